import Foundation

/// What the views of a window hear of their touches.
@MainActor
final class TouchDeliveries {
  private var all: [TouchDelivery] = []
  /// A view that is told may send something itself.
  private var depth = 0

  /// A view without multiple touch hears of one touch at a time; while an exclusive one has a touch,
  /// no other view hears of any. Recognizers are told either way.
  func add(_ touch: UITouch) {
    var isMuted = false
    for delivery in all where delivery.isLive && delivery.touch.phase.isDown {
      guard let view = touch.view, let other = delivery.touch.view else { continue }
      if other === view {
        isMuted = isMuted || !view.isMultipleTouchEnabled
      } else {
        isMuted = isMuted || view.isExclusiveTouch || other.isExclusiveTouch
      }
    }
    all.append(TouchDelivery(touch: touch, isMuted: isMuted))
  }

  /// Takes those touches from their views that `isTaken` says, and tells the views.
  func cancel(of event: UIEvent, where isTaken: (UITouch) -> Bool) {
    depth += 1
    for index in all.indices where isTaken(all[index].touch) { all[index].cancel() }
    send(.cancelled, event)
    depth -= 1
  }

  /// Tells the views what is new.
  func update(by event: UIEvent) {
    depth += 1
    for index in all.indices where !all[index].isOver {
      var holdsBegan = false
      var holdsEnded = false
      for recognizer in all[index].touch.gestureRecognizers ?? []
      where recognizer.currentState == .possible {
        holdsBegan = holdsBegan || recognizer.delaysTouchesBegan
        holdsEnded = holdsEnded || recognizer.delaysTouchesEnded || recognizer.delaysTouchesBegan
      }
      all[index].update(holdsBegan: holdsBegan, holdsEnded: holdsEnded)
    }
    send(.began, event)
    send(.moved, event)
    send(.ended, event)
    send(.cancelled, event)
    depth -= 1
    if depth == 0 { all.removeAll { $0.isOver } }
  }

  var touches: Set<UITouch> { Set(all.map(\.touch)) }

  var fingers: Int { all.count { $0.touch.phase.isDown } }

  /// A view gets all of its touches that the call is about at once.
  private func send(_ call: TouchDelivery.Call, _ event: UIEvent) {
    for first in all.indices where all[first].calls[call.rawValue] {
      guard let view = all[first].touch.view else {
        _ = all[first].take(call)
        continue
      }
      var cache = all[first].cache
      all[first].cache.removeAll()
      let touches = cache.set(count: all.count) { index in
        let delivery = all[index]
        return delivery.calls[call.rawValue] && delivery.touch.view === view ? delivery.touch : nil
      }
      for index in first..<all.count where all[index].touch.view === view {
        _ = all[index].take(call)
      }
      all[first].cache = cache
      switch call {
      case .began: view.touchesBegan(touches, with: event)
      case .moved: view.touchesMoved(touches, with: event)
      case .ended: view.touchesEnded(touches, with: event)
      case .cancelled: view.touchesCancelled(touches, with: event)
      }
    }
  }
}
