/// Unit of an interaction's distances.
@frozen
public enum GestureUnit: UInt8, Hashable, Sendable, CaseIterable {
  /// Points of the screen.
  case points
  /// Millimetres of the hand on the surface.
  case millimetres
  /// Lengths of the transition.
  case lengths

  /// The unit's symbol after a number.
  public var symbol: StaticString {
    switch self {
    case .points: "pt"
    case .millimetres: "mm"
    case .lengths: "length"
    }
  }
}
