import Gestures
import Motion
import Touches

/// One number of the thresholds: where it stands in a file, what may stand there, and where it goes.
struct ThresholdField: Sendable {
  /// Keys from the outside in, with dots between.
  let path: String
  let kind: FieldKind
  /// Whether null may stand there.
  let isOptional: Bool
  /// What it is and where its default is from, as a phrase.
  let meaning: String
  let get: @Sendable (InteractionThresholds) -> FieldValue
  let set: @Sendable (inout InteractionThresholds, FieldValue) -> Void

  init(
    _ path: String, _ kind: FieldKind, optional: Bool = false, _ meaning: String,
    get: @escaping @Sendable (InteractionThresholds) -> FieldValue,
    set: @escaping @Sendable (inout InteractionThresholds, FieldValue) -> Void
  ) {
    self.path = path
    self.kind = kind
    isOptional = optional
    self.meaning = meaning
    self.get = get
    self.set = set
  }

  typealias Place<Value> = WritableKeyPath<InteractionThresholds, Value> & Sendable

  static func distance(
    _ path: String, _ place: any Place<GestureDistance>, in range: ClosedRange<Double> = 0...10_000,
    _ meaning: String
  ) -> ThresholdField {
    ThresholdField(path, .distance(range), meaning) {
      .distance($0[keyPath: place])
    } set: {
      if case .distance(let distance) = $1 { $0[keyPath: place] = distance }
    }
  }

  static func distance(
    optional path: String, _ place: any Place<GestureDistance?>, _ meaning: String
  ) -> ThresholdField {
    ThresholdField(path, .distance(0...10_000), optional: true, meaning) {
      $0[keyPath: place].map(FieldValue.distance) ?? .none
    } set: {
      if case .distance(let distance) = $1 {
        $0[keyPath: place] = distance
      } else {
        $0[keyPath: place] = nil
      }
    }
  }

  static func speed(
    _ path: String, _ place: any Place<GestureSpeed>, _ meaning: String
  ) -> ThresholdField {
    ThresholdField(path, .speed(0...100_000), meaning) {
      .speed($0[keyPath: place])
    } set: {
      if case .speed(let speed) = $1 { $0[keyPath: place] = speed }
    }
  }

  static func speed(
    optional path: String, _ place: any Place<GestureSpeed?>, _ meaning: String
  ) -> ThresholdField {
    ThresholdField(path, .speed(0...100_000), optional: true, meaning) {
      $0[keyPath: place].map(FieldValue.speed) ?? .none
    } set: {
      if case .speed(let speed) = $1 {
        $0[keyPath: place] = speed
      } else {
        $0[keyPath: place] = nil
      }
    }
  }

  static func ratio(
    _ path: String, _ place: any Place<Double>, in range: ClosedRange<Double> = 0...1,
    _ meaning: String
  ) -> ThresholdField {
    ThresholdField(path, .ratio(range), meaning) {
      .ratio($0[keyPath: place])
    } set: {
      if case .ratio(let ratio) = $1 { $0[keyPath: place] = ratio }
    }
  }

  static func ratio(
    optional path: String, _ place: any Place<Double?>, _ meaning: String
  ) -> ThresholdField {
    ThresholdField(path, .ratio(0...1), optional: true, meaning) {
      $0[keyPath: place].map(FieldValue.ratio) ?? .none
    } set: {
      if case .ratio(let ratio) = $1 {
        $0[keyPath: place] = ratio
      } else {
        $0[keyPath: place] = nil
      }
    }
  }

  static func duration(
    optional path: String, _ place: any Place<TimeSpan?>, _ meaning: String
  ) -> ThresholdField {
    ThresholdField(path, .duration(0...60), optional: true, meaning) {
      $0[keyPath: place].map { .duration($0.seconds) } ?? .none
    } set: {
      if case .duration(let seconds) = $1 {
        $0[keyPath: place] = .seconds(seconds)
      } else {
        $0[keyPath: place] = nil
      }
    }
  }

  static func flag(_ path: String, _ place: any Place<Bool>, _ meaning: String) -> ThresholdField {
    ThresholdField(path, .flag, meaning) {
      .flag($0[keyPath: place])
    } set: {
      if case .flag(let truth) = $1 { $0[keyPath: place] = truth }
    }
  }
}
