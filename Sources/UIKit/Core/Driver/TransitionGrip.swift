import Foundation
import PantographGestures
import PantographTouches

/// The hold of a pan on a transition: the pan begins it, moves it, and decides about its outcome.
///
/// Every transition that a finger moves has a grip, a container's own and those of a
/// `PanTransitionDriver`. A gesture that ends before the transition has started is remembered. A
/// new gesture takes hold of a transition that is settling. If the application ends the
/// transition, that takes precedence.
@preconcurrency @MainActor
public final class TransitionGrip {
  /// The pan that the grip follows. Nothing else may use it.
  public let pan: UIPanGestureRecognizer
  /// The object with the transition, or with the path, that the grip moves.
  public internal(set) weak var subject: (any TransitionSubject)? {
    get { driver?.object ?? otherSubject }
    set {
      driver = (newValue as? PanTransitionDriver)?.reference
      otherSubject = driver == nil ? newValue : nil
    }
  }
  /// The subject if it is a driver, which clears the reference in its `deinit`. A weak reference to a
  /// driver is read with each report of a finger.
  @exclusivity(unchecked) private var driver: LooseReference<PanTransitionDriver>?
  @exclusivity(unchecked) private weak var otherSubject: (any TransitionSubject)?
  /// The object that is notified of all that `subject` is notified of.
  @exclusivity(unchecked) public weak var delegate: (any TransitionGripDelegate)?
  /// The conditions for beginning, moving, finishing and cancelling. A change takes effect with
  /// the next gesture.
  public var thresholds: InteractionThresholds { didSet { applyThresholds() } }
  /// The number of points per millimetre of the fingers' surface, for thresholds in millimetres.
  @exclusivity(unchecked) public var pointsPerMillimetre: CGFloat = 1 / PointScale.phone {
    didSet { applyThresholds() }
  }
  /// The decision to finish or cancel what the grip held last, with its reason.
  @exclusivity(unchecked) public private(set) var lastDecision: ReleaseDecision?
  /// The reason why the fingers of the last gesture began nothing.
  @exclusivity(unchecked) public private(set) var lastRefusal: InteractionRefusal?
  /// The direction of the current or the last movement.
  @exclusivity(unchecked) public internal(set) var way = TransitionDirection.right

  @exclusivity(unchecked) var machine: InteractionMachine
  @exclusivity(unchecked) private var interactor: TransitionInteractor?
  /// The number of interactors made so far.
  @exclusivity(unchecked) private var interactors = 0
  /// The pan whose fingers hold the transition.
  @exclusivity(unchecked) private(set) var holder: UIPanGestureRecognizer?
  @exclusivity(unchecked) private var grabPan: UIPanGestureRecognizer?
  /// The object that takes a part of the movement for something else.
  @exclusivity(unchecked) weak var sharer: (any GripSharer)?
  @exclusivity(unchecked) private var refusal: InteractionRefusal?
  @exclusivity(unchecked) var current = Movement()
  private let reference = LooseReference<TransitionGrip>()

  /// The movement that the grip has begun.
  struct Movement {
    /// The direction to take when what the grip holds is back at its start.
    var turnsTo: TransitionDirection?
    /// Whether the transition was grabbed while settling: going back past its start then takes no
    /// other direction.
    var wasGrabbed = false
    /// Whether keys, and no fingers, have begun the movement.
    var isPlayed = false
  }

  public init(
    _ pan: UIPanGestureRecognizer, of subject: any TransitionSubject,
    thresholds: InteractionThresholds
  ) {
    self.pan = pan
    driver = (subject as? PanTransitionDriver)?.reference
    otherSubject = driver == nil ? subject : nil
    self.thresholds = thresholds
    machine = InteractionMachine(
      thresholds: thresholds, direction: .right, space: InteractionSpace(length: 1))
    reference.lead(to: self)
    listen(to: pan)
    applyThresholds()
    UIApplication.observer?.applicationDidMake(self)
  }

