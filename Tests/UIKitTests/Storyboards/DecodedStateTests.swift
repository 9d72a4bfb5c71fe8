import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// The values that a class has in `init(coder:)`, and values set there that stay.
@MainActor
struct DecodedStateTests {
  private let table = StoryboardTable()

  final class Panel: UIView {
    var seen = ""

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      seen = "\(frame) \(subviews.count) \(tag) \(backgroundColor == .blue)"
      backgroundColor = .red
    }
  }

  final class Title: UIButton {
    var seen: String?

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      seen = "\(buttonType) \(title(for: .normal) ?? "")"
      setTitle("from code", for: .normal)
    }
  }

  final class Picture: UIImageView {
    var seen: UIView.ContentMode?

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      seen = contentMode
      isUserInteractionEnabled = false
    }
  }

  final class Row: UITableViewCell {
    var seen = ""

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      seen = "\(reuseIdentifier ?? "") \(textLabel?.text ?? "") \(accessoryType == .checkmark)"
      accessoryType = .none
    }
  }

  final class Unlike: UIView {
    required init?(coder: NSCoder) { super.init(frame: .zero) }
  }

  final class CodedPage: UIViewController {
    var seen = ""

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      seen = "\(title ?? "") \(modalPresentationStyle == .formSheet) \(navigationItem.prompt ?? "")"
      title = "from code"
      modalPresentationStyle = .custom
      tabBarItem.badgeValue = "3"
    }
  }

  final class Stack: UINavigationController {
    var seen: [String?] = []

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      seen = viewControllers.map(\.title)
      navigationBar.tintColor = .red
    }
  }

  private static let scene = """
    <viewController title="from storyboard" modalPresentationStyle="formSheet" id="a" customClass="CodedPage">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <view tag="7" id="c" customClass="Panel"><rect key="frame" x="20" y="88" width="120" height="100"/><subviews>
    <button buttonType="roundedRect" id="d" customClass="Title"><rect key="frame" x="5" y="5" width="100" height="30"/>
    <state key="normal" title="from storyboard"/></button></subviews>
    <color key="backgroundColor" red="0" green="0" blue="1" alpha="1"/></view>
    <imageView contentMode="scaleAspectFit" id="i" customClass="Picture"/>
    <view tag="3" id="u" customClass="Unlike"><rect key="frame" x="1" y="2" width="3" height="4"/></view>
    </subviews></view>
    <navigationItem key="navigationItem" prompt="prompt" id="n"/></viewController>
    """

  private func page() throws -> CodedPage {
    InterfaceClasses.register(Panel.self)
    InterfaceClasses.register(Title.self)
    InterfaceClasses.register(Picture.self)
    InterfaceClasses.register(CodedPage.self)
    InterfaceClasses.register(Unlike.self)
    let storyboard = try table.storyboard(initial: "a", StoryboardTable.scene(Self.scene))
    return try #require(storyboard.instantiateInitialViewController() as? CodedPage)
  }

  @Test func `a view sees its frame, subviews and attributes, and keeps what it sets`() throws {
    let panel = try #require(page().view.subviews[0] as? Panel)
    expect(panel.seen, equals: "\(CGRect(x: 20, y: 88, width: 120, height: 100)) 1 7 true")
    expect(panel.backgroundColor, equals: .red)
    let title = try #require(panel.subviews[0] as? Title)
    expect(title.seen, equals: "system from storyboard")
    expect(title.title(for: .normal), equals: "from code")
    let picture = try #require(page().view.subviews[1] as? Picture)
    expect(picture.seen == .scaleAspectFit && !picture.isUserInteractionEnabled)
  }

  @Test func `a class that calls another initializer has what the storyboard says afterwards`()
    throws
  {
    let view = try page().view.subviews[2]
    expect(view is Unlike && view.tag == 3)
    expect(view.frame, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a view controller sees its title, style and items, and keeps what it sets`() throws {
    let page = try page()
    expect(page.seen, equals: "from storyboard true prompt")
    expect(page.title == "from code" && page.modalPresentationStyle == .custom)
    expect(page.tabBarItem.badgeValue, equals: "3")
  }

  @Test func `a container sees its first view controllers`() throws {
    InterfaceClasses.register(Stack.self)
    let storyboard = try table.storyboard(
      initial: "n",
      StoryboardTable.scene(
        """
        <navigationController id="n" customClass="Stack"><navigationBar key="navigationBar" id="b">
        <color key="tintColor" red="0" green="1" blue="0" alpha="1"/></navigationBar>
        <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="s"/>
        </connections></navigationController>
        """) + StoryboardTable.scene("<viewController id=\"a\" title=\"Root\"/>"))
    let stack = try #require(storyboard.instantiateInitialViewController() as? Stack)
    expect(stack.seen, equals: ["Root"])
    expect(stack.viewControllers.count, equals: 1)
    expect(stack.navigationBar.tintColor, equals: .red)
  }

  @Test func `a cell sees its identifier, text and accessory, and keeps what it sets`() throws {
    InterfaceClasses.register(Row.self)
    let storyboard = try table.storyboard(
      initial: "a",
      StoryboardTable.scene(
        """
        <tableViewController id="a"><tableView key="view" id="t">
        <rect key="frame" x="0" y="0" width="300" height="500"/><sections><tableViewSection id="s"><cells>
        <tableViewCell accessoryType="checkmark" reuseIdentifier="row" textLabel="l" id="r" customClass="Row" \
        style="IBUITableViewCellStyleDefault"><tableViewCellContentView key="contentView" id="c"><subviews>
        <label text="Words" id="l"/></subviews></tableViewCellContentView></tableViewCell>
        </cells></tableViewSection></sections></tableView></tableViewController>
        """))
    let controller = storyboard.instantiateInitialViewController() as? UITableViewController
    controller?.view.layoutIfNeeded()
    let row = try #require(
      controller?.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? Row)
    expect(row.seen, equals: "row Words true")
    expect(row.accessoryType, equals: .none)
  }

  @Test(arguments: [
    ("roundedRect", UIButton.ButtonType.system), ("system", .system), ("infoLight", .infoLight),
    ("infoDark", .infoDark), ("contactAdd", .contactAdd), ("close", .close), ("custom", .custom),
    ("detailDisclosure", .detailDisclosure),
  ])
  func `a button has the type that the storyboard names, of whatever class it is`(
    name: String, type: UIButton.ButtonType
  ) throws {
    InterfaceClasses.register(Title.self)
    for custom in ["", "customClass=\"Title\""] {
      let storyboard = try table.storyboard(
        initial: "a",
        StoryboardTable.scene(
          """
          <viewController id="a"><view key="view" id="v"><subviews>
          <button buttonType="\(name)" id="b" \(custom)/></subviews></view></viewController>
          """))
      let controller = storyboard.instantiateInitialViewController()
      let button = try #require(controller?.view.subviews.first as? UIButton)
      expect(button.buttonType, equals: type)
    }
  }

  @Test func `views are touched unless the storyboard says otherwise`() throws {
    let storyboard = try table.storyboard(
      initial: "a",
      StoryboardTable.scene(
        """
        <viewController id="a"><view key="view" id="v"><subviews><imageView id="i"/><label id="l"/>
        <label userInteractionEnabled="NO" id="m"/></subviews></view></viewController>
        """))
    let views = try #require(storyboard.instantiateInitialViewController()).view.subviews
    expect(views.map(\.isUserInteractionEnabled), equals: [true, true, false])
  }
}
