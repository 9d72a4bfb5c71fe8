import Expectations
import Foundation
import Testing

@testable import UIKit

/// Storyboard attributes for screen readers, keyboards and controls.
@MainActor
struct AccessibilityStoryboardTests {
  private func view(_ subviews: String) throws -> UIView {
    let table = StoryboardTable()
    let board = try table.storyboard(
      initial: "c",
      StoryboardTable.scene(
        """
        <viewController id="c"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
        \(subviews)
        </subviews></view></viewController>
        """))
    return try #require(try board.makeInitialViewController()?.view)
  }

  @Test func `a view has the label, hint, identifier, traits and role of its element`() throws {
    let view = try view(
      """
      <view id="a"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <accessibility key="accessibilityConfiguration" identifier="meter" hint="opens it" label="Meter">
      <accessibilityTraits key="traits" button="YES" updatesFrequently="YES"/>
      <bool key="isElement" value="YES"/></accessibility></view>
      <label id="l" text="Hidden"><rect key="frame" x="0" y="60" width="50" height="50"/>
      <accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility></label>
      """)
    let meter = view.subviews[0]
    expect(meter.accessibilityIdentifier == "meter" && meter.isAccessibilityElement)
    expect(meter.accessibilityTraits, equals: [.button, .updatesFrequently])
    expect(meter.spokenText, equals: "Meter, button, opens it")
    expect(!view.subviews[1].isAccessibilityElement)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(view)
    window.isHidden = false
    expect(
      window.startReader { _ in }.elements.map(\.spokenText), equals: ["Meter, button, opens it"])
  }

  @Test func `every trait of Interface Builder is read`() throws {
    let names: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
      ("header", .header), ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
      ("searchField", .searchField), ("updatesFrequently", .updatesFrequently),
      ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
      ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ]
    for (name, trait) in names {
      let view = try view(
        """
        <view id="a"><accessibility key="accessibilityConfiguration">
        <accessibilityTraits key="traits" none="YES" \(name)="YES"/></accessibility></view>
        """)
      expect(view.subviews[0].accessibilityTraits, equals: trait, "\(name)")
    }
  }

  @Test func `text input has its traits`() throws {
    let view = try view(
      """
      <textField id="a"><textInputTraits key="textInputTraits" autocapitalizationType="words"
      autocorrectionType="no" spellCheckingType="yes" keyboardType="emailAddress" keyboardAppearance="alert"
      returnKeyType="join" enablesReturnKeyAutomatically="YES" secureTextEntry="YES" smartDashesType="no"
      smartInsertDeleteType="yes" smartQuotesType="no" textContentType="email"/></textField>
      <textField id="b"><textInputTraits key="textInputTraits"/></textField>
      <textView id="t"><textInputTraits key="textInputTraits" autocapitalizationType="sentences"/></textView>
      <searchBar id="s"><textInputTraits key="textInputTraits" returnKeyType="search"/></searchBar>
      """)
    let field = try #require(view.subviews[0] as? UITextField)
    expect(field.autocapitalizationType == .words && field.autocorrectionType == .no)
    expect(field.spellCheckingType == .yes && field.keyboardType == .emailAddress)
    expect(field.keyboardAppearance == .dark && field.returnKeyType == .join)
    expect(field.enablesReturnKeyAutomatically && field.isSecureTextEntry)
    expect(field.smartDashesType == .no && field.smartInsertDeleteType == .yes)
    expect(field.smartQuotesType == .no && field.textContentType == .emailAddress)
    let plain = try #require(view.subviews[1] as? UITextField)
    expect(plain.autocapitalizationType == .none && plain.keyboardType == .default)
    expect((view.subviews[2] as? UITextView)?.autocapitalizationType, equals: .sentences)
    expect((view.subviews[3] as? UISearchBar)?.returnKeyType, equals: .search)
  }

  @Test func `an unknown type of keyboard is an error with its place`() {
    #expect(throws: StoryboardError.self) {
      try view(
        #"<textField id="a"><textInputTraits key="textInputTraits" keyboardType="none"/></textField>"#
      )
    }
  }

  @Test func `steppers, page controls and sliders have their flags and images`() throws {
    let view = try view(
      """
      <stepper id="a" maximumValue="9" autorepeat="NO" continuous="NO"/>
      <stepper id="b" maximumValue="9"/>
      <pageControl id="p" numberOfPages="3" defersCurrentPageDisplay="YES"/>
      <slider id="s" minimumValueImage="minus" maximumValueImage="plus"/>
      <slider id="t"><imageReference key="minimumValueImage" image="minus" catalog="system"/></slider>
      """)
    let steppers = view.subviews.compactMap { $0 as? UIStepper }
    expect(steppers.map(\.autorepeat), equals: [false, true])
    expect(steppers.map(\.isContinuous), equals: [false, true])
    expect((view.subviews[2] as? UIPageControl)?.defersCurrentPageDisplay, equals: true)
    expect((view.subviews[4] as? UISlider)?.minimumValueImage != nil)
  }
}
