import PantographLive
import PantographRecordings
import PantographStage
import PantographSynthesis
import PantographTouches

/// What moves a demo.
@MainActor
public enum DemoMover {
  /// A live device.
  case device(LiveDevice, ContactQueue)
  /// A recording, which begins with the scene.
  case recording(RecordingTrack, name: String)
  /// Keys alone, which a model's hand stands in for.
  case keys

  /// A device of that node, opened for the demo alone where `grabbing` says so.
  public static func device(
    node: String, on clock: LiveClock, grabbing: Bool = false
  ) throws -> DemoMover {
    let queue = ContactQueue()
    let device = try clock.add(node: node, grabbing: grabbing) { queue.add($0) }
    return .device(device, queue)
  }

  /// Whether keys are the only hand.
  public var isKeys: Bool { if case .keys = self { true } else { false } }

  var name: String {
    switch self {
    case .device(let device, _): device.isOpen ? device.name : "\(device.name), pulled out"
    case .recording(_, let name): name
    case .keys: "keys"
    }
  }
}

extension DemoScene {
  /// The recording of a model's hand that does what the scene is there for, in that direction; nil
  /// for the scene's own, which is mirrored where the scene is.
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
  /// The way that it is in a scene from right to left.
  fileprivate var mirrored: StrokeDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up, .down: self
    }
  }
}
