// `import SwiftUI` brings `CGFloat`, `CGRect` and the rest of Foundation with it, and layout files
// rely on that; so does `import LayoutSpec`.
@_exported import Foundation

// Likewise `@Observable`.
@_exported import Observation
