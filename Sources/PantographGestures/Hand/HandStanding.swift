import PantographTouches

/// State of a hand after a frame.
package struct HandStanding: Sendable {
  /// The gesture in progress.
  package var kind: GestureKind?
  /// Number of fingers that take part.
  package var touches = 0
  /// Average movement of the fingers in the frame, in millimetres.
  package var movement = Vector.zero
  /// Average movement of the fingers in the frame, including those that hold a button, in
  /// millimetres.
  package var step = Vector.zero

  /// Creates the state of a hand without a gesture.
  package init(movement: Vector = .zero, step: Vector = .zero) {
    self.movement = movement
    self.step = step
  }
}
