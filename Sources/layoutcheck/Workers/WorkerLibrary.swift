import Foundation
import Invariants
import LayoutSpec

/// A compiled user file, loaded into the worker.
struct WorkerLibrary {
  /// What a library's entry point hands out: closures that make layouts.
  private typealias Factory = (ParameterDraw) throws -> Any

  private let factories: [Factory]

  /// Loads a library; its symbols of LayoutSpec are found in this very executable.
  ///
  /// - Throws: `ToolFailure` if it cannot be loaded.
  init(_ path: String) throws {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "no reason given"
      throw ToolFailure("cannot load the compiled file: \(reason)")
    }
    guard let symbol = dlsym(handle, FactorySource.entryPoint) else {
      throw ToolFailure("the compiled file has no factories")
    }
    typealias Entry = @convention(c) (UnsafeMutableRawPointer) -> Void
    let entry = unsafeBitCast(symbol, to: Entry.self)
    var factories: [Factory] = []
    withUnsafeMutablePointer(to: &factories) { entry($0) }
    self.factories = factories
  }

  /// Makes a layout with one of the factories.
  ///
  /// - Throws: what `draw` throws for a parameter.
  func make(_ number: Int, draw: ParameterDraw) throws -> any Layout {
    let value = try factories[number](draw)
    guard let layout = value as? any Layout else {
      throw ToolFailure("the compiled file made a \(type(of: value)), which is no layout here")
    }
    return layout
  }

  /// Makes the view of a traced expression.
  func view() throws -> AnyView {
    guard let factory = factories.first, let view = try factory({ _, _ in () }) as? AnyView else {
      throw ToolFailure("the compiled file made no view")
    }
    return view
  }
}
