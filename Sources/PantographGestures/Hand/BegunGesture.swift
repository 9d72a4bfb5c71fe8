import PantographTouches

/// A gesture of a hand that has begun.
struct BegunGesture: Sendable {
  var kind: GestureKind
  var fingers: Int
  /// When the first of its fingers landed.
  var since: Timestamp
  var began: Timestamp
  /// When the first of its fingers lifted, while others are down.
  var lifting: Timestamp?
}
