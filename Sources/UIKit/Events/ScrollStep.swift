import Foundation

/// One report of fingers that scroll beside the screen, or of a wheel.
public struct ScrollStep: Hashable, Sendable {
  public enum Phase: Int, Sendable {
    case began, changed, ended, cancelled
  }

  public var type: UIScrollType
  public var phase: Phase
  /// Points since the last step.
  public var movement: CGVector

  public init(type: UIScrollType = .continuous, phase: Phase, movement: CGVector = .zero) {
    self.type = type
    self.phase = phase
    self.movement = movement
  }
}
