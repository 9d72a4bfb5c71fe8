import Expectations
import Foundation
import Testing
import UIKit

/// Pictures, segments and configurations that controls return as they were set.
@MainActor
struct ControlLookMemberTests {
  private let pictures = (1...6).map { side in
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test func `a slider has its pictures by state, and the current ones by its own state`() {
    let slider = UISlider()
    slider.setThumbImage(pictures[0], for: .normal)
    slider.setMinimumTrackImage(pictures[1], for: .normal)
    slider.setMaximumTrackImage(pictures[2], for: .normal)
    slider.setThumbImage(pictures[3], for: .disabled)
    expect(slider.thumbImage(for: .normal) === pictures[0])
    expectNil(slider.thumbImage(for: .highlighted))
    expect(slider.minimumTrackImage(for: .normal) === pictures[1])
    expect(slider.maximumTrackImage(for: .normal) === pictures[2])
    expect(slider.currentThumbImage === pictures[0])
    slider.isEnabled = false
    expect(slider.currentThumbImage === pictures[3])
    expect(slider.currentMinimumTrackImage === pictures[1])
    expect(slider.currentMaximumTrackImage === pictures[2])
  }

  @Test func `the pictures at a slider's ends are centered at its ends`() {
    let slider = UISlider()
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
    expect(slider.minimumValueImageRect(forBounds: bounds).isEmpty)
    slider.minimumValueImage = pictures[3]
    slider.maximumValueImage = pictures[5]
    expect(
      slider.minimumValueImageRect(forBounds: bounds),
      equals: CGRect(x: 0, y: 13, width: 4, height: 4))
    expect(
      slider.maximumValueImageRect(forBounds: bounds),
      equals: CGRect(x: 94, y: 12, width: 6, height: 6))
  }

  @Test func `a stepper and segments have pictures by state, also between two states`() {
    let stepper = UIStepper()
    stepper.setDecrementImage(pictures[0], for: .disabled)
    stepper.setDividerImage(
      pictures[1], forLeftSegmentState: .normal, rightSegmentState: .highlighted)
    expect(stepper.decrementImage(for: .disabled) === pictures[0])
    expectNil(stepper.decrementImage(for: .normal))
    let between = stepper.dividerImage(
      forLeftSegmentState: .normal, rightSegmentState: .highlighted)
    expect(between === pictures[1])
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.setDividerImage(
      pictures[2], forLeftSegmentState: .selected, rightSegmentState: .normal,
      barMetrics: .default)
    let divider = segments.dividerImage(
      forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
    expect(divider === pictures[2])
  }

  @Test func `a segment has an action, a width, an offset and may be disabled`() {
    let segments = UISegmentedControl(items: ["a", "b"])
    let action = UIAction(title: "c", identifier: UIAction.Identifier("third")) { _ in }
    segments.setAction(action, forSegmentAt: 1)
    expect(segments.actionForSegment(at: 1) === action && segments.actionForSegment(at: 0) == nil)
    expect(segments.titleForSegment(at: 1), equals: "c")
    expect(segments.segmentIndex(identifiedBy: UIAction.Identifier("third")), equals: 1)
    expect(
      segments.segmentIndex(identifiedBy: UIAction.Identifier("none")),
      equals: UISegmentedControl.noSegment)
    segments.setWidth(40, forSegmentAt: 0)
    segments.setEnabled(false, forSegmentAt: 0)
    segments.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 0)
    expect(segments.widthForSegment(at: 0) == 40 && segments.widthForSegment(at: 1) == 0)
    expect(!segments.isEnabledForSegment(at: 0) && segments.isEnabledForSegment(at: 1))
    expect(segments.contentOffsetForSegment(at: 0), equals: CGSize(width: 1, height: 2))
    segments.removeAllSegments()
    expect(segments.numberOfSegments, equals: 0)
  }

  @Test func `a button's current content is that of its state`() {
    let button = UIButton(type: .custom)
    let symbol = UIImage.SymbolConfiguration(pointSize: 9)
    button.setAttributedTitle(NSAttributedString(string: "on"), for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "off"), for: .disabled)
    button.setBackgroundImage(pictures[0], for: .disabled)
    button.setTitleShadowColor(.red, for: .normal)
    button.setPreferredSymbolConfiguration(symbol, forImageIn: .normal)
    expect(button.currentAttributedTitle?.string == "on" && button.currentBackgroundImage == nil)
    button.isEnabled = false
    expect(button.currentAttributedTitle?.string, equals: "off")
    expect(button.currentBackgroundImage === pictures[0])
    expect(button.currentTitleShadowColor == .red && button.titleShadowColor(for: .normal) == .red)
    expect(button.currentPreferredSymbolConfiguration, equals: symbol)
    expectNil(button.subtitleLabel)
    let bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    expect(button.backgroundRect(forBounds: bounds), equals: bounds)
  }

  @Test func `a configured button has a subtitle, and insets that can be set back`() {
    var configuration = UIButton.Configuration.plain()
    let usual = configuration.contentInsets
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(configuration.contentInsets.leading, equals: 2)
    configuration.setDefaultContentInsets()
    expect(configuration.contentInsets, equals: usual)
    configuration.title = "title"
    configuration.subtitle = "subtitle"
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    expect(button.subtitleLabel?.text, equals: "subtitle")
  }

  @MainActor
  private final class Target {
    var calls: [String] = []

    func pressed() { calls.append("pressed") }
    func took(_ sender: UIButton) { calls.append("took \(sender.buttonType == .system)") }
  }

  @Test func `a system button calls its target, with and without the sender`() {
    let target = Target()
    let alone = UIButton.systemButton(with: pictures[0], target: target, action: Target.pressed)
    let taking = UIButton.systemButton(with: pictures[0], target: target, action: Target.took)
    for button in [alone, taking] { button.sendActions(for: .touchUpInside) }
    expect(target.calls, equals: ["pressed", "took true"])
    expect(alone.image(for: .normal) === pictures[0])
  }

  @Test func `a transformer changes the resolved color`() {
    var background = UIBackgroundConfiguration.clear()
    expect(background.resolvedStrokeColor(for: .red), equals: .red)
    background.strokeColor = .blue
    background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .green }
    expect(background.resolvedStrokeColor(for: .red), equals: .green)
    expect(UIConfigurationColorTransformer.preferredTint(.brown), equals: .brown)
    var image = UIListContentConfiguration.cell().imageProperties
    expect(image.resolvedTintColor(for: .red), equals: .red)
    image.tintColor = .blue
    expect(image.resolvedTintColor(for: .red), equals: .blue)
    image.tintColorTransformer = .grayscale
    expect(image.resolvedTintColor(for: .red).cgColor.red, isBelow: 0.2)
    let bold = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.kern = 3
      return attributes
    }
    expect(bold(AttributeContainer()).kern, equals: 3)
  }

  @Test func `leading and trailing content stands left or right by the language`() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    expect(control.effectiveContentHorizontalAlignment, equals: .left)
    control.semanticContentAttribute = .forceRightToLeft
    expect(control.effectiveContentHorizontalAlignment, equals: .right)
    control.contentHorizontalAlignment = .trailing
    expect(control.effectiveContentHorizontalAlignment, equals: .left)
    control.contentHorizontalAlignment = .fill
    expect(control.effectiveContentHorizontalAlignment, equals: .fill)
    control.bounds = CGRect(x: 0, y: 0, width: 40, height: 10)
    let menu = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in nil }
    expect(control.menuAttachmentPoint(for: menu), equals: CGPoint(x: 20, y: 10))
  }
}
