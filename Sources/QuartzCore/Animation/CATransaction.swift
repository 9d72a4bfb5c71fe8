import Foundation
import PantographObjects

/// How changes of layers are animated, from `begin` to `commit`; without them, until time goes on.
@preconcurrency @MainActor
public enum CATransaction {
  private struct Frame {
    var disableActions: Bool?
    var duration: Double?
    var timingFunction: CAMediaTimingFunction??
    var token: AnimationToken?
    var completion: (() -> Void)?
  }

  /// The first is the implicit one.
  private static var frames = [Frame()]
  /// Whether anything was set in the implicit one.
  @exclusivity(unchecked) private static var isImplicitUsed = false

  private static var last: Frame {
    get { frames[frames.count - 1] }
    set {
      if frames.count == 1 { isImplicitUsed = true }
      frames[frames.count - 1] = newValue
    }
  }

  /// Opens a transaction within the one that is open.
  public static func begin() {
    frames.append(Frame())
  }

  /// Ends the transaction that began last; without one, the implicit one.
  public static func commit() {
    guard frames.count > 1 else { return flush() }
    frames.removeLast().token?.seal()
  }

  /// Ends the implicit transaction.
  public static func flush() {
    guard isImplicitUsed else { return }
    isImplicitUsed = false
    let token = frames[0].token
    frames[0] = Frame()
    token?.seal()
  }

  public static func disableActions() -> Bool {
    for frame in frames.reversed() {
      if let value = frame.disableActions { return value }
    }
    return false
  }

  public static func setDisableActions(_ flag: Bool) {
    last.disableActions = flag
  }

  /// The seconds that an action takes where it says none: those of the nearest transaction that has some.
  public static func animationDuration() -> CFTimeInterval {
    for frame in frames.reversed() {
      if let value = frame.duration { return value }
    }
    return defaultDuration
  }

  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    require(
      duration >= 0 && duration.isFinite, "a duration must be zero or more, not \(duration)")
    last.duration = duration
  }

  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    for frame in frames.reversed() {
      if let value = frame.timingFunction { return value }
    }
    return nil
  }

  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    last.timingFunction = .some(function)
  }

  public static func completionBlock() -> (() -> Void)? {
    last.completion
  }

  /// Called when all animations added from here to the commit have ended or are removed; at the
  /// commit where there were none.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let old = last.token
    last.completion = block
    last.token = block.map { block in AnimationToken { _ in block() } }
    old?.seal()
  }

  /// Core Animation's.
  static let defaultDuration = 0.25

  private static nonisolated let lockOfAll = NSRecursiveLock()

  /// Keeps other threads that ask for it from going on, until `unlock()` is called as often.
  public static nonisolated func lock() { lockOfAll.lock() }
  public static nonisolated func unlock() { lockOfAll.unlock() }

  /// The tokens that wait for an animation added now.
  package static var tokens: [AnimationToken] { frames.compactMap { $0.token } }
}
