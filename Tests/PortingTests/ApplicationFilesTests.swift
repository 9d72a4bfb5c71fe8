import Expectations
import Foundation
import PantographPortingFiles
import TemporaryFolders
import Testing

/// The files of a folder that belong to the application, and its entry point.
struct ApplicationFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ text: String, to name: String) throws {
    let url = folder.url.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private struct Ported {
    var files: [String]
    var remarks: [String]
    var information: [String: Any]
  }

  private func ported(_ name: String, target: String? = nil) throws -> Ported {
    let application = try ApplicationFiles(folder.path(name), target: target)
    let output = folder.path("out")
    let tree = try PortedTree(application, output: output)
    let result = tree.port()
    _ = try tree.write(result, overwrites: true)
    let data = FileManager.default.contents(atPath: "\(output)/Info.plist") ?? Data()
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return Ported(
      files: tree.places(with: result).sorted(), remarks: application.remarks,
      information: list as? [String: Any] ?? [:])
  }

  private static let delegate =
    "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"

  private static func list(_ keys: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>\(keys)</dict></plist>
    """
  }

  @Test func `a list by another name that says how the application begins is its Info.plist`()
    throws
  {
    try write(Self.delegate, to: "Cards/App.swift")
    try write("<document/>", to: "Cards/Base.lproj/Start.storyboard")
    try write(Self.list("<key>CFBundleName</key><string>x</string>"), to: "Cards/Info.plist")
    try write(
      Self.list("<key>UIMainStoryboardFile</key><string>Start</string>"),
      to: "Cards/Supporting/Cards-Info.plist")
    let ported = try ported("Cards")
    expect(ported.information["UIMainStoryboardFile"] as? String, equals: "Start")
    expect(ported.remarks.isEmpty)
    expect(ported.files.contains("Base.lproj/Start.storyboard"))
    expect(!ported.files.contains("Supporting/Cards-Info.plist"))
  }

  @Test func `without a list the storyboard Main and a scene's delegate are taken, and told`()
    throws
  {
    try write(Self.delegate, to: "Cards/App.swift")
    try write("<document/>", to: "Cards/Main.storyboard")
    try expect(ported("Cards").information["UIMainStoryboardFile"] as? String, equals: "Main")
    try write(
      "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n",
      to: "Cards/Scene.swift")
    let scenes = try ported("Cards")
    expect(scenes.information["UIApplicationSceneManifest"] != nil)
    expect(scenes.remarks.count == 1 && scenes.remarks[0].contains("delegate SceneDelegate"))
  }

  @Test func `a storyboard in the folder around is found, and one that is nowhere is missed`()
    throws
  {
    try write(Self.delegate, to: "Project/Cards/App.swift")
    try write(
      Self.list("<key>UIMainStoryboardFile</key><string>Main</string>"),
      to: "Project/Cards/Info.plist")
    try expect(
      ported("Project/Cards").remarks,
      equals: [
        "Main.storyboard does not exist, so the application will show nothing at the start"
      ])
    try write("<document/>", to: "Project/Base.lproj/Main.storyboard")
    let found = try ported("Project/Cards")
    expect(found.files.contains("Main.storyboard") && found.remarks.count == 1)
  }

  @Test func `tests and manifests are no part of it`() throws {
    try write(Self.delegate, to: "Cards/App.swift")
    try write("import XCTest\n", to: "Cards/Checks/Check.swift")
    try write("let a = 1\n", to: "Cards/CardsTests/Support.swift")
    try write("import PackageDescription\n", to: "Cards/Package.swift")
    try expect(ported("Cards").files.filter { $0.hasSuffix(".swift") }.count, equals: 2)
  }

  @Test func `a project names the files, the list and the library beside it`() throws {
    try write(XcodeProjectTests.project, to: "Cards/Example/Cards.xcodeproj/project.pbxproj")
    try write("import Sheets\n" + Self.delegate, to: "Cards/Example/App/Main.swift")
    try write("let unused = 1\n", to: "Cards/Example/App/Unused.swift")
    try write("import UIKit\nclass Sheet: UIView {}\n", to: "Cards/Library/Sheet.swift")
    try write("<document/>", to: "Cards/Example/App/Base.lproj/Main.storyboard")
    try write(
      Self.list("<key>UIMainStoryboardFile</key><string>Main</string>"),
      to: "Cards/Example/App/Cards-Info.plist")
    let ported = try ported("Cards")
    expect(
      ported.files,
      equals: [
        "Example/App/Base.lproj/Main.storyboard", "Example/App/Main.swift", "Info.plist",
        "InterfaceClasses.ported.swift", "Library/Sheet.swift",
      ])
    expect(ported.information["UIMainStoryboardFile"] as? String, equals: "Main")
    let text = try String(
      contentsOfFile: "\(folder.path("out"))/Example/App/Main.swift", encoding: .utf8)
    expect(text.contains("import Sheets"))
  }

  @Test func `a project's resources are laid out as a bundle, apart from the sources`() throws {
    let project = XcodeProjectTests.project
      .replacing("children = (F1, V1, F3)", with: "children = (F1, V1, F3, F6, F7)")
      .replacing("files = (B2, B3)", with: "files = (B2, B3, B6, B7)")
      .replacing(
        "F4 = {",
        with: """
          F6 = { isa = PBXFileReference; path = One/a.png; sourceTree = "<group>"; };
          F7 = { isa = PBXFileReference; path = Two/a.png; sourceTree = "<group>"; };
          B6 = { isa = PBXBuildFile; fileRef = F6; };
          B7 = { isa = PBXBuildFile; fileRef = F7; };
          F4 = {
          """)
    try write(project, to: "Cards/Cards.xcodeproj/project.pbxproj")
    try write(Self.delegate, to: "Cards/App/Main.swift")
    try write("<document/>", to: "Cards/App/Base.lproj/Main.storyboard")
    try write("1", to: "Cards/App/One/a.png")
    try write("2", to: "Cards/App/Two/a.png")
    try write("{}", to: "Cards/App/Assets.xcassets/A.imageset/Contents.json")
    let application = try ApplicationFiles(folder.path("Cards"))
    let (output, bundle) = (folder.path("out"), folder.path("bundle"))
    let tree = try PortedTree(application, output: output, bundle: bundle)
    _ = try tree.write(tree.port(), overwrites: true)
    let files = { (root: String) in
      (try FileManager.default.subpathsOfDirectory(atPath: root))
        .filter { $0.split(separator: "/").last?.contains(".") == true && !$0.hasSuffix(".lproj") }
        .filter { !$0.hasSuffix(".imageset") && !$0.hasSuffix(".xcassets") }.sorted()
    }
    try expect(
      files(bundle),
      equals: [
        "App/Two/a.png", "Assets.xcassets/A.imageset/Contents.json",
        "Base.lproj/Main.storyboard", "a.png",
      ])
    expect(tree.resourcePlaces, equals: Set(try files(bundle)))
    try expect(files(output).contains("App/Main.swift"))
    try expect(files(output).allSatisfy { $0.hasSuffix(".swift") })
    expect(FileManager.default.contents(atPath: "\(bundle)/a.png"), equals: Data("1".utf8))
  }

  @Test func `a project that cannot be read is told with its place`() throws {
    try write("{ objects = { A = }; }", to: "Cards/Cards.xcodeproj/project.pbxproj")
    #expect {
      try ApplicationFiles(folder.path("Cards"))
    } throws: { error in
      (error as? PortingFailure)?.message.hasSuffix(
        "project.pbxproj:1:19: expected a word, not “}”") == true
    }
  }

  @Test
  func `a library around the folder is taken, and a file that is named as one of its is renamed`()
    throws
  {
    try write("import Sheets\n" + Self.delegate, to: "Sheets/Demo/Extensions.swift")
    try write("spec.source_files = 'Sources/*.swift'\n", to: "Sheets/Sheets.podspec")
    try write("import UIKit\nclass Sheet: UIView {}\n", to: "Sheets/Sources/Extensions.swift")
    let ported = try ported("Sheets/Demo")
    expect(ported.files.filter { $0.hasPrefix("Extensions") }.count, equals: 2)
    let text = try String(
      contentsOfFile: "\(folder.path("out"))/Extensions.swift", encoding: .utf8)
    expect(text.hasPrefix("import Sheets\nimport UIKit"))
  }
}
