import Foundation

/// One report of scrolling fingers on a touchpad, or of a wheel.
public struct ScrollStep: Hashable, Sendable {
  /// The phase of a scroll.
  public enum Phase: Int, Sendable {
    /// A scroll is cancelled if its contacts turned out not to be fingers.
    case began, changed, ended, cancelled
  }

  /// The source of the scroll: notches of a wheel, or fingers.
  public var type: UIScrollType
  /// The phase of the scroll at this step.
  public var phase: Phase
  /// The movement since the last step, in points.
  public var movement: CGVector

  /// Creates a step of a scroll.
  public init(type: UIScrollType = .continuous, phase: Phase, movement: CGVector = .zero) {
    self.type = type
    self.phase = phase
    self.movement = movement
  }
}
