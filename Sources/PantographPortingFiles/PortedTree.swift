import Foundation
import PantographPorting

/// The files of an application that is ported, with their destinations.
package struct PortedTree {
  package struct Source {
    package let path: String
    package fileprivate(set) var target: String
    let text: String
    /// The number of the source's module among the libraries; nil for the application.
    fileprivate(set) var library: Int?
  }

  package private(set) var sources: [Source] = []
  private(set) var interfaces: [SourcePort.File] = []
  package private(set) var others: [(path: String, target: String)] = []
  /// The files that are not ported, such as pipes and links to outside the sources.
  package private(set) var leftOut: [LeftOutFile] = []
  /// The identities of the files that are copied unchanged, in the order of `others`.
  private var copies: [FileIdentity] = []
  private let output: String
  /// The folder of the resources: `output`, or another one that is laid out as a bundle.
  private var resources: String
  /// Whether at least one whole folder is ported, and not only single files.
  private var hasFolder = false
  /// The names of the ported folders, Xcode projects and podspecs, which may also be module names.
  private var projects: Set<String> = []
  /// The Info.plist's text that replaces the files of that name.
  private var information: String?
  /// The names of modules that are compiled into one module with all ported files.
  private(set) var merged: Set<String> = []
  /// The modules that are compiled apart.
  private(set) var libraries: [SourceModule] = []
  /// Whether the application is a target of a SwiftPM package.
  package private(set) var isOfPackage = false
  /// The identities of all files that were found. None of them is written to.
  private var identities: Set<FileIdentity> = []

  private static let informationName = "Info.plist"

  /// The largest source that is read, in bytes. A larger file was not written by people.
  static let mostSourceBytes = 16 << 20
  /// The largest storyboard that is read, in bytes. UIKit here has the same limit.
  static let mostInterfaceBytes = 64 << 20

  /// Reads files and whole folders. An output folder that lies inside them is left out.
  package init(_ paths: [String], output: String) throws(PortingFailure) {
    try self.init(paths, output: output) { _ in true }
    if paths.count == 1, hasFolder { nameInformation(in: paths[0]) }
  }

  /// Adds the application's `Info.plist` if the folder has none of that name outside its tests. Its
  /// text comes from a file of another name, from the project's settings, or from the sources.
  private mutating func nameInformation(in folder: String) {
    let lists = others.indices.filter {
      others[$0].target.split(separator: "/").last.map(String.init) == Self.informationName
    }
    // A project that cannot be read supplies nothing; its sources are ported anyway.
    guard lists.allSatisfy({ SourcePath.isInTestFolder(others[$0].target) }),
      let text = (try? ApplicationFiles(folder, besides: output))?.information
    else { return }
    information = text
    for index in lists.reversed() {
      others.remove(at: index)
      copies.remove(at: index)
    }
  }

  /// Reads the files of an application.
  ///
  /// - Parameters:
  ///   - output: The folder for the sources.
  ///   - bundle: The application's bundle, for the resources, whose program has the same name; nil
  ///     to place the resources among the sources, in their own folders.
  package init(
    _ application: ApplicationFiles, output: String, bundle: String? = nil
  ) throws(PortingFailure) {
    try self.init(application.paths, output: output, isOneModule: true) {
      application.holds($0.path)
    }
    information = application.information
    merged = application.modules
    libraries = application.libraries
    isOfPackage = application.isOfPackage
    if !libraries.isEmpty {
      divideSources(application)
      renameNamesakes()
    }
    guard let bundle else { return }
    resources = bundle
    placeInBundle(application)
  }

  /// Moves the resources to their places in the application's bundle. A resource whose place is
  /// taken stays in its folder.
  private mutating func placeInBundle(_ application: ApplicationFiles) {
    let program = URL(fileURLWithPath: resources).deletingPathExtension().lastPathComponent
    var layout = BundleLayout(program: program, files: [Self.informationName])
    for (index, other) in others.enumerated() {
      let place = application.bundlePlace(of: other.path).map(SourcePath.resourceName)
      let wanted = [place, other.target].compactMap(\.self)
      others[index].target = layout.take(wanted, number: index)
    }
  }

  /// Sorts the sources by module. A source of several modules is compiled in each of them.
  private mutating func divideSources(_ application: ApplicationFiles) {
    var owners: [String: [Int]] = [:]
    for (number, library) in libraries.enumerated() {
      for path in library.sources { owners[path, default: []].append(number) }
    }
    var divided: [Source] = []
    for number in libraries.indices {
      divided += sources.filter { owners[$0.path]?.contains(number) ?? false }.map {
        var source = $0
        source.library = number
        return source
      }
    }
    sources = divided + sources.filter { application.isOwn($0.path) }
  }

  /// Gives sources with equal file names different names: a module may contain each file name only
  /// once, and a source of several modules is written once for each. Gives resources with equal
  /// destinations different folders.
  private mutating func renameNamesakes() {
    // A file that belongs to several modules is there several times.
    var counts: [String: Int] = [:]
    for index in sources.indices {
      let target = sources[index].target
      let name = target.split(separator: "/").last.map(String.init) ?? target
      let count = counts[name, default: 0] + 1
      counts[name] = count
      if count > 1 { sources[index].target = "\(target.dropLast(".swift".count))~\(count).swift" }
    }
    var places: [String: Int] = [:]
    for index in others.indices {
      let count = places[others[index].target, default: 0] + 1
      places[others[index].target] = count
      if count > 1 { others[index].target = "library~\(count)/\(others[index].target)" }
    }
  }

  private init(
    _ paths: [String], output: String, isOneModule: Bool = false,
    where isTaken: (SourceWalk.Found) -> Bool
  ) throws(PortingFailure) {
    self.output = output
    resources = output
    var walk = SourceWalk(output: output)
    var reading = Reading()
    for path in paths {
      let isFolder = try walk.add(path) { (found, file) throws(PortingFailure) in
        if isTaken(found) { try reading.add(found, file) }
      }
      if isFolder { hasFolder = true }
    }
    (sources, interfaces, others) = (reading.sources, reading.interfaces, reading.others)
    copies = reading.copies
    (projects, leftOut, identities) = (walk.projects, walk.leftOut, walk.identities)
    if isOneModule { renameNamesakes() }
    var targets: [String: String] = [:]
    for (path, target) in sources.map({ ($0.path, $0.target) }) + others {
      if let other = targets.updateValue(path, forKey: target) {
        throw PortingFailure(
          .usage, "\(other) and \(path) would both be written to \(output)/\(target)")
      }
    }
  }

  /// The files that have been read so far, sorted by how they are ported.
  private struct Reading {
    var sources: [Source] = []
    var interfaces: [SourcePort.File] = []
    var others: [(path: String, target: String)] = []
    var copies: [FileIdentity] = []

    mutating func add(
      _ found: SourceWalk.Found, _ file: borrowing OpenFile
    ) throws(PortingFailure) {
      if found.target == SourcePort.registrationsName { return }
      if found.path.hasSuffix(".swift") {
        let text = try PortedTree.text(of: file, found.path, atMost: PortedTree.mostSourceBytes)
        sources.append(Source(path: found.path, target: found.target, text: text))
        return
      }
      if PortedTree.isInterface(found.path) {
        let text = try PortedTree.text(of: file, found.path, atMost: PortedTree.mostInterfaceBytes)
        interfaces.append(SourcePort.File(path: found.path, text: text))
      }
      others.append((found.path, SourcePath.resourceName(found.target)))
      copies.append(file.identity)
    }
  }

  /// Reads the text of a source or a storyboard. Throws if it is too large or not UTF-8.
  static func text(
    of file: borrowing OpenFile, _ path: String, atMost limit: Int
  ) throws(PortingFailure) -> String {
    guard file.size <= limit else {
      throw PortingFailure(.data, "\(path) is larger than \(limit >> 20) MB")
    }
    guard let bytes = file.bytes(atMost: limit) else {
      throw PortingFailure(.noPermission, "\(path) cannot be read")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw PortingFailure(.data, "\(path) is not UTF-8")
    }
    return text
  }

  /// Returns whether a file is a storyboard or nib that Interface Builder saves.
  static func isInterface(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  package func port(isSymbol: ((String) -> Bool)? = nil) -> SourcePort.Result {
    let pictures = SourcePort.Pictures(files: hasFolder ? pictureNames : nil, isSymbol: isSymbol)
    let hasHeader = others.contains { Self.importsUIKit($0.path) }
    if !libraries.isEmpty {
      return portModules(interfaces: interfaces, pictures: pictures, hasHeader: hasHeader)
    }
    let names = sources.reduce(into: projects) { $0.formUnion(Self.folders(of: $1.target)) }
    var result = SourcePort.port(
      sources.map {
        SourcePort.File(
          path: $0.path, text: $0.text, modules: modules(besides: $0, of: names),
          keepsModules: isTargetOfPackage($0))
      },
      interfaces: interfaces, pictures: pictures, hasHeader: hasHeader)
    addBundle(to: &result, of: nil)
    return result
  }

  /// Returns whether a file is a framework's header that imports UIKit.
  static func importsUIKit(_ path: String) -> Bool {
    guard path.hasSuffix(".h"), let file = OpenFile(path), file.isFile, file.size <= 1 << 20,
      let text = file.bytes(atMost: 1 << 20).map({ String(decoding: $0, as: UTF8.self) })
    else { return false }
    return text.contains("<UIKit/") || text.contains("@import UIKit")
  }

  /// Returns the module names that a source may import although they are compiled with it. An
  /// example application imports the library beside it by such a name. The targets of a package
  /// stay separate modules. `names` are the folders of all sources and the projects.
  private func modules(besides source: Source, of names: Set<String>) -> Set<String> {
    if isTargetOfPackage(source) { return merged }
    // An import of the source's own folder name means a module from elsewhere.
    return names.subtracting(Self.folders(of: source.target)).union(merged)
  }

  /// Returns whether the source belongs to a package target, which is compiled with the package's
  /// own modules and its dependencies.
  private func isTargetOfPackage(_ source: Source) -> Bool {
    let places = Set(Self.folders(of: URL(fileURLWithPath: source.path).standardizedFileURL.path))
    return !places.isDisjoint(with: ["Sources", "Tests"]) && isInPackage(source)
  }

  func isInPackage(_ source: Source) -> Bool {
    var folder = URL(fileURLWithPath: source.path).standardizedFileURL
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return true }
    }
    return false
  }

  private static func folders(of path: String) -> [String] {
    path.split(separator: "/").dropLast().map(String.init)
  }

  /// The names by which code loads pictures: file names without `@2x` and extension, and the names
  /// of image sets in asset catalogs.
  private var pictureNames: Set<String> {
    var names: Set<String> = []
    for other in others {
      for part in other.target.split(separator: "/") {
        let name = part.split(separator: ".").first.map(String.init) ?? String(part)
        names.insert(name.split(separator: "@").first.map(String.init) ?? name)
      }
    }
    return names
  }

  /// Returns the destinations of all files.
  package func places(with result: SourcePort.Result) -> Set<String> {
    sourcePlaces(with: result).union(resourcePlaces)
  }

  /// Returns the destinations of the sources in their folder.
  package func sourcePlaces(with result: SourcePort.Result) -> Set<String> {
    var places = Set(sources.map(\.target) + result.additions.map(\.target))
    if result.registrations != nil { places.insert(SourcePort.registrationsName) }
    return places
  }

  /// The destinations of the resources in their folder.
  package var resourcePlaces: Set<String> {
    var places = Set(others.map(\.target))
    if information != nil { places.insert(Self.informationName) }
    return places
  }

  /// Writes the files that are missing or differ. Returns the number of files written. A source is
  /// never replaced, whatever `overwrites` is.
  package func write(_ result: SourcePort.Result, overwrites: Bool) throws(PortingFailure) -> Int {
    var output = PortedOutput(output)
    for (source, text) in zip(sources, result.texts) {
      try output.add(.text(text), at: source.target)
    }
    if let text = result.registrations {
      try output.add(.text(text), at: SourcePort.registrationsName)
    }
    for addition in result.additions { try output.add(.text(addition.text), at: addition.target) }
    guard resources == self.output else {
      var bundle = PortedOutput(resources)
      try addResources(to: &bundle)
      return try output.write(overwrites: overwrites, sparing: identities)
        + bundle.write(overwrites: overwrites, sparing: identities)
    }
    try addResources(to: &output)
    return try output.write(overwrites: overwrites, sparing: identities)
  }

  private func addResources(to output: inout PortedOutput) throws(PortingFailure) {
    if let information { try output.add(.text(information), at: Self.informationName) }
    for (other, identity) in zip(others, copies) {
      try output.add(.copy(path: other.path, identity), at: other.target)
    }
  }
}
