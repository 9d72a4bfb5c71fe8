import PantographRecordings

/// Synthesizes recordings of gestures from a model of hand movements and a seed.
///
/// The same request gives exactly the same recording on every machine. The movement depends on the
/// gesture, the device and the seed. The rate only determines when the movement is sampled.
public enum Synthesis {
  /// All gestures. To add one, add a file and its name here.
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

  /// The usual report rates of devices, in reports per second.
  public static let allRates = [60, 90, 125, 250, 1000]

  /// The report rates that can be requested, in reports per second.
  public static let rates = 50...8000

  /// Returns the gesture with this name; nil if there is none.
  public static func gesture(named name: String) -> HandGesture? {
    allGestures.first { $0.name == name }
  }

  /// Makes the requested recording.
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
