import PantographTouches

/// One number of a surface's recognition: its place in a file, the values accepted there, and
/// access to the number.
struct RecognitionField: Sendable {
  let group: RecognitionGroup
  let key: String
  let kind: FieldKind
  /// Whether the field accepts null, which switches the limit off.
  let isOptional: Bool
  /// The meaning of the number, as a phrase.
  let meaning: String
  /// Returns the value; nil if the field's group is off.
  let get: @Sendable (SurfaceThresholds) -> FieldValue?
  /// Sets the value, and switches the field's group on.
  let set: @Sendable (inout SurfaceThresholds, FieldValue) -> Void

  /// The keys below the surface's object, joined by a dot.
  var path: String { "\(group.name).\(key)" }

  /// The key of the field that switches a group on or off.
  static let switchKey = "isOn"

  /// Whether the field switches its group on or off.
  var isSwitch: Bool { key.utf8.elementsEqual(Self.switchKey.utf8) }

  /// All fields, in the order in which they are written.
  static let all: [RecognitionField] =
    hand + palm + edge + thumb + jump + jitter + faint + returning

  /// Creates the field that switches a group on or off.
  static func onOff(_ group: RecognitionGroup, _ meaning: String) -> RecognitionField {
    RecognitionField(
      group: group, key: switchKey, kind: .flag, isOptional: false, meaning: meaning
    ) {
      .flag(group.isOn(in: $0))
    } set: {
      if case .flag(let isOn) = $1 { group.turn(on: isOn, in: &$0) }
    }
  }
}

/// The thresholds of one group, and the fields for their numbers.
struct RecognitionPart<Thresholds: Sendable>: Sendable {
  let group: RecognitionGroup
  /// Returns the group's thresholds; nil if the group is off.
  let get: @Sendable (SurfaceThresholds) -> Thresholds?
  let put: @Sendable (inout SurfaceThresholds, Thresholds) -> Void

  typealias Get<Value> = @Sendable (Thresholds) -> Value
  typealias Set<Value> = @Sendable (inout Thresholds, Value) -> Void

  // Access is a pair of closures: key paths do not link in Embedded Swift.

  /// Creates a field whose value in a file is converted by `wrap` and `unwrap`.
  private func field<Value>(
    _ key: String, _ kind: FieldKind, optional: Bool = false, _ meaning: String,
    _ own: @escaping Get<Value>, _ change: @escaping Set<Value>,
    wrap: @escaping @Sendable (Value) -> FieldValue,
    unwrap: @escaping @Sendable (FieldValue) -> Value?
  ) -> RecognitionField {
    let (group, get, put) = (group, get, put)
    return RecognitionField(
      group: group, key: key, kind: kind, isOptional: optional, meaning: meaning
    ) {
      get($0).map { wrap(own($0)) }
    } set: {
      guard let value = unwrap($1) else { return }
      group.turn(on: true, in: &$0)
      guard var thresholds = get($0) else { return }
      change(&thresholds, value)
      put(&$0, thresholds)
    }
  }

  /// A distance on the surface, in millimetres.
  func length(
    _ key: String, _ meaning: String, _ get: @escaping Get<Double>, _ set: @escaping Set<Double>
  ) -> RecognitionField {
    field(key, .surfaceDistance(Self.lengths), meaning, get, set) {
      .distance(GestureDistance($0, .millimetres))
    } unwrap: {
      if case .distance(let distance) = $0 { distance.value } else { nil }
    }
  }

  func length(
    optional key: String, _ meaning: String, _ get: @escaping Get<Double?>,
    _ set: @escaping Set<Double?>
  ) -> RecognitionField {
    field(key, .surfaceDistance(Self.lengths), optional: true, meaning, get, set) {
      $0.map { .distance(GestureDistance($0, .millimetres)) } ?? .none
    } unwrap: {
      if case .distance(let distance) = $0 { .some(distance.value) } else { .some(nil) }
    }
  }

  /// A speed on the surface, in millimetres per second.
  func speed(
    _ key: String, _ meaning: String, _ get: @escaping Get<Double>, _ set: @escaping Set<Double>
  ) -> RecognitionField {
    field(key, .surfaceSpeed(0...100_000), meaning, get, set) {
      .speed(GestureSpeed($0, .millimetres))
    } unwrap: {
      if case .speed(let speed) = $0 { speed.value } else { nil }
    }
  }

  func time(
    _ key: String, _ meaning: String, _ get: @escaping Get<TimeSpan>, _ set: @escaping Set<TimeSpan>
  ) -> RecognitionField {
    field(key, .duration(0...60), meaning, get, set) {
      .duration($0.seconds)
    } unwrap: {
      if case .duration(let seconds) = $0 { .seconds(seconds) } else { nil }
    }
  }

  func time(
    optional key: String, _ meaning: String, _ get: @escaping Get<TimeSpan?>,
    _ set: @escaping Set<TimeSpan?>
  ) -> RecognitionField {
    field(key, .duration(0...60), optional: true, meaning, get, set) {
      $0.map { .duration($0.seconds) } ?? .none
    } unwrap: {
      if case .duration(let seconds) = $0 { .some(.seconds(seconds)) } else { .some(nil) }
    }
  }

  /// A number without a unit.
  func ratio(
    _ key: String, in range: ClosedRange<Double> = 0...1, _ meaning: String,
    _ get: @escaping Get<Double>, _ set: @escaping Set<Double>
  ) -> RecognitionField {
    field(key, .ratio(range), meaning, get, set) {
      .ratio($0)
    } unwrap: {
      if case .ratio(let ratio) = $0 { ratio } else { nil }
    }
  }

  func ratio(
    optional key: String, _ meaning: String, _ get: @escaping Get<Double?>,
    _ set: @escaping Set<Double?>
  ) -> RecognitionField {
    field(key, .ratio(0...1), optional: true, meaning, get, set) {
      $0.map { .ratio($0) } ?? .none
    } unwrap: {
      if case .ratio(let ratio) = $0 { .some(ratio) } else { .some(nil) }
    }
  }

  func count(
    _ key: String, _ meaning: String, _ get: @escaping Get<Int>, _ set: @escaping Set<Int>
  ) -> RecognitionField {
    field(key, .count(0...65_535), meaning, get, set) {
      .count($0)
    } unwrap: {
      if case .count(let count) = $0 { count } else { nil }
    }
  }

  func flag(
    _ key: String, _ meaning: String, _ get: @escaping Get<Bool>, _ set: @escaping Set<Bool>
  ) -> RecognitionField {
    field(key, .flag, meaning, get, set) {
      .flag($0)
    } unwrap: {
      if case .flag(let truth) = $0 { truth } else { nil }
    }
  }

  /// The permitted distances: no touch surface is wider than ten metres.
  private static var lengths: ClosedRange<Double> { 0...10_000 }
}
