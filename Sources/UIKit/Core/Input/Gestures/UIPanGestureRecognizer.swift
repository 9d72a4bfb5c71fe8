import Foundation
import PantographGestures
import PantographMotion
import PantographTouches

/// A recognizer of fingers that drag. It runs a `PanTracker` in points.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: TrackedGestureRecognizer {
  /// The least number of fingers. With fewer a pan does not begin, and one that has begun ends.
  @exclusivity(unchecked) open var minimumNumberOfTouches = 1 { didSet { applyThresholds() } }
  /// The greatest number of fingers. A pan fails if there are more before it begins. Later ones
  /// are ignored: their views keep receiving them.
  @exclusivity(unchecked) open var maximumNumberOfTouches = Int.max { didSet { applyThresholds() } }
  /// The kinds of scrolling that the pan follows without touches. None by default, as on iOS.
  @exclusivity(unchecked) open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// The distance that must be exceeded before the pan begins, in points. Measured on UIKit.
  nonisolated static let slop = 10.0

  /// Values that UIKit fixes. A driver's thresholds may change them.
  struct Settings {
    var slop = UIPanGestureRecognizer.slop
    var removesSlop = true
    var estimator = VelocityEstimator.lsq2
  }

  /// The settings. A new estimator is used from the next pan on.
  @exclusivity(unchecked) var settings = Settings() { didSet { settingsChanged() } }
  /// Whether the pan may begin with this movement, besides the recognizer's own conditions.
  @exclusivity(unchecked) var permits: ((PointVector) -> Bool)?

  @exclusivity(unchecked) private var tracker = InPoints<PanTracker>(
    InPoints<PanThresholds>(slop: UIPanGestureRecognizer.slop))
  /// The movement since the pan began, in the window.
  @exclusivity(unchecked) private(set) var translation = PointVector.zero
  @exclusivity(unchecked) private var reported = ReportedVelocity.known(.zero)
  /// The time of the latest frame of touches.
  @exclusivity(unchecked) private(set) var latestTime = Timestamp.zero

  /// Returns the movement of the fingers since the pan began, without the slop.
  open func translation(in view: UIView?) -> CGPoint {
    convertMovement(translation, to: view)
  }

  /// Sets the translation, to which further movement is added. The velocity stays that of the
  /// fingers.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    tracker.setTranslation(movementInWindow(translation, of: view))
    self.translation = tracker.readTranslation()
  }

  /// Returns the velocity at the last change of the state, in points per second. As in UIKit, it
  /// does not fall while a finger is held still; `velocity(in:at:)` does.
  open func velocity(in view: UIView?) -> CGPoint {
    convertMovement(reportedVelocity, to: view)
  }

  /// Returns the velocity at a moment, in points per second. It is zero for a finger that was held
  /// still before.
  public func velocity(in view: UIView?, at time: TimeInterval) -> CGPoint {
    convertMovement(tracker.velocity(at: Timestamp(time)), to: view)
  }

  /// Returns the velocity at the latest frame of touches, in points per second. It is zero at the
  /// lift of a finger that was held still.
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

  /// Whether the pan may begin at its place with this movement, for subclasses.
  func mayBegin(_ translation: PointVector) -> Bool { true }

  override func updateTracker(_ frame: inout PointFrame) -> GestureEvent? {
    // A pan whose state a subclass has set does not wait for the slop.
    if attempt.state.isActive { tracker.begin() }
    // A frame of the same moment replaces the last one, so the velocity reported for the last one
    // is stored.
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
      // A gesture that began and was refused has nothing to end.
      return hasBegun ? event : GestureEvent(.failed, .lifted)
    case .cancelled:
      return event
    case .failed:
      // A subclass may have begun by itself. The lift of its last finger then ends the pan.
      return hasBegun && event?.reason == .lifted ? GestureEvent(.ended, .lifted) : event
    }
  }

  // MARK: Velocity

  /// The velocity at the last change of the state. UIKit reports it at the lift, too, however long
  /// the finger was held still before. It is computed when it is read.
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

  /// The velocity at the latest frame of touches, in the window's points per second.
  var latestVelocity: PointVector { tracker.fittedVelocity(at: latestTime) }

  // MARK: Scrolling

  /// Whether the pan could follow a scroll that begins now. False while fingers are on its view.
  func mayScroll(_ type: UIScrollType) -> Bool {
    allowedScrollTypesMask.contains(type) && attempt.allTouches.isEmpty && !attempt.state.isTerminal
  }

  /// Follows a scroll, which is one moving contact for the tracker. It needs no slop, as the
  /// source of the scroll has already distinguished it from a touch.
  func follow(_ step: ScrollStep, _ anchor: UITouch, _ event: UIEvent) {
    let start = PointVector(anchor.origin)
    let position = PointVector(anchor.position)
    lastLocation = anchor.origin
    if step.phase == .began {
      tracker.set(InPoints<PanThresholds>(slop: 0, removesSlop: false))
      scroll(.began, start, event)
      if position == start { return }
    }
    let phase: ContactPhase =
      switch step.phase {
      case .began, .changed: .moved
      case .ended: .ended
      case .cancelled: .cancelled(.inputEnded)
      }
    scroll(phase, position, event)
  }

  private func scroll(_ phase: ContactPhase, _ position: PointVector, _ event: UIEvent) {
    follow(
      PointFrame.Contact(id: ContactID(rawValue: 0), phase: phase, position: position), of: event)
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
    return view?.ownLayer.movement(fromRoot: moved) ?? moved
  }

  private func movementInWindow(_ movement: CGPoint, of view: UIView?) -> PointVector {
    guard let view else { return PointVector(movement) }
    let start = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(movement, to: nil)
    return PointVector(x: Double(end.x - start.x), y: Double(end.y - start.y))
  }
}
