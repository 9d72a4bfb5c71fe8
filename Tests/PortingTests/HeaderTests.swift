import Expectations
import Foundation
import PantographPortingFiles
import TemporaryFolders
import Testing

/// Headers of frameworks, which can import UIKit for all files of a module.
struct HeaderTests {
  private func text(header: String?, name: String = "Cards.h") throws -> String {
    let folder = try TemporaryFolder()
    let source = folder.url.appending(path: "Cards")
    try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
    try Data("public class Card: UIView {}\n".utf8).write(to: source.appending(path: "Card.swift"))
    if let header { try Data(header.utf8).write(to: source.appending(path: name)) }
    let output = folder.path("out")
    let tree = try PortedTree([source.path], output: output)
    _ = try tree.write(tree.port(), overwrites: true)
    return try String(contentsOfFile: "\(output)/Card.swift", encoding: .utf8)
  }

  @Test(arguments: [
    ("#import <UIKit/UIKit.h>\n", "Cards.h", true), ("@import UIKit;\n", "Cards.h", true),
    ("#import <Foundation/Foundation.h>\n", "Cards.h", false),
    ("#import <UIKit/UIKit.h>\n", "Cards.txt", false),
    ("#import <UIKit/UIKit.h>\n" + String(repeating: " ", count: 1 << 20), "Cards.h", false),
    (
      "#import <UIKit/UIKit.h>\n" + String(repeating: " ", count: (1 << 20) - 24), "Cards.h", true
    ),
  ])
  func `a header that imports UIKit imports it for the sources`(
    header: String, name: String, imports: Bool
  ) throws {
    try expect(text(header: header, name: name).contains("import UIKit"), equals: imports)
  }

  @Test func `without a header a source imports what it says`() throws {
    expect(!(try text(header: nil).contains("import UIKit")))
  }
}
