import Foundation

/// Delivers touches to the views of a window.
@MainActor
final class TouchDeliveries {
  @exclusivity(unchecked) private var all: [TouchDelivery] = []
  /// How many views were told of touches so far.
  private var groups = 0
  /// A view that is told may send something itself.
  @exclusivity(unchecked) private var depth = 0

  /// A view without multiple touch hears of one touch at a time; while an exclusive one has a touch,
  /// no other view hears of any. Recognizers are told either way.
  func add(_ touch: UITouch) {
    var isMuted = false
    var group: Int?
    for delivery in all {
      guard let view = touch.view, let other = delivery.touch.view else { continue }
      if other === view { group = delivery.group }
      guard delivery.isLive, delivery.touch.phase.isDown else { continue }
      if other === view {
        isMuted = isMuted || !view.isMultipleTouchEnabled
      } else {
        isMuted = isMuted || view.isExclusiveTouch || other.isExclusiveTouch
      }
    }
    if group == nil { groups += 1 }
    all.append(TouchDelivery(touch: touch, group: group ?? groups, isMuted: isMuted))
  }

  /// Whether the touch's view has heard of it.
  func hasBegun(_ touch: UITouch) -> Bool {
    all.contains { $0.touch === touch && $0.hasBegun && !$0.isCancelled }
  }

  /// The touch's view is not to hear of it.
  func forget(_ touch: UITouch) {
    for delivery in all where delivery.touch === touch { delivery.cancel() }
  }

  /// Takes those touches from their views that `isTaken` says, and tells the views.
  func cancel(of event: UIEvent, where isTaken: @MainActor (UITouch) -> Bool) {
    var isAny = false
    all.forEachKept { delivery in
      guard !delivery.isCancelled, isTaken(delivery.touch) else { return }
      delivery.cancel()
      isAny = true
    }
    if isAny { send([.cancelled], event) }
  }

  /// Tells the views what is new.
  func update(by event: UIEvent) {
    var (isAny, isOver) = (false, false)
    all.forEachKept { delivery in
      if !delivery.isOver {
        let holds = delivery.asksForHolds ? holds(delivery.touch) : (began: false, ended: false)
        delivery.update(holdsBegan: holds.began, holdsEnded: holds.ended)
        isAny = isAny || delivery.hasCalls
      }
      isOver = isOver || delivery.isOver
    }
    if isAny {
      send(TouchDelivery.Call.allCases, event)
      // A view that was told may have cancelled others.
      for delivery in all where delivery.isOver { isOver = true }
    }
    if depth == 0, isOver { all.removeAll { $0.isOver } }
  }

  /// What the recognizers of a touch that may still recognize hold back from its view.
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

  var fingers: Int { all.count { $0.touch.phase.isDown } }

  /// A view gets all of its touches that the call is about at once.
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
    guard let view = first.touch.view else { return first.take(call) }
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
