import Expectations
import Testing
import UIKit

@MainActor
struct UIViewLayoutTests {
  private final class CountingView: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  @Test func `a view far below is laid out when it asked`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (middle, leaf) = (CountingView(), CountingView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.layoutIfNeeded()
    expect((middle.layouts, leaf.layouts) == (1, 1))
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    expect((middle.layouts, leaf.layouts) == (1, 2))
    root.layoutIfNeeded()
    expect((middle.layouts, leaf.layouts) == (1, 2))
  }

  @Test func `a layout that never rests is left alone`() {
    final class Restless: UIView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        setNeedsLayout()
      }
    }
    let view = Restless()
    view.layoutIfNeeded()
    expect(view.layouts, equals: 16)
  }

  @Test func `a view that changes its subviews in its layout is laid out once`() {
    final class Painter: UIView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        subviews.first?.removeFromSuperview()
        addSubview(UIView())
      }
    }
    let view = Painter()
    view.addSubview(UIView())
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    expect((view.layouts, view.subviews.count) == (1, 1))
    view.addSubview(UIView())
    view.layoutIfNeeded()
    expect(view.layouts, equals: 2)
  }

  private nonisolated static let cases: [(UIView.AutoresizingMask, CGRect)] = [
    (.flexibleWidth, CGRect(x: 10, y: 0, width: 130, height: 10)),
    ([], CGRect(x: 10, y: 0, width: 30, height: 10)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 0, width: 30, height: 10)),
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 24, y: 0, width: 30, height: 10)),
    (
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      CGRect(x: 20, y: 0, width: 60, height: 10)
    ),
    (.flexibleHeight, CGRect(x: 10, y: 0, width: 30, height: 60)),
  ]

  @Test(arguments: cases)
  func `what is flexible shares the difference`(mask: UIView.AutoresizingMask, frame: CGRect) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 10))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 200, height: 100)
    if mask == [.flexibleLeftMargin, .flexibleRightMargin] {
      // 10 and 60 of 70 flexible points: the 100 points are divided 1 to 6.
      expect(abs(inner.frame.minX - (10 + 100.0 / 7)), isBelow: 1e-9)
    } else {
      expect(inner.frame, equals: frame)
    }
  }
}
