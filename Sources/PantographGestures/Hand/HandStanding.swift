import PantographTouches

/// Where a hand stands after a frame.
package struct HandStanding: Sendable {
  /// The gesture under way.
  package var kind: GestureKind?
  /// How many fingers take part.
  package var touches = 0
  /// How far they went in the frame, on average, in millimetres.
  package var movement = Vector.zero
  /// The same, also of fingers that hold a button.
  package var step = Vector.zero

  /// A hand that does nothing, or moves so.
  package init(movement: Vector = .zero, step: Vector = .zero) {
    self.movement = movement
    self.step = step
  }
}
