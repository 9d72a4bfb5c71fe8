import PantographRecordings

/// A request for labelled gestures of several people on several devices, each with its intention.
///
/// The label is the intention behind the gesture, whatever the gesture looks like. A gesture that
/// means to finish but stops halfway may look like one that means to go back but is late, and some
/// do. The same request gives the same recordings on every machine.
public struct CorpusRequest: Hashable, Sendable {
  /// The scene and surface area that the gestures are made for.
  public struct Place: Hashable, Sendable {
    /// The scene that each recording names.
    public var scene: String
    /// The direction that moves the scene's transition forward.
    public var direction: StrokeDirection
    /// The distance for full progress, as a fraction of the surface in the direction of the
    /// gesture.
    public var length: Double
    /// Whether the gesture begins at the edge of the surface.
    public var isEdge: Bool
    /// The part of the surface in which a finger lands, as fractions from its top or left. Nil for
    /// a little before the middle.
    public var landing: ClosedRange<Double>?

    /// Creates a place.
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

  /// The scene and surface area that the gestures are made for.
  public var place: Place
  /// The number of people who make the gestures.
  public var people: Int
  /// The seed of the people: another seed gives other people.
  public var seed: UInt64

  /// Creates a request.
  public init(place: Place, people: Int = 12, seed: UInt64 = 1) {
    self.place = place
    self.people = people
    self.seed = seed
  }

  /// Returns the recording with this index, from 0. Each can be made independently.
  public func recording(_ index: Int) -> Recording {
    CorpusGesture(self, index).recording
  }
}
