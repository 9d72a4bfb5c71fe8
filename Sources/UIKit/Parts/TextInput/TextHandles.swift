import Foundation

/// The handles at both ends of a selection, which a finger drags.
@MainActor
final class TextHandles: NSObject, UIGestureRecognizerDelegate {
  private weak var text: (any TextEditing)?
  private let pan = UIPanGestureRecognizer()
  private var held: Held?
  private let loupe: TextLoupe
  /// Called when the finger has let go of a handle.
  private let letGo: () -> Void

  /// The end of the selection that a finger holds.
  private struct Held {
    /// The other end, which stays.
    var fixed: Int
    /// The selection before the drag.
    var before: NSRange
    /// The vector from the finger to the middle of the end's caret.
    var grip: CGVector
    /// Whether the finger holds the end that comes first in the text.
    var isStart: Bool
  }

  /// The distance from a handle within which a finger takes it, in points: half of 44, the smallest
  /// size of what a finger is to hit on iOS.
  private static let reach: CGFloat = 22

  init(of text: any TextEditing, loupe: TextLoupe, letGo: @escaping () -> Void) {
    self.text = text
    self.loupe = loupe
    self.letGo = letGo
    super.init()
    pan.name = "TextHandles"
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.addAction { [weak self] _ in self?.follow() }
    text.addGestureRecognizer(pan)
  }

  func remove() { pan.view?.removeGestureRecognizer(pan) }

  /// Returns the caret at an end of the selection.
  private func caret(isStart: Bool) -> CGRect? {
    guard let text else { return nil }
    let range = text.limited(text.inputState.selected)
    let rect = text.endRect(of: isStart ? range.location : range.upperBound, isStart: isStart)
    return rect.isNull ? nil : rect
  }

  /// Returns the end whose handle is nearest to a point, if a finger there takes it.
  private func end(at point: CGPoint) -> (isStart: Bool, caret: CGRect)? {
    guard let text, text.isFirstResponder || !text.takesEdits,
      text.limited(text.inputState.selected).length > 0
    else { return nil }
    let ends = [true, false].compactMap { isStart in
      caret(isStart: isStart).map { (isStart: isStart, caret: $0) }
    }
    let near = ends.map { ($0, Self.distance($0, point)) }.filter { $0.1 <= Self.reach }
    return near.min { $0.1 < $1.1 }?.0
  }

  /// Returns the distance of a point from a handle: from its bar, or from its knob.
  private static func distance(_ end: (isStart: Bool, caret: CGRect), _ point: CGPoint) -> CGFloat {
    let knob = TextMarks.knob(of: end.caret, isStart: end.isStart)
    let rect = end.caret.union(knob)
    let x = max(rect.minX - point.x, point.x - rect.maxX, 0)
    let y = max(rect.minY - point.y, point.y - rect.maxY, 0)
    return (x * x + y * y).squareRoot()
  }

  // MARK: The finger

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let text, held == nil else { return false }
    let point = touch.location(in: text)
    guard let end = end(at: point) else { return false }
    let range = text.limited(text.inputState.selected)
    held = Held(
      fixed: end.isStart ? range.upperBound : range.location, before: range,
      grip: CGVector(dx: end.caret.midX - point.x, dy: end.caret.midY - point.y),
      isStart: end.isStart)
    return true
  }

  /// A handle comes before the scrolling of the text around it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }

  /// Forgets the handle of a finger that lifted without a drag.
  func fingersLifted() { if pan.state == .possible || pan.state == .failed { held = nil } }

  private func follow() {
    guard let text, let held else { return }
    switch pan.state {
    case .began, .changed: move(text, held)
    case .ended:
      end(held)
      let range = text.limited(text.inputState.selected)
      let words = (text.editedText as NSString).substring(with: range)
      UIApplication.note(
        text,
        "selects “\(words)”: the finger left the \(held.isStart ? "start" : "end") of the selection"
          + " nearest to character \(held.isStart ? range.location : range.upperBound)")
      letGo()
    case .cancelled:
      end(held)
      text.setSelection(held.before)
      UIApplication.note(text, "selects what it did before the drag: the finger was cancelled")
    case .possible, .failed: self.held = nil
    }
  }

  private func end(_ held: Held) {
    self.held = nil
    loupe.hide()
  }

  private func move(_ text: any TextEditing, _ held: Held) {
    let finger = pan.location(in: text)
    let point = CGPoint(x: finger.x + held.grip.dx, y: finger.y + held.grip.dy)
    guard let place = (text.ownClosestPosition(to: point) as? TextOffset)?.offset else { return }
    // An empty selection would have no handles.
    if place != held.fixed {
      self.held?.isStart = place < held.fixed
      text.setSelection(
        NSRange(location: min(place, held.fixed), length: abs(place - held.fixed)))
      text.layoutIfNeeded()
      text.bringIntoSight(place)
    }
    loupe.show(text, over: text.ownCaretRect(for: TextOffset(place)))
  }
}

extension TextEditing {
  /// Scrolls so that a place in the text is visible.
  func bringIntoSight(_ place: Int) {
    (self as? UITextView)?.scrollRangeToVisible(NSRange(location: place, length: 0))
  }
}
