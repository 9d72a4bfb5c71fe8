import Foundation
import PantographPorting
import PantographPortingFiles
import TemporaryFolders
import Testing

/// A library with tests, as it lies in a repository.
@Suite struct TestTreeTests {
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
    #expect(files.modules.map(\.name) == ["Sheets", "SheetsTests"])
    let tree = try TestTree(files)
    #expect(names(tree) == ["Sheet.swift", "SheetTests.swift"])
    #expect(tree.leftOut.map(\.reason) == ["imports Numerics, which is not among the sources"])
  }

  @Test func `a folder named for a framework is not that framework`() throws {
    try write("import SwiftUI\nstruct Menu: View {}\n", to: "Sources/SwiftUI/Menu.swift")
    try write("import SwiftUI\n" + Self.tests, to: "Tests/SheetsTests/SheetTests.swift")
    #expect(try files().modules.map(\.name) == ["Sheets", "SheetsTests"])
  }

  @Test func `a catalog's examples are not compiled`() throws {
    try write("let a = 3\n", to: "Sources/Sheets/Sheets.docc/Code/Step.swift")
    #expect(try names(TestTree(files())) == ["Sheet.swift", "SheetTests.swift"])
  }

  @Test func `a module in which every source is left out is named`() throws {
    try write(
      Self.tests.replacing("import XCTest", with: "import XCTest\nimport Quick"),
      to: "Tests/SheetsTests/SheetTests.swift")
    let failure = #expect(throws: PortingFailure.self) { try TestTree(files()) }
    #expect(failure?.message.contains("SheetTests.swift imports Quick") == true)
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
    #expect(names(tree) == ["Sheet.swift", "SheetTests.swift"])
  }

  @Test func `an application under test has no main function`() throws {
    try write(
      "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}\n",
      to: "Sources/Sheets/App.swift")
    let output = folder.path("out")
    try TestTree(files()).write(output)
    let text = try String(contentsOfFile: "\(output)/Sheets/App.swift", encoding: .utf8)
    #expect(!text.contains("main"))
  }
}
