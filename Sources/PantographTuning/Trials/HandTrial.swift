import PantographGestures
import PantographMotion
import PantographTouches

/// Tracks one recording's contacts with a pan recognizer and its transition, as a scene does, in
/// the scene's points, up to the first release.
package struct HandTrial: Sendable {
  /// The state of the gesture.
  package enum State: Sendable {
    /// No finger is down, or the gesture has not begun yet.
    case open
    /// The gesture was refused, and its fingers are still down.
    case refused
    case following
    case over
  }

  private struct Finger {
    var id: ContactID
    /// Whether the finger belongs to the transition; a finger that lands elsewhere never does.
    var isOurs: Bool
    var origin: PointVector
    var position: PointVector
  }

  private let scene: TunedScene
  private let scale: PointVector
  private let window: PointVector
  private let thresholds: InteractionThresholds
  private var tracker: PanTracker
  private var machine: InteractionMachine
  private var gate: EdgeGate
  private var fingers: [Finger] = []
  /// The fingers of the last frame, in points. The frame is stored, because a new one would have to
  /// be initialized each time.
  private var moved = ContactFrame(time: .zero)
  package private(set) var state = State.open
  private var shown: Double?
  private var lagSum = 0.0
  private var lagCount = 0
  private var way = 0.0
  private var firstShown = 0.0
  private var updates: Int32 = 0

  /// The result of the trial so far.
  package private(set) var trial: Trial

  package init(
    _ thresholds: InteractionThresholds, in scene: TunedScene, on surface: SurfaceGeometry
  ) {
    self.init(thresholds, in: scene, onSize: surface.size)
  }

  /// Creates a trial on a surface of this size, in millimetres.
  package init(
    _ thresholds: InteractionThresholds, in scene: TunedScene, onSize size: Vector
  ) {
    self.scene = scene
    self.thresholds = thresholds
    scale = scene.scale(on: size)
    window = scene.window(over: size)
    let space = InteractionSpace(length: scene.length, pointsPerMillimetre: scale.x)
    let own = thresholds.space(on: space)
    // The pan tracker works in points here, like UIKit.
    tracker = PanTracker(
      thresholds: PanThresholds(
        minimumTouches: thresholds.begin.minimumFingers,
        maximumTouches: thresholds.begin.maximumFingers,
        slop: thresholds.begin.slop.points(in: own), removesSlop: thresholds.begin.removesSlop),
      estimator: thresholds.estimator)
    machine = InteractionMachine(
      thresholds: thresholds, direction: scene.direction, space: space)
    gate = EdgeGate(scene.edges, width: EdgePanThresholds.widthInPoints)
    trial = Trial(
      end: .elsewhere, inputs: ReleaseInputs(distance: 0, length: own.length, velocity: 0),
      pointsPerMillimetre: scale.x)
  }

  /// Whether later frames no longer change the trial.
  package var isOver: Bool {
    switch state {
    case .over: true
    case .open, .refused, .following: false
    }
  }

  /// The progress that is shown; nil before the gesture has moved anything.
  package var progress: Double? { shown.map { $0 / machine.length } }

  /// Processes the next frame of the surface, in millimetres.
  package mutating func update(_ frame: ContactFrame) {
    if isOver { return }
    var isAnyGone = false
    if take(frame, &isAnyGone), let event = tracker.update(moved) { follow(event, frame.time) }
    guard isAnyGone else { return }
    fingers.removeAll { finger in
      frame.index(of: finger.id).map { !frame[$0].phase.isDown } ?? false
    }
    if fingers.isEmpty { reset() }
  }

  /// Stores the frame's fingers that belong to the transition, in points and in the order in which
  /// they landed. Returns false if none of them changed.
  private mutating func take(_ frame: borrowing ContactFrame, _ isAnyGone: inout Bool) -> Bool {
    for index in frame.indices {
      let contact = frame[index]
      if !contact.phase.isDown {
        isAnyGone = true
      } else if !fingers.contains(where: { $0.id == contact.id }) {
        land(contact)
      }
    }
    moved.removeAll()
    moved.time = frame.time
    var isNew = false
    for place in fingers.indices where fingers[place].isOurs {
      guard let index = frame.index(of: fingers[place].id) else { continue }
      var contact = frame[index]
      let point = self.point(contact.position)
      fingers[place].position = point
      contact.position = Vector(x: point.x, y: point.y)
      isNew = isNew || contact.phase != .stationary
      moved.append(contact)
    }
    return isNew
  }

  private mutating func land(_ contact: Contact) {
    let place = point(contact.position)
    var isOurs = scene.reaches(place)
    if isOurs, case .following = state,
      fingers.count(where: { $0.isOurs }) >= thresholds.begin.maximumFingers
    {
      isOurs = false
    }
    let isFirst = !fingers.contains { $0.isOurs }
    if isOurs, isFirst, !scene.edges.isEmpty {
      let isAtEdge = gate.land(
        at: Vector(x: place.x, y: place.y), on: Vector(x: window.x, y: window.y))
      if !isAtEdge { refuse(.elsewhere, .zero) }
    }
    fingers.append(Finger(id: contact.id, isOurs: isOurs, origin: place, position: place))
  }

  private func point(_ position: Vector) -> PointVector {
    PointVector(x: position.x * scale.x, y: position.y * scale.y)
  }

  private mutating func follow(_ event: GestureEvent, _ time: Timestamp) {
    if case .refused = state { return }
    switch event.phase {
    case .possible: return
    case .began:
      guard let way = way(at: time) else { return refuse(.wrongWay, movedSoFar) }
      if !scene.places.isEmpty { machine = machine(along: way) }
      state = .following
      if machine.update(.began(sample(at: time))).starts {
        show(machine.update(.started).progress)
      }
    case .changed: show(machine.update(.moved(sample(at: time))).progress)
    case .ended: release(.lifted(lastSample(at: time)), .released)
    case .cancelled: release(.cancelled(lastSample(at: time)), .cancelled)
    case .failed:
      refuse(event.reason == .lifted ? .tooShort : .elsewhere, movedSoFar)
    }
  }

  /// Returns the direction in which the gesture begins; nil if no transition goes in that
  /// direction.
  private mutating func way(at time: Timestamp) -> TransitionDirection? {
    let translation = tracker.translation
    if !scene.edges.isEmpty, !gate.permits(translation) { return nil }
    let way = translation == .zero ? tracker.fittedVelocity(at: time) : translation
    let movement = PointVector(x: way.x, y: way.y)
    if movement == .zero { return scene.direction }
    return scene.ways.first { $0.permits(movement, cone: thresholds.begin.cone) }
  }

  /// Returns a machine for an object that rests at several places and moves in this direction.
  private func machine(along way: TransitionDirection) -> InteractionMachine {
    let places = scene.places(along: way)
    return InteractionMachine(
      thresholds: thresholds, direction: way,
      space: InteractionSpace(length: scene.length, pointsPerMillimetre: scale.x), places: places,
      start: places[scene.start].position)
  }

  private func sample(at time: Timestamp) -> InteractionSample {
    InteractionSample(
      time: time,
      translation: PointVector(x: tracker.translation.x, y: tracker.translation.y))
  }

  private mutating func lastSample(at time: Timestamp) -> InteractionSample {
    var sample = sample(at: time)
    let velocity = tracker.fittedVelocity(at: time)
    sample.velocity = PointVector(x: velocity.x, y: velocity.y)
    return sample
  }

  /// The movement of the first finger since it landed, in points.
  private var movedSoFar: PointVector {
    fingers.first { $0.isOurs }.map { $0.position - $0.origin } ?? .zero
  }

  private mutating func refuse(_ end: Trial.End, _ moved: PointVector) {
    state = .refused
    trial.end = end
    trial.moved = moved
  }

  private mutating func release(_ event: InteractionEvent, _ end: Trial.End) {
    guard case .following = state, let decision = machine.update(event).decision else { return }
    state = .over
    trial.end = end
    trial.inputs = decision.question?.inputs ?? decision.inputs
    trial.leg = decision.question.map { Trial.Leg(last: $0.last, next: $0.next, beyond: $0.beyond) }
    trial.lag = lagCount > 0 ? lagSum / Double(lagCount) : 0
    trial.toAndFro = max(way - ((shown ?? firstShown) - firstShown).magnitude, 0)
    trial.updates = updates
  }

  /// Resets the state after all fingers have lifted: the next finger begins a new attempt.
  private mutating func reset() {
    switch state {
    case .refused: state = .open
    case .open, .following, .over: break
    }
    gate = EdgeGate(scene.edges, width: EdgePanThresholds.widthInPoints)
  }

  private mutating func show(_ progress: Double?) {
    if let progress {
      let points = progress * machine.length
      if let shown { way += (points - shown).magnitude } else { firstShown = points }
      shown = points
      updates += 1
    }
    if let along = machine.along, let shown {
      lagSum += (along - shown).magnitude
      lagCount += 1
    }
  }
}
