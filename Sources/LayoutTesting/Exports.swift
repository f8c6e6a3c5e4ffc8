// A test names generators, profiles and laws. LayoutSpec is not among the exports: on a Mac its names
// would be ambiguous beside SwiftUI's.
@_exported import Generators
@_exported import Invariants
