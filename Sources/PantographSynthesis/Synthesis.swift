import PantographRecordings

/// Recordings of gestures that no hand made: from a model of how hands move, and a seed.
///
/// The same request gives the same recording, to the last event, on every machine. What the hand
/// does follows from the gesture, the device and the seed; the rate decides only when it is seen.
public enum Synthesis {
  /// Every gesture there is; to add one, add a file and its name here.
  public static let allGestures: [HandGesture] = [
    .tap,
    .doubleTap,
    .longPress,
    .drag,
    .slowDrag,
    .swipe,
    .scroll,
    .flick,
    .jab,
    .flickBack,
    .settleBack,
    .holdBeforeLift,
    .edgeSwipe,
    .pinchIn,
    .pinchOut,
    .rotate,
    .palm,
    .palmTool,
  ]

  /// The rates at which devices commonly report, in reports a second.
  public static let allRates = [60, 90, 125, 250, 1000]

  /// The rates that can be asked for.
  public static let rates = 50...8000

  /// The gesture of this name; nil where there is none.
  public static func gesture(named name: String) -> HandGesture? {
    allGestures.first { $0.name == name }
  }

  /// Makes the recording that was asked for.
  public static func synthesize(
    _ request: SynthesisRequest
  ) throws(SynthesisError) -> Recording {
    let plan = try SynthesisPlan(request)
    var hand = plan.hand
    let motions = plan.gesture.draw(&hand)
    var sampler = ReportSampler(device: plan.device, rate: request.rate, seed: request.seed)
    let track = RecordingTrack(
      header: TrackHeader(device: plan.device.description), events: sampler.events(of: motions))
    return Recording(notes: plan.notes, tracks: [track])
  }
}
