import Foundation
import PantographPorting

/// The files of an application that is ported, and where they go.
package struct PortedTree {
  package struct Source {
    package let path: String
    package fileprivate(set) var target: String
    let text: String
  }

  package private(set) var sources: [Source] = []
  private(set) var interfaces: [SourcePort.File] = []
  package private(set) var others: [(path: String, target: String)] = []
  /// What is not ported: links out of the sources, pipes and the like.
  package private(set) var leftOut: [LeftOutFile] = []
  /// Files that are copied as they were found.
  private var copies: [FileIdentity] = []
  private let output: String
  /// Whether all that belongs to the sources is there, and not only some files.
  private var hasFolder = false
  /// The names that folders and projects give to what is in them.
  private var projects: Set<String> = []
  /// The text of Info.plist, in the place of the file's own.
  private var information: String?
  /// The names of modules that are compiled as one with all that is ported.
  private var merged: Set<String> = []
  /// The files that were found, none of which is written to.
  private var identities: Set<FileIdentity> = []

  private static let informationName = "Info.plist"

  /// A source that is larger than this was not written by people.
  static let mostSourceBytes = 16 << 20
  /// The largest storyboard that is read, as UIKit has it.
  static let mostInterfaceBytes = 64 << 20

  /// Reads the sources: files, and folders as a whole. A folder to write to that lies in them is no part of them.
  package init(_ paths: [String], output: String) throws(PortingFailure) {
    try self.init(paths, output: output) { _ in true }
    if paths.count == 1, hasFolder { nameInformation(in: paths[0]) }
  }

  /// Adds the application's Info.plist under that name, where its file is called otherwise, or its project or what its
  /// sources hold says the same. The lists of tests are no application's.
  private mutating func nameInformation(in folder: String) {
    let lists = others.indices.filter {
      others[$0].target.split(separator: "/").last.map(String.init) == Self.informationName
    }
    let isOfTests = { (target: String) in
      Self.folders(of: target).contains { $0.hasSuffix("Tests") }
    }
    // A project that cannot be read says nothing; its sources are ported all the same.
    guard lists.allSatisfy({ isOfTests(others[$0].target) }),
      let text = (try? ApplicationFiles(folder, besides: output))?.information
    else { return }
    information = text
    for index in lists.reversed() {
      others.remove(at: index)
      copies.remove(at: index)
    }
  }

  /// Reads the files of an application.
  package init(_ application: ApplicationFiles, output: String) throws(PortingFailure) {
    try self.init(application.paths, output: output, isOneModule: true) {
      application.holds($0.path)
    }
    information = application.information
    merged = application.modules
  }

  /// Gives sources of the same name other ones, and resources at the same place other folders: a module has each name
  /// once, and libraries become one with the application.
  private mutating func renameNamesakes() {
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
        throw PortingFailure(.usage, "\(other) and \(path) would both become \(output)/\(target)")
      }
    }
  }

  /// What is kept of the files that are found.
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
      others.append((found.path, found.target))
      copies.append(file.identity)
    }
  }

  /// The text of a source or a storyboard.
  static func text(
    of file: borrowing OpenFile, _ path: String, atMost limit: Int
  ) throws(PortingFailure) -> String {
    guard file.size <= limit else {
      throw PortingFailure(.data, "\(path) has more than \(limit >> 20) MB")
    }
    guard let bytes = file.bytes(atMost: limit) else {
      throw PortingFailure(.noPermission, "\(path) cannot be read")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw PortingFailure(.data, "\(path) is not UTF-8")
    }
    return text
  }

  /// What Interface Builder saves.
  static func isInterface(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  package func port(isSymbol: ((String) -> Bool)? = nil) -> SourcePort.Result {
    SourcePort.port(
      sources.map {
        SourcePort.File(
          path: $0.path, text: $0.text, modules: modules(besides: $0),
          keepsModules: isTargetOfPackage($0))
      },
      interfaces: interfaces,
      pictures: SourcePort.Pictures(files: hasFolder ? pictureNames : nil, isSymbol: isSymbol),
      hasHeader: others.contains { Self.importsUIKit($0.path) })
  }

  /// Whether a file is the header of a framework that imports UIKit.
  private static func importsUIKit(_ path: String) -> Bool {
    guard path.hasSuffix(".h"), let file = OpenFile(path), file.isFile, file.size <= 1 << 20,
      let text = file.bytes(atMost: 1 << 20).map({ String(decoding: $0, as: UTF8.self) })
    else { return false }
    return text.contains("<UIKit/") || text.contains("@import UIKit")
  }

  /// The names under which a demonstration imports the library that lies beside it: all that is ported together is
  /// compiled as one. The targets of a package stay modules of their own.
  private func modules(besides source: Source) -> Set<String> {
    let folders = Self.folders(of: source.target)
    if isTargetOfPackage(source) { return merged }
    var names = projects
    for other in sources { names.formUnion(Self.folders(of: other.target)) }
    // What stands in a folder of that name is written for a module from elsewhere.
    return names.subtracting(folders).union(merged)
  }

  /// Whether a package builds it, with modules of the package's own and of those that it depends on.
  private func isTargetOfPackage(_ source: Source) -> Bool {
    let places = Set(Self.folders(of: URL(fileURLWithPath: source.path).standardizedFileURL.path))
    return !places.isDisjoint(with: ["Sources", "Tests"]) && isInPackage(source)
  }

  private func isInPackage(_ source: Source) -> Bool {
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

  /// The names that code has for the pictures: of files without `@2x` and ending, and of the sets of catalogs.
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

  /// The places in the output of all files.
  package func places(with result: SourcePort.Result) -> Set<String> {
    var places = Set(sources.map(\.target) + others.map(\.target))
    if result.registrations != nil { places.insert(SourcePort.registrationsName) }
    if information != nil { places.insert(Self.informationName) }
    return places
  }

  /// Writes what is not there as it should be; returns how many files that were. No source is written to, with
  /// `overwrites` or without.
  package func write(_ result: SourcePort.Result, overwrites: Bool) throws(PortingFailure) -> Int {
    var output = PortedOutput(output)
    for (source, text) in zip(sources, result.texts) {
      try output.add(.text(text), at: source.target)
    }
    if let text = result.registrations {
      try output.add(.text(text), at: SourcePort.registrationsName)
    }
    if let information { try output.add(.text(information), at: Self.informationName) }
    for (other, identity) in zip(others, copies) {
      try output.add(.copy(path: other.path, identity), at: other.target)
    }
    return try output.write(overwrites: overwrites, sparing: identities)
  }
}
