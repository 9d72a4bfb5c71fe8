import Expectations
import Foundation
import GoldenTexts
import Testing
import UIKit

/// The storyboards of the examples, each without one attribute, or with a zero or a word in its place.
///
/// The stored text has four digits for each changed attribute: the hash of all layers, or of the error. A line that
/// differs names its attribute.
@MainActor
struct StoryboardEdgeTableTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func mark(_ text: String, _ url: URL) -> String {
    do {
      try Data(text.utf8).write(to: url)
      let controller = try UIStoryboard(contentsOf: url).makeInitialViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return GoldenText.mark(window.layer.treeDescription(.model))
    } catch {
      return GoldenText.mark("\(error)".replacing(url.path, with: "FILE"))
    }
  }

  @Test(arguments: [
    ("stack-profile", "docs/examples/ios/StackProfile/Base.lproj/Main.storyboard"),
    ("card-transition", "docs/examples/ios/CardTransition/Base.lproj/Main.storyboard"),
  ])
  func `attributes that lack or are others`(file: (name: String, path: String)) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "Main.storyboard")
    let warn = Misuse.onWarning
    Misuse.onWarning = { _ in }
    defer { Misuse.onWarning = warn }
    let text = try String(contentsOf: Self.root.appending(path: file.path), encoding: .utf8)
      .replacing(#/\scustom(Class|Module|ModuleProvider)="[^"]*"/#, with: "")
    var lines = ["all: \(mark(text, url))"]
    for match in text.matches(of: /\s([A-Za-z]+)="([^"]*)"/) {
      guard !["id", "version", "toolsVersion", "systemVersion"].contains(match.1) else { continue }
      let marks = ["", " \(match.1)=\"0\"", " \(match.1)=\"word\""].map { other -> String in
        var part = text
        part.replaceSubrange(match.range, with: other)
        return mark(part, url)
      }
      lines.append("\(match.1) \(match.2): \(marks.joined(separator: " "))")
    }
    let difference = try GoldenText("edges-of-\(file.name)").difference(
      from: lines.joined(separator: "\n"))
    expectNil(difference)
  }
}
