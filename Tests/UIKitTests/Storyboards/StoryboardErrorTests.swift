import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct StoryboardErrorTests {
  private let table = StoryboardTable()

  private func problem(_ objects: String) -> String {
    do throws(StoryboardError) {
      let storyboard: UIStoryboard
      do {
        storyboard = try table.storyboard("Main", initial: "a", StoryboardTable.scene(objects))
      } catch let error as StoryboardError {
        throw error
      } catch {
        return "\(error)"
      }
      _ = try storyboard.makeInitialViewController()
      return "no problem"
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("", "supplementaryViewController", false), ("", "compactViewController", false),
    ("style=\"doubleColumn\"", "supplementaryViewController", false),
    ("style=\"doubleColumn\"", "compactViewController", true),
    ("style=\"tripleColumn\"", "supplementaryViewController", true),
  ])
  func `a split view controller has only the columns of its style`(
    style: String, relationship: String, isThere: Bool
  ) {
    let found = problem(
      """
      <splitViewController \(style) id="a"><connections>
        <segue destination="b" kind="relationship" relationship="\(relationship)" id="s"/>
      </connections></splitViewController>
      <viewController id="b"/>
      """)
    let expected =
      "Main.storyboard:7: a UISplitViewController has no relationship \(relationship)"
    expect(found, equals: isThere ? "no problem" : expected)
  }

  @Test func `a class, a destination, an outlet or an action that is missing is named by its line`()
  {
    expect(
      problem("<viewController id=\"a\" customClass=\"Nobody\" customModule=\"My\"/>"),
      equals: "Main.storyboard:6: there is no view controller class My.Nobody; call"
        + " InterfaceClasses.register(Nobody.self) first")
    func connected(_ connection: String) -> String {
      problem(
        """
        <viewController id="a" customClass="StoryboardController" customModule="UIKitTests">
          <view key="view" id="v"><subviews><button id="b"><connections>
            \(connection)
          </connections></button></subviews></view>
          <connections/>
        </viewController>
        """)
    }
    expect(
      connected("<segue destination=\"gone\" kind=\"show\" id=\"s\"/>"),
      equals: "Main.storyboard:8: this segue leads to gone, which is not in the storyboard")
    expect(
      connected("<action selector=\"fly:\" destination=\"a\" id=\"s\"/>").hasPrefix(
        "Main.storyboard:8: StoryboardController has no action fly:; list it"))
    expect(
      connected("<segue destination=\"a\" kind=\"teleport\" id=\"s\"/>"),
      equals: "Main.storyboard:8: there is no kind of segue \"teleport\"")
    expect(
      problem(
        """
        <viewController id="a" customClass="StoryboardController" customModule="UIKitTests">
          <view key="view" id="v"/>
          <connections><outlet property="wings" destination="v" id="o"/></connections>
        </viewController>
        """
      ).contains("Main.storyboard:8: StoryboardController has no outlet wings; declare it"))
    expect(
      problem(
        """
        <viewController id="a" customClass="StoryboardController" customModule="UIKitTests">
          <view key="view" id="v"/>
          <connections><outlet property="heading" destination="v" id="o"/></connections>
        </viewController>
        """
      ).contains("the outlet heading takes UILabel, but is connected to a UIView"))
  }

  @Test func `an identifier that is missing is told with those that there are`() throws {
    let storyboard = try table.storyboard(
      "Main",
      StoryboardTable.scene("<viewController storyboardIdentifier=\"Home\" id=\"a\"/>"))
    expectNil(storyboard.instantiateInitialViewController())
    let error = #expect(throws: StoryboardError.self) {
      try storyboard.makeViewController(withIdentifier: "Hom")
    }
    expect(error?.message.hasSuffix("\"Hom\"; there are Home"), equals: true)
  }

  @Test func `what is no storyboard is said to be none`() throws {
    let url = table.folder.appendingPathComponent("x.storyboard")
    func message(_ text: String) throws -> String? {
      try Data(text.utf8).write(to: url)
      return #expect(throws: StoryboardError.self) { try UIStoryboard(contentsOf: url) }?
        .description
    }
    try expect(message("not XML at all")?.hasPrefix("x.storyboard:1: "), equals: true)
    try expect(message("<document>\n<scenes>\n")?.contains("breaks off"), equals: true)
    try expect(message("<plist/>"), equals: "x.storyboard:1: this is a <plist>, not a storyboard")
    try expect(message("") != nil)
    let missing = table.folder.appendingPathComponent("none.storyboard")
    #expect(throws: StoryboardError.self) { try UIStoryboard(contentsOf: missing) }
  }

  @Test func `two objects with one id are an error`() {
    expect(
      problem("<viewController id=\"a\"/><viewController id=\"a\"/>").hasPrefix(
        "Main.storyboard:6: the id a is that of line 6 already"))
  }

  @Test func `elements within one another have a limit`() {
    func nested(_ count: Int, _ inner: String = "") -> String {
      problem(
        "<viewController id=\"a\"><view key=\"view\" id=\"v\">"
          + (0..<count).map { _ in "<subviews><view>" }.joined()
          + inner + (0..<count).map { _ in "</view></subviews>" }.joined()
          + "</view></viewController>")
    }
    // Six elements are around the views.
    expect(nested(97), equals: "no problem")
    expect(
      nested(97, "<subviews/>").hasSuffix("more than 200 elements stand within one another here"))
  }
}
