import Foundation
import PantographObjects

/// The animation of layer changes from `begin` to `commit`. Changes outside are animated by an
/// implicit transaction, which ends when the time goes on.
@preconcurrency @MainActor
public enum CATransaction {
  private struct Frame {
    var disableActions: Bool?
    var duration: Double?
    var timingFunction: CAMediaTimingFunction??
    var token: AnimationToken?
    var completion: (() -> Void)?
  }

  /// The open transactions. The first is the implicit one.
  @exclusivity(unchecked) private static var frames = [Frame()]
  /// The answer of the innermost transaction that sets whether actions run. Each change of a layer reads it.
  @exclusivity(unchecked) private static var areActionsDisabled = false
  /// Whether a value of the implicit transaction was set.
  @exclusivity(unchecked) private static var isImplicitUsed = false

  private static var last: Frame {
    get { frames[frames.count - 1] }
    set {
      if frames.count == 1 { isImplicitUsed = true }
      frames[frames.count - 1] = newValue
    }
  }

  /// Opens a transaction within the current one.
  public static func begin() {
    frames.append(Frame())
  }

  /// Ends the transaction that was opened last; without one, the implicit transaction.
  public static func commit() {
    guard frames.count > 1 else { return flush() }
    let last = frames.removeLast()
    if last.disableActions != nil { findWhetherActionsRun() }
    last.token?.seal()
  }

  /// Ends the implicit transaction.
  public static func flush() {
    guard isImplicitUsed else { return }
    isImplicitUsed = false
    let token = frames[0].token
    frames[0] = Frame()
    findWhetherActionsRun()
    token?.seal()
  }

  public static func disableActions() -> Bool { areActionsDisabled }

  public static func setDisableActions(_ flag: Bool) {
    last.disableActions = flag
    areActionsDisabled = flag
  }

  private static func findWhetherActionsRun() {
    areActionsDisabled = frames.last { $0.disableActions != nil }?.disableActions ?? false
  }

  /// Returns the duration, in seconds, of actions without a duration: that of the innermost
  /// transaction that sets one.
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

  /// Sets the block that is called when all animations added from here to the commit have ended or
  /// were removed. Without animations the block is called at the commit.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let old = last.token
    last.completion = block
    last.token = block.map { block in AnimationToken { _ in block() } }
    old?.seal()
  }

  /// The duration that Core Animation uses, in seconds.
  static let defaultDuration = 0.25

  private static nonisolated let lockOfAll = NSRecursiveLock()

  /// Blocks other threads that call `lock()`, until `unlock()` is called as often.
  public static nonisolated func lock() { lockOfAll.lock() }
  public static nonisolated func unlock() { lockOfAll.unlock() }

  /// The tokens that count an animation added now.
  package static var tokens: [AnimationToken] { frames.compactMap { $0.token } }
}
