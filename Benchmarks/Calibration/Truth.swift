import PantographGestures
import PantographMotion
import PantographTuning

/// A model of corpora whose truth is known: the intent of each gesture, the differences between people, and the share
/// of wrong labels.
struct Truth {
  enum People {
    case normal
    /// Student's distribution with 2 degrees of freedom: now and then a person is very different.
    case heavy
  }

  var people: Int
  var recordings: Int
  /// The standard deviation between people of the progress at which they mean to finish, a fraction of the distance.
  var spread: Double
  /// The share of labels that are wrong.
  var wrong: Double
  /// The mean progress at which people mean to finish. The thresholds before tuning are at 0.5.
  var middle = 0.5
  var isEqual = true
  var kind = People.normal
  /// Whether a second number, the velocity, is swept, and fast releases mean to finish.
  var throwsToo = false
  var unwanted = 2.0

  var name: String {
    var words = ["\(people) × \(recordings)\(isEqual ? "" : " unequal")"]
    words.append("spread \(spread)\(kind == .heavy ? " heavy" : "")")
    words.append("\(Int((wrong * 100).rounded())) % wrong")
    words.append("at \(middle)")
    if throwsToo { words.append("two sweeps") }
    if unwanted != 2 { words.append("unwanted \(Int(unwanted))") }
    return words.joined(separator: ", ")
  }

  /// The rows of the table. Nothing is promised for fewer than five people.
  static let all: [Truth] = [
    Truth(people: 5, recordings: 20, spread: 0, wrong: 0.05),
    Truth(people: 5, recordings: 20, spread: 0.08, wrong: 0.05),
    Truth(people: 5, recordings: 20, spread: 0.08, wrong: 0.05, middle: 0.35),
    Truth(people: 5, recordings: 20, spread: 0.08, wrong: 0, middle: 0.4),
    Truth(people: 5, recordings: 60, spread: 0.15, wrong: 0.1),
    Truth(people: 5, recordings: 60, spread: 0.15, wrong: 0.05, middle: 0.3),
    Truth(people: 8, recordings: 25, spread: 0.15, wrong: 0.05, middle: 0.6),
    Truth(people: 8, recordings: 30, spread: 0.08, wrong: 0.05, middle: 0.35, kind: .heavy),
    Truth(people: 10, recordings: 10, spread: 0.08, wrong: 0.05),
    Truth(people: 10, recordings: 10, spread: 0.08, wrong: 0.05, middle: 0.3),
    Truth(people: 10, recordings: 40, spread: 0.08, wrong: 0.05, middle: 0.4, isEqual: false),
    Truth(people: 10, recordings: 20, spread: 0.08, wrong: 0.05, middle: 0.4, unwanted: 4),
    Truth(people: 10, recordings: 20, spread: 0.08, wrong: 0.05, middle: 0.4, throwsToo: true),
    Truth(people: 20, recordings: 10, spread: 0.15, wrong: 0.1, middle: 0.4),
    Truth(people: 30, recordings: 20, spread: 0, wrong: 0),
    Truth(people: 30, recordings: 20, spread: 0.08, wrong: 0.05),
    Truth(people: 30, recordings: 20, spread: 0.08, wrong: 0.05, middle: 0.4),
    Truth(people: 3, recordings: 20, spread: 0.08, wrong: 0.05),
    Truth(people: 3, recordings: 60, spread: 0.15, wrong: 0.05),
    Truth(people: 4, recordings: 30, spread: 0.08, wrong: 0.05, middle: 0.35),
  ]

  // MARK: Corpora

  /// Returns the samples of one corpus.
  func corpus(_ random: inout Draws) -> [Sample] {
    var samples: [Sample] = []
    for person in 0..<people {
      samples += hand(person, count(&random), offset(&random), &random)
    }
    return samples
  }

  /// Returns samples of very many people. Their mean cost is the true cost.
  func population(_ count: Int, _ random: inout Draws) -> [Sample] {
    var samples: [Sample] = []
    for person in 0..<count { samples += hand(person, 4, offset(&random), &random) }
    return samples
  }

  private func count(_ random: inout Draws) -> Int {
    guard !isEqual else { return recordings }
    let share = Mathematics.exp(0.8 * random.normal()) / 2
    return min(max(Int((Double(recordings) * share).rounded()), 2), 2 * recordings)
  }

  private func offset(_ random: inout Draws) -> Double {
    switch kind {
    case .normal: return spread * random.normal()
    case .heavy:
      let (one, other) = (random.normal(), random.normal())
      return spread * random.normal() / ((one * one + other * other) / 2).squareRoot()
    }
  }

  private func hand(
    _ person: Int, _ count: Int, _ offset: Double, _ random: inout Draws
  ) -> [Sample] {
    (0..<count).map { _ in
      let progress = 0.1 + 0.8 * random.share()
      let velocity = throwsToo && random.share() < 0.4 ? 1200 * random.share() : 0
      let means = progress > middle + offset || velocity > 700
      let isWrong = random.share() < wrong
      let inputs = ReleaseInputs(
        distance: progress * Self.way, length: Self.way, velocity: velocity)
      return Sample(
        label: means != isWrong ? .finish : .cancel, person: person, device: 0,
        trials: [Trial(end: .released, inputs: inputs, pointsPerMillimetre: 6)])
    }
  }

  static let way = 724.0
}

/// Random numbers from a seed.
struct Draws {
  private var words: SplitMix64

  init(seed: UInt64) {
    // The state is drawn at random, too: consecutive seeds would give the same numbers, shifted.
    var first = SplitMix64(state: seed)
    words = SplitMix64(state: first.next() ^ first.next() << 1)
  }

  /// Returns a number from 0 up to, but not including, 1.
  mutating func share() -> Double { Double(words.next() >> 11) * 0x1p-53 }

  mutating func below(_ limit: Int) -> Int { words.below(limit) }

  /// Returns a number from the normal distribution.
  mutating func normal() -> Double {
    let radius = (-2 * Mathematics.log(1 - share())).squareRoot()
    return radius * Mathematics.cos(2 * 3.141592653589793 * share())
  }
}
