import Expectations
import Foundation
import Testing
import UIKit

/// Malicious files: each is refused with a message, quickly and with little memory.
@MainActor
struct HostileStoryboardTests {
  private let table = StoryboardTable()

  private func problem(of text: String, _ name: String = "Main") -> String {
    let url = table.folder.appendingPathComponent("\(name).storyboard")
    do {
      try Data(text.utf8).write(to: url)
      let storyboard = try UIStoryboard(contentsOf: url)
      _ = try storyboard.makeInitialViewController()
      return "no problem"
    } catch {
      return "\(error)"
    }
  }

  private func document(_ scenes: String, before: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    \(before)
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
    <scenes><scene sceneID="s"><objects>
    \(scenes)
    </objects></scene></scenes></document>
    """
  }

  @Test func `entities that contain one another are refused where they are declared`() {
    let levels = (1...9).map { level in
      "<!ENTITY e\(level) \"\(String(repeating: "&e\(level - 1);", count: 10))\">"
    }
    let before = "<!DOCTYPE document [<!ENTITY e0 \"ha\">\(levels.joined())]>"
    let found = problem(of: document("<viewController id=\"a\" title=\"&e9;\"/>", before: before))
    expect(found.hasPrefix("Main.storyboard:2: a document type is declared here"))
  }

  @Test func `no other file is read through an entity`() throws {
    let secret = table.folder.appendingPathComponent("secret")
    try Data("hidden".utf8).write(to: secret)
    let before = "<!DOCTYPE document [<!ENTITY s SYSTEM \"\(secret.absoluteString)\">]>"
    let found = problem(
      of: document("<viewController id=\"a\">&s;</viewController>", before: before))
    expect(found.contains("a document type is declared here") && !found.contains("hidden"))
    let url = table.folder.appendingPathComponent("Wide.storyboard")
    let wide = try #require(
      document("<viewController id=\"a\"/>", before: before).data(using: .utf16))
    try wide.write(to: url)
    #expect(throws: StoryboardError.self) { try UIStoryboard(contentsOf: url) }
  }

  /// Whether `XMLParser` is spared an instruction without content, wherever that is.
  @Test(arguments: ["<?p?>", "\n<?p:q?>", "<a b=\"<?p?>\"/>", "<!--<?p?>-->", "<?p??>"])
  func `instructions without content are refused where they are`(instruction: String) {
    let line = instruction.hasPrefix("\n") ? 6 : 5
    let found = problem(of: document(instruction))
    expect(
      found.hasPrefix("Main.storyboard:\(line): a processing instruction without content"),
      "\(found)")
  }

  @Test(arguments: ["<?p q?>", "<?p ?>", "<?p\n?>", "<?p\tq?>", "a <b? ?>"])
  func `other instructions are passed over`(instruction: String) {
    let found = problem(of: document("\(instruction)<viewController id=\"a\"/>"))
    expect(found.contains("instruction without content"), equals: false)
  }

  @Test func `elements nest only so far`() {
    let views = String(repeating: "<view><subviews>", count: 20_000)
    let ends = String(repeating: "</subviews></view>", count: 20_000)
    let found = problem(
      of: document(
        "<viewController id=\"a\"><view key=\"view\" id=\"v\">\(views)\(ends)</view></viewController>"
      ))
    expect(found.contains("more than 200 elements stand within one another"))
  }

  @Test(arguments: ["nan", "inf", "-inf", "1e308", "-1e9", "0x1p2000"])
  func `a number that no view can have is named`(number: String) {
    let found = problem(
      of: document(
        """
        <viewController id="a"><view key="view" id="v">
        <rect key="frame" x="0" y="\(number)" width="10" height="10"/></view></viewController>
        """))
    expect(found.hasPrefix("Main.storyboard:6: the y of <rect> is \(number)"))
  }

  @Test(arguments: [
    """
    <navigationController id="a"><connections>
    <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController>
    """,
    """
    <tabBarController id="a"><connections>
    <segue destination="b" kind="relationship" relationship="viewControllers" id="r"/>
    </connections></tabBarController>
    <tabBarController id="b"><connections>
    <segue destination="a" kind="relationship" relationship="viewControllers" id="q"/>
    </connections></tabBarController>
    """,
    """
    <viewControllerPlaceholder id="a" storyboardName="Main"/>
    """,
  ])
  func `view controllers that contain themselves are refused`(scenes: String) {
    expect(problem(of: document(scenes)).contains("contain one another here without end"))
  }

  @Test func `two storyboards that refer to each other are refused`() {
    _ = problem(
      of: document("<viewControllerPlaceholder id=\"a\" storyboardName=\"Main\"/>"), "Other")
    let found = problem(
      of: document("<viewControllerPlaceholder id=\"a\" storyboardName=\"Other\"/>"))
    expect(found.contains("contain one another here without end"))
  }

  @Test func `a reference is a name and no way through folders`() {
    let found = problem(
      of: document("<viewControllerPlaceholder id=\"a\" storyboardName=\"../../etc/passwd\"/>"))
    expect(found.contains("which is a path; a name was expected"))
  }

  @Test func `any cut of a good file is a problem and no crash`() throws {
    let good = document(
      """
      <viewController id="a" title="Æ"><view key="view" id="v"><subviews><label id="l" text="x">
      <rect key="frame" x="0" y="0" width="10" height="10"/></label></subviews></view>
      </viewController>
      """)
    expect(problem(of: good), equals: "no problem")
    let bytes = Array(good.utf8)
    for count in stride(from: 0, to: bytes.count - 1, by: 7) {
      let url = table.folder.appendingPathComponent("Cut.storyboard")
      try Data(bytes.prefix(count)).write(to: url)
      #expect(throws: StoryboardError.self) { try UIStoryboard(contentsOf: url) }
    }
  }
}
