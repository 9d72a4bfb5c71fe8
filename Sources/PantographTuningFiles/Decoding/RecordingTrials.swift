import PantographGestures
import PantographRecordings
import PantographTouches
import PantographTuning

/// Runs the trials of a plan on a recording while it is read.
struct RecordingTrials {
  private let plan: TrialPlan
  private let scene: TunedScene
  private(set) var notes: [RecordingNote] = []
  /// The first error in the file.
  private(set) var firstError: RecordingIssue?
  private var headers: [Int: TrackHeader] = [:]
  private var tracks: [Int: TrackTrials] = [:]

  init(_ plan: TrialPlan, in scene: TunedScene) {
    self.plan = plan
    self.scene = scene
  }

  /// Whether nothing was read, neither a device nor an event.
  var isBare: Bool { tracks.isEmpty && headers.values.allSatisfy { $0.device == nil } }

  /// The first track of a touch device that has events; nil without one.
  var touchTrack: TrackTrials? {
    tracks.filter { $0.value.isTouch }.min { $0.key < $1.key }.map { entry in
      var track = entry.value
      track.end()
      return track
    }
  }

  mutating func take(_ batch: RecordingBatch) {
    notes += batch.notes
    if firstError == nil { firstError = batch.issues.first { $0.severity == .error } }
    for (track, header) in batch.headers { headers[track] = header }
    var index = 0
    while index < batch.events.count {
      let place = Int(batch.events[index].track)
      // Removing the value during the change lets it be changed in place, without a copy.
      var track =
        tracks.removeValue(forKey: place)
        ?? TrackTrials(headers[place] ?? TrackHeader(), plan, in: scene)
      while index < batch.events.count, Int(batch.events[index].track) == place {
        track.take(batch.events[index].event)
        index += 1
      }
      tracks[place] = track
    }
    for delta in batch.deltas { take(delta) }
  }

  /// Takes a movement of a device that sends no events. With events, the contacts are judged.
  private mutating func take(_ delta: RecordedDelta) {
    let place = Int(delta.track)
    let header = headers[place] ?? TrackHeader()
    var track =
      tracks.removeValue(forKey: place) ?? TrackTrials(movementsOf: header, plan, in: scene)
    track.take(delta.report)
    tracks[place] = track
  }
}

/// The trials on the events of one device.
struct TrackTrials {
  private(set) var deviceName: String?
  let isTouch: Bool
  /// The contacts of a device that sends no events; nil for one that does.
  private var movements: DeltaContacts?
  private(set) var digest = ContentDigest()
  private var pipeline: TouchPipeline
  private var hands: [HandTrial]
  private var start: Timestamp?
  private var lastTime = Timestamp.zero

  init(_ header: TrackHeader, _ plan: TrialPlan, in scene: TunedScene) {
    deviceName = header.device?.name
    isTouch = header.device.map(DeviceKind.init) != .other
    let pipeline = TouchPipeline(device: header.device)
    self.pipeline = pipeline
    hands = plan.thresholds.map { HandTrial($0, in: scene, on: pipeline.surface) }
  }

  /// Creates trials on the movements of a device that sends no events. The contacts have these
  /// movements; their places on the surface are assumed.
  init(movementsOf header: TrackHeader, _ plan: TrialPlan, in scene: TunedScene) {
    let stream = header.deltas ?? DeltaStream(unit: .libinput)
    var described = header
    described.device = stream.touchpad(named: header.device?.name ?? "")
    self.init(described, plan, in: scene)
    deviceName = header.device?.name
    movements = DeltaContacts(stream.unit, landingAt: pipeline.surface.center)
  }

  var trials: [Trial] { hands.map { $0.trial } }

  mutating func take(_ report: DeltaReport) {
    guard movements != nil else { return }
    let start = start ?? report.time
    self.start = start
    lastTime = report.time
    digest.add(report, since: start)
    guard let frame = movements?.update(report) else { return }
    for index in hands.indices { hands[index].update(frame) }
  }

  mutating func take(_ event: InputEvent) {
    let start = start ?? event.time
    self.start = start
    lastTime = event.time
    guard isTouch else { return }
    digest.add(event, since: start)
    if pipeline.consume(event) { update() }
  }

  /// Ends the trials at the end of the recording.
  mutating func end() {
    let lost = DeltaReport(time: lastTime, .swipeEnded(fingers: 1, isCancelled: true))
    if let frame = movements?.update(lost) {
      for index in hands.indices { hands[index].update(frame) }
    }
    if pipeline.end(.inputEnded, at: lastTime) { update() }
  }

  // Trials are changed in place. They are large, and asking one whether it is over would copy it.
  private mutating func update() {
    for index in hands.indices { hands[index].update(pipeline.frame) }
  }
}
