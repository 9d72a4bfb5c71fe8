import PantographGestures
import PantographMotion
import PantographTouches

/// Plays one recording's contacts to a pan and its machine as a scene does, in the scene's points, up
/// to the first release.
package struct HandTrial: Sendable {
  /// Where the hand is in it.
  package enum State: Sendable {
    /// No hand, or one that has begun nothing yet.
    case open
    /// The hand began nothing, and its fingers are still down.
    case refused
    case following
    case over
  }

  private struct Finger {
    var id: ContactID
    /// Whether the transition has it; one that landed elsewhere never does.
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
  /// The fingers of the last frame, in points; kept, for a new one would be filled anew each time.
  private var moved = ContactFrame(time: .zero)
  package private(set) var state = State.open
  private var shown: Double?
  private var lagSum = 0.0
  private var lagCount = 0
  private var way = 0.0
  private var firstShown = 0.0
  private var updates: Int32 = 0

  /// What came of it so far.
  package private(set) var trial: Trial

  package init(
    _ thresholds: InteractionThresholds, in scene: TunedScene, on surface: SurfaceGeometry
  ) {
    self.init(thresholds, in: scene, onSize: surface.size)
  }

  /// The size of the surface is in millimetres.
  package init(
    _ thresholds: InteractionThresholds, in scene: TunedScene, onSize size: Vector
  ) {
    self.scene = scene
    self.thresholds = thresholds
    scale = scene.scale(on: size)
    window = scene.window(over: size)
    let space = InteractionSpace(length: scene.length, pointsPerMillimetre: scale.x)
    let own = thresholds.space(on: space)
    // The pan's unit is the point here, as UIKit's is.
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

  /// Whether nothing that comes changes the trial any more.
  package var isOver: Bool {
    switch state {
    case .over: true
    case .open, .refused, .following: false
    }
  }

  /// The share of the way that is shown; nil before the hand has moved anything.
  package var progress: Double? { shown.map { $0 / machine.length } }

  /// Takes the next frame of the surface, in millimetres.
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

  /// Takes the transition's fingers of the frame, in points and in the order in which they landed;
  /// false where nothing of them is new.
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

  /// The way on which the hand begins; nil where it goes none that leads somewhere.
  private mutating func way(at time: Timestamp) -> TransitionDirection? {
    let translation = tracker.translation
    if !scene.edges.isEmpty, !gate.permits(translation) { return nil }
    let way = translation == .zero ? tracker.fittedVelocity(at: time) : translation
    let movement = PointVector(x: way.x, y: way.y)
    if movement == .zero { return scene.direction }
    return scene.ways.first { $0.permits(movement, cone: thresholds.begin.cone) }
  }

  /// That of something that rests at several places, as it goes one of the ways.
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

  /// How far the first finger has come from where it landed.
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

  /// All fingers are up: the next is a new attempt.
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
