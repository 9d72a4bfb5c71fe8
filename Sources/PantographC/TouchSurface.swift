import CPantograph
import PantographGestures
import PantographTouches

/// A surface, its current gesture, and the transitions that gestures on it drive.
final class TouchSurface {
  private enum Source {
    case events(TouchPipeline)
    case contacts(ContactStream)
  }

  let geometry: SurfaceGeometry
  private var source: Source
  private var journal: GestureJournal
  private var told: [HandEvent] = []
  private var began: Timestamp?
  /// The device of a surface that takes events.
  private let device: DeviceDescription?
  /// Whether any input was given.
  private var hasInput = false
  private var waiting = Waiting<pantograph_gesture>()
  /// The transitions, which also retain the surface. Freeing the surface or the transition ends the
  /// cycle.
  private var transitions: [SurfaceTransition] = []
  /// The fingers that are down.
  private(set) var contacts: [pantograph_contact] = []

  /// Creates a surface that takes events; nil is a device without a description.
  init(_ device: DeviceDescription?) {
    let pipeline = TouchPipeline(device: device)
    self.device = device
    geometry = pipeline.surface
    source = .events(pipeline)
    journal = GestureJournal(on: pipeline.surface.kind)
  }

  /// Creates a surface that takes contacts; its size is in millimetres.
  init(isTouchpad: Bool, width: Double, height: Double) {
    device = nil
    geometry = SurfaceGeometry(Self.device(isTouchpad, width, height))
    source = .contacts(ContactStream())
    journal = GestureJournal(on: geometry.kind)
  }

  /// Returns the description of a device of this size with a resolution of 0.01 mm.
  private static func device(
    _ isTouchpad: Bool, _ width: Double, _ height: Double
  ) -> DeviceDescription {
    var device = DeviceDescription(name: "", properties: isTouchpad ? .pointer : .direct)
    let axes: [(UInt16, Double)] = [
      (AbsoluteCode.multitouchPositionX, width), (AbsoluteCode.multitouchPositionY, height),
    ]
    for (code, length) in axes {
      device.codes[.absolute, default: CodeSet()].insert(code)
      device.axes[code] = AbsoluteAxis(
        minimum: 0, maximum: max(Int32((length * 100).rounded()), 1), resolution: 100)
    }
    device.codes[.key] = isTouchpad ? [KeyCode.touch, KeyCode.toolFinger] : [KeyCode.touch]
    return device
  }

  /// Recognizes gestures by these numbers, or by Pantograph's own; returns false if input was given
  /// already.
  func recognize(by thresholds: RecognitionThresholds?) -> Bool {
    guard !hasInput else { return false }
    switch source {
    case .events: source = .events(TouchPipeline(device: device, by: thresholds))
    case .contacts: break
    }
    journal = GestureJournal(on: geometry.kind, by: thresholds)
    return true
  }

  var deadline: Timestamp? { journal.tracker.deadline }

  // MARK: Input

  /// Processes events; returns false if the surface takes contacts.
  func feed(_ events: UnsafeBufferPointer<pantograph_event>) -> Bool {
    guard case .events(var pipeline) = source else { return false }
    hasInput = true
    for event in events {
      let isFrame = pipeline.consume(
        InputEvent(
          time: Timestamp(microseconds: event.time), type: EventType(rawValue: event.type),
          code: event.code, value: event.value))
      if isFrame { take(pipeline.frame) }
    }
    source = .events(pipeline)
    return true
  }

  /// Processes contacts; returns false if the surface takes events.
  func feed(_ contacts: UnsafeBufferPointer<pantograph_contact>, at time: Timestamp) -> Bool {
    guard case .contacts(var stream) = source else { return false }
    hasInput = true
    let frames = stream.frames(at: time, contacts)
    source = .contacts(stream)
    for frame in frames { take(frame) }
    return true
  }

