/// What the distances of interactions are counted in.
@frozen
public enum GestureUnit: UInt8, Hashable, Sendable, CaseIterable {
  /// Of the screen.
  case points
  /// Of the hand, on the surface.
  case millimetres
  /// Ways from no progress to all of it.
  case lengths

  /// As it is written behind a number.
  public var symbol: StaticString {
    switch self {
    case .points: "pt"
    case .millimetres: "mm"
    case .lengths: "length"
    }
  }
}
