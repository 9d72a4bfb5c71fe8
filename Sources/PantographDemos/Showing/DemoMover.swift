import PantographGestures
import PantographLive
import PantographRecordings
import PantographStage
import PantographSynthesis
import PantographTouches

/// The source of a demo's input.
@MainActor
public enum DemoMover {
  /// A live device.
  case device(LiveDevice, ContactQueue)
  /// A recording, which begins with the scene.
  case recording(RecordingTrack, name: String)
  /// Keys only, which play synthesized gestures.
  case keys

  /// Opens the device at a node. `grabbing` reserves it for the demo.
  public static func device(
    node: String, on clock: LiveClock, grabbing: Bool = false
  ) throws -> DemoMover {
    try device(node: node, on: clock, grabbing: grabbing, by: nil)
  }

  /// Opens the device at a node, whose contacts are filtered by the given numbers, or by
  /// Pantograph's own.
  package static func device(
    node: String, on clock: LiveClock, grabbing: Bool, by thresholds: RecognitionThresholds?
  ) throws -> DemoMover {
    let queue = ContactQueue()
    let device = try clock.add(
      node: node, filters: { thresholds?.filters(for: $0) }, grabbing: grabbing,
      receive: { queue.add($0) })
    return .device(device, queue)
  }

  /// Whether keys are the only input.
  package var isKeys: Bool { if case .keys = self { true } else { false } }

  var name: String {
    switch self {
    case .device(let device, _): device.isOpen ? device.name : "\(device.name), removed"
    case .recording(_, let name): name
    case .keys: "keys"
    }
  }
}

extension DemoScene {
  /// Returns a synthesized recording of a gesture in a direction. Nil uses the scene's own
  /// direction, which is mirrored in a mirrored scene.
  public func modelHand(
    _ direction: StrokeDirection? = nil, in look: SceneLook = SceneLook(), seed: UInt64 = 1
  ) throws(SynthesisError) -> Recording {
    let own = look.isMirrored ? way.mirrored : way
    let way = direction ?? own
    let isEdge = beginsAtEdge && way == own
    return try Synthesis.synthesize(
      SynthesisRequest(
        gesture: isEdge ? "edge-swipe" : "swipe", device: "phone", seed: seed, direction: way,
        distance: isEdge ? nil : 45))
  }
}

extension StrokeDirection {
  /// The direction in a scene that is laid out from right to left.
  fileprivate var mirrored: StrokeDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up, .down: self
    }
  }
}
