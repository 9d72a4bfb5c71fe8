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
    /// Two groups of people: one half is `spread` below the middle, and the other half above it.
    case twoGroups
    /// A uniform distribution.
    case uniform
    /// A quarter of the people mean something else than all others.
    case minority
    /// Most people are a little below the middle, and a few are far above it.
    case skewed
    /// Two thirds of the people are around `spread` / 2 below the middle, and one third around `spread` above it.
    case twoHumps
    /// Cauchy's distribution, which has no standard deviation.
    case veryHeavy
  }

  /// The numbers of recordings of the people.
  enum Counts {
    case equal, unequal
    /// Between 2 recordings and twenty times the number of recordings.
    case veryUnequal
    /// People with a high threshold have many recordings, and people with a low threshold have few.
    case byThreshold
    /// The first person has as many recordings as all others together.
    case oneHasHalf
    /// Between 5 and 200 recordings, each order of magnitude equally often.
    case from5To200
  }

  var people: Int
  var recordings: Int
  /// The standard deviation between people of the progress at which they mean to finish, a fraction of the distance.
  var spread: Double
  /// The share of labels that are wrong.
  var wrong: Double
  /// The mean progress at which people mean to finish. The thresholds before tuning are at 0.5.
  var middle = 0.5
  var counts = Counts.equal
  var kind = People.normal
  /// Whether a second number, the velocity, is swept, and fast releases mean to finish.
  var throwsToo = false
  /// Whether only the velocity is swept, and only the velocity at the release has a meaning.
  var throwsOnly = false
  var unwanted = 2.0
  var lost = 1.0
  /// The share of people who label carelessly: 40 % of their labels are wrong.
  var careless = 0.0
  /// The standard deviation of a person's threshold between the person's own recordings.
  var mood = 0.0
  /// Whether the share of wrong labels differs between people; `wrong` is its mean.
  var isWrongByPerson = false
  /// The standard deviation of a person's threshold between the person's sessions of five recordings, which also have
  /// similar lengths.
  var sessions = 0.0
  /// The steps of the distances, as a fraction of the length of the transition; 0 for distances without steps.
  var step = 0.0
  /// Whether two numbers are swept whose effects depend on each other: a fast hand means to finish earlier.
  var areJoined = false
  /// The distance from the person's threshold, in progress, within which labels may be wrong; nil for everywhere.
  var wrongWithin: Double?
  /// The progress by which a hand of 1200 pt/s means to finish earlier than a hand at rest, if only the progress is
  /// swept.
  var haste = 0.0
  /// Whether a second number is swept that has no effect on these recordings.
  var sweepsIdle = false
  /// The share of people whose gestures all have one outcome: they stop short of their threshold, or go beyond it.
  var oneSided = 0.0
  /// The change of a person's threshold from the first to the last recording.
  var drift = 0.0

  var name: String {
    var words = [
      counts == .from5To200
        ? "\(people) × 5 to 200"
        : "\(people) × \(recordings)\(counts == .equal ? "" : " \(counts)")"
    ]
    words.append("spread \(spread)\(kind == .normal ? "" : " \(kind)")")
    words.append("\(Int((wrong * 100).rounded())) % wrong")
    words.append("at \(middle)")
    if throwsToo { words.append("two sweeps") }
    if throwsOnly { words.append("velocity") }
    if unwanted != 2 { words.append("unwanted \(Self.text(unwanted))") }
    if lost != 1 { words.append("lost \(Self.text(lost))") }
    if careless > 0 { words.append("careless \(careless)") }
    if mood > 0 { words.append("mood \(mood)") }
    if isWrongByPerson { words.append("wrong by person") }
    if sessions > 0 { words.append("sessions \(sessions)") }
    if step > 0 { words.append("steps of \(step)") }
    if areJoined { words.append("two joined sweeps") }
    if let wrongWithin { words.append("wrong within \(wrongWithin)") }
    if haste > 0 { words.append("haste \(haste)") }
    if sweepsIdle { words.append("an idle second sweep") }
    if oneSided > 0 { words.append("one-sided \(oneSided)") }
    if drift != 0 { words.append("drift \(drift)") }
    return words.joined(separator: ", ")
  }

  private static func text(_ cost: Double) -> String {
    cost == cost.rounded() ? "\(Int(cost))" : "\(cost)"
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
    Truth(people: 10, recordings: 40, spread: 0.08, wrong: 0.05, middle: 0.4, counts: .unequal),
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

  /// Truths of other kinds than those of the table: groups of people, very unequal numbers of recordings, careless
  /// labels of one person, and other costs.
  static let others: [Truth] = [
    Truth(people: 6, recordings: 20, spread: 0.15, wrong: 0.05, kind: .twoGroups),
    Truth(people: 6, recordings: 20, spread: 0.15, wrong: 0.05, middle: 0.35, kind: .twoGroups),
    Truth(people: 10, recordings: 30, spread: 0.2, wrong: 0.05, middle: 0.4, kind: .twoGroups),
    Truth(people: 20, recordings: 20, spread: 0.2, wrong: 0.05, middle: 0.6, kind: .twoGroups),
    Truth(people: 6, recordings: 30, spread: 0.08, wrong: 0.05, middle: 0.4, counts: .veryUnequal),
    Truth(
      people: 10, recordings: 10, spread: 0.08, wrong: 0.05, middle: 0.35, counts: .veryUnequal),
    Truth(people: 20, recordings: 20, spread: 0.15, wrong: 0.05, middle: 0.4, counts: .veryUnequal),
    Truth(people: 8, recordings: 20, spread: 0.15, wrong: 0.05, middle: 0.4, counts: .byThreshold),
    Truth(people: 20, recordings: 20, spread: 0.15, wrong: 0.05, middle: 0.6, counts: .byThreshold),
    Truth(people: 6, recordings: 25, spread: 0.08, wrong: 0.02, middle: 0.4, careless: 0.17),
    Truth(people: 10, recordings: 20, spread: 0.05, wrong: 0, middle: 0.4, careless: 0.1),
    Truth(people: 6, recordings: 20, spread: 0.08, wrong: 0.05, unwanted: 4),
    Truth(people: 6, recordings: 20, spread: 0.08, wrong: 0.05, middle: 0.35, unwanted: 4),
    Truth(people: 6, recordings: 40, spread: 0.15, wrong: 0.05, middle: 0.6, unwanted: 4),
    Truth(people: 6, recordings: 40, spread: 0.15, wrong: 0.05, middle: 0.6, unwanted: 1, lost: 4),
    Truth(people: 10, recordings: 20, spread: 0.15, wrong: 0.05, middle: 0.6, unwanted: 1, lost: 4),
    Truth(people: 6, recordings: 20, spread: 0.08, wrong: 0.05, middle: 0.4),
    Truth(people: 6, recordings: 20, spread: 0.08, wrong: 0.05, middle: 0.4, throwsOnly: true),
    Truth(people: 12, recordings: 30, spread: 0.08, wrong: 0.05, middle: 0.4, throwsOnly: true),
    Truth(people: 6, recordings: 40, spread: 0.08, wrong: 0.05, middle: 0.3, throwsToo: true),
    Truth(people: 15, recordings: 40, spread: 0.15, wrong: 0.02, middle: 0.35, throwsToo: true),
    Truth(people: 12, recordings: 25, spread: 0.1, wrong: 0.05, middle: 0.45, mood: 0.1),
    Truth(people: 50, recordings: 8, spread: 0.12, wrong: 0.05, middle: 0.42, kind: .uniform),
    Truth(people: 7, recordings: 100, spread: 0.2, wrong: 0, middle: 0.35, kind: .uniform),
    Truth(people: 5, recordings: 300, spread: 0.1, wrong: 0, middle: 0.42),
    Truth(people: 5, recordings: 6, spread: 0.1, wrong: 0.05, middle: 0.3),
  ]

  // MARK: Corpora

  /// Returns the samples of one corpus.
  func corpus(_ random: inout Draws) -> [Sample] {
    var samples: [Sample] = []
    for person in 0..<people {
      let (count, offset) = countAndOffset(person, &random)
      samples += hand(person, count, offset, &random)
    }
    return samples
  }

  /// Returns samples of very many people. Their mean cost is the true cost.
  func population(_ count: Int, _ random: inout Draws) -> [Sample] {
    var samples: [Sample] = []
    for person in 0..<count { samples += hand(person, 4, offset(&random), &random) }
    return samples
  }

  private func countAndOffset(
    _ person: Int, _ random: inout Draws
  ) -> (count: Int, offset: Double) {
    switch counts {
    case .equal: return (recordings, offset(&random))
    case .unequal:
      let share = Mathematics.exp(0.8 * random.normal()) / 2
      let count = min(max(Int((Double(recordings) * share).rounded()), 2), 2 * recordings)
      return (count, offset(&random))
    case .veryUnequal:
      let share = Mathematics.exp(1.6 * random.normal())
      let count = min(max(Int((Double(recordings) * share).rounded()), 2), 20 * recordings)
      return (count, offset(&random))
    case .byThreshold:
      let offset = offset(&random)
      return (offset > 0 ? 2 * recordings : max(recordings / 4, 2), offset)
    case .oneHasHalf:
      return (person == 0 ? recordings * (people - 1) : recordings, offset(&random))
    case .from5To200:
      return (Int((5 * Mathematics.exp(3.6889 * random.share())).rounded()), offset(&random))
    }
  }

  private func offset(_ random: inout Draws) -> Double {
    switch kind {
    case .twoGroups: return random.share() < 0.5 ? -spread : spread
    case .uniform: return spread * 12.0.squareRoot() * (random.share() - 0.5)
    case .normal: return spread * random.normal()
    // Both have the mean 0 and the standard deviation `spread`.
    case .minority: return spread * (random.share() < 0.25 ? 1.7321 : -0.5774)
    case .skewed: return spread * (Mathematics.exp(0.8 * random.normal()) - 1.3771) / 1.3011
    case .twoHumps:
      return spread * (random.share() < 0.3333 ? 1 : -0.5) + 0.2 * spread * random.normal()
    case .veryHeavy: return spread * random.normal() / max(abs(random.normal()), 1e-9)
    case .heavy:
      let (one, other) = (random.normal(), random.normal())
      return spread * random.normal() / ((one * one + other * other) / 2).squareRoot()
    }
  }

  private func hand(
    _ person: Int, _ count: Int, _ offset: Double, _ random: inout Draws
  ) -> [Sample] {
    var wrong = careless > 0 && random.share() < careless ? 0.4 : wrong
    if isWrongByPerson { wrong = min(-wrong * Mathematics.log(1 - random.share()), 0.45) }
    var (session, usual) = (0.0, 0.0)
    let isOneSided = oneSided > 0 && random.share() < oneSided
    let isBeyond = isOneSided && random.share() < 0.5
    return (0..<count).map { index in
      if sessions > 0, index % 5 == 0 {
        (session, usual) = (sessions * random.normal(), 0.1 + 0.8 * random.share())
      }
      var progress = 0.1 + 0.8 * random.share()
      if sessions > 0 { progress = min(max(usual + 0.05 * random.normal(), 0.1), 0.9) }
      if step > 0 { progress = (progress / step).rounded() * step }
      if isOneSided {
        let own = min(max(middle + offset, 0.1), 0.9)
        progress =
          isBeyond ? own + (0.9 - own) * random.share() : 0.1 + (own - 0.1) * random.share()
      }
      var velocity = throwsToo && random.share() < 0.4 ? 1200 * random.share() : 0
      if areJoined { velocity = 1200 * random.share() }
      var own = session + (mood > 0 ? mood * random.normal() : 0)
      if haste > 0 { own -= haste * random.share() }
      if drift != 0 { own += drift * (Double(index) / Double(max(count - 1, 1)) - 0.5) }
      var means = progress > middle + offset + own || velocity > 700
      if areJoined { means = progress + (velocity - 600) / 3000 > middle + offset + own }
      if throwsOnly {
        (progress, velocity) = (0.3 * progress, 1400 * random.share())
        means = velocity > 1400 * (middle + offset)
      }
      let isNear = wrongWithin.map { abs(progress - middle - offset - own) < $0 } ?? true
      let isWrong = isNear && random.share() < wrong
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
