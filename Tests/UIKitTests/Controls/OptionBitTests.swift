import Expectations
import Testing
import UIKit

/// The published bits and numbers of options, events and priorities.
@MainActor
struct OptionBitTests {
  @Test func `options of animations`() {
    let options: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions,
    ]
    expect(options.map(\.rawValue), equals: (UInt(0)...9).map { 1 << $0 })
    let curves: [UIView.AnimationOptions] = [
      .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
    ]
    expect(curves.map(\.rawValue), equals: (UInt(0)...3).map { $0 << 16 })
    let transitions: [UIView.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    expect(transitions.map(\.rawValue), equals: (UInt(1)...7).map { $0 << 20 })
    let rates: [UIView.AnimationOptions] = [
      .preferredFramesPerSecond60, .preferredFramesPerSecond30,
    ]
    expect(rates.map(\.rawValue), equals: [3 << 24, 7 << 24])
    let modes: [UIView.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic, .calculationModeCubicPaced,
    ]
    expect(modes.map(\.rawValue), equals: (UInt(0)...4).map { $0 << 10 })
    let inherited: [UIView.KeyframeAnimationOptions] = [
      .overrideInheritedDuration, .overrideInheritedOptions,
    ]
    expect(inherited.map(\.rawValue), equals: [1 << 5, 1 << 9])
  }

