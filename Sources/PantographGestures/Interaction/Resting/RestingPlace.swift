/// A place where something may rest: a sheet's detent, a page, or a place out of sight.
public struct RestingPlace: Sendable {
  /// The place's name in decisions.
  public var name: String
  /// Position in points along the hand's direction, from any origin.
  public var position: Double
  /// True for a place out of sight. While the hand is between this place and the one before it, a
  /// throw back can go past the one before it.
  public var isExit: Bool

  /// Creates a resting place.
  public init(_ name: String, at position: Double, isExit: Bool = false) {
    self.name = name
    self.position = position
    self.isExit = isExit
  }
}

extension RestingPlace: Hashable {
  // Compares bytes: comparing strings needs Unicode's tables, which Embedded Swift leaves out.
  public static func == (left: RestingPlace, right: RestingPlace) -> Bool {
    left.position == right.position && left.isExit == right.isExit
      && left.name.utf8.elementsEqual(right.name.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in name.utf8 { hasher.combine(byte) }
    hasher.combine(position)
  }
}

/// The chosen resting place and the alternative.
public struct RestingChoice: Hashable, Sendable {
  /// The chosen resting place.
  public var place: RestingPlace
  /// Index of the chosen place in the caller's order.
  public var index: Int
  /// The place of the other outcome; nil if there is none.
  public var other: RestingPlace?

  /// Creates a choice.
  public init(place: RestingPlace, index: Int, other: RestingPlace?) {
    self.place = place
    self.index = index
    self.other = other
  }
}
