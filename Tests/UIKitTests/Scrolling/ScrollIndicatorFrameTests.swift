import Expectations
import QuartzCore
import Testing

@testable import UIKit

/// Frames of the indicators, by calculation: 3 points thick and 3 points from the edges.
@MainActor
struct ScrollIndicatorFrameTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 206, height: 406))

  init() {
    window.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    scroll.contentSize = CGSize(width: 50, height: 1624)
    window.advance(to: 1)
  }

  /// The indicators that are seen or fade.
  private var bars: [CALayer] {
    scroll.layer.sublayers?.filter { $0.zPosition == 10_000 } ?? []
  }

  private func show() { scroll.flashScrollIndicators() }

  /// The frame of the only indicator, as it is seen in the view.
  private var seen: CGRect? {
    bars.first?.frame.offsetBy(dx: -scroll.bounds.minX, dy: -scroll.bounds.minY)
  }

  @Test(
    arguments: [
      (0, 3, 100), (609, 153, 100), (1218, 303, 100), (406, 103, 100), (-20, 3, 80),
      (1228, 313, 90),
      (-97, 3, 3), (-500, 3, 3), (1718, 400, 3),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `the indicator's share is that of what is seen`(
    offset: CGFloat, start: CGFloat, length: CGFloat
  ) {
    // The track is 400 points long; 406 of 1624 points are seen.
    scroll.contentOffset.y = offset
    show()
    expect(bars.count, equals: 1)
    expect(seen, equals: CGRect(x: 200, y: start, width: 3, height: length))
    expect(bars.first?.cornerRadius == 1.5 && bars.first?.opacity == 1)
  }

  @Test func `it follows the content and the size`() {
    show()
    scroll.contentOffset.y = 1218
    expect(seen, equals: CGRect(x: 200, y: 303, width: 3, height: 100))
    scroll.contentSize.height = 100_000
    scroll.contentOffset.y = 0
    scroll.layoutIfNeeded()
    expect(seen, equals: CGRect(x: 200, y: 3, width: 3, height: 36), "the shortest is 36 points")
    scroll.frame.size = CGSize(width: 106, height: 36)
    scroll.layoutIfNeeded()
    expect(seen, equals: CGRect(x: 100, y: 3, width: 3, height: 30), "the track is shorter")
    scroll.frame.size = CGSize(width: 106, height: 9)
    scroll.layoutIfNeeded()
    expect(bars.isEmpty, "a track of 3 points has no indicator")
    scroll.frame.size = CGSize(width: 106, height: 10)
    scroll.layoutIfNeeded()
    expect(seen, equals: CGRect(x: 100, y: 3, width: 3, height: 4))
  }

  @Test func `insets shorten the track`() {
    scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 40, left: 7, bottom: 60, right: 11)
    show()
    // The track is 300 points long.
    expect(seen, equals: CGRect(x: 189, y: 43, width: 3, height: 75))
    scroll.contentOffset.y = 1218
    expect(seen, equals: CGRect(x: 189, y: 268, width: 3, height: 75))
    scroll.semanticContentAttribute = .forceRightToLeft
    scroll.contentOffset.y = 0
    scroll.layoutIfNeeded()
    expect(seen, equals: CGRect(x: 10, y: 43, width: 3, height: 75))
  }

  @Test func `both axes have one, and each can be off`() {
    scroll.contentSize = CGSize(width: 412, height: 1624)
    scroll.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 1, left: 20, bottom: 5, right: 30)
    scroll.contentOffset = CGPoint(x: 206, y: 0)
    show()
    let frames = Set(
      bars.map { [$0.frame.minX - 206, $0.frame.minY, $0.frame.width, $0.frame.height] })
    // The horizontal track is 150 points long.
    expect(frames, equals: [[200, 3, 3, 100], [98, 395, 75, 3]])
    scroll.showsVerticalScrollIndicator = false
    show()
    expect(bars.map(\.frame.height), equals: [3])
    scroll.showsHorizontalScrollIndicator = false
    show()
    expect(bars.isEmpty)
  }

  @Test func `content that fits has no indicator`() {
    scroll.contentSize.height = 406
    show()
    expect(bars.isEmpty)
    scroll.contentInset.bottom = 1
    show()
    expect(bars.count, equals: 1)
  }

  @Test func `it stays a moment, fades, and comes back at once`() throws {
    // Delays are those of the window that moved last.
    window.advance(to: 1)
    show()
    window.advance(to: 1.04)
    expect(bars.first?.opacity, equals: 1)
    window.advance(to: 1.06)
    let bar = try #require(bars.first)
    expect(bar.opacity == 0 && bar.animation(forKey: "opacity")?.duration == 0.25)
    window.advance(to: 1.2)
    let fading = bar.presentation()?.opacity ?? 0
    expect(fading > 0.2 && fading < 0.8)
    show()
    expect(bar.opacity == 1 && bar.animation(forKey: "opacity") == nil)
  }

  @Test func `its color is that of the style`() {
    show()
    expect(bars.first?.backgroundColor, equals: UIColor(white: 0, alpha: 0.35).cgColor)
    scroll.indicatorStyle = .white
    expect(bars.first?.backgroundColor, equals: UIColor(white: 1, alpha: 0.35).cgColor)
    scroll.indicatorStyle = .black
    expect(bars.first?.backgroundColor, equals: UIColor(white: 0, alpha: 0.35).cgColor)
  }
}
