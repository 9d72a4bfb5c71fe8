import PantographGestures
import PantographTouches

/// The values of a trial that a verdict and its sentence depend on, as words. A recording's trials
/// mostly have similar releases, so only words that differ from the trial before are written.
struct TrialWords {
  private(set) var end = Trial.End.tooShort
  private(set) var leg: Trial.Leg?
  private(set) var words: [11 of UInt64] = .init(repeating: 0)

  fileprivate static let legBit: UInt16 = 1 << 15

  /// Creates the words that a recording's first trial is compared with.
  init() {}

  init(_ trial: Trial) {
    end = trial.end
    leg = trial.leg
    let inputs = trial.inputs
    let numbers = [
      inputs.distance, inputs.length, inputs.velocity, inputs.sidewaysVelocity, inputs.meanStep,
      inputs.lastTwoSteps, trial.pointsPerMillimetre, trial.moved.x, trial.moved.y,
    ]
    for (index, number) in numbers.enumerated() { words[index] = number.bitPattern }
    words[9] = UInt64(bitPattern: inputs.held.microseconds)
    words[10] = UInt64(bitPattern: inputs.duration.microseconds)
  }

  /// The trial, without its display figures, which no verdict depends on.
  var trial: Trial {
    func number(_ index: Int) -> Double { Double(bitPattern: words[index]) }
    let inputs = ReleaseInputs(
      distance: number(0), length: number(1), velocity: number(2), sidewaysVelocity: number(3),
      held: .microseconds(Int64(bitPattern: words[9])),
      duration: .microseconds(Int64(bitPattern: words[10])), meanStep: number(4),
      lastTwoSteps: number(5))
    return Trial(
      end: end, inputs: inputs, leg: leg, pointsPerMillimetre: number(6),
      moved: PointVector(x: number(7), y: number(8)))
  }

  fileprivate mutating func set(_ end: Trial.End, _ leg: Trial.Leg?) {
    self.end = end
    self.leg = leg
  }
  fileprivate mutating func set(_ index: Int, _ word: UInt64) { words[index] = word }
}

extension ByteWriter {
  /// Writes the end, two bytes that say which words follow, and those words. The highest bit says
  /// that a leg follows.
  mutating func add(_ trial: TrialWords, after before: TrialWords) {
    var changed: UInt16 = 0
    for index in trial.words.indices where trial.words[index] != before.words[index] {
      changed |= 1 << UInt16(index)
    }
    if trial.leg != nil { changed |= TrialWords.legBit }
    bytes += [trial.end.rawValue, UInt8(changed & 0xff), UInt8(changed >> 8)]
    if let leg = trial.leg { add(leg) }
    for index in trial.words.indices where changed >> UInt16(index) & 1 == 1 {
      add(trial.words[index])
    }
  }
}

extension ByteReader {
  /// Changes the trial before into the next one; returns false if bytes are missing.
  mutating func take(_ trial: inout TrialWords) -> Bool {
    guard let end = byte().flatMap({ Trial.End(rawValue: $0) }), let low = byte(), let high = byte()
    else { return false }
    let changed = UInt16(low) | UInt16(high) << 8
    var leg: Trial.Leg?
    if changed & TrialWords.legBit != 0 {
      guard let found = self.leg() else { return false }
      leg = found
    }
    trial.set(end, leg)
    for index in trial.words.indices where changed >> UInt16(index) & 1 == 1 {
      guard let word = word() else { return false }
      trial.set(index, word)
    }
    return true
  }
}
