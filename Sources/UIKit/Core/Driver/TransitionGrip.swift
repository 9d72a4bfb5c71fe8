import Foundation
import PantographGestures
import PantographTouches

/// A hand on a transition: its pan begins it, moves it, and decides what becomes of it.
///
/// Every transition that a finger moves goes this way, a container's own and those of a
/// `PanTransitionDriver`. A gesture that ends before the transition has started is remembered; a hand
/// that comes back while it settles takes hold of it again; whoever else ends it has their way.
@preconcurrency @MainActor
public final class TransitionGrip {
  /// The pan, which the hand has for itself.
  public let pan: UIPanGestureRecognizer
  /// The transition or place that the hand moves.
  @exclusivity(unchecked) public internal(set) weak var subject: (any TransitionSubject)?
  /// Hears of everything that the subject hears of.
  @exclusivity(unchecked) public weak var delegate: (any TransitionGripDelegate)?
  /// When it begins, moves, finishes and takes back; from the next gesture on.
  public var thresholds: InteractionThresholds { didSet { applyThresholds() } }
  /// How large a point is under the hand, for what the thresholds say in millimetres.
  public var pointsPerMillimetre: CGFloat = 1 / PointScale.phone {
    didSet { applyThresholds() }
  }
  /// Why what it last held finished or went back.
  public private(set) var lastDecision: ReleaseDecision?
  /// Why fingers last began nothing.
  public private(set) var lastRefusal: InteractionRefusal?
  /// The way that it goes, or went last.
  public private(set) var way = TransitionDirection.right

  @exclusivity(unchecked) private(set) var machine: InteractionMachine
  @exclusivity(unchecked) private var interactor: TransitionInteractor?
  /// How many there were.
  private var interactors = 0
  /// The pan whose fingers have the transition.
  @exclusivity(unchecked) private(set) var holder: UIPanGestureRecognizer?
  private var grabPan: UIPanGestureRecognizer?
  /// Has a part of the way for something else.
  @exclusivity(unchecked) weak var sharer: (any GripSharer)?
  /// Where it goes once what it held is back at its start.
  @exclusivity(unchecked) private var turnsTo: TransitionDirection?
  /// Whether it was taken hold of on its way, so that back past the start is no other way.
  @exclusivity(unchecked) private var wasGrabbed = false
  private var refusal: InteractionRefusal?
  private let reference = LooseReference<TransitionGrip>()

