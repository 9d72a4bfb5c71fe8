import PantographConstraints

/// Position of a constraint in an engine, and the variables that it uses.
@MainActor
final class LayoutPlacement {
  private let reference: LooseReference<LayoutEngine>
  let id: ConstraintID
  let uses: [LayoutUse]
  @exclusivity(unchecked) var isStale = false
  /// The constant that the sides add to the constraint's own: offsets of baselines, alignment
  /// insets.
  let offset: Double
  /// Whether the constraint is directional and was placed for text from right to left.
  let isMirrored: Bool

  init(_ engine: LayoutEngine, _ id: ConstraintID, _ sum: LayoutSum, offset: Double) {
    reference = engine.reference
    self.id = id
    uses = sum.uses
    isMirrored = sum.isMirrored
    self.offset = offset
  }

  /// The engine; nil once it is gone.
  var engine: LayoutEngine? { reference.object }
}

@MainActor
struct LayoutUse {
  let entry: LayoutEntry
  let part: LayoutEntry.Part
}
