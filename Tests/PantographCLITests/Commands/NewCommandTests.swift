import Expectations
import Foundation
import TemporaryFolders
import Testing

@testable import PantographCLI

struct NewCommandTests {
  @Test(arguments: [
    ("Cards", "Cards"), ("cards", "Cards"), ("my-cards", "MyCards"), ("3 cards", "3Cards"),
    ("Karten_für_2", "KartenFR2"),
  ])
  func `a folder's name becomes one of a module, or an error`(folder: String, name: String) {
    let module = try? NewPackage.module(folder)
    expect(module, equals: (name.first?.isLetter == true ? name : nil))
  }

  @Test(arguments: ["UIKit", "Testing", "swift", "---", "", "any"])
  func `a name that means something else in sources is an error`(folder: String) {
    expectNil((try? NewPackage.module(folder)))
  }

  @Test
  func `a package has an application, a scene, tests and recordings that say what they expect`()
    throws
  {
    let folder = try TemporaryFolder()
    let result = Pantograph.run(["new", folder.path("my-cards")])
    expect(result.code, equals: 0)
    expect(result.output.contains("next: pantograph test"))
    func text(_ path: String) throws -> String {
      try String(contentsOfFile: folder.path("my-cards/\(path)"), encoding: .utf8)
    }
    try expect(text("Package.swift").contains("name: \"MyCardsTests\""))
    try expect(text("App/AppDelegate.swift").contains("import MyCards"))
    try expect(text("Tests/MyCardsTests/PanelTests.swift").contains("@testable import MyCards"))
    let recordings = "Tests/MyCardsTests/Recordings"
    try expect(text("\(recordings)/pull-down.evemu").contains("#: expect: finish\n"))
    try expect(text("\(recordings)/flick-back.evemu").contains("#: expect: cancel\n"))
  }

  @Test func `nothing is written over a file that is there`() throws {
    let folder = try TemporaryFolder()
    expect(Pantograph.run(["new", folder.path("Cards")]).code, equals: 0)
    let manifest = folder.path("Cards/Package.swift")
    try FileManager.default.removeItem(atPath: manifest)
    expect(Pantograph.run(["new", folder.path("Cards")]).code, equals: 73)
    expect(!FileManager.default.fileExists(atPath: manifest))
  }

  @Test func `the sources that are named stand in the manifest as they are`() throws {
    let folder = try TemporaryFolder()
    let result = Pantograph.run(["new", folder.path("Cards"), "--pantograph", "/a\"b\\c"])
    expect(result.code, equals: 0)
    let manifest = try String(contentsOfFile: folder.path("Cards/Package.swift"), encoding: .utf8)
    expect(manifest.contains(#"path: "/a\"b\\c""#))
  }
}
