import PantographGestures
import PantographTouches
import UIKit

/// Observes an application while a section is played, and records all outcomes.
@MainActor
final class SectionRecorder {
  /// The transitions of the section that have not been assigned yet, or are in progress.
  struct Transitions {
    /// The transitions whose `TransitionGrip` is not known yet.
    var waiting: [TransitionContext] = []
    /// The transitions that are in progress, with the gestures that began them.
    var begun: [(context: TransitionContext, gesture: PlayedGesture?)] = []
    /// The gestures whose transitions have ended since the layers were last compared.
    var justEnded: [PlayedGesture] = []
  }

  let window: UIWindow
  let names: WatchedNames
  /// The observers that were set before; they are notified as well.
  let observer = UIApplication.observer
  let movement = UIApplication.movement
  var outcomes: [PlayedOutcome] = []
  var callbacks: [String] = []
  /// Short descriptions of events, for the captions of pictures.
  private(set) var events: [String] = []
  /// The progress of transitions, for files. `time` is the window's time in seconds.
  var course: [(name: String, time: Double, progress: Double)] = []
  var gestures: [PlayedGesture] = []
  var current: [ObjectIdentifier: PlayedGesture] = [:]
  /// The gestures whose targets are being called.
  var acting: [PlayedGesture] = []
  /// The gestures that have acted since the last layout.
  var acted: [PlayedGesture] = []
  /// The views with fingers at the time of the event that is being sent; nil between events.
  private var touched: [UIView]?
  private var layers: LayerWatch?
  var transitions = Transitions()
  private(set) var liftedAt: Double?
  /// The window's time at the first contact, in seconds.
  private(set) var origin = 0.0

  init(window: UIWindow, names: WatchedNames) {
    self.window = window
    self.names = names
    origin = window.now
  }

  func listen() {
    UIApplication.observer = self
    UIApplication.movement = self
  }

  func stop() {
    UIApplication.observer = observer
    UIApplication.movement = movement
  }

  var now: Double { window.now }

  // MARK: Steps

  /// Begins to record the movements of layers, at the first contact.
  func begin(ignoring views: [UIView]) {
    origin = now
    let others = window.windowScene?.windows.filter { $0 !== window } ?? []
    layers = LayerWatch(of: [window] + others, ignoring: views)
  }

  var hasBegun: Bool { layers != nil }

  func take(_ frame: ContactFrame) {
    layers?.beginStep()
    let isDown = frame.indices.contains { frame[$0].phase.isDown }
    if isDown {
      liftedAt = nil
    } else if liftedAt == nil, frame.indices.contains(where: { !frame[$0].phase.isDown }) {
      liftedAt = Double(frame.time.microseconds) / 1_000_000
    }
  }

  /// Compares the layers before an event is sent. The window has then reached the event's time.
  func windowWillSend(_ window: UIWindow) {
    movement?.windowWillSend(window)
    guard window === self.window else { return }
    look(.time)
    touched = window.touchedViews
  }

  /// Compares the layers after an event was sent, before and after the layout.
  func sent() {
    // A frame in which fingers only rest sends no event.
    guard touched != nil else { return look(.time) }
    look(.event)
    window.layoutIfNeeded()
    look(.layout)
    touched = nil
    acted = []
  }

  /// Compares the layers after time has passed.
  func passed() {
    look(.time)
    acted = []
    sample()
  }

  /// Compares the layers before a recognizer acts, unless an event is being sent, in which case
  /// that was done already. If another recognizer is acting, always compares them.
  func lookBeforeAction() { if touched == nil || !acting.isEmpty { look(.time) } }

  /// Compares the layers after a recognizer has acted.
  func lookAtAction() { look(.event) }

  func beginStep() { layers?.beginStep() }

  /// Whether everything that a gesture moved is at rest.
  var isAtRest: Bool {
    guard layers?.isMoving != true else { return false }
    if outcomes.contains(where: { !$0.isOver && $0.outcome.kind != .movement }) { return false }
    return !window.animatedLayers.contains { layer in
      layer.speed != 0 && layer.entries.contains { !$0.hasEnded && $0.end.isFinite }
    }
  }

  private func sample() {
    for played in outcomes where !played.isOver {
      if let scrollView = played.scrollView { sample(played, scrollView) }
      if played.isReleased, let context = played.context, !context.hasEnded {
        played.moved(to: Double(context.percentComplete), at: now)
      }
      if played.outcome.kind == .animator {
        switch played.animator?.state {
        case .active where played.isReleased:
          played.moved(to: Double(played.animator?.fractionComplete ?? 0), at: now)
        case .active, .stopped: break
        // The animator was stopped for good or released.
        case .inactive, nil: played.isOver = true
        }
      }
      if played.outcome.kind == .transition, played.context == nil,
        played.grip?.isActive != true
      {
        played.isOver = true
      }
    }
  }

  private func sample(_ played: PlayedOutcome, _ scrollView: UIScrollView) {
    let (offset, start) = (scrollView.contentOffset, played.startOffset)
    let way = hypot(offset.x - start.x, offset.y - start.y)
    played.ways.append((now, Double(way)))
    guard !scrollView.isTracking, !scrollView.isDragging, !scrollView.isDecelerating,
      !scrollView.isZooming
    else { return }
    played.isOver = true
    played.outcome.ending = .rest
    played.outcome.decision = played.isReleased ? scrollView.lastPageDecision : nil
    let place = LayerGeometry.text(offset)
    let refreshes = scrollView.refreshControl?.isRefreshing == true ? ", refreshing" : ""
    let why = played.outcome.words.isEmpty ? "" : ": \(played.outcome.words)"
    played.outcome.words = "at \(place)\(refreshes)\(why)"
    tell("\(played.outcome.name) rests at \(place)")
  }

