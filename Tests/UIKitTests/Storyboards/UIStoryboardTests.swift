import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct UIStoryboardTests {
  private let table = StoryboardTable()

  /// A navigation controller with a page that has a label, two buttons and a recognizer.
  private static let page = StoryboardTable.scene(
    """
    <viewController storyboardIdentifier="Page" id="vc1" customClass="StoryboardController" customModule="UIKitTests" title="Page" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v1">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
          <label opaque="NO" text="Hello" textAlignment="center" lineBreakMode="tailTruncation" id="l1">
            <rect key="frame" x="20" y="100" width="200" height="30"/>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="24"/>
            <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </label>
          <button buttonType="system" id="b1">
            <rect key="frame" x="20" y="200" width="100" height="40"/>
            <state key="normal" title="Tap me"/>
            <connections>
              <action selector="tapped:" destination="vc1" eventType="touchUpInside" id="a1"/>
              <segue destination="vc2" kind="show" identifier="go" id="sg1"/>
            </connections>
          </button>
          <textField id="t1"><rect key="frame" x="20" y="300" width="50" height="20"/></textField>
        </subviews>
        <color key="backgroundColor" systemColor="systemGray6Color"/>
        <connections>
          <outletCollection property="gestureRecognizers" destination="g1" appends="YES" id="oc1"/>
        </connections>
      </view>
      <navigationItem key="navigationItem" title="First" id="n1"/>
      <connections>
        <outlet property="heading" destination="l1" id="o1"/>
        <outlet property="button" destination="b1" id="o2"/>
        <segue destination="vc2" kind="presentation" identifier="sheet" modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" animates="NO" id="sg2"/>
        <segue destination="vc2" kind="custom" identifier="fade" customClass="FadeSegue" customModule="UIKitTests" id="sg3"/>
        <segue destination="vc2" kind="popoverPresentation" identifier="pop" popoverAnchorView="b1" id="sg4">
          <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES"/>
        </segue>
      </connections>
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
    <panGestureRecognizer minimumNumberOfTouches="2" id="g1"/>
    """)

  private static let second = StoryboardTable.scene(
    """
    <viewController storyboardIdentifier="Second" id="vc2" customClass="StoryboardController" customModule="UIKitTests" title="Second">
      <view key="view" id="v2"><rect key="frame" x="0" y="0" width="414" height="896"/></view>
      <connections>
        <segue destination="e2" kind="unwind" identifier="back" unwindAction="unwindHere:" id="u1"/>
      </connections>
    </viewController>
    <exit id="e2" userLabel="Exit"/>
    """)

  private static let navigation = StoryboardTable.scene(
    """
    <navigationController id="nav" sceneMemberID="viewController">
      <connections>
        <segue destination="vc1" kind="relationship" relationship="rootViewController" id="r1"/>
      </connections>
    </navigationController>
    """)

  private func show() throws -> (UIWindow, UINavigationController, StoryboardController) {
    let storyboard = try table.storyboard(
      "Main",
      initial: "nav", Self.navigation + Self.page + Self.second)
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let page = try #require(navigation.topViewController as? StoryboardController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.advance(to: 1)
    return (window, navigation, page)
  }

  @Test func `views come with their frames, colors, texts, outlets and recognizers`() throws {
    let (_, _, page) = try show()
    expect(page.log, equals: ["loaded with Hello"])
    expect(page.heading.frame, equals: CGRect(x: 20, y: 100, width: 200, height: 30))
    expect(page.heading.textAlignment, equals: .center)
    expect(page.heading.textColor, equals: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    expect(page.heading.font.pointSize, equals: 24)
    expect(page.view.backgroundColor, equals: .systemGray6)
    expect(page.view.subviews.count, equals: 3)
    expect(page.navigationItem.title, equals: "First")
    let pan = page.view.gestureRecognizers?.first as? UIPanGestureRecognizer
    expect(pan?.minimumNumberOfTouches, equals: 2)
    expect(page.storyboard != nil)
  }

  @Test func `a touch asks, makes the destination, prepares and shows, in this order`() throws {
    let (window, navigation, page) = try show()
    page.log = []
    page.button.sendActions(for: .touchUpInside)
    window.advance(to: 3)
    expect(page.log, equals: ["tapped Tap me", "should go", "prepare go loaded false"])
    expect(navigation.topViewController?.title, equals: "Second")
    page.mayGo = false
    page.log = []
    page.button.sendActions(for: .touchUpInside)
    expect(page.log, equals: ["tapped Tap me", "should go"])
  }

  @Test func `code performs a segue without asking, and each time anew`() throws {
    let (window, _, page) = try show()
    page.log = []
    page.performSegue(withIdentifier: "sheet", sender: nil)
    window.advance(to: 2)
    expect(page.log, equals: ["prepare sheet loaded false"])
    expect(page.presentedViewController?.modalPresentationStyle, equals: .fullScreen)
    expect(page.presentedViewController?.modalTransitionStyle, equals: .crossDissolve)
    page.dismiss(animated: false)
    window.advance(to: 3)
    page.performSegue(withIdentifier: "fade", sender: nil)
    expect(page.log.suffix(2), equals: ["prepare fade loaded false", "fade"])
    expect(page.prepared[0].destination !== page.prepared[1].destination)
    expect(page.prepared[1] is FadeSegue)
  }

  @Test func `a popover is anchored at the view that the storyboard names`() throws {
    let (window, _, page) = try show()
    page.performSegue(withIdentifier: "pop", sender: nil)
    let popover = page.prepared[0].destination.popoverPresentationController
    expect(popover?.sourceView === page.button)
    expect(popover?.permittedArrowDirections, equals: [.up, .down])
    window.advance(to: 3)
  }

  @Test func `an unwind segue leads back through the stack, and tells before anything moves`()
    throws
  {
    let (window, navigation, page) = try show()
    page.button.sendActions(for: .touchUpInside)
    window.advance(to: 3)
    let second = try #require(navigation.topViewController as? StoryboardController)
    var stack: [UIViewController] = []
    page.onUnwind = { stack = navigation.viewControllers }
    second.performSegue(withIdentifier: "back", sender: nil)
    expect(second.log.last, equals: "prepare back loaded true")
    expect(page.log.last, equals: "unwound from Second")
    expect(stack, equals: [page, second])
    window.advance(to: 6)
    expect(navigation.viewControllers, equals: [page])
  }

  @Test func `an unwind segue dismisses what was presented`() throws {
    let (window, _, page) = try show()
    page.performSegue(withIdentifier: "sheet", sender: nil)
    window.advance(to: 3)
    let second = try #require(page.presentedViewController as? StoryboardController)
    second.performSegue(withIdentifier: "back", sender: nil)
    window.advance(to: 6)
    expect(page.log.last, equals: "unwound from Second")
    expectNil(page.presentedViewController)
  }

  @Test func `tabs and references to another storyboard are followed`() throws {
    try table.write("Other", initial: "vc2", Self.second)
    let storyboard = try table.storyboard(
      "Main",
      initial: "tabs",
      StoryboardTable.scene(
        """
        <tabBarController id="tabs"><connections>
          <segue destination="vc1" kind="relationship" relationship="viewControllers" id="r1"/>
          <segue destination="ref" kind="relationship" relationship="viewControllers" id="r2"/>
        </connections></tabBarController>
        """)
        + Self.page.replacingOccurrences(of: "destination=\"vc2\"", with: "destination=\"ref\"")
        + StoryboardTable.scene(
          "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"Second\" id=\"ref\"/>"
        ))
    let tabs = storyboard.instantiateInitialViewController() as? UITabBarController
    expect(tabs?.viewControllers?.map(\.title), equals: ["Page", "Second"])
  }
}
