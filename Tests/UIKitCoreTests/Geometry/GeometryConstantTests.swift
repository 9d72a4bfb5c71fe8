import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Bits, limits and texts of values.
@MainActor
struct GeometryConstantTests {
  @Test func `sides, keys, presses and menus have the bits of iOS`() {
    let edges: [UIRectEdge] = [.top, .left, .bottom, .right, .all]
    expect(edges.map(\.rawValue), equals: [1, 2, 4, 8, 15])
    let sides: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing, .all]
    expect(sides.map(\.rawValue), equals: [1, 2, 4, 8, 15])
    let keys: [UIKeyModifierFlags] = [
      .alphaShift, .shift, .control, .alternate, .command, .numericPad,
    ]
    expect(keys.map(\.rawValue), equals: (16...21).map { 1 << $0 })
    let touches: [UITouch.Properties] = [.force, .azimuth, .altitude, .location]
    expect(touches.map(\.rawValue), equals: [1, 2, 4, 8])
    let attributes: [UIMenuElement.Attributes] = [
      .disabled, .destructive, .hidden, .keepsMenuPresented,
    ]
    expect(attributes.map(\.rawValue), equals: [1, 2, 4, 8])
    let options: [UIMenu.Options] = [
      .displayInline, .destructive, .singleSelection, .displayAsPalette,
    ]
    expect(options.map(\.rawValue), equals: [1, 2, 32, 128])
    let notes: [UIAccessibility.Notification] = [
      .screenChanged, .layoutChanged, .announcement, .pageScrolled, .pauseAssistiveTechnology,
      .resumeAssistiveTechnology,
    ]
    expect(notes.map(\.rawValue), equals: [1000, 1001, 1008, 1009, 1021, 1022])
  }

  @Test(arguments: [
    (
      CGSize(width: 599, height: 800), UIUserInterfaceSizeClass.compact,
      UIUserInterfaceSizeClass.regular
    ),
    (CGSize(width: 600, height: 800), .regular, .regular),
    (CGSize(width: 895, height: 479), .compact, .compact),
    (CGSize(width: 896, height: 479), .regular, .compact),
    (CGSize(width: 896, height: 480), .regular, .regular),
    (CGSize(width: 390, height: 480), .compact, .regular),
  ])
  func `a window of a size has these classes`(
    size: CGSize, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    let traits = TraitValues(windowSize: size, scale: 2)
    expect(traits.horizontalSizeClass == horizontal && traits.verticalSizeClass == vertical)
    expect(traits.displayScale == 2 && traits.userInterfaceStyle == .light)
  }

  @Test func `a window is a tablet's from 600 points on its short side`() {
    func idiom(_ width: CGFloat, _ height: CGFloat, _ isPad: Bool? = nil) -> UIUserInterfaceIdiom? {
      TraitValues(windowSize: CGSize(width: width, height: height), scale: 1, isPad: isPad)
        .userInterfaceIdiom
    }
    expect(idiom(600, 600) == .pad && idiom(599, 900) == .phone && idiom(900, 599) == .phone)
    expect(idiom(300, 300, true) == .pad && idiom(900, 900, false) == .phone)
  }

  @Test func `a picture is fitted into a rectangle`() {
    let room = CGRect(x: 10, y: 20, width: 100, height: 50)
    expect(
      AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: room),
      equals: CGRect(x: 35, y: 20, width: 50, height: 50))
    expect(
      AVMakeRect(aspectRatio: CGSize(width: 4, height: 1), insideRect: room),
      equals: CGRect(x: 10, y: 32.5, width: 100, height: 25))
    let empty = CGRect(x: 60, y: 45, width: 0, height: 0)
    for ratio in [
      CGSize(width: 0, height: 1), CGSize(width: 1, height: 0), CGSize(width: -1, height: 1),
      CGSize(width: CGFloat.infinity, height: 1), CGSize(width: 1, height: CGFloat.nan),
    ] {
      expect(AVMakeRect(aspectRatio: ratio, insideRect: room), equals: empty)
    }
    let flat = CGRect(x: 0, y: 0, width: 10, height: 0)
    expect(
      AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: flat),
      equals: CGRect(x: 5, y: 0, width: 0, height: 0))
  }

  @Test func `rectangles overlap if they share an area, or one is within the other`() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    expect(box.overlaps(CGRect(x: 9, y: 9, width: 5, height: 5)))
    expect(!box.overlaps(CGRect(x: 10, y: 0, width: 5, height: 5)))
    expect(!box.overlaps(CGRect(x: 0, y: 10, width: 5, height: 5)))
    expect(!box.overlaps(CGRect(x: 20, y: 20, width: 5, height: 5)) && !box.overlaps(.null))
    expect(box.overlaps(CGRect(x: 5, y: 5, width: 0, height: 0)))
    expect(box.overlaps(CGRect(x: 5, y: -5, width: 0, height: 20)))
    expect(CGRect(x: 5, y: 5, width: 3, height: 0).overlaps(box))
    expect(!CGRect(x: 5, y: 10, width: 3, height: 3).overlaps(box))
    expect(CGRect(x: 15, y: 15, width: -10, height: -10).overlaps(box))
  }

  @Test func `values are read from their texts`() {
    expect(NSCoder.cgPoint(for: "{1, 2.5}"), equals: CGPoint(x: 1, y: 2.5))
    expect(NSCoder.cgSize(for: "{3, 4}"), equals: CGSize(width: 3, height: 4))
    expect(NSCoder.cgVector(for: "{3, 4}"), equals: CGVector(dx: 3, dy: 4))
    expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}"), equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(
      NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}"),
      equals: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expect(
      NSCoder.nsDirectionalEdgeInsets(for: "{1, 2, 3, 4}"),
      equals: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    expect(NSCoder.uiOffset(for: "{5, 6}"), equals: UIOffset(horizontal: 5, vertical: 6))
    expect(
      NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]"),
      equals: CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    expect(NSCoder.cgPoint(for: "{1}") == .zero && NSCoder.cgPoint(for: "{1, 2, 3}") == .zero)
    expect(NSCoder.cgPoint(for: "{1, x}") == .zero && NSCoder.cgPoint(for: "{1, 2, x}") == .zero)
    expect(NSCoder.cgAffineTransform(for: "") == .identity && NSCoder.cgRect(for: "") == .zero)
  }

  @Test func `a length in points is a number up to a million`() {
    let lengths: [CGFloat] = [5, -5, 2e6, -2e6, .infinity, -.infinity, .nan]
    expect(lengths.map(\.inPoints), equals: [5, -5, 1e6, -1e6, 1e6, -1e6, 0])
  }

  @Test func `taps are counted within 0.35 seconds and 45 points`() {
    var counter = TapCounter()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = TapCountView(frame: window.bounds)
    window.addSubview(view)
    window.isHidden = false
    expect(counter.count(at: .zero, 0), equals: 1)
    let fingers = Fingers(window)
    func tap(_ x: Double, _ y: Double, after milliseconds: Int64, by way: Double = 0) {
      // A frame is 10 ms after the one before.
      fingers.wait(milliseconds - 10)
      fingers.down(0, x, y)
      if way != 0 { fingers.move(0, x + way, y) }
      fingers.lift()
    }
    tap(100, 100, after: 1000)
    tap(100, 100, after: 340)
    tap(145, 100, after: 350)
    tap(190.5, 100, after: 100)
    tap(190.5, 100, after: 360)
    tap(190.5, 100, after: 100, by: 45)
    tap(235.5, 100, after: 100, by: 46)
    tap(281, 100, after: 100)
    expect(view.counts, equals: [1, 2, 3, 1, 1, 2, 3, 1])
    counter = TapCounter()
    expect(TapCounter.interval == 0.35 && TapCounter.distance == 45)
  }

  private final class TapCountView: UIView {
    var counts: [Int] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      counts.append(touches.first?.tapCount ?? 0)
    }
  }
}
