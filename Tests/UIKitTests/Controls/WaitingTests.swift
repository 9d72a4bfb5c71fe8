import Expectations
import Testing
import UIKit
import ViewTesting

/// Views that show progress or activity.
@MainActor
struct WaitingTests {
  private let table = Table()

  private func shown(_ view: UIView) -> CGRect {
    view.layer.presentation()?.frame ?? view.frame
  }

  @Test func `a progress view fills as far as it is told, and never beyond its ends`() throws {
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.frame = CGRect(x: 20, y: 20, width: 200, height: 4)
    table.view.addSubview(bar)
    let filled = try #require(bar.subviews.first)
    let cases: [(Float, CGFloat)] = [(0.25, 50), (1.5, 200), (-1, 0)]
    for (progress, width) in cases {
      bar.progress = progress
      table.window.layoutIfNeeded()
      expect(filled.frame.width, equals: width)
    }
    expect(bar.progress, equals: 0)
  }

  @Test func `progress that is no number is none`() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = .nan
    expect(bar.progress, equals: 0)
  }

  @Test func `animated progress gets there in a quarter of a second`() throws {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.frame = CGRect(x: 20, y: 20, width: 200, height: 4)
    table.view.addSubview(bar)
    table.window.layoutIfNeeded()
    let filled = try #require(bar.subviews.first)
    bar.setProgress(1, animated: true)
    table.fingers.wait(120)
    let midway = shown(filled).width
    expect(midway > 20 && midway < 180, "\(midway)")
    table.fingers.wait(200)
    expect(shown(filled).width, equals: 200)
  }

  @Test func `a bar's colors are its own, or the tint of the view around it`() {
    let bar = UIProgressView(progressViewStyle: .default)
    table.view.addSubview(bar)
    table.view.tintColor = .systemPink
    expect(bar.subviews.first?.backgroundColor, equals: .systemPink)
    bar.progressTintColor = .green
    bar.trackTintColor = .black
    expect(bar.subviews.first?.backgroundColor == .green && bar.backgroundColor == .black)
  }

  @Test func `an indicator turns while it works, and hides itself at rest`() {
    let wheel = UIActivityIndicatorView(style: .large)
    table.view.addSubview(wheel)
    expect(wheel.isHidden && !wheel.isAnimating)
    expect(wheel.bounds.size, equals: CGSize(width: 37, height: 37))
    wheel.startAnimating()
    expect(!wheel.isHidden && wheel.isAnimating)
    table.fingers.wait(250)
    let turned = wheel.layer.presentation()?.affineTransform() ?? .identity
    expect(abs(turned.b - 1), isBelow: 0.1, "a quarter of a turn: \(turned)")
    wheel.stopAnimating()
    expect(wheel.isHidden && wheel.layer.animationKeys() == nil)
  }

  @Test func `an indicator that does not hide stays where it stopped`() {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.hidesWhenStopped = false
    expect(!wheel.isHidden)
    wheel.startAnimating()
    wheel.stopAnimating()
    expect(!wheel.isHidden && !wheel.isAnimating)
    wheel.hidesWhenStopped = true
    expect(wheel.isHidden)
  }
}