  func cancel(at time: Timestamp) {
    switch source {
    case .events(var pipeline):
      let isFrame = pipeline.end(.deviceRemoved, at: time)
      source = .events(pipeline)
      if isFrame { take(pipeline.frame) }
    case .contacts(var stream):
      let frame = stream.cancel(at: time)
      source = .contacts(stream)
      if let frame { take(frame) }
    }
  }

  func advance(to time: Timestamp) {
    journal.advance(to: time) { told.append($0) }
    tell()
  }

  private func take(_ frame: ContactFrame) {
    contacts.removeAll(keepingCapacity: true)
    for index in frame.indices where frame[index].phase.isDown {
      let contact = frame[index]
      contacts.append(
        pantograph_contact(id: contact.id.rawValue, x: contact.position.x, y: contact.position.y))
    }
    journal.update(frame) { told.append($0) }
    tell()
    for transition in transitions { transition.take(frame) }
  }

  // MARK: Gestures

  /// Returns and removes the oldest waiting gesture event.
  func next() -> pantograph_gesture? { waiting.take() }

  private func tell() {
    guard !told.isEmpty else { return }
    let records = journal.takeRecords()
    var ended = 0
    for event in told {
      switch event.phase {
      case .possible: continue
      case .began:
        began = event.sample.time
        tell(event, PANTOGRAPH_BEGAN)
      case .changed: tell(event, PANTOGRAPH_CHANGED)
      case .ended, .cancelled, .failed:
        // A palm that was mistaken for a touch at first has no record.
        if case (.failed, .contactCancelled) = (event.phase, event.reason) { continue }
        guard ended < records.count else { continue }
        let phase =
          event.phase == .ended
          ? PANTOGRAPH_ENDED
          : event.phase == .cancelled ? PANTOGRAPH_CANCELLED : PANTOGRAPH_FAILED
        tell(event, phase, records[ended])
        ended += 1
        began = nil
      }
    }
    told.removeAll(keepingCapacity: true)
  }

  private func tell(
    _ event: HandEvent, _ phase: pantograph_phase, _ record: GestureRecord? = nil
  ) {
    let sample = event.sample
    let direction =
      record.map { $0.direction } ?? (event.kind.isStroke ? GestureDirection(sample.way) : nil)
    let gesture = pantograph_gesture(
      kind: pantograph_gesture_kind(rawValue: UInt32(event.kind.rawValue)), phase: phase,
      direction: Self.direction(direction), fingers: Int32(clamping: event.evidence.fingers),
      time: sample.time.microseconds, start: sample.start.microseconds,
      began: (record?.began ?? began ?? sample.time).microseconds,
      x: sample.location.x, y: sample.location.y,
      translation_x: sample.translation.x, translation_y: sample.translation.y,
      way_x: sample.way.x, way_y: sample.way.y,
      velocity_x: sample.velocity.x, velocity_y: sample.velocity.y,
      scale: sample.scale, scale_velocity: sample.scaleVelocity,
      rotation: sample.rotation, rotation_velocity: sample.rotationVelocity)
    if phase == PANTOGRAPH_CHANGED, waiting.last?.phase == PANTOGRAPH_CHANGED {
      waiting.replaceLast(by: gesture)
    } else {
      waiting.add(gesture)
    }
  }

  private static func direction(_ direction: GestureDirection?) -> pantograph_direction {
    switch direction {
    case nil: PANTOGRAPH_NO_DIRECTION
    case .left: PANTOGRAPH_LEFT
    case .right: PANTOGRAPH_RIGHT
    case .up: PANTOGRAPH_UP
    case .down: PANTOGRAPH_DOWN
    case .in: PANTOGRAPH_IN
    case .out: PANTOGRAPH_OUT
    case .clockwise: PANTOGRAPH_CLOCKWISE
    case .counterclockwise: PANTOGRAPH_COUNTERCLOCKWISE
    }
  }

  // MARK: Transitions

  func add(_ transition: SurfaceTransition) {
    transitions.append(transition)
  }

  func remove(_ transition: SurfaceTransition) {
    transitions.removeAll { $0 === transition }
  }

  /// Removes all transitions, which then receive no more input.
  func close() {
    transitions.removeAll()
  }
}
