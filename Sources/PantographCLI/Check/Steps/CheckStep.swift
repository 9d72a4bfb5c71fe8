import PantographGestures
import PantographTouches

/// One movement of the hand that `check` asks for.
enum CheckStep: String, CaseIterable {
  case stroke, tap, scroll, pinch, rest, flick

  /// The gesture that the step asks for.
  struct Expectation: Equatable {
    var kind: GestureKind
    var fingers: Int
    var direction: GestureDirection?
    /// The smallest speed at the lift in millimetres per second; nil if any speed is right.
    var speed: Double?
  }

  /// The speed of a flick: that at which a page sheet finishes at any progress, the 1000 points per
  /// second of `FinishThresholds`, on a phone.
  static let flickSpeed = 1000 * PointScale.phone

  var expectation: Expectation {
    switch self {
    case .stroke: Expectation(kind: .drag, fingers: 1, direction: .right)
    case .tap: Expectation(kind: .tap, fingers: 1)
    case .scroll: Expectation(kind: .scroll, fingers: 2, direction: .up)
    case .pinch: Expectation(kind: .pinch, fingers: 2, direction: .out)
    case .rest: Expectation(kind: .hold, fingers: 1)
    case .flick: Expectation(kind: .drag, fingers: 1, direction: .left, speed: Self.flickSpeed)
    }
  }

  /// The direction of the transition whose end is decided from the step's movement.
  var transition: TransitionDirection? {
    switch self {
    case .stroke: .right
    case .scroll: .up
    case .flick: .left
    case .tap, .pinch, .rest: nil
    }
  }

  /// Returns the instruction for a hand on this kind of surface.
  func instruction(on kind: DeviceKind) -> String {
    let surface = kind == .other ? "surface" : kind == .touchTablet ? "tablet" : kind.words
    return switch self {
    case .stroke: "Put one finger on the \(surface), draw a line to the right, lift."
    case .tap: "Tap the \(surface) with one finger."
    case .scroll: "Put two fingers on the \(surface), move both up, lift."
    case .pinch: "Put two fingers on the \(surface), spread them apart, lift."
    case .rest: "Put one finger on the \(surface), let it rest for a second, lift."
    case .flick: "Put one finger on the \(surface), flick it to the left, lift while it moves."
    }
  }

  /// Returns why a gesture is not the one that the step asks for; nil if it is.
  func objection(to gesture: GestureRecord) -> StepObjection? {
    let wanted = expectation
    if gesture.outcome == .cancelled { return .cancelled }
    if gesture.outcome == .failed { return .unrecognized }
    if gesture.kind != wanted.kind {
      // Two strokes differ by nothing but the number of fingers.
      return gesture.kind.isStroke && wanted.kind.isStroke ? .fingers : .kind
    }
    if gesture.fingers != wanted.fingers { return .fingers }
    if let direction = wanted.direction, gesture.direction != direction { return .direction }
    if let speed = wanted.speed, gesture.sample.velocity.length < speed { return .speed }
    return nil
  }

  /// Returns the step that a note of a recording names.
  static func named(_ name: String?) -> CheckStep? { name.flatMap { CheckStep(rawValue: $0) } }

  /// The key of the note that names the step in a recording.
  static let note = "check"
}

/// The difference between a gesture and the one that a step asks for.
enum StepObjection: Equatable {
  case kind, fingers, direction, speed, cancelled, unrecognized
}
