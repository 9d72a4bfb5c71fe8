import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Controls that show pictures instead of their standard parts.
@MainActor
struct ControlImageTests {
  private let table = Table()

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func pictures(in view: UIView) -> [UIImageView] {
    view.subviews.flatMap { [$0 as? UIImageView].compactMap { $0 } + pictures(in: $0) }
      .filter { !$0.isHidden && $0.image != nil }
  }

  @Test func `a slider's knob is as large as its picture, and its track lies between the ends`() {
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 200, height: 40))
    slider.setThumbImage(image(20, 10), for: .normal)
    slider.minimumValueImage = image(12, 12)
    slider.maximumValueImage = image(16, 16)
    table.view.addSubview(slider)
    table.window.layoutIfNeeded()
    let track = slider.trackRect(forBounds: slider.bounds)
    expect(track.minX == 20 && track.maxX == 200 - 24)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5)
    expect(thumb.size == CGSize(width: 20, height: 10) && thumb.midX == track.midX)
    expect(pictures(in: slider).count, equals: 3)
    expect(slider.maximumValueImageRect(forBounds: slider.bounds).maxX, equals: 200)
  }

  @Test func `a slider with a track of its own is moved along it`() {
    final class Short: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        super.trackRect(forBounds: bounds).insetBy(dx: 50, dy: 0)
      }
    }
    let slider = Short(frame: CGRect(x: 50, y: 100, width: 228, height: 30))
    table.view.addSubview(slider)
    table.window.layoutIfNeeded()
    table.fingers.down(0, 114, 115)
    table.fingers.move(0, 164, 115)
    table.fingers.lift()
    expect(abs(slider.value - 0.5), isBelow: 0.01)
  }

  @Test func `a stepper shows its pictures in the place of its signs`() {
    let stepper = UIStepper(frame: .zero)
    stepper.setIncrementImage(image(10, 10), for: .normal)
    stepper.setDecrementImage(image(8, 8), for: .normal)
    stepper.setDividerImage(image(2, 30), forLeftSegmentState: .normal, rightSegmentState: .normal)
    stepper.setBackgroundImage(image(4, 4), for: .normal)
    stepper.layoutIfNeeded()
    expect(pictures(in: stepper).count, equals: 4)
    let labels = stepper.subviews.compactMap { $0 as? UILabel }
    let areHidden = labels.allSatisfy { $0.isHidden }
    expect(areHidden)
    expect(stepper.incrementImage(for: .normal)?.size.width, equals: 10)
  }

  @Test func `a segment with a picture is as wide as was said, and one that is off is not chosen`()
  {
    let segments = UISegmentedControl(items: ["One", image(20, 20), "Three"])
    segments.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
    segments.setWidth(50, forSegmentAt: 1)
    segments.setEnabled(false, forSegmentAt: 2)
    table.view.addSubview(segments)
    table.window.layoutIfNeeded()
    expect(segments.imageForSegment(at: 1) != nil && segments.titleForSegment(at: 1) == nil)
    expect(pictures(in: segments).first?.center.x, equals: 150)
    table.fingers.down(0, 290, 116)
    table.fingers.lift()
    table.fingers.wait(1000)
    expect(segments.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
    table.fingers.down(0, 150, 116)
    table.fingers.lift()
    expect(segments.selectedSegmentIndex, equals: 1)
    segments.setTitle("Two", forSegmentAt: 1)
    expect(segments.imageForSegment(at: 1) == nil && segments.titleForSegment(at: 1) == "Two")
  }

  @Test func `a momentary control leaves nothing chosen`() {
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.isMomentary = true
    segments.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
    var chosen: [Int] = []
    segments.addAction(
      UIAction { [weak segments] _ in chosen.append(segments?.selectedSegmentIndex ?? -2) },
      for: .valueChanged)
    table.view.addSubview(segments)
    table.window.layoutIfNeeded()
    for _ in 0..<2 {
      table.fingers.down(0, 200, 116)
      table.fingers.lift()
      table.fingers.wait(500)
    }
    expect(chosen == [1, 1] && segments.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `a progress bar follows the progress that it observes`() {
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.progressImage = image(4, 4)
    let progress = Progress(totalUnitCount: 10)
    progress.completedUnitCount = 2
    table.view.addSubview(bar)
    table.fingers.wait(10)
    bar.observedProgress = progress
    expect(bar.progress == 0.2 && pictures(in: bar).count == 1)
    progress.completedUnitCount = 7
    table.fingers.wait(100)
    expect(bar.progress, equals: 0.7)
    bar.observedProgress = nil
    progress.completedUnitCount = 9
    table.fingers.wait(100)
    expect(bar.progress, equals: 0.7)
  }

  @Test func `a search bar has the traits of its field, and pictures in the place of its icons`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 300, height: 52))
    bar.autocapitalizationType = .none
    bar.keyboardType = .emailAddress
    expect(bar.searchTextField.autocapitalizationType, equals: .none)
    expect(bar.searchTextField.keyboardType, equals: .emailAddress)
    let (glass, field) = (image(9, 9), image(3, 36))
    bar.setImage(glass, for: .search, state: .normal)
    bar.setSearchFieldBackgroundImage(field, for: .normal)
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 5, vertical: 0)
    let before = bar.searchTextField.frame
    table.view.addSubview(bar)
    table.window.layoutIfNeeded()
    let shown = pictures(in: bar).compactMap(\.image)
    expect(shown.contains(glass) && bar.searchTextField.background == field)
    expect(bar.searchTextField.frame.minX, equals: 21, "it was at \(before.minX)")
  }

  @Test func `a renderer takes over a picture's scale`() {
    let picture = UIImage(cgImage: image(4, 4).cgImage!, scale: 2)
    expect(picture.imageRendererFormat.scale, equals: 2)
  }
}
