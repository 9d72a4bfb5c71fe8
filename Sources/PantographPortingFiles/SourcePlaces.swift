import Foundation
import PantographPorting

/// The folders in which modules are looked for: those that the user named, and the packages beside
/// them that manifests and projects name by a path.
struct SourcePlaces {
  private var all: [SourcePlace]
  /// The number of folders that the user named. They come first.
  private let named: Int

  /// The largest number of packages beside the sources; no application has as many.
  private static let most = 64

  init(_ places: [SourcePlace]) {
    all = places
    named = places.count
    var roots = places.map { Self.absolute($0.root) }
    var index = 0
    while index < all.count, all.count < named + Self.most {
      for folder in all[index].localPackages {
        let root = Self.absolute(folder)
        // A package inside a known folder is found there.
        guard !roots.contains(where: { root == $0 || root.hasPrefix("\($0)/") }),
          FileManager.default.fileExists(atPath: "\(root)/Package.swift"),
          let place = try? SourcePlace(root)
        else { continue }
        roots.append(root)
        all.append(place)
      }
      index += 1
    }
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// Returns the module of the target, pod or folder with this name.
  func declaredModule(_ name: String) -> SourceModule? {
    all.lazy.compactMap { $0.declaredModule(name) }.first
  }

  /// Returns whether a project compiles a module in Swift's language mode 6.
  func compilesInSwift6(_ name: String) -> Bool { all.contains { $0.compilesInSwift6(name) } }

  /// Returns the conditions that a project sets for a module.
  func conditions(of name: String) -> [String] {
    all.lazy.map { $0.conditions(of: name) }.first { !$0.isEmpty } ?? []
  }

  /// Returns all sources except tests as one module with the given name.
  func remainingModule(_ name: String) -> SourceModule? {
    let others = all[..<named].dropFirst().isEmpty ? all[..<named] : all[..<named].dropFirst()
    return others.lazy.compactMap { $0.remainingModule(name) }.first
  }

  /// Returns the paths of all files whose path in their folder matches.
  func files(_ isMeant: (String) -> Bool) -> [String] {
    all.flatMap { place in place.listing.files.filter(isMeant).map { "\(place.root)/\($0)" } }
  }

  func imports(of module: SourceModule) -> Set<String> {
    all.reduce(into: []) { $0.formUnion($1.imports(of: module)) }
  }

  /// Returns the modules that the module imports, and those with the given names, each after those
  /// that it imports itself.
  func libraries(of module: SourceModule, and names: [String] = []) -> [SourceModule] {
    var found: [SourceModule] = []
    var open: Set<String> = [module.name]
    addLibraries(imports(of: module).union(names), &found, &open)
    return found
  }

  private func addLibraries(
    _ names: Set<String>, _ found: inout [SourceModule], _ open: inout Set<String>
  ) {
    for name in names.sorted()
    where !ImportedModules.isHere(name) && open.insert(name).inserted {
      guard let library = declaredModule(name), !library.sources.isEmpty else { continue }
      addLibraries(imports(of: library), &found, &open)
      found.append(library)
    }
  }
}

/// A module that is compiled apart: a target of a package or project, a pod, or a folder.
package struct SourceModule {
  package let name: String
  package let isTest: Bool
  /// The paths of Swift sources and of resources.
  package var files: [String]
  /// Whether the module is a target of a SwiftPM package.
  package var isOfPackage = false
  /// Whether the module is written for Swift's language mode 6.
  package var isOfSwift6 = false
  /// The names that conditions such as `#if TEST` find set.
  package var conditions: [String] = []
  /// The places in the application's bundle of the resources for which a podspec or a package states them,
  /// by path.
  package internal(set) var resourcePlaces: [String: String] = [:]

  /// Adds the resources of the pod with the module's name.
  mutating func addResources(around root: String) {
    resourcePlaces.merge(PodResources.find(for: name, around: root)) { ofPackage, _ in ofPackage }
    files += resourcePlaces.keys.filter { !files.contains($0) }.sorted()
  }

  package var sources: [String] { files.filter { $0.hasSuffix(".swift") } }
}
