import Expectations
import Foundation
import Testing

@testable import UIKit

/// Constraints of equal priority that cannot all be satisfied. The numbers are the rows of the specification's
/// table of tests.
@MainActor
struct LayoutTieTests {
  private final class Brick: UIView {
    var width: CGFloat = -1
    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 20) }
  }

  /// A label with a given width, whatever its text is.
  private final class Text: UILabel {
    var width: CGFloat = -1
    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 20) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: width, height: 20) }
  }

  /// A row of 393 points with three pixels a point: margins of 20 at both ends, and 24 between the views.
  @MainActor
  private final class Row {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
    let views: [UIView]

    init(_ views: [UIView]) {
      self.views = views
      window.screen = UIScreen(bounds: window.frame, scale: 3)
      window.addSubview(box)
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
      }
    }

    convenience init(_ widths: CGFloat...) {
      self.init(
        widths.map { width in
          let brick = Brick()
          brick.width = width
          return brick
        })
    }

    /// The constraints in order, beginning with those of the first view.
    func constraints(_ gap: CGFloat = 24, _ margin: CGFloat = 20) -> [NSLayoutConstraint] {
      var made: [NSLayoutConstraint] = []
      for (index, view) in views.enumerated() {
        made.append(view.topAnchor.constraint(equalTo: box.topAnchor))
        made.append(
          index == 0
            ? view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: margin)
            : view.leadingAnchor.constraint(equalTo: views[index - 1].trailingAnchor, constant: gap)
        )
      }
      made.append(
        box.trailingAnchor.constraint(
          equalTo: views[views.count - 1].trailingAnchor, constant: margin)
      )
      return made
    }

    func lay(isReversed: Bool = false) -> [CGFloat] {
      let constraints = constraints()
      NSLayoutConstraint.activate(isReversed ? constraints.reversed() : constraints)
      window.layoutIfNeeded()
      return views.map { ($0.frame.width * 1000).rounded() / 1000 }
    }
  }

  @Test func `row 7: the view of which a constraint spoke first is stretched`() {
    let row = Row(83 + 2 / 3, 76 + 1 / 3)
    expect(row.lay(), equals: [252.667, 76.333])
    expect(abs(row.views[1].frame.minX - 296.667), isBelow: 0.001)
    expect(Row(83 + 2 / 3, 76 + 1 / 3).lay(isReversed: true), equals: [83.667, 245.333])
    let first = Row(83 + 2 / 3, 76 + 1 / 3)
    first.views[1].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    expect(first.lay(isReversed: true), equals: [252.667, 76.333])
    let second = Row(83 + 2 / 3, 76 + 1 / 3)
    second.views[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    expect(second.lay(), equals: [83.667, 245.333])
  }

  @Test func `the order of subviews does not matter`() {
    let row = Row(83 + 2 / 3, 76 + 1 / 3)
    row.box.bringSubviewToFront(row.views[0])
    expect(row.lay(), equals: [252.667, 76.333])
  }

  @Test func `row 8: where there is too little room it keeps its size`() {
    expect(Row(255 + 2 / 3, 195 + 1 / 3).lay(), equals: [255.667, 73.333])
    expect(Row(255 + 2 / 3, 195 + 1 / 3).lay(isReversed: true), equals: [133.667, 195.333])
  }

  @Test func `row 9: of three the first is stretched`() {
    expect(Row(34 + 1 / 3, 35, 49).lay(), equals: [221, 35, 49])
  }

  @Test func `row 10: text of several lines is stretched, the last of it first`() {
    for (lines, expected) in [
      ([0, 0], [83.667, 245.333]), ([1, 0], [83.667, 245.333]), ([0, 1], [252.667, 76.333]),
      ([1, 1], [252.667, 76.333]),
    ] as [([Int], [CGFloat])] {
      // With their types the compiler needs a tenth of the time.
      let widths: [CGFloat] = [83 + 2 / 3, 76 + 1 / 3]
      let labels = zip(lines, widths).map { (lines: Int, width: CGFloat) -> Text in
        let label = Text()
        label.width = width
        label.numberOfLines = lines
        return label
      }
      expect(Row(labels).lay(), equals: expected, "\(lines)")
    }
  }

  @Test func `row 11: of views with widths of equal priority the first is stretched`() {
    let row = Row([UIView(), UIView()])
    for view in row.views {
      let width = view.widthAnchor.constraint(equalToConstant: 50)
      width.priority = .defaultLow
      width.isActive = true
    }
    expect(row.lay(), equals: [279, 50])
  }

  @Test func `who is first goes by the constraints that are active`() {
    let row = Row(83 + 2 / 3, 76 + 1 / 3)
    expect(row.lay(), equals: [252.667, 76.333])
    let ofFirst = row.box.constraints.filter { $0.firstItem === row.views[0] }
    NSLayoutConstraint.deactivate(
      ofFirst + row.box.constraints.filter { $0.secondItem === row.views[0] })
    NSLayoutConstraint.activate([
      row.views[0].leadingAnchor.constraint(equalTo: row.box.leadingAnchor, constant: 20),
      row.views[1].leadingAnchor.constraint(equalTo: row.views[0].trailingAnchor, constant: 24),
    ])
    row.window.layoutIfNeeded()
    expect(abs(row.views[0].frame.width - 83.667), isBelow: 0.001)
  }

  @Test func `a tie that a lower priority decides is none`() {
    let row = Row(83 + 2 / 3, 76 + 1 / 3)
    let narrow = row.views[0].widthAnchor.constraint(equalToConstant: 0)
    narrow.priority = UILayoutPriority(1)
    narrow.isActive = true
    expect(row.lay(), equals: [83.667, 245.333])
  }

  @Test func `a tie is ambiguous nevertheless`() {
    let row = Row(83 + 2 / 3, 76 + 1 / 3)
    _ = row.lay()
    expect(row.views[0].hasAmbiguousLayout)
    row.views[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row.window.layoutIfNeeded()
    expect(!row.views[0].hasAmbiguousLayout)
  }

  @Test func `content that changes keeps the tie as it is`() {
    let row = Row(100, 100)
    expect(row.lay(), equals: [229, 100])
    let brick = row.views[0] as? Brick
    for width in [20, 300, 150, 60] as [CGFloat] {
      brick?.width = width
      brick?.invalidateIntrinsicContentSize()
      row.window.layoutIfNeeded()
      expect(row.views.map(\.frame.width), equals: [max(229, width), min(100, 329 - width)])
    }
  }
}