  func tell(_ words: String) { events.append(words) }

  // MARK: Who moves

  /// The cause of changes since the layers were last compared.
  private enum Since {
    /// Time passed: timers, animations and delayed work ran.
    case time
    /// Touches were delivered.
    case event
    /// The changes made by touches were laid out.
    case layout
  }

  private func look(_ since: Since) {
    layers?.look { watched in self.cause(of: watched, since) }
    transitions.justEnded = []
  }

  private func cause(of watched: WatchedLayer, _ since: Since) -> WatchedLayer.Cause {
    if let gesture = acting.last { return WatchedLayer.Cause(gesture: gesture) }
    if since == .layout, let gesture = nearest(acted, to: watched) {
      return WatchedLayer.Cause(gesture: gesture)
    }
    if since != .time, let gesture = finger(around: watched) {
      return WatchedLayer.Cause(gesture: gesture)
    }
    // A movement that a gesture started continues, and moves the sublayers along.
    var next: WatchedLayer? = watched
    while let layer = next {
      if let owner = layer.owner, layer === watched || layer.lastMove == layers?.step {
        return WatchedLayer.Cause(gesture: owner)
      }
      next = layer.parent
    }
    for (context, gesture) in transitions.begun.reversed() where gesture != nil {
      if watched.isBelow(context.containerView.layer) {
        return WatchedLayer.Cause(gesture: gesture)
      }
    }
    if let gesture = transitions.justEnded.last { return WatchedLayer.Cause(gesture: gesture) }
    if !watched.hasMoved, let (gesture, step) = lastTurned, (layers?.step ?? 0) - step <= 1 {
      return WatchedLayer.Cause(gesture: gesture)
    }
    return WatchedLayer.Cause(
      meanwhile: gestures.filter { !$0.isOver && $0.recognizer != nil }.map(\.name))
  }

  /// Returns the gesture whose view is the closest ancestor of the layer, or the last gesture if
  /// none is.
  private func nearest(_ gestures: [PlayedGesture], to watched: WatchedLayer) -> PlayedGesture? {
    guard gestures.count > 1 else { return gestures.first }
    var next: WatchedLayer? = watched
    while let layer = next {
      if let gesture = gestures.first(where: { $0.view?.layer === layer.layer }) { return gesture }
      next = layer.parent
    }
    return gestures.last
  }

  /// Returns the touch of a view that contains the layer, or else of another touched view, because
  /// a view may handle its touches without a recognizer.
  private func finger(around watched: WatchedLayer) -> PlayedGesture? {
    let views = (touched ?? []) + window.touchedViews
    guard let view = views.first(where: { watched.isBelow($0.layer) }) ?? views.first else {
      return nil
    }
    let id = ObjectIdentifier(view)
    if let known = current[id] { return known }
    let gesture = PlayedGesture(fingerIn: view, at: now)
    current[id] = gesture
    gestures.append(gesture)
    return gesture
  }

  /// The gesture that acted last, with the step in which it acted.
  private var lastActed: (gesture: PlayedGesture, step: Int)?

  /// The gesture that last began or ended, with its step. A movement it started may appear only one
  /// frame later.
  private var lastTurned: (gesture: PlayedGesture, step: Int)?

  func noteActed(_ gesture: PlayedGesture, isTurn: Bool) {
    lastActed = (gesture, layers?.step ?? 0)
    if isTurn { lastTurned = lastActed }
  }

  /// The gesture that acted in this step or the step before. A transition it asked for may begin
  /// late.
  var justActed: PlayedGesture? {
    guard let (gesture, step) = lastActed, (layers?.step ?? 0) - step <= 1 else { return nil }
    return gesture
  }

  /// The gesture that is acting, or else the only gesture in progress.
  var active: PlayedGesture? {
    if let gesture = acting.last ?? acted.last { return gesture }
    let open = gestures.filter { !$0.isOver && $0.recognizer != nil }
    return open.count == 1 ? open[0] : nil
  }

  // MARK: The end

  /// Adds an outcome for each gesture that moved layers directly. Returns all layers that changed.
  func finish() -> [MovedLayer] {
    let moved = layers?.movedLayers() ?? []
    for gesture in gestures where !gesture.hasOutcome && layers?.hasMoved(gesture) == true {
      let own = moved.filter { $0.gestures.contains(gesture.name) }
      let played = PlayedOutcome(.movement, gesture.name)
      let far = own.map(\.distance).max() ?? 0
      played.outcome.words =
        "\(own.count) layer\(own.count == 1 ? "" : "s"), at most \(LayerGeometry.text(far)) pt,"
        + " by no transition"
      played.outcome.ending = .move
      played.ways = gesture.ways
      played.isOver = true
      let place = outcomes.firstIndex { ($0.course.first?.time ?? 0) > gesture.start }
      outcomes.insert(played, at: place ?? outcomes.count)
    }
    outcomes.removeAll { $0.outcome.kind == .scroll && !$0.ways.contains { $0.way > 0.0005 } }
    for played in outcomes { played.finishCourse() }
    return moved
  }
}
