import Foundation
import QuartzCore

/// The mark of one page in a page control: a dot, or an image in the color of the dot.
@MainActor
final class PageDot: UIView {
  /// The side of a dot, in points.
  static let side: CGFloat = 8
  private var picture: UIImageView?

  required init?(coder: NSCoder) { nil }

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    isUserInteractionEnabled = false
  }

  func show(_ image: UIImage?, _ color: UIColor) {
    bounds.size = image?.size ?? CGSize(width: Self.side, height: Self.side)
    if image != nil, picture == nil {
      let view = UIImageView(frame: .zero)
      view.takesImagesForShapes = true
      addSubview(view)
      picture = view
    }
    picture?.frame = bounds
    picture?.image = image
    picture?.tintColor = color
    picture?.isHidden = image == nil
    backgroundColor = image == nil ? color : nil
    layer.cornerRadius = Self.side / 2
  }
}

/// A finger that goes through the pages of a page control.
struct PageScrubbing {
  private let first: Int
  private let start: CGFloat
  private var hasBegun = false

  /// Our value: the distance along the dots that goes on by one page, in points.
  private static let step: CGFloat = 17

  init(from page: Int, at position: CGFloat) {
    first = page
    start = position
  }

  /// Returns the page for a position of the finger; nil until the finger has moved by a page.
  mutating func page(at position: CGFloat, of count: Int) -> Int? {
    let steps = ((position - start) / Self.step).rounded(.towardZero)
    guard steps != 0 || hasBegun, count > 0, steps.isFinite else { return nil }
    hasBegun = true
    // No screen has room for so many steps.
    let moved = Int(min(max(steps, -10_000), 10_000))
    return min(max(first + moved, 0), count - 1)
  }
}

extension UIPageControl {
  /// The means by which a finger changes the page: not at all, by taps, or by a movement over the dots.
  public enum InteractionState: Int, Sendable {
    case none, discrete, continuous
  }

  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
}
