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
      if library.isOfPackage, sources.contains(where: { $0.library == number && $0.usesBundle }) {
        result.additions.append(
          (library.name, "\(library.name)/Bundle.ported.swift", Self.bundleSource))
      }
    }
    return result
  }

  private func files(
    of library: Int?, _ own: Set<String>, _ names: Set<String>
  ) -> [SourcePort.File] {
    sources.filter { $0.library == library }.map {
      SourcePort.File(
        path: $0.path, text: $0.text, modules: own, neighbors: names.subtracting(own))
    }
  }

  /// A source for a package's module that uses `Bundle.module`. All resources are in one folder.
  static let bundleSource =
    "import Foundation\nextension Foundation.Bundle { static var module: Bundle { .main } }\n"

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
}

extension PortedTree.Source {
  fileprivate var usesBundle: Bool { text.contains(".module") }
}
