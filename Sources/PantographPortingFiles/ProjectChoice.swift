import Foundation
import PantographPorting

/// The target of an Xcode project that is run. Paths of targets are relative to the folder that was named.
struct ProjectChoice {
  let target: XcodeTarget
  private(set) var remarks: [String] = []

  private let project: XcodeProject
  /// The folder of the project, within the folder that was named.
  private let place: String

  private static let mostBytes = 64 << 20

  /// - Parameters:
  ///   - name: What was named: the folder, or one project in it.
  ///   - targetName: The target that is asked for.
  /// - Returns: Nil where no project has an application.
  init?(
    in folder: FolderListing, named name: String, target targetName: String?
  ) throws(PortingFailure) {
    var choice: (project: XcodeProject, place: String, target: XcodeTarget, others: [String])?
    for path in Self.projects(in: folder.root, named: name) {
      guard let project = try Self.read(path, in: folder) else { continue }
      var targets = project.targets.filter { $0.isApplication && $0.isForTelephone }
      if let targetName { targets = project.targets.filter { $0.name == targetName } }
      guard let target = targets.first else { continue }
      let place = path.contains("/") ? String(path[..<path.lastIndex(of: "/")!]) : ""
      choice = (project, place, target, targets.dropFirst().map(\.name))
      break
    }
    guard let choice else { return nil }
    (project, place) = (choice.project, choice.place)
    target = choice.target.moved(into: place)
    if !choice.others.isEmpty {
      remarks.append(
        "the target \(target.name) is run; others with --target: \(choice.others.joined(separator: ", "))"
      )
    }
  }

  /// The projects of a folder, the outermost first.
  private static func projects(in root: String, named name: String) -> [String] {
    if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcodeproj/") {
      return name.split(separator: "/").last.map { [String($0)] } ?? []
    }
    // With the slash a link is followed.
    guard let walk = FileManager.default.enumerator(atPath: "\(root)/") else { return [] }
    var found: [String] = []
    while let path = walk.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      if path.hasSuffix(".xcodeproj") { found.append(path) }
      let isDeep = path.count { $0 == "/" } >= deepest
      if isDeep || name.hasPrefix(".") || ["Pods", "Carthage", "build"].contains(name)
        || path.hasSuffix(".xcodeproj")
      {
        walk.skipDescendants()
      }
    }
    return found.sorted { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
  }

  /// Folders within folders that a project is looked for in.
  private static let deepest = 4

  private static func read(
    _ path: String, in folder: FolderListing
  ) throws(PortingFailure) -> XcodeProject? {
    let file = "\(path)/project.pbxproj"
    guard FileManager.default.fileExists(atPath: "\(folder.root)/\(file)") else { return nil }
    let bytes = try folder.bytes(of: file, atMost: mostBytes)
    // Tests have empty ones.
    if bytes.isEmpty { return nil }
    do throws(ProjectListParser.Failure) {
      return try XcodeProject(bytes)
    } catch {
      throw PortingFailure(
        .data, "\(folder.root)/\(file):\(error.line):\(error.column): \(error.sentence)")
    }
  }

  /// The file of `INFOPLIST_FILE`.
  var informationFile: String? {
    var settings = target.settings
    for name in ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"] { settings[name] = "." }
    return settings["INFOPLIST_FILE"].flatMap { ProjectPath.joined(place, $0) }
  }

  func closure(of target: XcodeTarget) -> [XcodeTarget] {
    project.closure(of: target).map { $0.moved(into: place) }
  }

  /// The target that is imported by that name.
  func library(named name: String) -> XcodeTarget? {
    project.targets.first { $0.moduleName == name && !$0.isApplication && !$0.isTest }
  }
}
