import Foundation

/// The delivery of touches to the views of a window.
@MainActor
final class TouchDeliveries {
  @exclusivity(unchecked) private var all: [TouchDelivery] = []
  /// The number of groups so far. The touches of one view are a group.
  @exclusivity(unchecked) private var groups = 0
  /// The depth of nested calls: a view that is called may send touches itself.
  @exclusivity(unchecked) private var depth = 0

  var isEmpty: Bool { all.isEmpty }

  /// Adds a touch. A view without multiple touch receives one touch at a time. While an exclusive
  /// view has a touch, no other view receives any. Recognizers receive all touches.
  func add(_ touch: UITouch) {
    var isMuted = false
    var group: Int?
    for delivery in all {
      guard let view = touch.ownView, let other = delivery.touch.ownView else { continue }
      if other === view { group = delivery.group }
      guard delivery.isLive, delivery.touch.ownPhase.isDown else { continue }
      if other === view {
        isMuted = isMuted || !view.isMultipleTouchEnabled
      } else {
        isMuted = isMuted || view.isExclusiveTouch || other.isExclusiveTouch
      }
    }
    if group == nil { groups += 1 }
    all.append(TouchDelivery(touch: touch, group: group ?? groups, isMuted: isMuted))
  }

  /// Whether the touch's view has received the touch.
  func hasBegun(_ touch: UITouch) -> Bool {
    all.contains { $0.touch === touch && $0.hasBegun && !$0.isCancelled }
  }

  /// Stops delivering the touch to its view.
  func forget(_ touch: UITouch) {
    for delivery in all where delivery.touch === touch { delivery.cancel() }
  }

  /// Cancels the touches for which `isTaken` returns true, and calls their views.
  func cancel(of event: UIEvent, where isTaken: @MainActor (UITouch) -> Bool) {
    guard isAnyUncancelled else { return }
    var isAny = false
    all.forEachKept { delivery in
      guard !delivery.isCancelled, isTaken(delivery.touch) else { return }
      delivery.cancel()
      isAny = true
    }
    if isAny { send([.cancelled], event) }
  }

  private var isAnyUncancelled: Bool {
    for index in all.indices where !all[index].isCancelled { return true }
    return false
  }

  /// False while recognizers have all touches that are down. Read at each event: it counts no
  /// reference.
  private var isAnyAwaited: Bool {
    var isAny = false
    for index in all.indices {
      use(.passUnretained(all[index])) { isAny = isAny || !$0.isTakenAway }
    }
    return isAny
  }

  /// Calls the views of the touches with all changes of the event.
  func update(by event: UIEvent) {
    guard isAnyAwaited else { return }
    var (isAny, isOver) = (false, false)
    // A loop instead of a closure: several touches are visited at each event.
    let all = all
    for index in all.indices {
      use(.passUnretained(all[index])) { delivery in
        if !delivery.isOver {
          let holds = delivery.asksForHolds ? holds(delivery.touch) : (began: false, ended: false)
          delivery.update(holdsBegan: holds.began, holdsEnded: holds.ended)
          isAny = isAny || delivery.hasCalls
        }
        isOver = isOver || delivery.isOver
      }
    }
    keep(all)
    if isAny {
      send(TouchDelivery.Call.allCases, event)
      // A view that was called may have cancelled other touches.
      for delivery in self.all where delivery.isOver { isOver = true }
    }
    if depth == 0, isOver { self.all.removeAll { $0.isOver } }
  }

  /// Returns whether recognizers that may still recognize delay the beginning and the end of the
  /// touch.
  private func holds(_ touch: UITouch) -> (began: Bool, ended: Bool) {
    var (began, ended) = (false, false)
    for recognizer in touch.gestureRecognizers ?? [] where recognizer.attempt.state == .possible {
      began = began || recognizer.delaysTouchesBegan
      ended = ended || recognizer.delaysTouchesEnded || recognizer.delaysTouchesBegan
    }
    return (began, ended)
  }

  private func send(_ calls: [TouchDelivery.Call], _ event: UIEvent) {
    depth += 1
    for call in calls { send(call, event) }
    depth -= 1
  }

  var touches: Set<UITouch> { Set(all.map(\.touch)) }

  var fingers: Int { all.count { $0.touch.ownPhase.isDown } }

  /// Makes a call to the views. A view gets all touches of the call at once.
  private func send(_ call: TouchDelivery.Call, _ event: UIEvent) {
    guard isAnyToHear(of: call) else { return }
    all.forEachKept { first in
      if first.calls[call.rawValue] { send(call, event, of: first) }
    }
  }

  private func isAnyToHear(of call: TouchDelivery.Call) -> Bool {
    for index in all.indices where all[index].calls[call.rawValue] { return true }
    return false
  }

  private func send(_ call: TouchDelivery.Call, _ event: UIEvent, of first: TouchDelivery) {
    guard let view = first.touch.ownView else { return first.take(call) }
    let all = all
    let group = first.group
    let touches = first.cache.set(count: all.count) { index in
      all[index].group == group && all[index].calls[call.rawValue] ? all[index].touch : nil
    }
    for index in all.indices where all[index].group == group { all[index].take(call) }
    switch call {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    }
  }
}
