import PantographPorting

/// The port of an application whose libraries are compiled as modules of their own.
extension PortedTree {
  /// A module that is compiled apart, with the destinations of its sources.
  package struct Module {
    package let name: String
    package let isOfPackage: Bool
    package let sources: [String]
  }

  func portModules(
    interfaces: [SourcePort.File], pictures: SourcePort.Pictures, hasHeader: Bool
  ) -> SourcePort.Result {
    let names = Set(libraries.map(\.name))
    var modules = libraries.enumerated().map { number, library in
      ModulePort.Module(name: library.name, files: files(of: number, [library.name], names))
    }
    modules.append(ModulePort.Module(name: "", files: files(of: nil, merged, names)))
    let port = ModulePort(
      modules, interfaces: interfaces, pictures: pictures, hasHeader: hasHeader,
      isApplication: true)
    var result = SourcePort.Result(
      texts: port.texts.flatMap { $0 }, registrations: port.applicationSource, notes: port.notes,
      inert: [])
    for (number, library) in libraries.enumerated() {
      if let text = port.registrationSource(of: number) {
        result.additions.append((library.name, "\(library.name)/Interfaces.ported.swift", text))
      }
      addBundle(to: &result, of: number)
    }
    addBundle(to: &result, of: nil)
    return result
  }

  /// Adds the source of `Bundle.module` for a library, or for the application itself, if it is a target
  /// of a package and uses it.
  func addBundle(to result: inout SourcePort.Result, of number: Int?) {
    let library = number.map { libraries[$0] }
    let file = "Bundle.ported.swift"
    let isCompiledHere = library?.isOfPackage ?? isOfPackage
    // A package that receives the port and has resources makes `Bundle.module` itself.
    let isCopied =
      !isCompiledHere && library == nil && !sources.contains { $0.target == file }
      && sources.contains { $0.text.contains(".module") && isInPackage($0) }
    guard isCompiledHere || isCopied,
      let text = Self.bundleSource(for: sources.filter { $0.library == number }.map(\.text))
    else { return }
    let name = library?.name ?? ""
    result.additions.append(
      (
        name, name.isEmpty ? file : "\(name)/\(file)",
        isCopied ? "#if !SWIFT_PACKAGE\n\(text)#endif\n" : text
      ))
  }

  private func files(
    of library: Int?, _ own: Set<String>, _ names: Set<String>
  ) -> [SourcePort.File] {
    sources.filter { $0.library == library }.map {
      SourcePort.File(
        path: $0.path, text: $0.text, modules: own, neighbors: names.subtracting(own))
    }
  }

  /// Returns the source of `Bundle.module` for a package's module whose sources may use it; nil if none
  /// does. All resources are in one folder.
  static func bundleSource(for texts: some Sequence<String>) -> String? {
    // A period between letters is no boundary of words for the default `\b`.
    guard texts.contains(where: { $0.firstMatch(of: /\.module(?!\w)/) != nil }) else { return nil }
    return
      "import Foundation\nextension Foundation.Bundle { static var module: Bundle { .main } }\n"
  }

  /// The modules that are compiled before the application, each after those that it imports.
  package func modules(with result: SourcePort.Result) -> [Module] {
    libraries.enumerated().map { number, library in
      Module(
        name: library.name, isOfPackage: library.isOfPackage,
        sources: sources.filter { $0.library == number }.map(\.target)
          + result.additions.filter { $0.module == library.name }.map(\.target))
    }
  }

  /// The sources of the application itself.
  package var ownSources: [Source] { sources.filter { $0.library == nil } }

  /// Returns the destinations of the sources that are compiled with the application itself.
  package func ownTargets(with result: SourcePort.Result) -> [String] {
    ownSources.map(\.target) + result.additions.filter(\.module.isEmpty).map(\.target)
  }
}
