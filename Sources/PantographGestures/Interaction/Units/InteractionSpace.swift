/// How large what is moved is, and how large a point is under the hand.
@frozen
public struct InteractionSpace: Hashable, Sendable {
  /// The points from no progress to all of it.
  public var length: Double
  /// How many points the hand moves by a millimetre of its way.
  public var pointsPerMillimetre: Double

  /// A length or a scale that is not above zero is taken as one.
  public init(length: Double, pointsPerMillimetre: Double = 1 / PointScale.phone) {
    self.length = length > 0 && length.isFinite ? length : 1
    let isScale = pointsPerMillimetre > 0 && pointsPerMillimetre.isFinite
    self.pointsPerMillimetre = isScale ? pointsPerMillimetre : 1
  }
}