  deinit {
    reference.clear()
  }

  /// The name of the grip's action with its view: `the swipe back of UINavigationController`.
  public var name: String { subject?.gripName ?? "the pan" }

  /// Whether something that the grip has begun is still running.
  public var isActive: Bool { !machine.isIdle }

  /// Whether fingers move the subject right now.
  public var isFollowing: Bool { machine.isFollowing }

  /// Whether the grip moves existing content between places, and no transition.
  public var isOnCourse: Bool { !machine.places.isEmpty }

  /// The places between which the grip moves existing content, in points along its direction;
  /// empty for a transition.
  public var places: [RestingPlace] { machine.places }

  /// The distance that the fingers move from progress 0 to 1, in points.
  public var length: CGFloat { CGFloat(machine.length) }

  // MARK: The pan

  /// Applies the thresholds to the pan. Also called when the subject's length has changed.
  func applyThresholds() {
    pan.begin(by: thresholds, in: space)
    pan.minimumNumberOfTouches = thresholds.begin.minimumFingers
    pan.maximumNumberOfTouches = thresholds.begin.maximumFingers
  }

  private func listen(to pan: UIPanGestureRecognizer) {
    // The pan owns these closures, so they must not retain the grip.
    pan.permits = { [reference, unowned pan] movement in
      reference.object?.mayBegin(movement, pan) ?? true
    }
    pan.didFail = { [reference, unowned pan] cause in reference.object?.refuse(pan, cause) }
    pan.addAction { [reference] pan in
      reference.object?.follow(unsafeDowncast(pan, to: UIPanGestureRecognizer.self))
    }
  }

  private func mayBegin(_ movement: PointVector, _ pan: UIPanGestureRecognizer) -> Bool {
    guard machine.isIdle else { return machine.mayTakeHold && machine.mayBegin(movement) }
    guard pan === self.pan else { return false }
    do throws(InteractionRefusal) {
      way = try chooseWay(movement)
      return true
    } catch {
      refusal = error
      return false
    }
  }

  private func chooseWay(
    _ movement: PointVector
  ) throws(InteractionRefusal) -> TransitionDirection {
    guard let subject else { throw .nothingThere("there is nothing to move any more") }
    let ways = try subject.ways(for: self)
    // Exactly at the slop there is no movement beyond it: the direction of the velocity is used.
    let movement = movement == .zero ? pan.lastSample.velocity : movement
    let cone = thresholds.begin.cone
    let chosen =
      movement == .zero ? ways.first : ways.first { $0.permits(movement, cone: cone) }
    guard let chosen else {
      // Reported as a person sees it: with the slop, which a pan's movement does not include.
      let moved = pan.moved == .zero ? movement : pan.moved
      throw .wrongWay(wanted: ways, cone: cone, movement: moved)
    }
    guard subject.gripShouldBegin(self), delegate?.gripShouldBegin(self) ?? true else {
      throw .declined
    }
    return chosen
  }

  private func refuse(_ pan: UIPanGestureRecognizer, _ cause: StepCause) {
    defer { refusal = nil }
    guard pan === self.pan, machine.isIdle else { return }
    let refusal = refusal ?? pan.refusal(cause)
    lastRefusal = refusal
    subject?.grip(self, didRefuse: refusal)
    delegate?.grip(self, didRefuse: refusal)
    UIApplication.observer?.grip(self, didRefuse: refusal)
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.ownState {
    case .began:
      holder = pan
      begin(pan)
    case .changed where pan === holder:
      if let progress = machine.move(to: own(pan.sample, of: pan)) { show(progress) }
      turnRound()
    case .ended where pan === holder:
      release(.lifted(own(pan.lastSample, of: pan)))
      sharer?.shareEnded(pan)
    case .cancelled where pan === holder:
      release(.cancelled(own(pan.lastSample, of: pan)))
      sharer?.shareEnded(pan)
    case .possible, .changed, .ended, .cancelled, .failed: break
    }
  }

