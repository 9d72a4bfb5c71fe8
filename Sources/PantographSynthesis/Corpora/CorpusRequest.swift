import PantographRecordings

/// Asks for labelled gestures of several people on several devices, each with what the hand meant.
///
/// The label is the intent that made the gesture, whatever it looks like: a hand that means to finish
/// and stops half way, and one that means to go back and is late, look alike, and some are. The same
/// request gives the same recordings on every machine.
public struct CorpusRequest: Hashable, Sendable {
  /// Where the gestures are to work.
  public struct Place: Hashable, Sendable {
    /// The scene that each recording names.
    public var scene: String
    /// The way that brings its transition forward.
    public var direction: StrokeDirection
    /// The share of the surface, that way, which is all of the progress.
    public var length: Double
    /// Whether the hand comes in over the edge.
    public var isEdge: Bool
    /// The shares of the surface, from its top or left, between which a finger lands; nil for a little
    /// before the middle.
    public var landing: ClosedRange<Double>?

    /// A place by its numbers.
    public init(
      scene: String, direction: StrokeDirection, length: Double, isEdge: Bool,
      landing: ClosedRange<Double>? = nil
    ) {
      self.scene = scene
      self.direction = direction
      self.length = length
      self.isEdge = isEdge
      self.landing = landing
    }
  }

  /// Where they are to work.
  public var place: Place
  /// How many people make them.
  public var people: Int
  /// Another seed is other people.
  public var seed: UInt64

  /// A corpus of so many people's gestures.
  public init(place: Place, people: Int = 12, seed: UInt64 = 1) {
    self.place = place
    self.people = people
    self.seed = seed
  }

  /// The recording of this number, from 0 on; each can be made by itself.
  public func recording(_ index: Int) -> Recording {
    CorpusGesture(self, index).recording
  }
}
