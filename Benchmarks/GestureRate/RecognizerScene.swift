import CAllocationCounter
import Foundation
import PantographTouches
import UIKit

/// A window with pan recognizers and a finger that moves over it in strokes.
@MainActor
final class RecognizerScene: UIGestureRecognizerDelegate {
  enum Kind: String, CaseIterable {
    /// One pan that recognizes every stroke.
    case alone = "UIKit, a pan"
    /// Pans that exclude one another: the first recognizes the stroke, and the others fail.
    case excluding = "UIKit, excluding pans"
    /// Pans that all recognize every stroke.
    case together = "UIKit, pans together"

    var counts: [Int] { self == .alone ? [1] : [10, 100] }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let session: TouchSession
  private let kind: Kind
  private var actions = 0

  init(_ kind: Kind, count: Int) {
    self.kind = kind
    session = TouchSession(
      window: window,
      placement: TouchSession.Placement(pointsPerMillimetre: CGVector(dx: 1, dy: 1)))
    for _ in 0..<count {
      let pan = UIPanGestureRecognizer()
      pan.delegate = self
      pan.addAction { [unowned self] recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        if pan.velocity(in: window).x >= 0 { actions += 1 }
      }
      window.addGestureRecognizer(pan)
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { kind == .together }

  /// Plays frames, and returns the number of actions that were sent.
  func play(_ frames: [ContactFrame]) -> Int {
    for frame in frames { session.receive(frame) }
    return actions
  }

  /// Returns the number of allocations in a thousand frames of a steady drag, after the first hundred frames.
  func allocations() -> UInt64 {
    var before: UInt64 = 0
    for index in 0..<1100 {
      if index == 100 { before = allocation_count() }
      session.receive(
        FingerFrames.frame(index, id: 1, index == 0 ? .began : .moved, x: Double(index)))
    }
    return allocation_count() - before
  }
}
