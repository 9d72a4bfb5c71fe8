import Expectations
import Foundation
import PantographPorting
import PantographPortingFiles
import TemporaryFolders
import Testing

/// A library with tests, as it lies in a repository.
struct TestTreeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(
      """
      let package = Package(name: "Sheets", targets: [
        .target(name: "Sheets"), .testTarget(name: "SheetsTests", dependencies: ["Sheets"]),
      ])
      """, to: "Package.swift")
    try write("import UIKit\npublic class Sheet: UIView {}\n", to: "Sources/Sheets/Sheet.swift")
    try write(Self.tests, to: "Tests/SheetsTests/SheetTests.swift")
  }

  private static let tests = """
    import XCTest
    @testable import Sheets
    class SheetTests: XCTestCase { func testA() {} }

    """

  private func write(_ text: String, to name: String) throws {
    let url = folder.url.appending(path: "Repository/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func files() throws -> TestFiles {
    try TestFiles(folder.path("Repository"), sources: nil, target: nil)
  }

  private func names(_ tree: TestTree) -> [String] {
    tree.paths.map { String($0.split(separator: "/").last ?? "") }.sorted()
  }

  @Test func `a package of the network does not stand for the remaining sources`() throws {
    try write(
      "import XCTest\nimport Numerics\nimport Sheets\n", to: "Tests/SheetsTests/RatioTests.swift")
    try write("import UIKit\n@main class Example {}\n", to: "Example/Example.swift")
    let files = try files()
    expect(files.modules.map(\.name), equals: ["Sheets", "SheetsTests"])
    let tree = try TestTree(files)
    expect(names(tree), equals: ["Sheet.swift", "SheetTests.swift"])
    expect(tree.leftOut.map(\.reason), equals: ["imports Numerics, which is not among the sources"])
  }

  @Test func `a folder named for a framework is not that framework`() throws {
    try write("import SwiftUI\nstruct Menu: View {}\n", to: "Sources/SwiftUI/Menu.swift")
    try write("import SwiftUI\n" + Self.tests, to: "Tests/SheetsTests/SheetTests.swift")
    try expect(files().modules.map(\.name), equals: ["Sheets", "SheetsTests"])
  }

  @Test(arguments: [false, true])
  func `a class of tests that is left out has no tests`(hasNamesakes: Bool) throws {
    try write(
      """
      import Photos
      import UIKit
      public class Album: PHPhotoLibrary {}
      """, to: "Sources/Sheets/Album.swift")
    let namesake = "class Sheet {}\n"
    try write(
      """
      import XCTest
      @testable import Sheets
      \(hasNamesakes ? namesake : "")class AlbumTests: XCTestCase {
        private var album: Album!
        override func setUp() { album = Album() }
        func testAlbum() {}
      }
      class OtherTests: XCTestCase { func testOther() {} }
      """, to: "Tests/SheetsTests/AlbumTests.swift")
    let (tree, output) = (try TestTree(files()), folder.path("Output"))
    try tree.write(output)
    let texts = try tree.places.map {
      try String(contentsOfFile: "\(output)/\($0)", encoding: .utf8)
    }
    .joined()
    expect(!texts.contains("class AlbumTests") && !texts.contains("add(AlbumTests.self"))
    expect(texts.contains("add(OtherTests.self"))
    expect(texts.contains("add(SheetTests.self"))
  }

  @Test func `a list of tests for an older Linux is not compiled`() throws {
    try write("import XCTest\nXCTMain([])\n", to: "Tests/SheetsTests/LinuxMain.swift")
    try expect(names(TestTree(files())), equals: ["Sheet.swift", "SheetTests.swift"])
  }

  @Test func `a catalog's examples are not compiled`() throws {
    try write("let a = 3\n", to: "Sources/Sheets/Sheets.docc/Code/Step.swift")
    try expect(names(TestTree(files())), equals: ["Sheet.swift", "SheetTests.swift"])
  }

  @Test func `a module in which every source is left out is named`() throws {
    try write(
      Self.tests.replacing("import XCTest", with: "import XCTest\nimport Quick"),
      to: "Tests/SheetsTests/SheetTests.swift")
    let failure = #expect(throws: PortingFailure.self) { try TestTree(files()) }
    expect(failure?.message.contains("SheetTests.swift imports Quick"), equals: true)
  }

  @Test func `tests of a module that needs one in another language are left out`() throws {
    try write(
      """
      let package = Package(name: "Sheets", targets: [
        .target(name: "Sheets"), .target(name: "Proxies"), .target(name: "Runtime"),
        .testTarget(name: "SheetsTests", dependencies: ["Sheets", "Proxies"]),
      ])
      """, to: "Package.swift")
    try write("void a(void);\n", to: "Sources/Runtime/Runtime.m")
    try write(
      "#if !os(Linux)\nimport Runtime\n#endif\npublic class Proxy {}\n",
      to: "Sources/Proxies/Proxy.swift")
    try write("import XCTest\nimport Proxies\n", to: "Tests/SheetsTests/ProxyTests.swift")
    let tree = try TestTree(files())
    expect(names(tree), equals: ["Sheet.swift", "SheetTests.swift"])
  }

  @Test func `a folder that a package copies keeps its name, other resources do not`() throws {
    try write(
      """
      let package = Package(name: "Sheets", targets: [
        .target(name: "Sheets", resources: [.process("Texts")]),
        .testTarget(name: "SheetsTests", dependencies: ["Sheets"], resources: [.copy("Data/Fonts")]),
      ])
      """, to: "Package.swift")
    try write("a", to: "Sources/Sheets/Texts/a.txt")
    try write("b", to: "Tests/SheetsTests/Data/Fonts/Serif/b.otf")
    try write("c", to: "Tests/SheetsTests/Data/c.txt")
    let places = try TestTree(files()).places
    expect(
      places.filter { !$0.hasSuffix(".swift") }.sorted(),
      equals: ["Sheets/a.txt", "SheetsTests/Fonts/Serif/b.otf", "SheetsTests/c.txt"])
  }

  @Test(arguments: [
    ("6.1", "", true), ("5.9", "", false), ("6.1", ", swiftLanguageModes: [.v5]", false),
    ("5.9", ", swiftLanguageVersions: [.v5, .version(\"6\")]", true),
    ("6.2", ", swiftLanguageModes: [.version(\"6.2\")]", true),
  ])
  func `the language mode of a package is that of its manifest`(
    version: String, modes: String, isOfSwift6: Bool
  ) throws {
    try write(
      """
      // swift-tools-version: \(version)
      let package = Package(name: "Sheets", targets: [
        .target(name: "Sheets"), .testTarget(name: "SheetsTests", dependencies: ["Sheets"]),
      ]\(modes))
      """, to: "Package.swift")
    try expect(
      TestTree(files()).modules.map(\.isOfSwift6), equals: [isOfSwift6, isOfSwift6])
  }

  @Test func `the bundle of a package's module exists if a source asks it for a file`() throws {
    try write(
      "import UIKit\nlet font = Bundle.module.url(forResource: \"Serif\", withExtension: \"otf\")\n",
      to: "Sources/Sheets/Fonts.swift")
    try expect(TestTree(files()).places.contains("Sheets/Bundle.ported.swift"))
  }

  @Test func `an application under test has no main function`() throws {
    try write(
      "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}\n",
      to: "Sources/Sheets/App.swift")
    let output = folder.path("out")
    try TestTree(files()).write(output)
    let text = try String(contentsOfFile: "\(output)/Sheets/App.swift", encoding: .utf8)
    expect(!text.contains("main"))
  }

  @Test func `each module registers its classes that storyboards name`() throws {
    try write(
      "<document><view customClass=\"Sheet\"/><view customClass=\"Fake\"/></document>",
      to: "Sources/Sheets/Sheet.xib")
    try write(Self.tests + "class Fake: UIView {}\n", to: "Tests/SheetsTests/SheetTests.swift")
    let output = folder.path("out")
    try TestTree(files()).write(output)
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(output)/\(name)", encoding: .utf8)
    }
    try expect(
      text("Sheets/Interfaces.ported.swift").contains("InterfaceClasses.register(Sheet.self)"))
    try expect(
      text("SheetsTests/Interfaces.ported.swift").contains(
        "InterfaceClasses.register(Fake.self)"))
    let main = try text("SheetsTests/TestMain.ported.swift")
    expect(main.contains("registerInterfacesOfSheets()\n    registerInterfacesOfSheetsTests()\n"))
  }

  @Test func `a project in XML is read`() throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: "Repository/Package.swift"))
    let target = { (id: String, name: String, kind: String, phase: String) in
      """
      <key>\(id)</key><dict><key>isa</key><string>PBXNativeTarget</string>
      <key>name</key><string>\(name)</string>
      <key>productType</key><string>com.apple.product-type.\(kind)</string>
      <key>buildPhases</key><array><string>\(phase)</string></array></dict>
      """
    }
    let file = { (id: String, path: String) in
      """
      <key>\(id)</key><dict><key>isa</key><string>PBXFileReference</string>
      <key>path</key><string>\(path)</string><key>sourceTree</key><string>&lt;group&gt;</string></dict>
      <key>B\(id)</key><dict><key>isa</key><string>PBXBuildFile</string>
      <key>fileRef</key><string>\(id)</string></dict>
      <key>S\(id)</key><dict><key>isa</key><string>PBXSourcesBuildPhase</string>
      <key>files</key><array><string>B\(id)</string></array></dict>
      """
    }
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>rootObject</key><string>P</string><key>objects</key><dict>
      <key>P</key><dict><key>isa</key><string>PBXProject</string>
      <key>mainGroup</key><string>G</string>
      <key>targets</key><array><string>A</string><string>T</string></array></dict>
      <key>G</key><dict><key>isa</key><string>PBXGroup</string>
      <key>children</key><array><string>F</string><string>H</string></array>
      <key>sourceTree</key><string>&lt;group&gt;</string></dict>
      \(file("F", "Sources/Sheets/Sheet.swift"))\(file("H", "Tests/SheetsTests/SheetTests.swift"))
      \(target("A", "Sheets", "framework", "SF"))
      \(target("T", "SheetsTests", "bundle.unit-test", "SH"))
      </dict></dict></plist>
      """, to: "Sheets.xcodeproj/project.pbxproj")
    try expect(files().modules.map(\.name), equals: ["Sheets", "SheetsTests"])
  }

  @Test func `a project that compiles the sources with the tests stands for a package's tests`()
    throws
  {
    try write(
      Self.tests.replacing("@testable import Sheets\n", with: ""),
      to: "Tests/SheetsTests/SheetTests.swift")
    try write(
      """
      // !$*UTF8*$!
      { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = ( T ); };
      G = { isa = PBXGroup; children = ( F, H ); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = Sources/Sheets/Sheet.swift; sourceTree = "<group>"; };
      H = { isa = PBXFileReference; path = Tests/SheetsTests/SheetTests.swift; sourceTree = "<group>"; };
      BF = { isa = PBXBuildFile; fileRef = F; };
      BH = { isa = PBXBuildFile; fileRef = H; };
      S = { isa = PBXSourcesBuildPhase; files = ( BF, BH ); };
      T = { isa = PBXNativeTarget; name = SheetsTests; buildPhases = ( S );
        productType = "com.apple.product-type.bundle.unit-test"; };
      }; }
      """, to: "Sheets.xcodeproj/project.pbxproj")
    let modules = try files().modules
    expect(modules.map(\.name), equals: ["SheetsTests"])
    expect(modules.last?.sources.count, equals: 2)
  }

  @Test func `modules have the conditions of the configuration in which a scheme runs tests`()
    throws
  {
    try FileManager.default.removeItem(at: folder.url.appending(path: "Repository/Package.swift"))
    try write(
      """
      // !$*UTF8*$!
      { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = ( A, T ); };
      G = { isa = PBXGroup; children = ( F, H ); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = Sources/Sheets/Sheet.swift; sourceTree = "<group>"; };
      H = { isa = PBXFileReference; path = Tests/SheetsTests/SheetTests.swift; sourceTree = "<group>"; };
      BF = { isa = PBXBuildFile; fileRef = F; };
      BH = { isa = PBXBuildFile; fileRef = H; };
      SA = { isa = PBXSourcesBuildPhase; files = ( BF ); };
      ST = { isa = PBXSourcesBuildPhase; files = ( BH ); };
      A = { isa = PBXNativeTarget; name = Sheets; buildPhases = ( SA ); buildConfigurationList = L;
        productType = "com.apple.product-type.framework"; };
      T = { isa = PBXNativeTarget; name = SheetsTests; buildPhases = ( ST );
        productType = "com.apple.product-type.bundle.unit-test"; };
      L = { isa = XCConfigurationList; buildConfigurations = ( D, X ); };
      D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
      X = { isa = XCBuildConfiguration; name = Checked;
        buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) TEST"; }; };
      }; }
      """, to: "Sheets.xcodeproj/project.pbxproj")
    try write(
      "<Scheme><TestAction buildConfiguration = \"Debug\"></TestAction></Scheme>",
      to: "Sheets.xcodeproj/xcshareddata/xcschemes/Another.xcscheme")
    try write(
      """
      <Scheme><TestAction buildConfiguration = "Checked"><Testables><TestableReference/>
      </Testables></TestAction><LaunchAction buildConfiguration = "Debug"/></Scheme>
      """, to: "Sheets.xcodeproj/xcshareddata/xcschemes/Sheets.xcscheme")
    expect(try files().modules.map(\.conditions), equals: [["TEST"], []])
    expect(try TestTree(files()).modules.map(\.conditions), equals: [["TEST"], []])
  }

  @Test func `the steps of a test are declared`() throws {
    try write(
      Self.tests.replacing(
        "func testA() {}", with: "func testA() { XCTContext.runActivity(named: \"a\") { _ in } }"),
      to: "Tests/SheetsTests/SheetTests.swift")
    let sources = try TestTree(files()).modules.last?.sources
    expect(sources?.contains("SheetsTests/Activities.ported.swift"), equals: true)
  }

  @Test func `tests know their class`() throws {
    try write(
      Self.tests.replacing(
        "func testA() {}", with: "func testA() { _ = Bundle(for: classForCoder) }"),
      to: "Tests/SheetsTests/SheetTests.swift")
    let sources = try TestTree(files()).modules.last?.sources
    expect(sources?.contains("SheetsTests/Classes.ported.swift"), equals: true)
  }

  @Test func `a test that writes its description has one`() throws {
    try write(
      Self.tests.replacing(
        "func testA() {}", with: #"func testA() { XCTFail("\(description) failed") }"#),
      to: "Tests/SheetsTests/SheetTests.swift")
    let sources = try TestTree(files()).modules.last?.sources
    expect(sources?.contains("SheetsTests/Describing.ported.swift"), equals: true)
  }

  @Test func `tests of one folder bring the files with their base classes`() throws {
    try write("import XCTest\nclass Base: Root {}\n", to: "Tests/SheetsTests/Base.swift")
    try write("import XCTest\nclass Root: XCTestCase {}\n", to: "Tests/SheetsTests/Root.swift")
    try write(
      "import XCTest\nclass PartTests: Base { func testA() {} }\n",
      to: "Tests/SheetsTests/Part/PartTests.swift")
    let files = try TestFiles(
      folder.path("Repository/Tests/SheetsTests/Part"), sources: nil, target: nil)
    let names = files.modules.flatMap(\.sources).map { $0.split(separator: "/").last ?? "" }
    expect(names.sorted(), equals: ["Base.swift", "PartTests.swift", "Root.swift"])
  }

  @Test func `times of a test are not compared with each other`() throws {
    try write(
      """
      import XCTest
      @testable import Sheets
      class SpeedTests: XCTestCase { func testSpeed() { measure { _ = Sheet() } } }
      """, to: "Tests/SheetsTests/SpeedTests.swift")
    let tree = try TestTree(try files())
    expect(tree.modules.last?.sources.contains("SheetsTests/Measuring.ported.swift"), equals: true)
    expect(tree.modules.first?.sources.contains { $0.contains("Measuring") }, equals: false)
    try Data("".utf8).write(
      to: folder.url.appending(path: "Repository/Tests/SheetsTests/SpeedTests.swift"))
    let plain = try TestTree(try files())
    expect(plain.modules.last?.sources.contains { $0.contains("Measuring") }, equals: false)
  }

  @Test func `a test is equal to itself`() throws {
    try write(
      """
      import XCTest
      class TargetTests: XCTestCase {
        func testTarget() { XCTAssertEqual(item.target as? TargetTests, self) }
      }
      """, to: "Tests/SheetsTests/TargetTests.swift")
    let tree = try TestTree(try files())
    expect(tree.modules.last?.sources.contains("SheetsTests/Comparing.ported.swift"), equals: true)
    expect(tree.modules.first?.sources.contains { $0.contains("Comparing") }, equals: false)
    try Data("".utf8).write(
      to: folder.url.appending(path: "Repository/Tests/SheetsTests/TargetTests.swift"))
    let plain = try TestTree(try files())
    expect(plain.modules.last?.sources.contains { $0.contains("Comparing") }, equals: false)
  }

  @Test func `a manifest of Tuist is no source of the module under test`() throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: "Repository/Package.swift"))
    try write("import ProjectDescription\nlet project = Project()\n", to: "Project.swift")
    let files = try files()
    expect(files.modules.map(\.name), equals: ["Sheets", "SheetsTests"])
    try expect(names(TestTree(files)), equals: ["Sheet.swift", "SheetTests.swift"])
  }

  @Test func `a framework's header imports UIKit for its sources`() throws {
    try write("public class Corner: UIView {}\n", to: "Sources/Sheets/Corner.swift")
    func text() throws -> String {
      let output = folder.path("out")
      try TestTree(files()).write(output)
      return try String(contentsOfFile: "\(output)/Sheets/Corner.swift", encoding: .utf8)
    }
    expect(!(try text().contains("import UIKit")))
    try write("#import <UIKit/UIKit.h>\n", to: "Support/Sheets.h")
    try expect(text().contains("import UIKit"))
  }

  @Test func `a source that a test target shares with a module is compiled once`() throws {
    try write(
      """
      let package = Package(name: "Sheets", targets: [
        .target(name: "Sheets"),
        .testTarget(name: "SheetsTests", path: ".", sources: ["Tests/SheetsTests", "Sources/Sheets/Sheet.swift"]),
      ])
      """, to: "Package.swift")
    try expect(files().modules.map { $0.sources.count }, equals: [1, 1])
    try write("import Sheets\nclass Stand {}\n", to: "Tests/SheetsTests/Stand.swift")
    try expect(files().modules.map { $0.sources.count }, equals: [1, 3])
  }

  @Test func `a project's paths are found whatever the case of their letters`() throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: "Repository/Package.swift"))
    try write(
      """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (GT, F2); sourceTree = "<group>"; };
        GT = { isa = PBXGroup; path = tests/sheetsTests; children = (F1); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = sheetTests.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Sources/Sheets/Sheet.swift; sourceTree = SOURCE_ROOT; };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        B2 = { isa = PBXBuildFile; fileRef = F2; };
        S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
        T = { isa = PBXNativeTarget; name = SheetsTests; buildPhases = (S);
          productType = "com.apple.product-type.bundle.unit-test"; };
      }; rootObject = P; }
      """, to: "Sheets.xcodeproj/project.pbxproj")
    let tests = try #require(files().modules.last)
    expect(
      tests.sources.compactMap { $0.split(separator: "/").last }, equals: ["SheetTests.swift"])
  }
}
