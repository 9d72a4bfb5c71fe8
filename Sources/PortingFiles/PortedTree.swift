import Foundation
import Porting

/// The files of an application that is ported, and where they go.
package struct PortedTree {
  package struct Source {
    package let path: String
    package let target: String
    let text: String
  }

  package private(set) var sources: [Source] = []
  private(set) var interfaces: [SourcePort.File] = []
  package private(set) var others: [(path: String, target: String)] = []
  private let output: String
  /// Whether all that belongs to the sources is there, and not only some files.
  private var hasFolder = false
  /// The names that folders and projects give to what is in them.
  private var projects: Set<String> = []

  /// Reads the sources: files, and folders as a whole.
  package init(_ paths: [String], output: String) throws(PortingFailure) {
    self.output = output
    let outputURL = URL(fileURLWithPath: output).standardizedFileURL
    for path in paths {
      let url = URL(fileURLWithPath: path).standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        throw PortingFailure(.noInput, "\(path) does not exist")
      }
      guard url.path != outputURL.path else {
        throw PortingFailure(
          .usage, "\(path) is the folder to write to as well",
          advice: ["Choose another folder: the sources stay as they are."])
      }
      if isFolder.boolValue {
        hasFolder = true
        projects.insert(url.lastPathComponent)
        try addFolder(path, "", except: outputURL.path)
      } else {
        try add(path, url.lastPathComponent)
      }
    }
    var targets: [String: String] = [:]
    for (path, target) in sources.map({ ($0.path, $0.target) }) + others {
      if let other = targets.updateValue(path, forKey: target) {
        throw PortingFailure(.usage, "\(other) and \(path) would both become \(output)/\(target)")
      }
    }
  }

  private mutating func addFolder(
    _ path: String, _ target: String, except output: String
  ) throws(PortingFailure) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      throw PortingFailure(.noPermission, "\(path) cannot be read")
    }
    for name in names where name.hasSuffix(".xcodeproj") || name.hasSuffix(".podspec") {
      projects.insert(String(name.prefix(while: { $0 != "." })))
    }
    for name in names where !Self.isLeftOut(name) {
      let inner = "\(path)/\(name)"
      let place = target.isEmpty ? name : "\(target)/\(name)"
      let url = URL(fileURLWithPath: inner).standardizedFileURL
      if url.path == output { continue }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: inner, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        // A link to a folder above would never end.
        let link = try? FileManager.default.destinationOfSymbolicLink(atPath: inner)
        if link == nil { try addFolder(inner, place, except: output) }
      } else {
        try add(inner, place)
      }
    }
  }

  private mutating func add(_ path: String, _ target: String) throws(PortingFailure) {
    if target == SourcePort.registrationsName { return }
    guard path.hasSuffix(".swift") || Self.isInterface(path) else {
      others.append((path, target))
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw PortingFailure(.noPermission, "\(path) cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw PortingFailure(.data, "\(path) is not UTF-8")
    }
    if path.hasSuffix(".swift") {
      sources.append(Source(path: path, target: target, text: text))
    } else {
      interfaces.append(SourcePort.File(path: path, text: text))
      others.append((path, target))
    }
  }

  /// What Interface Builder saves.
  static func isInterface(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// Projects of Xcode, repositories and what was built.
  private static func isLeftOut(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  package func port(isSymbol: ((String) -> Bool)? = nil) -> SourcePort.Result {
    SourcePort.port(
      sources.map { SourcePort.File(path: $0.path, text: $0.text, modules: modules(besides: $0)) },
      interfaces: interfaces,
      pictures: SourcePort.Pictures(files: hasFolder ? pictureNames : nil, isSymbol: isSymbol))
  }

  /// The names under which a demonstration imports the library that lies beside it: all that is ported together is
  /// compiled as one. The targets of a package stay modules of their own.
  private func modules(besides source: Source) -> Set<String> {
    let folders = Self.folders(of: source.target)
    let places = Set(Self.folders(of: URL(fileURLWithPath: source.path).standardizedFileURL.path))
    if !places.isDisjoint(with: ["Sources", "Tests"]), isInPackage(source) { return [] }
    var names = projects
    for other in sources { names.formUnion(Self.folders(of: other.target)) }
    // What stands in a folder of that name is written for a module from elsewhere.
    return names.subtracting(folders)
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

  /// Writes what is not there as it should be; returns how many files that were.
  package func write(_ result: SourcePort.Result, overwrites: Bool) throws(PortingFailure) -> Int {
    var files: [(target: String, data: Data)] = []
    for (source, text) in zip(sources, result.texts) {
      files.append((source.target, Data(text.utf8)))
    }
    if let text = result.registrations {
      files.append((SourcePort.registrationsName, Data(text.utf8)))
    }
    for other in others {
      guard let data = FileManager.default.contents(atPath: other.path) else {
        throw PortingFailure(.noPermission, "\(other.path) cannot be read")
      }
      files.append((other.target, data))
    }
    let changed = files.filter {
      FileManager.default.contents(atPath: "\(output)/\($0.target)") != $0.data
    }
    if !overwrites,
      let first = changed.first(where: {
        FileManager.default.fileExists(atPath: "\(output)/\($0.target)")
      })
    {
      throw PortingFailure(
        .cannotCreate, "\(output)/\(first.target) exists already, and differs",
        advice: ["Overwrite it with --force."])
    }
    for file in changed {
      let url = URL(fileURLWithPath: "\(output)/\(file.target)")
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.data.write(to: url, options: .atomic)
      } catch {
        throw PortingFailure(
          .outputFailed, "\(output)/\(file.target) cannot be written: \(error.localizedDescription)"
        )
      }
    }
    return changed.count
  }
}
