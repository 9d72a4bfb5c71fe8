import Expectations
import Foundation
import GoldenTexts
import SeededRandom
import Testing
import UIKit

/// Views and controllers with random properties, and conversions between their coordinates and a screen's.
@MainActor
struct ViewPropertyWalkTests {
  private static let points = [CGPoint.zero, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0)]
  private static let insets = [
    UIEdgeInsets.zero, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
  ]

  private static let view: [Knob<UIView>] = [
    Knob("frame", \.frame, [.zero, CGRect(x: 1, y: 2, width: 30, height: 20)]),
    Knob("center", \.center, [.zero, CGPoint(x: 9, y: 7)]),
    Knob("bounds", \.bounds, [CGRect(x: 3, y: 0, width: 20, height: 10)]),
    Knob("anchor", \.anchorPoint, points), Knob("alpha", \.alpha, [0, 0.5, 1, 2]),
    Knob("transform", \.transform, [.identity, CGAffineTransform(scaleX: 2, y: 1)]),
    Knob("hidden", \.isHidden, [true, false]), Knob("opaque", \.isOpaque, [true, false]),
    Knob("clips", \.clipsToBounds, [true, false]), Knob("tag", \.tag, [0, 3]),
    Knob("enabled", \.isUserInteractionEnabled, [true, false]),
    Knob("multiple", \.isMultipleTouchEnabled, [true, false]),
    Knob("exclusive", \.isExclusiveTouch, [true, false]),
    Knob("mask", \.autoresizingMask, [[], .flexibleWidth, [.flexibleTopMargin, .flexibleHeight]]),
    Knob("resizes", \.autoresizesSubviews, [true, false]),
    Knob("mode", \.contentMode, [.scaleToFill, .center, .redraw, .bottomRight]),
    Knob("margins", \.layoutMargins, insets),
    Knob(
      "directional", \.directionalLayoutMargins,
      [.zero, NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)]),
    Knob("preserves", \.preservesSuperviewLayoutMargins, [true, false]),
    Knob("insets", \.insetsLayoutMarginsFromSafeArea, [true, false]),
    Knob("attribute", \.semanticContentAttribute, [.unspecified, .forceRightToLeft, .playback]),
    Knob("tint mode", \.tintAdjustmentMode, [.automatic, .normal, .dimmed]),
    Knob("style", \.overrideUserInterfaceStyle, [.unspecified, .dark, .light]),
    Knob("scale", \.contentScaleFactor, [1, 2]), Knob("group", \.focusGroupIdentifier, [nil, "g"]),
    Knob("id", \.restorationIdentifier, [nil, "r"]),
  ]

  private static let spoken: [Knob<UIView>] = [
    Knob("element", \.isAccessibilityElement, [true, false]),
    Knob("label", \.accessibilityLabel, [nil, "a"]),
    Knob("value", \.accessibilityValue, [nil, "v"]),
    Knob("hint", \.accessibilityHint, [nil, "h"]),
    Knob("traits", \.accessibilityTraits, [[], .button, [.header, .selected]]),
    Knob("hides", \.accessibilityElementsHidden, [true, false]),
    Knob("modal", \.accessibilityViewIsModal, [true, false]),
    Knob("groups", \.shouldGroupAccessibilityChildren, [true, false]),
    Knob("name", \.accessibilityIdentifier, [nil, "i"]),
    Knob("point", \.accessibilityActivationPoint, [.zero, CGPoint(x: 4, y: 5)]),
    Knob("place", \.accessibilityFrame, [.zero, CGRect(x: 1, y: 1, width: 5, height: 4)]),
    Knob("inverts", \.accessibilityIgnoresInvertColors, [true, false]),
    Knob("style", \.accessibilityNavigationStyle, [.automatic, .combined, .separate]),
    Knob("large", \.showsLargeContentViewer, [true, false]),
  ]

  @Test func `views in views`() {
    for seed in 0..<120 {
      var random = SeededGenerator(seed: UInt64(seed))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 50, height: 40), scale: 2)
      let (outer, inner) = (UIView(frame: CGRect(x: 5, y: 6, width: 60, height: 50)), UIView())
      window.addSubview(outer)
      outer.addSubview(inner)
      window.isHidden = false
      let all = Self.view + Self.spoken
      for _ in 0..<random.below(12) {
        let owner = random.chance(0.6) ? inner : outer
        all[random.below(all.count)].turn(owner, &random)
      }
      window.UIKit::layoutIfNeeded()
      var lines = all.map { $0.text(inner) } + all.map { $0.text(outer) }
      let (point, rect) = (CGPoint(x: 3, y: 4), CGRect(x: 1, y: 2, width: 6, height: 4))
      let spaces: [any UICoordinateSpace] = [window, outer, screen, inner]
      for space in spaces {
        lines.append(
          "\(space.convert(point, to: inner)) \(space.convert(point, from: outer)) "
            + "\(space.convert(rect, to: outer)) \(space.convert(rect, from: inner))")
        lines.append("\(inner.convert(point, to: space)) \(inner.convert(rect, from: space))")
      }
      lines += [
        "\(screen.nativeBounds) \(screen.traitCollection.displayScale) \(screen.bounds)",
        "\(screen.convert(point, from: screen)) \(screen.convert(rect, to: screen))",
        "\(inner.safeAreaInsets) \(inner.tintColor.cgColor) \(inner.effectiveUserInterfaceLayoutDirection)",
        window.layer.treeDescription(.model),
      ]
      SeenMarks.see(ShortText.thousandths(lines.joined(separator: "\n")))
    }
  }

  private static let controller: [Knob<UIViewController>] = [
    Knob("title", \.title, [nil, "t"]), Knob("modal", \.isModalInPresentation, [true, false]),
    Knob("style", \.modalPresentationStyle, [.automatic, .fullScreen, .popover, .formSheet]),
    Knob("transition", \.modalTransitionStyle, [.coverVertical, .crossDissolve, .partialCurl]),
    Knob("defines", \.definesPresentationContext, [true, false]),
    Knob("provides", \.providesPresentationContextTransitionStyle, [true, false]),
    Knob("size", \.preferredContentSize, [.zero, CGSize(width: 3, height: 4)]),
    Knob("edges", \.edgesForExtendedLayout, [.all, [], .top]),
    Knob("opaque bars", \.extendedLayoutIncludesOpaqueBars, [true, false]),
    Knob("safe", \.additionalSafeAreaInsets, insets), Knob("editing", \.isEditing, [true, false]),
    Knob("restoration", \.restorationIdentifier, [nil, "r"]),
    Knob("bottom", \.hidesBottomBarWhenPushed, [true, false]),
    Knob("minimum", \.viewRespectsSystemMinimumLayoutMargins, [true, false]),
    Knob("captures", \.modalPresentationCapturesStatusBarAppearance, [true, false]),
    Knob("look", \.overrideUserInterfaceStyle, [.unspecified, .dark]),
    Knob("focus", \.restoresFocusAfterTransition, [true, false]),
  ]

  @Test func `controllers in controllers`() {
    for seed in 0..<80 {
      var random = SeededGenerator(seed: UInt64(seed))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      let (outer, inner) = (UIViewController(), UIViewController())
      window.rootViewController = outer
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
      window.isHidden = false
      for _ in 0..<random.below(9) {
        let owner = random.chance(0.6) ? inner : outer
        Self.controller[random.below(Self.controller.count)].turn(owner, &random)
      }
      window.UIKit::layoutIfNeeded()
      var lines = [inner, outer].flatMap { one in Self.controller.map { $0.text(one) } }
      for one in [inner, outer] {
        lines.append(
          "\(one.view.safeAreaInsets) \(one.view.layoutMargins) \(one.systemMinimumLayoutMargins) "
            + "\(one.traitCollection.userInterfaceStyle) \(one.interfaceOrientation) "
            + "\(one.supportedInterfaceOrientations) \(one.prefersStatusBarHidden)")
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }
}
