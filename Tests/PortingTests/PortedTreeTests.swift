import Expectations
import Foundation
import PantographPortingFiles
import TemporaryFolders
import Testing

/// A library and its demonstration in one repository.
struct PortedTreeTests {
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

  private func ported(_ name: String, in place: String = "Repository") throws -> String {
    let output = folder.path("out")
    let tree = try PortedTree([folder.path(place)], output: output)
    _ = try tree.write(tree.port(), overwrites: true)
    return try String(contentsOfFile: "\(output)/\(name)", encoding: .utf8)
  }

  private static let library = "import UIKit\npublic class Sheet: UIView {}\n"

  @Test(arguments: [
    ("Sheets/Sheet.swift", nil), ("Library/Sources/Sheet.swift", "Sheets.podspec"),
    ("Sources/Sheet.swift", "Sheets.xcodeproj/project.pbxproj"),
    ("Sources/Sheets/Sheet.swift", "Package.swift"),
  ])
  func `a demonstration needs no import of the library beside it`(
    library: String, project: String?
  ) throws {
    try write(Self.library, to: "Repository/\(library)")
    if let project { try write("", to: "Repository/\(project)") }
    try write(
      "import UIKit\n@testable import Sheets\nimport class Sheets.Sheet\nimport Other\nlet a = 1\n",
      to: "Repository/Demo/Main.swift")
    try expect(ported("Demo/Main.swift"), equals: "import UIKit\n\n\n\nlet a = 1\n")
  }

  @Test func `the folder that is ported names the library, too`() throws {
    try write(Self.library, to: "Sheets/Sources/Sheet.swift")
    try write("import Sheets\n", to: "Sheets/Demo/Main.swift")
    try expect(ported("Demo/Main.swift", in: "Sheets"), equals: "\n")
  }

  @Test func `targets of a package import each other`() throws {
    try write("", to: "Repository/Package.swift")
    try write(Self.library, to: "Repository/Sources/Sheets/Sheet.swift")
    try write("import Sheets\n", to: "Repository/Sources/Cards/Card.swift")
    try expect(ported("Sources/Cards/Card.swift"), equals: "import Sheets\n")
    try expect(ported("Cards/Card.swift", in: "Repository/Sources"), equals: "import Sheets\n")
  }

  @Test func `a module from elsewhere goes, also in a folder of its name`() throws {
    try write("import Lottie\nimport UIKit\n", to: "Repository/Lottie/Player.swift")
    try write("import UIKit\n", to: "Repository/UIKit/Views.swift")
    try write("import Foundation\nimport UIKit\n", to: "Repository/Foundation/A.swift")
    try write("import Foundation\nlet a = 1\n", to: "Repository/B.swift")
    try expect(ported("Lottie/Player.swift"), equals: "\nimport UIKit\n")
    try expect(ported("B.swift"), equals: "import Foundation\nlet a = 1\n")
  }

  // MARK: Info.plist

  private static func list(mainStoryboard name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>\(name)</string></dict></plist>
    """
  }

  private static let application = "import UIKit\nclass Delegate: UIResponder {}\n"

  @Test(arguments: ["Cards-Info.plist", "Supporting Files/Cards-Info.plist"])
  func `a list of another name is the application's`(name: String) throws {
    try write(Self.application, to: "Cards/Delegate.swift")
    try write(Self.list(mainStoryboard: "Deck"), to: "Cards/\(name)")
    try expect(ported("Info.plist", in: "Cards").contains("Deck"))
  }

  @Test func `the list of an earlier port is not the application's`() throws {
    try write(Self.application, to: "Cards/Delegate.swift")
    for name in ["Deck", "Hand"] {
      try write(Self.list(mainStoryboard: name), to: "Cards/App/Lists/Cards-Info.plist")
      let output = folder.path("Cards/out")
      let tree = try PortedTree([folder.path("Cards")], output: output)
      _ = try tree.write(tree.port(), overwrites: true)
      let list = try String(contentsOfFile: "\(output)/Info.plist", encoding: .utf8)
      expect(list.contains(name))
    }
  }

  @Test func `the list of tests is not the application's`() throws {
    try write(Self.application, to: "Cards/Delegate.swift")
    try write(Self.list(mainStoryboard: "Deck"), to: "Cards/Cards-Info.plist")
    try write(Self.list(mainStoryboard: "None"), to: "Cards/CardsTests/Info.plist")
    try expect(ported("Info.plist", in: "Cards").contains("Deck"))
    let tests = folder.path("out/CardsTests/Info.plist")
    expect(!FileManager.default.fileExists(atPath: tests))
  }

  @Test func `a list that has its name is copied as it is`() throws {
    try write(Self.application, to: "Cards/Delegate.swift")
    try write(Self.list(mainStoryboard: "Deck"), to: "Cards/App/Info.plist")
    try write(Self.list(mainStoryboard: "Other"), to: "Cards/Other-Info.plist")
    try expect(ported("App/Info.plist", in: "Cards"), equals: Self.list(mainStoryboard: "Deck"))
    expect(!FileManager.default.fileExists(atPath: folder.path("out/Info.plist")))
  }

  @Test func `a project that cannot be read does not keep its sources from being ported`() throws {
    try write(Self.application, to: "Cards/Delegate.swift")
    try write("{ objects = (", to: "Cards/Cards.xcodeproj/project.pbxproj")
    try expect(ported("Delegate.swift", in: "Cards"), equals: Self.application)
  }

  @Test func `texts with plural rules get an extension that Foundation does not read`() throws {
    try write(Self.library, to: "Repository/Sources/Sheet.swift")
    try write("<plist/>", to: "Repository/Base.lproj/Localizable.stringsdict")
    try expect(ported("Base.lproj/Localizable.stringsdict.plist"), equals: "<plist/>")
    expect(
      !FileManager.default.fileExists(atPath: folder.path("out/Base.lproj/Localizable.stringsdict"))
    )
  }
}