  /// Returns the sample without the part that `sharer` takes.
  private func own(_ sample: InteractionSample, of pan: UIPanGestureRecognizer)
    -> InteractionSample
  {
    guard let sharer else { return sample }
    return sharer.share(sample, of: pan)
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    current.isPlayed = false
    if machine.isIdle {
      current.wasGrabbed = false
      prepare(pan.sample)
    } else if machine.mayTakeHold {
      guard let progress = takeHold() else { return }
      current.wasGrabbed = true
      return obey(machine.update(.began(own(pan.sample, of: pan), settling: progress)))
    }
    obey(machine.update(.began(own(pan.sample, of: pan))))
  }

  private func takeHold() -> Double? {
    if let interactor, !isOnCourse { return interactor.takeHold() }
    return subject?.takeHold(for: self).map { Double($0) }
  }

  private func release(_ event: InteractionEvent) {
    holder = nil
    current.turnsTo = nil
    renewPath()
    obey(machine.update(event))
  }

  /// Reads the places on the path from the subject again.
  func renewPath() {
    if !machine.places.isEmpty, let subject { machine.places = path(of: subject).places }
  }

  /// The progress that is shown at the fingers' current position.
  var shownProgress: CGFloat { CGFloat(machine.readShown()) }

  /// Returns the distance along the direction, in points, at which fingers hold what is shown at
  /// `seen`.
  func held(seenAt seen: CGFloat) -> CGFloat { CGFloat(machine.held(seenAt: Double(seen))) }

  /// Takes over the finger of another pan, for the subject of a path. The owner of that pan must
  /// call `follow` at each of the pan's later steps.
  func takeOver(from pan: UIPanGestureRecognizer, _ way: TransitionDirection) {
    if machine.isIdle { self.way = way }
    holder = pan
    begin(pan)
  }

  /// Whether the fingers of `pan` hold the object that the grip moves.
  func isHeld(by pan: UIPanGestureRecognizer) -> Bool { holder === pan }

  // MARK: The way

  @exclusivity(unchecked) private var change: (any DrivenChange)?

  /// Sets up the change or the path in the chosen direction.
  func prepare(_ sample: InteractionSample) {
    change = subject?.change(way, for: self)
    let path = change == nil ? subject.map { self.path(of: $0) } : nil
    machine = InteractionMachine(
      thresholds: thresholds, direction: way, space: space, places: path?.places ?? [],
      start: Double(path?.start ?? 0))
    pan.begin(by: thresholds, in: space)
  }

  private func path(of subject: any TransitionSubject) -> TransitionPath {
    subject.path(way, for: self)
  }

  private var space: InteractionSpace {
    InteractionSpace(
      length: Double(subject?.length(way, for: self) ?? 1),
      pointsPerMillimetre: Double(pointsPerMillimetre))
  }

  /// Turns to the opposite direction when the fingers go back past the start, if something is
  /// there.
  private func turnRound() {
    guard !current.wasGrabbed, current.turnsTo == nil, let along = machine.readAlong(), along < 0,
      let subject,
      let other = subject.turnedWay(from: way, for: self)
    else { return }
    current.turnsTo = other
    if let interactor {
      obey(machine.update(.overruled(.cancel)))
      interactor.takeBack()
    } else {
      tell { $0.grip($1, didMoveTo: 0) }
      obey(machine.update(.settled))
      takeOtherWay()
    }
  }

  private func takeOtherWay() {
    guard let other = current.turnsTo, let holder,
      holder.state == .began || holder.state == .changed
    else { return }
    current.turnsTo = nil
    way = other
    prepare(holder.sample)
    obey(machine.update(.began(holder.sample)))
  }

  // MARK: The transition

  private func tell(_ call: (any TransitionGripDelegate, TransitionGrip) -> Void) {
    if let subject { call(subject, self) }
    if let delegate { call(delegate, self) }
    if let observer = UIApplication.observer { call(observer, self) }
  }

