import Foundation

/// One report of fingers that scroll beside the screen, or of a wheel.
public struct ScrollStep: Hashable, Sendable {
  /// Phase of a scroll.
  public enum Phase: Int, Sendable {
    /// A cancelled scroll is one whose fingers turned out to be none.
    case began, changed, ended, cancelled
  }

  /// Notches of a wheel, or fingers.
  public var type: UIScrollType
  /// Phase of the scroll at this step.
  public var phase: Phase
  /// Points since the last step.
  public var movement: CGVector

  /// A step of a scroll.
  public init(type: UIScrollType = .continuous, phase: Phase, movement: CGVector = .zero) {
    self.type = type
    self.phase = phase
    self.movement = movement
  }
}
