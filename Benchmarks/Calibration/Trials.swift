import PantographGestures
import PantographMotion
import PantographRecordings
import PantographSynthesis
import PantographTouches
import PantographTuning
import PantographTuningFiles

/// A sweep with the true cost of each of its combinations, and corpora to test the sweep on.
struct KnownSweep {
  let name: String
  let people: Int
  let settings: TuningSettings
  let run: TuningRun
  let trueCosts: [Double]
  let baseCost: Double
  private let makeCorpus: @Sendable (inout Draws) -> [Sample]

  var best: Int { trueCosts.indices.min { trueCosts[$0] < trueCosts[$1] } ?? 0 }

  func corpus(seed: UInt64) -> [Sample] {
    var random = Draws(seed: seed)
    return makeCorpus(&random)
  }

  private static func settings(
    _ unwanted: Double, _ throwsToo: Bool, lost: Double = 1, throwsOnly: Bool = false,
    base: InteractionThresholds = InteractionThresholds()
  ) -> TuningSettings {
    var sweeps: [(path: String, values: [String])] = [
      ("finish.progress", (4...16).map { "\(Double($0) * 5 / 100)" })
    ]
    if throwsToo {
      sweeps.append(("finish.velocity", (2...7).map { "\($0 * 2 * 100 - 200) pt/s" }))
    }
    if throwsOnly {
      sweeps = [("finish.velocity", (2...14).map { "\($0 * 100) pt/s" })]
    }
    var settings = TuningSettings(
      base: base, sweeps: sweeps,
      scene: TunedScene.named("card") ?? TunedScene(direction: .down, length: Truth.way),
      isNamedScene: true, policies: [])
    settings.costs.unwanted = unwanted
    settings.costs.lost = lost
    return settings
  }

  init(_ truth: Truth) throws {
    settings = Self.settings(
      truth.unwanted, truth.throwsToo || truth.sweepsIdle, lost: truth.lost,
      throwsOnly: truth.throwsOnly)
    run = try TuningRun(settings)
    name = truth.name
    people = truth.people
    var random = Draws(seed: 77)
    let population = truth.population(100_000, &random)
    trueCosts = Self.costs(population, run, by: run.sweep)
    baseCost = Self.costs(population, run, by: Sweep(settings.base, []))[0]
    makeCorpus = { random in truth.corpus(&random) }
  }

  /// Creates a sweep with corpora from Pantograph's own model of a hand. Each corpus has `people` of 300 people.
  ///
  /// - Parameter policy: The policy with the thresholds before tuning.
  init(modelHands people: Int, recordings: Int, policy: String? = nil) throws {
    let base = policy.flatMap { ReleasePolicy.named($0)?.thresholds } ?? InteractionThresholds()
    settings = Self.settings(2, false, base: base)
    let run = try TuningRun(settings)
    self.run = run
    name = "model hands, \(people) × \(recordings) of 300\(policy.map { ", \($0)" } ?? "")"
    self.people = people
    let request = CorpusRequest(
      place: CorpusRequest.Place(
        scene: "card", direction: .down, length: Truth.way / 844, isEdge: false),
      people: Self.hands, seed: 5)
    var byPerson: [String: [Sample]] = [:]
    for index in 0..<(Self.hands * Self.each) {
      let recording = request.recording(index)
      let person = recording.note(NoteKey.person) ?? ""
      byPerson[person, default: []].append(Self.sample(recording, run))
    }
    let hands = byPerson.keys.sorted().compactMap { byPerson[$0] }.filter { $0.count >= 4 }
    let ways = hands.map { Self.costs($0, run, by: run.sweep) }
    trueCosts = run.sweep.count.mean { combination in
      ways.reduce(0) { $0 + $1[combination] } / Double(ways.count)
    }
    baseCost =
      hands.reduce(0) { $0 + Self.costs($1, run, by: Sweep(run.sweep.base, []))[0] }
      / Double(hands.count)
    makeCorpus = { random in
      var left = Array(hands.indices)
      var samples: [Sample] = []
      for person in 0..<people {
        let hand = hands[left.remove(at: random.below(left.count))]
        for _ in 0..<recordings {
          var sample = hand[random.below(hand.count)]
          sample.person = person
          samples.append(sample)
        }
      }
      return samples
    }
  }

  private static let hands = 300
  private static let each = 40

  private static func sample(_ recording: Recording, _ run: TuningRun) -> Sample {
    let track = recording.tracks[0]
    var pipeline = TouchPipeline(device: track.header.device)
    var hand = HandTrial(run.sweep.base, in: run.settings.scene, on: pipeline.surface)
    for event in track.events where pipeline.consume(event) { hand.update(pipeline.frame) }
    return Sample(
      label: RecordingDecoder.label(of: recording).label ?? .other, person: 0, device: 0,
      trials: [hand.trial])
  }

  /// Returns the mean cost of a recording for each combination of a sweep.
  static func costs(_ samples: [Sample], _ run: TuningRun, by sweep: Sweep) -> [Double] {
    let search = SweepSearch(
      sweep, TrialPlan(sweep, policies: [], updates: nil), in: run.settings.scene,
      costs: run.settings.costs, mode: .grid)
    return search.count(samples).costs(run.settings.costs).map { $0 / Double(samples.count) }
  }
}

extension Int {
  fileprivate func mean(_ figure: (Int) -> Double) -> [Double] { (0..<self).map(figure) }
}
