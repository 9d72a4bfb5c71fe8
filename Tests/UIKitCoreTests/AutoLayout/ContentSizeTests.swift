import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Sizes that contents of views require, and layout guides with their own size.
@MainActor
struct ContentSizeTests {
  private final class Brick: UIView {
    var size = CGSize(width: 30, height: UIView.noIntrinsicMetric)
    var asked = 0
    override var intrinsicContentSize: CGSize {
      asked += 1
      return size
    }
  }

  @Test func `the fitting size of a view without constraints and content is its present size`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), equals: view.bounds.size)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 50, height: 400), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expect(size, equals: view.bounds.size)
    view.subviews[0].heightAnchor.constraint(equalToConstant: 10).isActive = true
    expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), differsFrom: size)
  }

  @Test func `how much views hug their content`() {
    let views: [(UIView, Float, Float)] = [
      (UIView(), 250, 250), (UILabel(), 250, 250), (UIButton(), 250, 250), (UISwitch(), 750, 750),
      (UIStepper(), 750, 750), (UIActivityIndicatorView(), 750, 750), (UIProgressView(), 250, 750),
      (UISlider(), 250, 750), (UISegmentedControl(), 250, 750), (UISearchBar(), 250, 750),
    ]
    for (view, horizontal, vertical) in views {
      expect(view.contentHuggingPriority(for: .horizontal).rawValue, equals: horizontal, "\(view)")
      expect(view.contentHuggingPriority(for: .vertical).rawValue, equals: vertical, "\(view)")
      expect(view.contentCompressionResistancePriority(for: .horizontal), equals: .defaultHigh)
    }
  }

  @Test
  func `an axis without content is left open, and content is asked for again when it says so`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let brick = Brick(constrainedIn: window)
    NSLayoutConstraint.activate([
      brick.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      brick.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()
    expect(brick.frame, equals: CGRect(x: 0, y: 0, width: 30, height: 0))
    expect(brick.hasAmbiguousLayout)
    let asked = brick.asked
    brick.size = CGSize(width: 50, height: 7)
    window.layoutIfNeeded()
    expect(brick.frame.width, equals: 30)
    expect(brick.asked, equals: asked)
    brick.invalidateIntrinsicContentSize()
    expect(brick.frame.width, equals: 30)
    window.layoutIfNeeded()
    expect(brick.frame, equals: CGRect(x: 0, y: 0, width: 50, height: 7))
    expect(!brick.hasAmbiguousLayout)
  }

  @Test func `a readable width lies in the middle of a wide view`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    let box = UIView(frame: window.bounds)
    window.addSubview(box)
    window.layoutIfNeeded()
    expect(
      box.readableContentGuide.layoutFrame, equals: CGRect(x: 176, y: 8, width: 672, height: 752))
    box.frame.size.width = 320
    window.layoutIfNeeded()
    expect(
      box.readableContentGuide.layoutFrame, equals: CGRect(x: 8, y: 8, width: 304, height: 752))
  }

  @Test func `the system's spaces are eight points and their multiples`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (one, two) = (UIView(constrainedIn: window), UIView(constrainedIn: window))
    NSLayoutConstraint.activate([
      one.widthAnchor.constraint(equalToConstant: 10),
      one.heightAnchor.constraint(equalToConstant: 10),
      one.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      one.topAnchor.constraint(equalTo: window.topAnchor),
      two.leadingAnchor.constraint(equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 1),
      two.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: 2.5),
    ])
    window.layoutIfNeeded()
    expect(two.frame.origin, equals: CGPoint(x: 18, y: 30))
  }
}
