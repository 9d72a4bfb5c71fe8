import PantographGestures
import PantographMotion
import PantographTouches

/// Judges thousands of releases with each set of thresholds, and prints every number of every decision to
/// the bit. The texts of the sets are separated by NUL bytes; for a text without thresholds, it prints the error.
@_cdecl("judge")
public func judge(
  _ text: UnsafePointer<UInt8>, _ count: Int32,
  _ emit: @convention(c) (UnsafePointer<UInt8>, Int32) -> Void
) {
  let bytes = UnsafeBufferPointer(start: text, count: Int(count))
  var random = SeededRandom()
  for part in bytes.split(separator: 0, omittingEmptySubsequences: true) {
    var output = Output()
    let json = Array(part)
    do throws(ThresholdProblems) {
      let thresholds = try ThresholdJSON.thresholds(from: json)
      output.add(ThresholdJSON.text(thresholds))
      for _ in 0..<500 { output.add(thresholds, &random) }
    } catch {
      for problem in error.all { output.add(problem.description + "\n") }
    }
    output.bytes.withUnsafeBufferPointer { emit($0.baseAddress!, Int32($0.count)) }
  }
}

/// Every policy as JSON, and texts that are no thresholds, with a NUL byte after each.
@_cdecl("texts")
public func texts(_ emit: @convention(c) (UnsafePointer<UInt8>, Int32) -> Void) {
  var output = Output()
  for policy in ReleasePolicy.all {
    output.add(ThresholdJSON.text(policy.thresholds))
    output.bytes.append(0)
  }
  for text in [
    "", "{", "[1, 2", "{\"schema\": 1e}", "{\"schema\": 1}", "{\"schema\": 1, \"schema\": 1}",
    "{\"schema\": 1, \"finsh\": {}, \"begin\": {\"slop\": \"3 px\", \"cone\": 0.1e-320}}",
    "{\"schema\": 1, \"finish\": {\"progress\": 0.1234567890123456789, \"velocity\": \"1e2 mm/s\"}}",
    "{\"schema\": 1, \"estimator\": \"lsq4\", \"length\": \"4503599627370497.5e-13 lengths\"}",
    "{\"schema\": 1, \"r\\u00e9sum\\u00e9\": \"\\ud83d\\ude00\", \"cancel\": {\"held\": \"1e-400 s\"}}",
  ] {
    output.add(text)
    output.bytes.append(0)
  }
  output.bytes.withUnsafeBufferPointer { emit($0.baseAddress!, Int32($0.count)) }
}

struct Output {
  var bytes: [UInt8] = []

  mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Adds the decision about a possible or impossible release: as JSON, and the bits of its numbers.
  mutating func add(_ thresholds: InteractionThresholds, _ random: inout SeededRandom) {
    let inputs = ReleaseInputs(
      distance: random.number(1500), length: random.number(900), velocity: random.number(6000),
      sidewaysVelocity: random.number(3000),
      held: .microseconds(Int64(random.number(200_000).magnitude)),
      duration: .microseconds(Int64(random.number(3_000_000).magnitude)),
      meanStep: random.number(40), lastTwoSteps: random.number(80))
    let space = InteractionSpace(length: inputs.length, pointsPerMillimetre: 3 + random.number(2))
    let decision = thresholds.decide(inputs, in: space)
    add(decision.json)
    add(" ")
    add(decision.description)
    for number in [
      inputs.progress, decision.projectedProgress, decision.effectiveVelocity,
      decision.threshold ?? .nan, decision.progressMargin ?? .nan, decision.velocityMargin ?? .nan,
    ] {
      add(" ")
      add(String(number.isNaN ? 0 : number.bitPattern, radix: 16))
    }
    add("\n")
  }
}

/// Random numbers that are the same on every machine.
struct SeededRandom {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }

  /// A number between minus and plus `limit`; sometimes the limit itself, or zero.
  mutating func number(_ limit: Double) -> Double {
    switch next() % 16 {
    case 0: 0
    case 1: limit
    default: (Double(next() >> 11) / 4_503_599_627_370_496 - 1) * limit
    }
  }
}
