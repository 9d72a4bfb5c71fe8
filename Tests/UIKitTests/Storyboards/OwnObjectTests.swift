import Expectations
import Foundation
import Testing

@testable import UIKit

/// Constraints of a program's own class, and outlets of objects that are no responders.
@MainActor
struct OwnObjectTests {
  final class KeyboardConstraint: NSLayoutConstraint {
    static var awake: [CGFloat] = []
    override func awakeFromNib() { Self.awake.append(constant) }
  }

  final class Mover: NSObject, InterfaceOutlets, InterfaceAwakening {
    var duration: CGFloat = 0
    var label: UILabel?
    var isAwake = false
    var interfaceOutlets: [InterfaceOutlet] {
      [
        InterfaceOutlet("duration") { (owner: Mover, value: CGFloat) in owner.duration = value },
        InterfaceOutlet("label") { (owner: Mover, value: UILabel) in owner.label = value },
      ]
    }
    func awakeFromNib() { isAwake = true }
  }

  final class OwnObjectController: UIViewController {
    var mover: Mover?
    override var interfaceOutlets: [InterfaceOutlet] {
      super.interfaceOutlets + [
        InterfaceOutlet("mover") { (owner: OwnObjectController, value: Mover) in owner.mover = value
        }
      ]
    }
  }

  private let files = StoryboardTable()

  @Test func `objects outside of the view are connected before the view is loaded`() throws {
    final class Item: UITabBarItem, InterfaceOutlets {
      var mover: Mover?
      var interfaceOutlets: [InterfaceOutlet] {
        [InterfaceOutlet("mover") { (owner: Item, value: Mover) in owner.mover = value }]
      }
    }
    InterfaceClasses.register(Mover.self) { Mover() }
    InterfaceClasses.register(Item.self) { Item() }
    let text = StoryboardTable.scene(
      """
      <viewController id="c" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="300" height="600"/></view>
      <tabBarItem key="tabBarItem" title="One" id="i" customClass="Item">
      <connections><outlet property="mover" destination="m" id="o1"/></connections></tabBarItem>
      </viewController><customObject id="m" customClass="Mover"/>
      """)
    let controller = try #require(
      try files.storyboard(initial: "c", text).makeInitialViewController())
    expect((controller.tabBarItem as? Item)?.mover != nil && !controller.isViewLoaded)
  }

  @Test func `they are made, connected and awakened`() throws {
    InterfaceClasses.register(KeyboardConstraint.self) { KeyboardConstraint() }
    InterfaceClasses.register(Mover.self) { Mover() }
    InterfaceClasses.register(OwnObjectController.self)
    KeyboardConstraint.awake = []
    let text = StoryboardTable.scene(
      """
      <viewController id="c" customClass="OwnObjectController" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="300" height="600"/><subviews>
      <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="l1"/>
      </subviews><constraints>
      <constraint firstItem="l1" firstAttribute="top" secondItem="v" secondAttribute="top" constant="17" \
      id="k1" customClass="KeyboardConstraint"/>
      <constraint firstItem="l1" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k2"/>
      </constraints></view>
      <connections><outlet property="mover" destination="m" id="o1"/></connections></viewController>
      <customObject id="m" customClass="Mover"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="duration"><real key="value" value="0.7"/>\
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      <connections><outlet property="label" destination="l1" id="o2"/></connections></customObject>
      """)
    let controller = try #require(
      try files.storyboard(initial: "c", text).makeInitialViewController() as? OwnObjectController)
    controller.loadViewIfNeeded()
    let mover = try #require(controller.mover)
    expect(mover.duration == 0.7 && mover.label?.text == "One" && mover.isAwake)
    expect(KeyboardConstraint.awake, equals: [17])
    expect(controller.view.constraints.contains { $0 is KeyboardConstraint })
  }
}
