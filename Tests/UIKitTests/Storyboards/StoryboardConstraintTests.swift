import Expectations
import Foundation
import Testing
import UIKit

final class ConstraintController: UIViewController {
  @Outlet var height: NSLayoutConstraint!
  @Outlet var panel: UIView!
}

@MainActor
struct StoryboardConstraintTests {
  private let table = StoryboardTable()

  private static func scene(_ subviews: String, _ constraints: String) -> String {
    StoryboardTable.scene(
      """
      <viewController id="vc" storyboardIdentifier="Page" customClass="ConstraintController" customModule="UIKitTests">
        <layoutGuides>
          <viewControllerLayoutGuide type="top" id="top"/>
          <viewControllerLayoutGuide type="bottom" id="bottom"/>
        </layoutGuides>
        <view key="view" id="v">
          <rect key="frame" x="0" y="0" width="414" height="896"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>\(subviews)</subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>\(constraints)</constraints>
          <variation key="default"><mask key="constraints"><exclude reference="left-out"/></mask></variation>
        </view>
        <connections>
          <outlet property="panel" destination="p" id="o1"/>
          <outlet property="height" destination="h" id="o2"/>
        </connections>
      </viewController>
      """)
  }

  private static let panel = """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="p">
      <rect key="frame" x="1" y="2" width="3" height="4"/>
      <constraints>
        <constraint firstAttribute="height" constant="100" identifier="tall" id="h"/>
        <constraint firstAttribute="width" secondItem="p" secondAttribute="height" multiplier="2:1" id="r"/>
        <constraint firstAttribute="height" constant="7" placeholder="YES" id="ph"/>
      </constraints>
    </view>
    <stackView opaque="NO" axis="vertical" distribution="fillEqually" spacing="6" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="0" y="0" width="1" height="1"/>
      <subviews>
        <label text="One" horizontalHuggingPriority="251" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="l1"><rect key="frame" x="0" y="0" width="1" height="1"/></label>
        <label text="Two" translatesAutoresizingMaskIntoConstraints="NO" id="l2"><rect key="frame" x="0" y="0" width="1" height="1"/></label>
      </subviews>
    </stackView>
    <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="f"><rect key="frame" x="9" y="8" width="7" height="6"/></view>
    """

  private static let constraints = """
    <constraint firstItem="p" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="5" id="c1"/>
    <constraint firstItem="safe" firstAttribute="trailing" secondItem="p" secondAttribute="trailing" constant="10" id="c2"/>
    <constraint firstItem="s" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="200" id="c3"/>
    <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="c4"/>
    <constraint firstItem="s" firstAttribute="width" relation="lessThanOrEqual" secondItem="v" secondAttribute="width" multiplier="0.5" id="c5"/>
    <constraint firstItem="bottom" firstAttribute="top" relation="greaterThanOrEqual" secondItem="s" secondAttribute="bottom" priority="750" id="c6"/>
    <constraint firstItem="s" firstAttribute="height" constant="999" id="left-out"/>
    """

  @Test func `a storyboard's constraints lay out its views`() throws {
    let storyboard = try table.storyboard(
      "Main", initial: "vc", Self.scene(Self.panel, Self.constraints))
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? ConstraintController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.safeAreaOfScreen = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    expect(controller.panel.frame, equals: CGRect(x: 190, y: 45, width: 200, height: 100))
    expect(controller.height.identifier, equals: "tall")
    let stack = try #require(controller.view.subviews[1] as? UIStackView)
    expect(stack.frame.origin, equals: CGPoint(x: 16, y: 240))
    expect(stack.arrangedSubviews.count, equals: 2)
    expect(stack.arrangedSubviews[0].contentHuggingPriority(for: .vertical).rawValue, equals: 251)
    expect(stack.frame.height, equals: 6 + 2 * stack.arrangedSubviews[0].frame.height)
    expect(controller.view.subviews[2].frame, equals: CGRect(x: 9, y: 8, width: 7, height: 6))
    controller.height.constant = 30
    window.layoutIfNeeded()
    expect(controller.panel.frame, equals: CGRect(x: 330, y: 45, width: 60, height: 30))
  }

