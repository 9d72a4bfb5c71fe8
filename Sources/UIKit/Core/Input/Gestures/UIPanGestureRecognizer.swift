import Foundation
import PantographGestures
import PantographMotion
import PantographTouches

/// Recognizes fingers that drag; a `PanTracker` in points does the following.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: TrackedGestureRecognizer {
  /// Below it a pan does not begin, and one that has begun ends.
  open var minimumNumberOfTouches = 1 { didSet { applyThresholds() } }
  /// More than these before the pan begins make it fail; later ones are
  /// ignored: their views keep them.
  open var maximumNumberOfTouches = Int.max { didSet { applyThresholds() } }
  /// Scrolling that it follows with no touches; none, as on iOS, unless set.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// The way in points that must be exceeded before the pan begins. UIKit's, measured.
  nonisolated static let slop = 10.0

  /// Values that UIKit fixes; a driver's thresholds may differ.
  struct Settings {
    var slop = UIPanGestureRecognizer.slop
    var removesSlop = true
    var estimator = VelocityEstimator.lsq2
  }

  /// A new estimator counts from the next pan on.
  var settings = Settings() { didSet { settingsChanged() } }
  /// Says which ways the pan may begin, besides where the recognizer itself may.
  var permits: ((PointVector) -> Bool)?

  @exclusivity(unchecked) private var tracker = InPoints<PanTracker>(
    InPoints<PanThresholds>(slop: UIPanGestureRecognizer.slop))
  /// The way since the pan began, in the window.
  @exclusivity(unchecked) private(set) var translation = PointVector.zero
  @exclusivity(unchecked) private var reported = ReportedVelocity.known(.zero)
  /// Time of the latest frame of touches.
  @exclusivity(unchecked) private(set) var latestTime = Timestamp.zero

  /// How far the fingers have gone since the pan began, the slop taken off.
  open func translation(in view: UIView?) -> CGPoint {
    convertMovement(translation, to: view)
  }

  /// Counts on from the given translation; the velocity is that of the fingers, as before.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    tracker.setTranslation(movementInWindow(translation, of: view))
    self.translation = tracker.readTranslation()
  }

  /// Points a second when the state last changed. It does not fall while a finger is held still:
  /// that is UIKit's way, and `velocity(in:at:)` is the better question.
  open func velocity(in view: UIView?) -> CGPoint {
    convertMovement(reportedVelocity, to: view)
  }

  /// Points a second at a moment: a finger that was held still before it has none.
  public func velocity(in view: UIView?, at time: TimeInterval) -> CGPoint {
    convertMovement(tracker.velocity(at: Timestamp(time)), to: view)
  }

  /// Points a second as of the latest frame of touches, so that it is none at the lift of a finger
  /// that was held still.
  public func currentVelocity(in view: UIView?) -> CGPoint {
    convertMovement(latestVelocity, to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if attempt.state.isActive, attempt.touches.count > maximumNumberOfTouches {
      for touch in attempt.touches[maximumNumberOfTouches...] where touches.contains(touch) {
        ignore(touch, for: event)
      }
    }
    super.touchesBegan(touches, with: event)
  }

  override func renewTracker() {
    reported = .known(reportedVelocity)
    tracker = InPoints<PanTracker>(panThresholds, estimator: settings.estimator)
    translation = .zero
  }

  /// A subclass's say on where and which way the pan may begin.
  func mayBegin(_ translation: PointVector) -> Bool { true }

  override func updateTracker(_ frame: inout PointFrame) -> GestureEvent? {
    // A subclass that set the state by itself does not wait for the slop.
    if attempt.state.isActive { tracker.begin() }
    // A frame of the same moment takes the place of the last one.
    let time = frame.time
    if time == latestTime { reported = .known(reportedVelocity) }
    latestTime = time
    let event = tracker.update(&frame)
    translation = tracker.readTranslation()
    return event
  }

  override func judge(_ event: GestureEvent?) -> GestureEvent? {
    let time = latestTime
    switch event?.phase {
    case nil:
      reported = .known(reportedVelocity)
      return nil
    case .possible:
      return nil
    case .began:
      reported = .asOf(time)
      let isPermitted = mayBegin(translation) && permits?(translation) ?? true
      return isPermitted ? event : GestureEvent(.failed, .wrongDirection)
    case .changed:
      reported = .asOf(time)
      return event
    case .ended:
      // What began and was refused has nothing to end.
      return hasBegun ? event : GestureEvent(.failed, .lifted)
    case .cancelled:
      return event
    case .failed:
      // A subclass may have begun by itself; its last finger then ends it.
      return hasBegun && event?.reason == .lifted ? GestureEvent(.ended, .lifted) : event
    }
  }

  // MARK: Velocity

  /// The velocity as of the last time the state changed: UIKit reports that at the lift too, however
  /// long the finger was held still before. It is made when somebody asks.
  private enum ReportedVelocity {
    case known(PointVector)
    case asOf(Timestamp)
  }

  private var reportedVelocity: PointVector {
    switch reported {
    case .known(let velocity): velocity
    case .asOf(latestTime): latestVelocity
    case .asOf(let time): tracker.pastVelocity(at: time)
    }
  }

  /// As of the latest frame of touches, in the window's points.
  var latestVelocity: PointVector { tracker.fittedVelocity(at: latestTime) }

  // MARK: Scrolling

  /// Whether it could follow a scroll that begins now; not beside fingers.
  func mayScroll(_ type: UIScrollType) -> Bool {
    allowedScrollTypesMask.contains(type) && attempt.allTouches.isEmpty && !attempt.state.isTerminal
  }

  /// A scroll is to the tracker one contact that moves. It needs no slop: what reports a scroll has
  /// already told it from a touch.
  func follow(_ step: ScrollStep, _ anchor: UITouch, _ event: UIEvent) {
    let time = Timestamp(event.timestamp)
    let start = PointVector(anchor.origin)
    let position = PointVector(anchor.position)
    lastLocation = anchor.origin
    if step.phase == .began {
      tracker.set(InPoints<PanThresholds>(slop: 0, removesSlop: false))
      scroll(.began, start, time)
      if position == start { return }
    }
    let phase: ContactPhase =
      switch step.phase {
      case .began, .changed: .moved
      case .ended: .ended
      case .cancelled: .cancelled(.inputEnded)
      }
    scroll(phase, position, time)
  }

  private func scroll(_ phase: ContactPhase, _ position: PointVector, _ time: Timestamp) {
    var frame = PointFrame(time: time)
    frame.append(PointFrame.Contact(id: ContactID(rawValue: 0), phase: phase, position: position))
    follow(&frame)
  }

  private func applyThresholds() {
    tracker.set(panThresholds)
  }

  private func settingsChanged() {
    if attempt.allTouches.isEmpty { return reset() }
    applyThresholds()
  }

  private var panThresholds: InPoints<PanThresholds> {
    InPoints<PanThresholds>(
      minimumTouches: minimumNumberOfTouches, maximumTouches: maximumNumberOfTouches,
      slop: settings.slop, removesSlop: settings.removesSlop)
  }

  // MARK: Movements between views

  private func convertMovement(_ movement: PointVector, to view: UIView?) -> CGPoint {
    let moved = CGPoint(movement)
    return view?.layer.movement(fromRoot: moved) ?? moved
  }

  private func movementInWindow(_ movement: CGPoint, of view: UIView?) -> PointVector {
    guard let view else { return PointVector(movement) }
    let start = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(movement, to: nil)
    return PointVector(x: Double(end.x - start.x), y: Double(end.y - start.y))
  }
}
