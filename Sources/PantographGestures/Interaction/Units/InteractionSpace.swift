/// Size of the moved object and scale of the hand's movement.
@frozen
public struct InteractionSpace: Hashable, Sendable {
  /// Distance from progress 0 to 1, in points.
  public var length: Double
  /// Points that the object moves for each millimetre of the hand.
  public var pointsPerMillimetre: Double

  /// Creates a space. A length or scale that is not positive becomes 1.
  public init(length: Double, pointsPerMillimetre: Double = 1 / PointScale.phone) {
    self.length = length > 0 && length.isFinite ? length : 1
    let isScale = pointsPerMillimetre > 0 && pointsPerMillimetre.isFinite
    self.pointsPerMillimetre = isScale ? pointsPerMillimetre : 1
  }
}
