import UIKit

/// Checks the calls about each of its touches.
@MainActor
final class WatchedView: UIView {
  var onFault: (String) -> Void = { _ in }
  private var live: [ObjectIdentifier: WeakTouch] = [:]

  /// Whether every touch that began here has ended or was cancelled.
  var isQuiet: Bool { live.isEmpty }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches
    where live.updateValue(WeakTouch(touch: touch), forKey: ObjectIdentifier(touch)) != nil {
      onFault("a touch began twice in view \(tag)")
    }
    // The end of a lifted touch may be delayed while the next touch begins.
    let down = live.values.count { [.began, .moved, .stationary].contains($0.touch?.phase) }
    if !isMultipleTouchEnabled, down > 1 {
      onFault("view \(tag) has \(down) touches without multiple touch")
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where live[ObjectIdentifier(touch)] == nil {
      onFault("view \(tag) hears of a move of a touch that is not its own any more")
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finish(touches, "end")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    finish(touches, "cancellation")
  }

  private func finish(_ touches: Set<UITouch>, _ what: String) {
    if touches.isEmpty { onFault("view \(tag) hears of the \(what) of nothing") }
    for touch in touches where live.removeValue(forKey: ObjectIdentifier(touch)) == nil {
      onFault("view \(tag) hears of the \(what) of a touch that is not its own any more")
    }
  }
}

private struct WeakTouch {
  weak var touch: UITouch?
}
