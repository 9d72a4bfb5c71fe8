import Foundation
import PantographPorting

/// The target of an Xcode project that is run. The target's paths are relative to the folder that
/// the user named.
struct ProjectChoice {
  let target: XcodeTarget
  private(set) var remarks: [String] = []

  private let project: XcodeProject
  private let folder: FolderListing
  /// The folder of the project, relative to the folder that the user named.
  private let place: String

  private static let mostBytes = 64 << 20
  private static let mostConfigurationBytes = 1 << 20

  /// Chooses a target among the projects of a folder.
  ///
  /// - Parameters:
  ///   - name: The path of one project in the folder; nil for any project.
  ///   - targetName: The name of the target; nil for an application.
  /// - Returns: Nil if no project has such a target.
  init?(
    in folder: FolderListing, named name: String?, target targetName: String?
  ) throws(PortingFailure) {
    var choices: [(project: XcodeProject, place: String, target: XcodeTarget)] = []
    for path in name.map({ [$0] }) ?? Self.projects(in: folder.root) {
      guard let project = try Self.read(path, in: folder) else { continue }
      let place = path.contains("/") ? String(path[..<path.lastIndex(of: "/")!]) : ""
      for target in project.targets {
        let isMeant =
          targetName.map { $0 == target.name } ?? (target.isApplication && target.isForTelephone)
        if isMeant {
          choices.append((project, place, folder.spelled(target.moved(into: place))))
        }
      }
    }
    guard let choice = choices.first(where: { Self.canRun($0.target, folder) }) ?? choices.first
    else { return nil }
    (project, place, target) = choice
    self.folder = folder
    let others = choices.map(\.target.name).filter { $0 != choice.target.name }
    if !others.isEmpty {
      remarks.append(
        "running \(target.name); choose another target with --target: \(others.joined(separator: ", "))"
      )
    }
  }

  /// Returns whether a target has Swift sources and does not use SwiftUI.
  private static func canRun(_ target: XcodeTarget, _ folder: FolderListing) -> Bool {
    let imports = folder.imports.filter { target.holds($0.key) }.values
    return !imports.isEmpty && !imports.contains { $0.contains("SwiftUI") }
  }

  /// Returns the projects of a folder, the outermost first.
  static func projects(in root: String) -> [String] {
    // The slash makes the enumerator follow a link.
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

  /// The number of nested folders in which a project is looked for.
  private static let deepest = 4

  /// - Parameter configuration: The name of the build configuration whose settings count.
  static func read(
    _ path: String, in folder: FolderListing, configuration: String = XcodeProject.debug
  ) throws(PortingFailure) -> XcodeProject? {
    let file = "\(path)/project.pbxproj"
    guard FileManager.default.fileExists(atPath: "\(folder.root)/\(file)") else { return nil }
    let bytes = try folder.bytes(of: file, atMost: mostBytes)
    // Test data contains empty project files.
    if bytes.isEmpty { return nil }
    let place = path.contains("/") ? String(path[..<path.lastIndex(of: "/")!]) : ""
    do throws(ProjectListParser.Failure) {
      let read: ConfigurationFile.Read = { configuration in
        ProjectPath.joined(place, configuration).flatMap { file in
          (try? folder.bytes(of: file, atMost: mostConfigurationBytes)).map {
            String(decoding: $0, as: UTF8.self)
          }
        }
      }
      if let list = ProjectList(xml: bytes) {
        return try XcodeProject(list, configuration: configuration, read: read)
      }
      return try XcodeProject(bytes, configuration: configuration, read: read)
    } catch {
      throw PortingFailure(
        .data, "\(folder.root)/\(file):\(error.line):\(error.column): \(error.sentence)")
    }
  }

  /// The path of the file that the setting `INFOPLIST_FILE` names.
  var informationFile: String? {
    var settings = target.settings
    for name in ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"] { settings[name] = "." }
    return settings["INFOPLIST_FILE"].flatMap { ProjectPath.joined(place, $0) }
  }

  func closure(of target: XcodeTarget) -> [XcodeTarget] {
    project.closure(of: target).map { folder.spelled($0.moved(into: place)) }
  }
}
