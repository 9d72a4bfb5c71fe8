import Foundation
import PantographGestures
import PantographTouches
import UIKit

/// One of each standard recognizer of UIKit on one view, and the gestures that they recognized.
///
/// They compete for the view as in UIKit: the first that recognizes prevents the others. Pans,
/// pinches, rotations and swipes recognize simultaneously, as in an app that shows photographs,
/// since each measures another part of a movement. A tap waits until the double tap has failed.
@MainActor
final class RecognizerSet: UIGestureRecognizerDelegate {
  /// Points for each millimetre of the window.
  private let scale: Double
  private let window: UIWindow
  private var recognizers: [UIGestureRecognizer] = []
  /// The kind of each recognizer, and the number of fingers that it needs.
  private var kinds: [ObjectIdentifier: (RecognizerRun.Recognizer, fingers: Int)] = [:]
  private var open: [ObjectIdentifier: RecognizerRun] = [:]
  /// The gestures that are over, in the order in which they ended.
  private(set) var runs: [RecognizerRun] = []

  /// Creates the recognizers and adds them to the window.
  init(in window: UIWindow, pointsPerMillimetre scale: Double) {
    self.window = window
    self.scale = scale
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    add(pan, .pan)
    add(UIPinchGestureRecognizer(), .pinch)
    add(UIRotationGestureRecognizer(), .rotation)
    add(UILongPressGestureRecognizer(), .longPress)
    let twice = UITapGestureRecognizer()
    twice.numberOfTapsRequired = 2
    add(twice, .doubleTap)
    for count in 1...4 {
      let tap = UITapGestureRecognizer()
      tap.numberOfTouchesRequired = count
      if count == 1 { tap.require(toFail: twice) }
      add(tap, .tap, fingers: count)
      // A swipe recognizer for sideways and vertical directions would recognize only sideways ones.
      for (recognizer, direction) in [
        (.swipeSideways, [.left, .right]), (.swipeVertical, [.up, .down]),
      ] as [(RecognizerRun.Recognizer, UISwipeGestureRecognizer.Direction)] {
        let swipe = UISwipeGestureRecognizer()
        swipe.numberOfTouchesRequired = count
        swipe.direction = direction
        add(swipe, recognizer, fingers: count)
      }
    }
    // The recognizer that is added last receives a touch first; here that is the first in
    // `recognizers`.
    for recognizer in recognizers.reversed() { window.addGestureRecognizer(recognizer) }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    Self.isMovement(gestureRecognizer) && Self.isMovement(otherGestureRecognizer)
  }

  private static func isMovement(_ recognizer: UIGestureRecognizer) -> Bool {
    !(recognizer is UITapGestureRecognizer || recognizer is UILongPressGestureRecognizer)
  }

  private func add(
    _ recognizer: UIGestureRecognizer, _ kind: RecognizerRun.Recognizer, fingers: Int = 1
  ) {
    recognizer.name = kind.name(fingers: fingers)
    kinds[ObjectIdentifier(recognizer)] = (kind, fingers)
    recognizer.delegate = self
    recognizer.addAction { [weak self] in self?.take($0) }
    recognizers.append(recognizer)
  }

  func takeRuns() -> [RecognizerRun] {
    defer { runs.removeAll(keepingCapacity: true) }
    return runs
  }

  private func take(_ recognizer: UIGestureRecognizer) {
    let time = Timestamp.zero + .seconds(window.now)
    let touches = recognizer.numberOfTouches
    guard let (kind, fingers) = kinds[ObjectIdentifier(recognizer)] else { return }
    var run =
      open[ObjectIdentifier(recognizer)]
      ?? RecognizerRun(
        recognizer: kind, fingers: fingers, began: time, end: time, touches: touches,
        sample: RecognizerRun.Sample(), outcome: .began)
    run.end = time
    run.touches = max(run.touches, touches)
    run.sample = sample(of: recognizer)
    run.reason = (recognizer as? TrackedGestureRecognizer)?.latestReason
    switch recognizer.state {
    case .began, .changed:
      run.outcome = recognizer.state == .began ? .began : .changed
      open[ObjectIdentifier(recognizer)] = run
    case .ended, .cancelled:
      run.outcome = recognizer.state == .ended ? .ended : .cancelled
      runs.append(run)
      open[ObjectIdentifier(recognizer)] = nil
    case .possible, .failed:
      open[ObjectIdentifier(recognizer)] = nil
    }
  }

  private func sample(of recognizer: UIGestureRecognizer) -> RecognizerRun.Sample {
    var sample = RecognizerRun.Sample()
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      let way = pan.translation(in: nil)
      sample.translation = millimetres(way.x, way.y)
      let velocity = pan.currentVelocity(in: nil)
      sample.velocity = millimetres(velocity.x, velocity.y)
    case let pinch as UIPinchGestureRecognizer: sample.scale = Double(pinch.scale)
    case let rotation as UIRotationGestureRecognizer: sample.rotation = Double(rotation.rotation)
    case let swipe as UISwipeGestureRecognizer: sample.direction = direction(of: swipe)
    default: break
    }
    return sample
  }

  /// Returns the direction from the swipe's start to the current positions of its fingers.
  private func direction(of swipe: UISwipeGestureRecognizer) -> GestureDirection? {
    let start = swipe.location(in: nil)
    var way = Vector.zero
    for index in 0..<swipe.numberOfTouches {
      let place = swipe.location(ofTouch: index, in: nil)
      way += Vector(x: Double(place.x - start.x), y: Double(place.y - start.y))
    }
    return GestureDirection(way)
  }

  private func millimetres(_ x: CGFloat, _ y: CGFloat) -> Vector {
    Vector(x: Double(x) / scale, y: Double(y) / scale)
  }
}
