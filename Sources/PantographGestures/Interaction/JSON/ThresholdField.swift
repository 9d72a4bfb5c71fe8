import PantographMotion
import PantographTouches

/// One number of the thresholds: its place in a file, the values accepted there, and access to the
/// number.
struct ThresholdField: Sendable {
  /// The JSON object that contains the key; empty for the outermost object.
  let group: String
  let key: String
  let kind: FieldKind
  /// Whether the field accepts null.
  let isOptional: Bool
  /// The meaning of the number, as a phrase.
  let meaning: String
  /// The origin of our default, as a phrase; empty if the meaning includes it.
  let reason: String
  let get: @Sendable (InteractionThresholds) -> FieldValue
  let set: @Sendable (inout InteractionThresholds, FieldValue) -> Void

  /// The keys from the outermost object inwards, joined by dots.
  var path: String { group.isEmpty ? key : "\(group).\(key)" }

  init(
    _ group: String, _ key: String, _ kind: FieldKind, optional: Bool = false, _ meaning: String,
    reason: String = "", get: @escaping @Sendable (InteractionThresholds) -> FieldValue,
    set: @escaping @Sendable (inout InteractionThresholds, FieldValue) -> Void
  ) {
    self.group = group
    self.key = key
    self.kind = kind
    isOptional = optional
    self.meaning = meaning
    self.reason = reason
    self.get = get
    self.set = set
  }

  // Access is a pair of closures: key paths do not link in Embedded Swift.

  static func distance(
    _ group: String, _ key: String, in range: ClosedRange<Double> = 0...10_000, _ meaning: String,
    reason: String = "", _ get: @escaping @Sendable (InteractionThresholds) -> GestureDistance,
    _ set: @escaping @Sendable (inout InteractionThresholds, GestureDistance) -> Void
  ) -> ThresholdField {
    ThresholdField(group, key, .distance(range), meaning, reason: reason) {
      .distance(get($0))
    } set: {
      if case .distance(let distance) = $1 { set(&$0, distance) }
    }
  }

  static func distance(
    optional group: String, _ key: String, _ meaning: String,
    reason: String = "", _ get: @escaping @Sendable (InteractionThresholds) -> GestureDistance?,
    _ set: @escaping @Sendable (inout InteractionThresholds, GestureDistance?) -> Void
  ) -> ThresholdField {
    ThresholdField(group, key, .distance(0...10_000), optional: true, meaning, reason: reason) {
      get($0).map { .distance($0) } ?? .none
    } set: {
      if case .distance(let distance) = $1 { set(&$0, distance) } else { set(&$0, nil) }
    }
  }

  static func speed(
    _ group: String, _ key: String, _ meaning: String,
    reason: String = "", _ get: @escaping @Sendable (InteractionThresholds) -> GestureSpeed,
    _ set: @escaping @Sendable (inout InteractionThresholds, GestureSpeed) -> Void
  ) -> ThresholdField {
    ThresholdField(group, key, .speed(0...100_000), meaning, reason: reason) {
      .speed(get($0))
    } set: {
      if case .speed(let speed) = $1 { set(&$0, speed) }
    }
  }

  static func speed(
    optional group: String, _ key: String, _ meaning: String,
    reason: String = "", _ get: @escaping @Sendable (InteractionThresholds) -> GestureSpeed?,
    _ set: @escaping @Sendable (inout InteractionThresholds, GestureSpeed?) -> Void
  ) -> ThresholdField {
    ThresholdField(group, key, .speed(0...100_000), optional: true, meaning, reason: reason) {
      get($0).map { .speed($0) } ?? .none
    } set: {
      if case .speed(let speed) = $1 { set(&$0, speed) } else { set(&$0, nil) }
    }
  }

  static func ratio(
    _ group: String, _ key: String, in range: ClosedRange<Double> = 0...1, _ meaning: String,
    reason: String = "", _ get: @escaping @Sendable (InteractionThresholds) -> Double,
    _ set: @escaping @Sendable (inout InteractionThresholds, Double) -> Void
  ) -> ThresholdField {
    ThresholdField(group, key, .ratio(range), meaning, reason: reason) {
      .ratio(get($0))
    } set: {
      if case .ratio(let ratio) = $1 { set(&$0, ratio) }
    }
  }

  static func ratio(
    optional group: String, _ key: String, _ meaning: String,
    reason: String = "", _ get: @escaping @Sendable (InteractionThresholds) -> Double?,
    _ set: @escaping @Sendable (inout InteractionThresholds, Double?) -> Void
  ) -> ThresholdField {
    ThresholdField(group, key, .ratio(0...1), optional: true, meaning, reason: reason) {
      get($0).map { .ratio($0) } ?? .none
    } set: {
      if case .ratio(let ratio) = $1 { set(&$0, ratio) } else { set(&$0, nil) }
    }
  }

  /// Creates a field with seconds in a file and a time span in the thresholds.
  static func duration(
    optional group: String, _ key: String, _ meaning: String,
    reason: String = "", _ get: @escaping @Sendable (InteractionThresholds) -> TimeSpan?,
    _ set: @escaping @Sendable (inout InteractionThresholds, TimeSpan?) -> Void
  ) -> ThresholdField {
    ThresholdField(group, key, .duration(0...60), optional: true, meaning, reason: reason) {
      get($0).map { .duration($0.seconds) } ?? .none
    } set: {
      if case .duration(let seconds) = $1 { set(&$0, .seconds(seconds)) } else { set(&$0, nil) }
    }
  }

  static func flag(
    _ group: String, _ key: String, _ meaning: String,
    reason: String = "", _ get: @escaping @Sendable (InteractionThresholds) -> Bool,
    _ set: @escaping @Sendable (inout InteractionThresholds, Bool) -> Void
  ) -> ThresholdField {
    ThresholdField(group, key, .flag, meaning, reason: reason) {
      .flag(get($0))
    } set: {
      if case .flag(let truth) = $1 { set(&$0, truth) }
    }
  }
}