  public init(
    _ pan: UIPanGestureRecognizer, of subject: any TransitionSubject,
    thresholds: InteractionThresholds
  ) {
    self.pan = pan
    self.subject = subject
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

  /// Name of the hand's action with its view: `the swipe back of UINavigationController`.
  public var name: String { subject?.gripName ?? "the pan" }

  /// Whether something is under way that it has begun.
  public var isActive: Bool { !machine.isIdle }

  /// Whether a hand moves it right now.
  public var isFollowing: Bool { machine.isFollowing }

  /// Whether it moves what is there between places, and no transition.
  public var isOnCourse: Bool { !machine.places.isEmpty }

  /// The places between which it moves what is there, in points along its way; none for a transition.
  public var places: [RestingPlace] { machine.places }

  /// The points that are all of the progress.
  public var length: CGFloat { CGFloat(machine.length) }

  // MARK: The pan

  /// Also for a subject whose length has changed.
  func applyThresholds() {
    pan.begin(by: thresholds, in: space)
    pan.minimumNumberOfTouches = thresholds.begin.minimumFingers
    pan.maximumNumberOfTouches = thresholds.begin.maximumFingers
  }

  private func listen(to pan: UIPanGestureRecognizer) {
    // All closures are the pan's own.
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
    // Exactly at the slop, the way that it was taken is that of the speed.
    let movement = movement == .zero ? pan.lastSample.velocity : movement
    let cone = thresholds.begin.cone
    let chosen =
      movement == .zero ? ways.first : ways.first { $0.permits(movement, cone: cone) }
    guard let chosen else {
      // As a person sees it: with the slop, which the movement of a pan has not.
      let moved = pan.moved == .zero ? movement : pan.moved
      throw .wrongWay(wanted: ways, cone: cone, movement: moved)
    }
    guard subject.handShouldBegin(self), delegate?.handShouldBegin(self) ?? true else {
      throw .declined
    }
    return chosen
  }

  private func refuse(_ pan: UIPanGestureRecognizer, _ cause: StepCause) {
    defer { refusal = nil }
    guard pan === self.pan, machine.isIdle else { return }
    let refusal = refusal ?? pan.refusal(cause)
    lastRefusal = refusal
    subject?.hand(self, didRefuse: refusal)
    delegate?.hand(self, didRefuse: refusal)
    UIApplication.observer?.hand(self, didRefuse: refusal)
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
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

  /// Without what is somebody else's.
  private func own(_ sample: InteractionSample, of pan: UIPanGestureRecognizer)
    -> InteractionSample
  {
    guard let sharer else { return sample }
    return sharer.share(sample, of: pan)
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    if machine.isIdle {
      wasGrabbed = false
      prepare(pan.sample)
    } else if machine.mayTakeHold {
      guard let progress = takeHold() else { return }
      wasGrabbed = true
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
    turnsTo = nil
    renewPath()
    obey(machine.update(event))
  }

  /// Asks the subject for the places on its path again.
  func renewPath() {
    if !machine.places.isEmpty, let subject { machine.places = path(of: subject).places }
  }

  /// The share of the way that is seen while the hand is where it is now.
  var shownProgress: CGFloat { CGFloat(machine.readShown()) }

  /// The points along the way at which a hand holds what is seen at `seen`.
  func held(seenAt seen: CGFloat) -> CGFloat { CGFloat(machine.held(seenAt: Double(seen))) }

  /// For the subject of a path: the finger of a pan that began elsewhere has it from here on. Whoever has that pan
  /// calls `follow` for each of its steps.
  func takeOver(from pan: UIPanGestureRecognizer, _ way: TransitionDirection) {
    if machine.isIdle { self.way = way }
    holder = pan
    begin(pan)
  }

  /// Whether that pan's fingers have what is moved.
  func isHeld(by pan: UIPanGestureRecognizer) -> Bool { holder === pan }

  // MARK: The way

  private var change: (any DrivenChange)?

  /// The way is known: what is there, and how far.
  private func prepare(_ sample: InteractionSample) {
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

  /// A hand that goes back past the start takes the way on the other side, where there is one.
  private func turnRound() {
    guard !wasGrabbed, turnsTo == nil, let along = machine.readAlong(), along < 0, let subject,
      let other = subject.turnedWay(from: way, for: self)
    else { return }
    turnsTo = other
    if let interactor {
      obey(machine.update(.overruled(.cancel)))
      interactor.takeBack()
    } else {
      tell { $0.hand($1, didMoveTo: 0) }
      obey(machine.update(.settled))
      takeOtherWay()
    }
  }

  private func takeOtherWay() {
    guard let other = turnsTo, let holder, holder.state == .began || holder.state == .changed
    else { return }
    turnsTo = nil
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

  private func obey(_ step: InteractionStep) {
    if step.starts { start() }
    if let progress = step.progress { show(progress) }
    if let decision = step.decision {
      lastDecision = decision
      let interactor = isOnCourse ? nil : interactor
      // What is decided is told before anything comes of it.
      delegate?.hand(self, didDecide: decision)
      UIApplication.observer?.hand(self, didDecide: decision)
      subject?.hand(self, didDecide: decision)
      interactor?.release(decision, thresholds.handOff)
    }
  }

  private func show(_ progress: Double) {
    let progress = CGFloat(progress)
    if !isOnCourse { interactor?.update(progress) }
    // As `tell`, without its closures: this is once a report.
    if let subject { subject.hand(self, didMoveTo: progress) }
    if let delegate { delegate.hand(self, didMoveTo: progress) }
    if let observer = UIApplication.observer { observer.hand(self, didMoveTo: progress) }
  }

  private func start() {
    guard let change else {
      // A path needs no starting.
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

  /// For the subject of a path that a transition begins on: what drives it.
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

  /// The transition has ended, or was never begun.
  func isOver(_ interactor: TransitionInteractor) {
    guard interactor === self.interactor else { return }
    self.interactor = nil
    removeGrabPan()
    // The subject of a path had it, and the hand goes on.
    if isOnCourse, machine.isFollowing { return }
    let outcome = interactor.outcome
    obey(machine.update(outcome == nil ? .refused : .settled))
    if turnsTo != nil { return takeOtherWay() }
    if let outcome { tell { $0.hand($1, didSettle: outcome) } }
  }

  // MARK: A path

  /// For the subject of a path: what the hand has let go has come to rest, or somebody else has put
  /// it elsewhere.
  public func settled(_ outcome: TransitionOutcome) {
    guard !machine.isIdle else { return }
    obey(machine.update(.settled))
    if turnsTo != nil { return takeOtherWay() }
    tell { $0.hand($1, didSettle: outcome) }
  }

  /// For the subject of a path: somebody else moves it now, and the hand has nothing more to say
  /// until it is let go.
  public func overrule(_ outcome: TransitionOutcome) {
    guard isOnCourse else { return }
    obey(machine.update(.overruled(outcome)))
  }

  // MARK: Taking hold

  /// What the pan is on may be covered by now, and a view in motion is touched where it will be, not
  /// where it is seen: to be taken hold of, the transition needs a pan of its own.
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
