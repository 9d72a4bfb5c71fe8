import Expectations
import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// The layout of cells that were measured before, beside cells that were not. A measured cell whose frame has the found
/// size is not solved again.
@MainActor
struct FittedLayoutTests {
  /// A cell with two texts, one below the other, and a square beside them.
  private final class TextCell: UITableViewCell {
    let title = UILabel()
    let detail = UILabel()
    let square = UIView()
    var gap: NSLayoutConstraint?

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      for view in [title, detail, square] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      title.numberOfLines = 0
      detail.numberOfLines = 2
      let gap = detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4)
      self.gap = gap
      NSLayoutConstraint.activate([
        gap, title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
        title.trailingAnchor.constraint(equalTo: square.leadingAnchor, constant: -6),
        detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        detail.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -8),
        square.widthAnchor.constraint(equalToConstant: 30),
        square.heightAnchor.constraint(equalTo: square.widthAnchor),
        square.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        square.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 2),
        contentView.trailingAnchor.constraint(equalTo: square.trailingAnchor, constant: 10),
      ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: Int, _ detail: Int) {
      self.title.text = Self.words(title)
      self.detail.text = Self.words(detail)
    }

    private static func words(_ count: Int) -> String {
      (0..<count).map { "word\($0 * 7 % 5)" }.joined(separator: " ")
    }

    func height(in width: CGFloat) -> CGFloat {
      systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }

    /// Places the cell in the window, and returns the frames in it.
    func frames(_ frame: CGRect, in window: UIWindow) -> [CGRect] {
      self.frame = frame
      window.addSubview(self)
      layoutIfNeeded()
      let frames = [contentView.frame, title.frame, detail.frame, square.frame]
      removeFromSuperview()
      return frames
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func place(_ height: CGFloat, width: CGFloat = 320) -> CGRect {
    CGRect(x: 0, y: 40, width: width, height: height)
  }

  @Test func `a reused cell that was measured has the frames of one that was not`() {
    var random = SeededGenerator(seed: 28)
    let reused = TextCell(style: .default, reuseIdentifier: nil)
    for _ in 0..<200 {
      let (title, detail) = (random.below(40), random.below(30))
      let width = CGFloat(200 + random.below(8) * 20)
      let fresh = TextCell(style: .default, reuseIdentifier: nil)
      for cell in [reused, fresh] { cell.show(title, detail) }
      let height = reused.height(in: width)
      // One in three rows has another height than its cell, from the program.
      let given = random.below(3) == 0 ? height + CGFloat(random.below(50)) : height
      let frame = place(given, width: width)
      expect(reused.frames(frame, in: window), equals: fresh.frames(frame, in: window))
    }
  }

  @Test func `content that changes after the measuring is laid out in the measured frame`() {
    let reused = TextCell(style: .default, reuseIdentifier: nil)
    reused.show(20, 3)
    let frame = place(reused.height(in: 320))
    reused.show(2, 9)
    let fresh = TextCell(style: .default, reuseIdentifier: nil)
    fresh.show(2, 9)
    let frames = reused.frames(frame, in: window)
    expect(frames, equals: fresh.frames(frame, in: window))
    expect(frames[0].height, equals: frame.height)
    // In place, and longer than the frame has room for.
    reused.show(60, 9)
    fresh.show(60, 9)
    expect(reused.frames(frame, in: window), equals: fresh.frames(frame, in: window))
  }

  @Test func `a constant that changes after the measuring moves what depends on it`() {
    let cell = TextCell(style: .default, reuseIdentifier: nil)
    cell.show(20, 3)
    let frame = place(cell.height(in: 320) + 20)
    let before = cell.frames(frame, in: window)
    _ = cell.height(in: 320)
    cell.gap?.constant = 10
    let after = cell.frames(frame, in: window)
    expect(after[2].minY, equals: before[2].minY + 6)
    expect(after[3], equals: before[3])
  }

  @Test func `a size asked for in another width leaves the layout as it is`() {
    let cell = TextCell(style: .default, reuseIdentifier: nil)
    cell.show(30, 10)
    let frame = place(cell.height(in: 320))
    let before = cell.frames(frame, in: window)
    expect(cell.height(in: 200), isAbove: frame.height)
    cell.frame = frame
    expect(cell.frames(frame, in: window), equals: before)
  }

  @Test func `whether a layout is ambiguous does not depend on measuring`() {
    for isMeasured in [false, true] {
      let cell = TextCell(style: .default, reuseIdentifier: nil)
      cell.show(5, 5)
      let loose = UIView()
      loose.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(loose)
      loose.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor).isActive = true
      let height = isMeasured ? cell.height(in: 320) : 200
      _ = cell.frames(place(height), in: window)
      window.addSubview(cell)
      cell.layoutIfNeeded()
      expect(loose.hasAmbiguousLayout)
      expect(!cell.square.hasAmbiguousLayout)
      expect(!cell.title.hasAmbiguousLayout)
      cell.removeFromSuperview()
    }
  }
}