  func obey(_ step: InteractionStep) {
    if step.starts { start() }
    if let progress = step.progress, !current.isPlayed || step.decision == nil { show(progress) }
    if let decision = step.decision {
      lastDecision = decision
      let interactor = isOnCourse ? nil : interactor
      // The decision is reported before it takes effect.
      delegate?.grip(self, didDecide: decision)
      UIApplication.observer?.grip(self, didDecide: decision)
      subject?.grip(self, didDecide: decision)
      interactor?.release(decision, thresholds.handOff)
    }
  }

  private func show(_ progress: Double) {
    let progress = CGFloat(progress)
    if !isOnCourse { interactor?.update(progress) }
    // Like `tell`, but without its closures: this happens at each report.
    if let subject { subject.grip(self, didMoveTo: progress) }
    if let delegate { delegate.grip(self, didMoveTo: progress) }
    if let observer = UIApplication.observer { observer.grip(self, didMoveTo: progress) }
  }

  private func start() {
    guard let change else {
      // A path needs no start.
      return obey(machine.update(.started))
    }
    self.change = nil
    let interactor = makeInteractor()
    let isStarted = change.start(interactor) { [reference, number = interactor.number] in
      reference.object?.isOver(number)
    }
    if !isStarted {
      interactor.letGo()
      isOver(interactor)
    }
  }

  /// Makes the interactor of a transition that begins on a path, for the path's subject.
  func makeInteractor() -> TransitionInteractor {
    interactors += 1
    let interactor = TransitionInteractor(self, number: interactors)
    self.interactor = interactor
    return interactor
  }

  func didStart(_ interactor: TransitionInteractor, in container: UIView) {
    guard interactor === self.interactor else { return }
    addGrabPan(to: container)
    obey(machine.update(.started))
  }

  func wasOverruled(_ interactor: TransitionInteractor, _ outcome: TransitionOutcome) {
    guard interactor === self.interactor else { return }
    obey(machine.update(.overruled(outcome)))
  }

  private func isOver(_ number: Int) {
    if let interactor, interactor.number == number { isOver(interactor) }
  }

  /// Ends the interaction, when the transition has ended or was never begun.
  func isOver(_ interactor: TransitionInteractor) {
    guard interactor === self.interactor else { return }
    self.interactor = nil
    removeGrabPan()
    // The transition belonged to the subject of a path, and the fingers continue on the path.
    if isOnCourse, machine.isFollowing { return }
    let outcome = interactor.outcome
    obey(machine.update(outcome == nil ? .refused : .settled))
    if current.turnsTo != nil { return takeOtherWay() }
    if let outcome { tell { $0.grip($1, didSettle: outcome) } }
  }

  // MARK: A path

  /// Notes that what the grip has released has come to rest, or has been placed elsewhere. Called
  /// by the subject of a path.
  public func settled(_ outcome: TransitionOutcome) {
    guard !machine.isIdle else { return }
    obey(machine.update(.settled))
    if current.turnsTo != nil { return takeOtherWay() }
    tell { $0.grip($1, didSettle: outcome) }
  }

  /// Notes that something else moves the content now: the grip has no effect until the fingers
  /// lift. Called by the subject of a path.
  public func overrule(_ outcome: TransitionOutcome) {
    guard isOnCourse else { return }
    obey(machine.update(.overruled(outcome)))
  }

  // MARK: Taking hold

  /// Adds a pan to the container, with which the transition can be grabbed. The view of `pan` may
  /// be covered by now, and views in motion receive touches at their final positions, not where
  /// they are shown.
  func addGrabPan(to container: UIView) {
    guard grabPan == nil, let view = pan.view, !container.isDescendant(of: view) else { return }
    let grab = UIPanGestureRecognizer()
    grab.begin(by: thresholds, in: space)
    listen(to: grab)
    container.addGestureRecognizer(grab)
    grabPan = grab
  }

  func removeGrabPan() {
    if let grabPan { grabPan.view?.removeGestureRecognizer(grabPan) }
    grabPan = nil
  }
}
