/// A place at which what a hand moves may rest: a detent of a sheet, a page, or out of sight.
public struct RestingPlace: Sendable {
  /// As a decision names it.
  public var name: String
  /// Points along the way of the hand, from wherever the way is counted.
  public var position: Double
  /// Whether it is out of sight, and no place to turn round at: a hand that throws back what it was
  /// about to take there throws it past the place before.
  public var isExit: Bool

  /// A place to rest at, by its name.
  public init(_ name: String, at position: Double, isExit: Bool = false) {
    self.name = name
    self.position = position
    self.isExit = isExit
  }
}

extension RestingPlace: Hashable {
  // By bytes: comparing strings needs Unicode's tables, which Embedded Swift leaves out.
  public static func == (left: RestingPlace, right: RestingPlace) -> Bool {
    left.position == right.position && left.isExit == right.isExit
      && left.name.utf8.elementsEqual(right.name.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in name.utf8 { hasher.combine(byte) }
    hasher.combine(position)
  }
}

/// Between which places a hand let go, and which of them it is to be.
public struct RestingChoice: Hashable, Sendable {
  /// Where it rests.
  public var place: RestingPlace
  /// Its index among the places that there were.
  public var index: Int
  /// Where it would have rested otherwise; nil where there is no other.
  public var other: RestingPlace?

  /// A place among others.
  public init(place: RestingPlace, index: Int, other: RestingPlace?) {
    self.place = place
    self.index = index
    self.other = other
  }
}

extension ReleaseDecision {
  /// The speed as it was judged, in points a second along the way on which the places are counted.
  public var velocityAlongPlaces: Double {
    guard let choice = resting, let other = choice.other else { return inputs.velocity }
    let goesAlong =
      outcome == .finish
      ? choice.place.position > other.position : other.position > choice.place.position
    return goesAlong ? effectiveVelocity : -effectiveVelocity
  }
}
