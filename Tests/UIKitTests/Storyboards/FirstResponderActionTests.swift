import Expectations
import Testing
import UIKit

/// An action connected to First Responder goes to the object that implements it at the time of sending.
@MainActor struct FirstResponderActionTests {
  private final class HearingWindow: UIWindow {
    var heard: [String] = []
    override var interfaceActions: [InterfaceAction] {
      [InterfaceAction("tapped:", HearingWindow.tapped)]
    }

    private func tapped(_ sender: UIButton) { heard.append(sender.currentTitle ?? "") }
  }

  private let table = StoryboardTable()

  @Test func `somebody above the view controller may do it`() throws {
    let scene = StoryboardTable.scene(
      """
      <viewController id="vc">
        <view key="view" id="v">
          <rect key="frame" x="0" y="0" width="414" height="896"/>
          <subviews>
            <button buttonType="system" id="b">
              <rect key="frame" x="20" y="60" width="100" height="30"/>
              <state key="normal" title="Tap"/>
              <connections>
                <action selector="tapped:" destination="fr" eventType="touchUpInside" id="a"/>
              </connections>
            </button>
          </subviews>
        </view>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
      """)
    let storyboard = try table.storyboard("Main", initial: "vc", scene)
    let window = HearingWindow(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
    window.rootViewController = storyboard.instantiateInitialViewController()
    window.makeKeyAndVisible()
    let button = try #require(window.rootViewController?.view.subviews.first as? UIButton)
    // The first responder of a window that is not the key window hears nothing.
    let other = UIWindow(frame: .zero)
    other.addSubview(UITextField())
    other.isHidden = false
    other.subviews.first?.becomeFirstResponder()
    button.sendActions(for: .touchUpInside)
    expect(window.heard, equals: ["Tap"])
    other.subviews.first?.resignFirstResponder()
  }

  @Test func `an action that leads to the exit does nothing`() throws {
    let scene = StoryboardTable.scene(
      """
      <viewController id="vc">
        <view key="view" id="v">
          <rect key="frame" x="0" y="0" width="414" height="896"/>
          <subviews>
            <textField id="t">
              <connections>
                <action selector="done:" destination="x" eventType="editingDidEnd" id="a"/>
              </connections>
            </textField>
          </subviews>
        </view>
      </viewController>
      <exit id="x" userLabel="Exit" sceneMemberID="exit"/>
      """)
    let storyboard = try table.storyboard("Main", initial: "vc", scene)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let field = try #require(controller.view.subviews.first as? UITextField)
    field.sendActions(for: .editingDidEnd)
    expect(field.allTargets.isEmpty)
  }
}
