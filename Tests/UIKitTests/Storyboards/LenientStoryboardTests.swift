import Expectations
import Foundation
import Testing

@testable import UIKit

/// Mismatches between storyboard and sources that iOS tolerates.
@MainActor
struct LenientStoryboardTests {
  private let table = StoryboardTable()

  private func controller(_ scene: String) throws -> UIViewController {
    let storyboard = try table.storyboard(initial: "a", StoryboardTable.scene(scene))
    return try #require(storyboard.instantiateInitialViewController())
  }

  @Test func `a class that is not there is the one that it is made of in Interface Builder`() throws
  {
    let controller = try controller(
      """
      <tableViewController id="a" customClass="Nobody"><tableView key="view" id="t"><subviews>
      <label text="x" id="l" customClass="NoLabel"/></subviews></tableView></tableViewController>
      """)
    expect(controller is UITableViewController)
    expect(controller.view.subviews.contains { ($0 as? UILabel)?.text == "x" })
  }

  @Test func `an action that nobody has does not keep the view controller from being made`() throws
  {
    let controller = try controller(
      """
      <viewController id="a"><view key="view" id="v"><subviews><button id="b"><connections>
      <action selector="gone:" destination="a" eventType="editingChanged" id="s"/></connections></button>
      </subviews></view></viewController>
      """)
    let button = try #require(controller.view.subviews.first as? UIButton)
    expect(button.allControlEvents, equals: .editingChanged)
  }

  @Test func `attributes of UIKit's own and of extensions are set, others are left`() throws {
    InterfaceClasses.register(
      InterfaceOutlet("roundness") { (owner: UIView, value: CGFloat) in
        owner.layer.cornerRadius = value
      })
    let controller = try controller(
      """
      <viewController id="a"><view key="view" id="v"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="roundness"><real key="value" value="7"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="nothingOfTheKind" value="YES"/>
      </userDefinedRuntimeAttributes></view></viewController>
      """)
    expect(controller.view.layer.cornerRadius == 7 && controller.view.clipsToBounds)
  }

  @Test func `names of values may begin with a capital`() throws {
    let controller = try controller(
      "<viewController id=\"a\"><view key=\"view\" contentMode=\"TopLeft\" id=\"v\"/></viewController>"
    )
    expect(controller.view.contentMode, equals: .topLeft)
  }

  @Test func `a storyboard in the parent folder of Base.lproj is found, and one within it`() throws
  {
    let base = table.folder.appending(path: "Base.lproj")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    let reference = StoryboardTable.scene(
      "<viewControllerPlaceholder storyboardName=\"Other\" id=\"p\"/>")
    let stack = StoryboardTable.scene(
      """
      <navigationController id="n"><connections>
      <segue destination="p" kind="relationship" relationship="rootViewController" id="s"/></connections>
      </navigationController>
      """)
    let other = StoryboardTable.scene("<viewController id=\"o\" title=\"Other\"/>")
    try table.write("Base.lproj/Main", initial: "n", stack + reference)
    try table.write("Other", initial: "o", other)
    func root(_ file: String) throws -> String? {
      let storyboard = try UIStoryboard(contentsOf: table.folder.appending(path: file))
      let stack = storyboard.instantiateInitialViewController() as? UINavigationController
      return stack?.topViewController?.title
    }
    try expect(root("Base.lproj/Main.storyboard"), equals: "Other")
    try FileManager.default.removeItem(at: table.folder.appending(path: "Other.storyboard"))
    try table.write("Base.lproj/Other", initial: "o", other)
    try table.write("Main", initial: "n", stack + reference)
    try expect(root("Main.storyboard"), equals: "Other")
  }

  @Test func `a view controller may stand at the top of a file of views`() throws {
    let url = table.folder.appending(path: "Page.xib")
    try Data(
      """
      <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <viewController title="Page" id="a"><view key="view" tag="4" id="v"/></viewController>
      </objects></document>
      """.utf8
    ).write(to: url)
    let objects = try UINib(contentsOf: url).instantiate(withOwner: nil)
    let page = try #require(objects.first as? UIViewController)
    expect(page.title == "Page" && page.view.tag == 4)
  }
}
