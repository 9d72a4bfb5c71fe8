import Expectations
import Foundation
import Testing
import UIKit

final class VariedController: UIViewController {
  @Outlet var banner: UILabel!
  @Outlet var wide: NSLayoutConstraint!
  @Outlet var stack: UIStackView!
}

/// Views, constraints and values that a storyboard has for some size classes.
@MainActor
struct StoryboardVariationTests {
  private let table = StoryboardTable()

  private static let scene = StoryboardTable.scene(
    """
    <viewController id="vc" customClass="VariedController" customModule="UIKitTests">
      <view key="view" id="v">
        <rect key="frame" x="0" y="0" width="414" height="896"/>
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="card">
            <rect key="frame" x="0" y="0" width="1" height="1"/>
            <constraints>
              <constraint firstAttribute="width" constant="100" id="w1">
                <variation key="heightClass=regular-widthClass=regular" constant="300"/>
                <variation key="widthClass=regular" constant="200"/>
              </constraint>
              <constraint firstAttribute="height" constant="50" id="h1"/>
              <constraint firstAttribute="height" constant="80" id="h2"/>
            </constraints>
            <variation key="default"><mask key="constraints"><exclude reference="h2"/></mask></variation>
            <variation key="heightClass=compact">
              <mask key="constraints"><include reference="h2"/><exclude reference="h1"/></mask>
            </variation>
          </view>
          <label text="Banner" translatesAutoresizingMaskIntoConstraints="NO" id="banner">
            <rect key="frame" x="0" y="0" width="1" height="1"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <constraints><constraint firstAttribute="height" constant="20" id="b1"/></constraints>
            <variation key="widthClass=regular">
              <fontDescription key="fontDescription" type="system" pointSize="40"/>
            </variation>
          </label>
          <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
            <rect key="frame" x="0" y="0" width="1" height="1"/>
            <subviews>
              <switch id="s1"/><switch id="s2"/><switch id="s3"/>
            </subviews>
            <variation key="default"><mask key="subviews"><exclude reference="s2"/></mask></variation>
            <variation key="heightClass=compact" axis="horizontal" hidden="YES">
              <mask key="subviews"><include reference="s2"/></mask>
            </variation>
          </stackView>
        </subviews>
        <constraints>
          <constraint firstItem="card" firstAttribute="top" secondItem="v" secondAttribute="top" id="c1"/>
          <constraint firstItem="card" firstAttribute="left" secondItem="v" secondAttribute="left" id="c2"/>
          <constraint firstItem="banner" firstAttribute="top" secondItem="card" secondAttribute="bottom" id="c3"/>
          <constraint firstItem="banner" firstAttribute="left" secondItem="v" secondAttribute="left" constant="7" id="c4"/>
          <constraint firstItem="stack" firstAttribute="left" secondItem="v" secondAttribute="left" id="c5"/>
          <constraint firstItem="stack" firstAttribute="top" secondItem="v" secondAttribute="top" constant="200" id="c6"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="banner"/></mask></variation>
        <variation key="widthClass=regular"><mask key="subviews"><include reference="banner"/></mask></variation>
      </view>
      <connections>
        <outlet property="banner" destination="banner" id="o1"/>
        <outlet property="wide" destination="w1" id="o2"/>
        <outlet property="stack" destination="stack" id="o3"/>
      </connections>
    </viewController>
    """)

  private func shown(_ size: CGSize) throws -> (UIWindow, VariedController) {
    let storyboard = try table.storyboard("Varied", initial: "vc", Self.scene)
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? VariedController)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, controller)
  }

  private let phone = CGSize(width: 400, height: 800)
  private let turned = CGSize(width: 600, height: 350)
  private let tablet = CGSize(width: 1024, height: 768)

  @Test func `what is there by itself is there, and outlets lead to what is not`() throws {
    let (window, controller) = try shown(phone)
    expect(controller.view.subviews[0].frame, equals: CGRect(x: 0, y: 0, width: 100, height: 50))
    expectNil(controller.banner.superview)
    expect(controller.stack.arrangedSubviews.count, equals: 2)
    expect(controller.stack.axis, equals: .vertical)
    withExtendedLifetime(window) {}
  }

  @Test func `sizes, views and constraints change with the size classes, and back`() throws {
    let (window, controller) = try shown(phone)
    let card = controller.view.subviews[0]
    window.frame.size = turned
    window.layoutIfNeeded()
    expect(card.frame.size, equals: CGSize(width: 100, height: 80))
    expect(controller.stack.axis, equals: .horizontal)
    expect(controller.stack.isHidden)
    expect(controller.stack.arrangedSubviews.count, equals: 3)
    expect(controller.stack.arrangedSubviews.map(\.frame.minX), equals: [0, 51, 102])
    window.frame.size = tablet
    window.layoutIfNeeded()
    expect(card.frame.size, equals: CGSize(width: 300, height: 50))
    expect(controller.banner.frame.origin, equals: CGPoint(x: 7, y: 50))
    expect(controller.banner.frame.height, equals: 20)
    expect(controller.view.subviews, equals: [card, controller.banner, controller.stack])
    expect(controller.banner.font.pointSize, equals: 40)
    expect(!controller.stack.isHidden)
    window.frame.size = phone
    window.layoutIfNeeded()
    expect(card.frame.size, equals: CGSize(width: 100, height: 50))
    expectNil(controller.banner.superview)
    expect(controller.banner.font.pointSize, equals: 17)
    expect(controller.stack.arrangedSubviews.count, equals: 2)
    expect(controller.stack.axis, equals: .vertical)
    window.frame.size = tablet
    window.layoutIfNeeded()
    expect(controller.banner.frame.origin, equals: CGPoint(x: 7, y: 50))
  }

  @Test func `a scene that begins in a large window has what is there for it`() throws {
    let (window, controller) = try shown(tablet)
    expect(controller.banner.superview === controller.view)
    expect(controller.banner.frame.origin, equals: CGPoint(x: 7, y: 50))
    expect(controller.wide.constant, equals: 300)
    withExtendedLifetime(window) {}
  }

  @Test func `what code has set stays until another value holds`() throws {
    let (window, controller) = try shown(phone)
    controller.wide.constant = 123
    window.frame.size = turned
    window.layoutIfNeeded()
    expect(controller.wide.constant, equals: 123)
    window.frame.size = tablet
    window.layoutIfNeeded()
    expect(controller.wide.constant, equals: 300)
  }

  @Test func `nothing of it keeps the view controller`() throws {
    weak var gone: VariedController?
    do {
      let (window, controller) = try shown(phone)
      window.frame.size = tablet
      window.layoutIfNeeded()
      gone = controller
      window.rootViewController = nil
    }
    expectNil(gone)
  }
}
