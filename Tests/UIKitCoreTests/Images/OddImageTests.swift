import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Images with NaN in their sizes and durations.
@MainActor
struct OddImageTests {
  private let table = Table()
  private nonisolated static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, 0, 1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]
  private var image: UIImage {
    UIImage(cgImage: CGImage(width: 2, height: 2, pixels: [1, 2, 3, 0xFFFF_FFFF]))
  }

  @Test(arguments: odd) func `a scale that no picture can have is 1`(number: CGFloat) {
    let scale = UIImage(cgImage: CGImage(width: 2, height: 2, pixels: [1, 2, 3, 4]), scale: number)
      .scale
    expect(scale, equals: number.isFinite && number > 0 ? number : 1)
  }

  @Test(arguments: odd)
  func `insets that are no numbers stretch nothing`(number: CGFloat) {
    let view = UIImageView(
      image: image.resizableImage(
        withCapInsets: UIEdgeInsets(top: number, left: 0.5, bottom: 1, right: number)))
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    table.view.addSubview(view)
    table.window.layoutIfNeeded()
    expect(view.layer.contents != nil)
  }

  @Test(arguments: odd)
  func `pictures move by any duration`(number: CGFloat) {
    let view = UIImageView(
      image: .animatedImage(with: [image, image.withTintColor(.red)], duration: Double(number)))
    view.animationImages = [image, image.withTintColor(.blue)]
    view.animationDuration = Double(number)
    table.view.addSubview(view)
    for step in 1...20 { table.window.advance(to: Double(step) * 0.05) }
    view.startAnimating()
    for step in 21...40 { table.window.advance(to: Double(step) * 0.05) }
    expect(view.layer.contents != nil)
  }

  @Test(arguments: odd)
  func `sizes that are none give a picture or nil`(number: CGFloat) {
    for size in [CGSize(width: number, height: 3), CGSize(width: 3, height: number)] {
      if let thumbnail = image.preparingThumbnail(of: size) {
        expect(thumbnail.size.width, isAtLeast: 0)
      }
    }
    let symbol = UIImage(
      systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: number))
    expect(symbol.map { $0.size.width > 0 }, equals: true)
    expect(symbol?.baselineOffsetFromBottom?.isFinite, equals: true)
    _ = UIFontMetrics.default.scaledValue(for: number)
    _ = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12), maximumPointSize: number)
    _ = image.withAlignmentRectInsets(
      UIEdgeInsets(top: number, left: number, bottom: number, right: number))
    _ = image.withBaselineOffset(fromBottom: number)
  }

  @Test(arguments: [
    "", ".", "..", "fill", ".fill", "circle.", ".circle", "slash", "badge", "badge.plus", "plus.",
    "plus.circle.circle", "plus.badge.plus.badge.plus", "heart.fill.fill", "51.circle", "-1.circle",
    "00.circle", "ß.circle", "١.circle", "plus\u{0}", "🎈", "circle.circle", "slash.circle.fill",
  ])
  func `a name that is none gives nothing or a symbol`(name: String) {
    if let symbol = UIImage(systemName: name) { expect(symbol.size.width, isAbove: 0) }
  }

  @Test func `pictures that move keep no time running once their view is gone`() {
    table.window.advance(to: 0.1)
    weak var kept: UIImageView?
    do {
      let view = UIImageView(image: .animatedImage(with: [image, image], duration: 1))
      table.view.addSubview(view)
      table.window.advance(to: 0.5)
      expect(table.window.layer.clock?.nextDeadline != nil)
      view.removeFromSuperview()
      kept = view
    }
    table.window.advance(to: 1)
    expectNil(kept)
    expectNil(table.window.layer.clock?.nextDeadline)
  }

  @Test func `pictures that move out of sight let the window rest`() {
    table.window.advance(to: 0.1)
    let view = UIImageView(image: .animatedImage(with: [image, image], duration: 1))
    table.view.addSubview(view)
    table.window.advance(to: 0.5)
    view.removeFromSuperview()
    table.window.advance(to: 1)
    expectNil(table.window.layer.clock?.nextDeadline)
    view.image = .animatedImage(with: [image, image.withTintColor(.red)], duration: 2)
    table.window.advance(to: 1.2)
    expectNil(table.window.layer.clock?.nextDeadline)
    table.view.addSubview(view)
    table.window.advance(to: 1.5)
    expect(table.window.layer.clock?.nextDeadline != nil)
  }
}