  @Test func `events and states of controls`() {
    let events: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
      .primaryActionTriggered, .menuActionTriggered, .editingDidBegin, .editingChanged,
      .editingDidEnd, .editingDidEndOnExit,
    ]
    let bits: [UInt] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 14, 16, 17, 18, 19]
    expect(events.map(\.rawValue), equals: bits.map { 1 << $0 })
    expect(UIControl.Event.allTouchEvents.rawValue, equals: 0xFFF)
    expect(UIControl.Event.allEditingEvents.rawValue, equals: 0xF0000)
    expect(UIControl.Event.applicationReserved.rawValue, equals: 0x0F00_0000)
    expect(UIControl.Event.systemReserved.rawValue, equals: 0xF000_0000)
    expect(UIControl.Event.allEvents.rawValue, equals: 0xFFFF_FFFF)
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    expect(states.map(\.rawValue), equals: [0, 1, 2, 4, 8])
    expect(UIControl.State.application.rawValue, equals: 0x00FF_0000)
    expect(UIControl.State.reserved.rawValue, equals: 0xFF00_0000)
  }

  @Test func `priorities, options of formats and margins of views`() {
    let priorities: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    expect(priorities.map(\.rawValue), equals: [1000, 750, 510, 500, 490, 250, 50])
    let formats: [NSLayoutConstraint.FormatOptions] = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading,
      .alignAllTrailing, .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline,
    ]
    let bits: [UInt] = [1, 2, 3, 4, 5, 6, 9, 10, 11, 12]
    expect(formats.map(\.rawValue), equals: bits.map { 1 << $0 })
    let directions: [NSLayoutConstraint.FormatOptions] = [
      .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft, .directionMask,
      .spacingEdgeToEdge, .spacingBaselineToBaseline, .spacingMask, .alignmentMask,
    ]
    let numbers: [UInt] = [0, 0x1_0000, 0x2_0000, 0x3_0000, 0, 0x8_0000, 0x8_0000, 0xFFFF]
    expect(directions.map(\.rawValue), equals: numbers)
    let masks: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    expect(masks.map(\.rawValue), equals: (UInt(0)...5).map { 1 << $0 })
    expect(UIView().layoutMargins, equals: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    expect(UIWindow.Level.normal.rawValue == 0 && UIWindow.Level.alert.rawValue == 2000)
    expect(UIWindow.Level.statusBar.rawValue, equals: 1000)
  }

  @Test func `recognizers begin with the limits of iOS`() {
    let press = UILongPressGestureRecognizer()
    expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
    let (tap, swipe) = (UITapGestureRecognizer(), UISwipeGestureRecognizer())
    expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    let pan = UIPanGestureRecognizer()
    expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
  }

  @Test(arguments: [
    (0.0, "red"), (14, "red"), (16, "orange"), (44, "orange"), (46, "yellow"), (69, "yellow"),
    (71, "green"), (159, "green"), (161, "cyan"), (199, "cyan"), (201, "blue"), (259, "blue"),
    (261, "purple"), (289, "purple"), (291, "pink"), (344, "pink"), (346, "red"), (359, "red"),
  ])
  func `a hue has a name, and its light and dark ones`(degrees: Double, name: String) {
    func color(_ saturation: CGFloat, _ brightness: CGFloat) -> String {
      UIColor(
        hue: CGFloat(degrees / 360), saturation: saturation, brightness: brightness, alpha: 1
      ).accessibilityName
    }
    expect(color(1, 1) == name && color(0.46, 0.46) == name)
    expect(color(0.44, 1) == "light \(name)" && color(1, 0.44) == "dark \(name)")
  }

  @Test(arguments: [
    (0.0, "black"), (0.09, "black"), (0.11, "dark gray"), (0.34, "dark gray"), (0.36, "gray"),
    (0.69, "gray"), (0.71, "light gray"), (0.94, "light gray"), (0.96, "white"), (1, "white"),
  ])
  func `a gray has a name`(white: Double, name: String) {
    expect(UIColor(white: CGFloat(white), alpha: 1).accessibilityName, equals: name)
    expect(UIColor(white: CGFloat(white), alpha: 0).accessibilityName, equals: "transparent")
  }

  private nonisolated static let colors: [(hsb: [Double], rgb: [Double])] = [
    ([0, 1, 1], [1, 0, 0]), ([1.0 / 6, 1, 1], [1, 1, 0]), ([1.0 / 3, 1, 1], [0, 1, 0]),
    ([0.5, 1, 1], [0, 1, 1]), ([2.0 / 3, 1, 1], [0, 0, 1]), ([5.0 / 6, 1, 1], [1, 0, 1]),
    ([0.25, 0.5, 0.8], [0.6, 0.8, 0.4]), ([0.9, 1, 0.5], [0.5, 0, 0.3]),
    ([0, 0, 0.7], [0.7, 0.7, 0.7]),
  ]

  @Test(arguments: colors)
  func `hue, saturation and brightness are red, green and blue`(hsb: [Double], rgb: [Double]) {
    let color = UIColor(
      hue: CGFloat(hsb[0]), saturation: CGFloat(hsb[1]), brightness: CGFloat(hsb[2]), alpha: 0.5)
    var (first, second, third, alpha) = (-1, -1, -1, -1) as (CGFloat, CGFloat, CGFloat, CGFloat)
    expect(color.getRed(&first, green: &second, blue: &third, alpha: &alpha))
    for (found, expected) in zip([first, second, third, alpha], rgb + [0.5]) {
      expect(abs(found - CGFloat(expected)), isBelow: 1e-9)
    }
    expect(color.getHue(&first, saturation: &second, brightness: &third, alpha: &alpha))
    for (found, expected) in zip([first, second, third, alpha], hsb + [0.5]) {
      expect(abs(found - CGFloat(expected)), isBelow: 1e-9)
    }
  }

  @Test func `grays and colors by name`() {
    func parts(_ color: UIColor) -> [CGFloat] {
      let color = color.cgColor
      return [color.red, color.green, color.blue, color.alpha]
    }
    expect(parts(.darkGray)[0] == 1 / 3 && parts(.lightGray)[0] == 2 / 3)
    expect(parts(.gray) == [0.5, 0.5, 0.5, 1] && parts(.clear) == [0, 0, 0, 0])
    expect(parts(.orange) == [1, 0.5, 0, 1] && parts(.purple) == [0.5, 0, 0.5, 1])
    expect(parts(.brown) == [0.6, 0.4, 0.2, 1] && parts(.magenta) == [1, 0, 1, 1])
    expect(parts(.green) == [0, 1, 0, 1] && parts(.blue) == [0, 0, 1, 1])
  }
}