  @Test func `of a storyboard's contradicting constraints the one is broken that iOS breaks`()
    throws
  {
    var told: [String] = []
    let before = Misuse.onWarning
    Misuse.onWarning = { told.append($0) }
    defer { Misuse.onWarning = before }
    let more = """
      <constraint firstItem="p" firstAttribute="height" constant="60" id="less"/>
      <constraint firstItem="p" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="40" id="l"/>
      <constraint firstItem="p" firstAttribute="width" relation="lessThanOrEqual" constant="90" id="w"/>
      """
    let storyboard = try table.storyboard(
      "Main", initial: "vc", Self.scene(Self.panel, Self.constraints + more))
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? ConstraintController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    // The greater height breaks; an inequality breaks before an equation, and the guide's edge before both.
    expect(controller.panel.frame, equals: CGRect(x: 40, y: 5, width: 120, height: 60))
    expect(told.count, equals: 3)
    expect(
      told.count { $0.contains("“tall” UIView.height == 100> is broken, by 40 points") }, equals: 1)
    window.layoutIfNeeded()
    expect(told.count, equals: 3)
  }

  @Test(arguments: [
    ("0.001", Float(0.001)), ("1", 1), ("999.5", 999.5), ("1000", 1000), ("0", nil),
    ("1000.1", nil), ("-1", nil),
  ])
  func `a priority is above 0 and at most 1000`(_ text: String, _ priority: Float?) throws {
    let line =
      #"<constraint firstItem="p" firstAttribute="width" constant="1" priority="\#(text)" id="x"/>"#
    let storyboard = try table.storyboard("Bad", initial: "vc", Self.scene(Self.panel, line))
    let controller = try? storyboard.makeViewController(withIdentifier: "Page")
    let panel = controller?.view.subviews.first
    let found = (controller?.view.constraints ?? []) + (panel?.constraints ?? [])
    let own = found.filter { $0.firstAttribute == .width && $0.constant == 1 }
    expect(own.map(\.priority.rawValue), equals: (priority.map { [$0] } ?? []))
  }

  @Test(arguments: [
    (
      #"<constraint firstItem="nobody" firstAttribute="width" constant="1" id="x"/>"#,
      "nobody, which is no view"
    ),
    (
      #"<constraint firstItem="p" firstAttribute="wide" constant="1" id="x"/>"#,
      "there is no attribute \"wide\""
    ),
    (
      #"<constraint firstItem="p" firstAttribute="top" constant="1" id="x"/>"#,
      "needs a second item"
    ),
    (
      #"<constraint firstItem="p" firstAttribute="top" secondItem="v" secondAttribute="leading" id="x"/>"#,
      "cannot be related"
    ),
    (
      #"<constraint firstItem="p" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="1:0" id="x"/>"#,
      "is no number, ratio or percentage"
    ),
    (
      #"<constraint firstItem="p" firstAttribute="width" constant="1" priority="5000" id="x"/>"#,
      "at most 1000"
    ),
  ])
  func `a constraint that cannot be is told with its line`(_ line: String, _ part: String) throws {
    let storyboard = try table.storyboard("Bad", initial: "vc", Self.scene(Self.panel, line))
    let error = #expect(throws: StoryboardError.self) {
      try storyboard.makeViewController(withIdentifier: "Page")
    }
    expect(error?.message.contains(part), equals: true, "\(String(describing: error))")
    expect(error?.line != nil)
  }

  private static func scene(multiplier: String) -> String {
    StoryboardTable.scene(
      """
      <viewController id="vc" storyboardIdentifier="Page">
        <view key="view" id="v">
          <rect key="frame" x="0" y="0" width="414" height="896"/>
          <subviews>
            <view id="p" contentMode="scaleToFill">
              <rect key="frame" x="0" y="0" width="10" height="10"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="p" firstAttribute="width" secondItem="v"
              secondAttribute="width" multiplier="\(multiplier)" id="x"/>
          </constraints>
        </view>
      </viewController>
      """)
  }

  @Test(arguments: ["1:4", "1/4", "0.25", "25%"])
  func `a multiplier may be a ratio or a percentage`(_ multiplier: String) throws {
    let storyboard = try table.storyboard(initial: "vc", Self.scene(multiplier: multiplier))
    let controller = try #require(storyboard.instantiateInitialViewController())
    let constraint = try #require(controller.view.constraints.first)
    expect(constraint.multiplier, equals: 0.25)
  }

  @Test(arguments: ["wide", "16:9:4", "1//3", "/3", "1/0", "%", "1:4%", "5%%"])
  func `a multiplier that is no number is told`(_ multiplier: String) throws {
    let scene = Self.scene(multiplier: multiplier)
    let storyboard = try table.storyboard("Bad", initial: "vc", scene)
    let error = #expect(throws: StoryboardError.self) {
      try storyboard.makeViewController(withIdentifier: "Page")
    }
    expect(
      error?.message.contains("is no number, ratio or percentage"), equals: true,
      "\(String(describing: error))")
  }
}
