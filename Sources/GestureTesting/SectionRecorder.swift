import PantographGestures
import PantographTouches
import UIKit

/// Hears all that happens in an application while a section is played, and keeps what became of it.
@MainActor
final class SectionRecorder {
  let window: UIWindow
  let names: WatchedNames
  /// Who listened before.
  let observer = UIApplication.observer
  let movement = UIApplication.movement
  var outcomes: [PlayedOutcome] = []
  var callbacks: [String] = []
  /// What happened in a few words, for the captions of pictures.
  private(set) var events: [String] = []
  /// The moves of transitions, for files: seconds of the window.
  var course: [(name: String, time: Double, progress: Double)] = []
  var gestures: [PlayedGesture] = []
  var current: [ObjectIdentifier: PlayedGesture] = [:]
  /// Those whose targets are being called.
  var acting: [PlayedGesture] = []
  /// Those that acted since the layout was last done.
  var acted: [PlayedGesture] = []
  /// The views in which fingers were when the event came that is being sent; nil between events.
  private var touched: [UIView]?
  private var layers: LayerWatch?
  /// Transitions whose hand is not known yet.
  var waiting: [TransitionContext] = []
  /// The gestures that began transitions which are under way.
  var begun: [(context: TransitionContext, gesture: PlayedGesture?)] = []
  /// Those that had begun transitions which have ended since the layers were last looked at.
  var justEnded: [PlayedGesture] = []
  private(set) var liftedAt: Double?
  /// Seconds of the window at the first contact.
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

  /// The first finger comes: from here on all that moves is kept.
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

  /// An event is about to be sent, up to whose time all has happened.
  func windowWillSend(_ window: UIWindow) {
    movement?.windowWillSend(window)
    guard window === self.window else { return }
    look(.time)
    touched = window.touchedViews
  }

  /// An event has been sent, and nothing is laid out yet of what it changed.
  func sent() {
    // Fingers that rest send none.
    guard touched != nil else { return look(.time) }
    look(.event)
    window.layoutIfNeeded()
    look(.layout)
    touched = nil
    acted = []
  }

  /// Time has passed.
  func passed() {
    look(.time)
    acted = []
    sample()
  }

  /// Looks at the layers before a recognizer acts: outside of an event, time has passed.
  func lookBeforeAction() { if touched == nil || !acting.isEmpty { look(.time) } }

  /// Looks at the layers that the recognizer has moved which acts.
  func lookAtAction() { look(.event) }

  func beginStep() { layers?.beginStep() }

  /// Whether nothing is on its way that a gesture has moved.
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
        // Stopped for good where it was, or let go of.
        case .inactive, nil: played.isOver = true
        }
      }
      if played.outcome.kind == .transition, played.context == nil,
        played.hand?.isActive != true
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

  /// What has happened since the layers were last looked at.
  private enum Since {
    /// Timers, animations and what waited.
    case time
    /// Touches were delivered.
    case event
    /// What they changed was laid out.
    case layout
  }

  private func look(_ since: Since) {
    layers?.look { watched in self.cause(of: watched, since) }
    justEnded = []
  }

  private func cause(of watched: WatchedLayer, _ since: Since) -> WatchedLayer.Cause {
    if let gesture = acting.last { return WatchedLayer.Cause(gesture: gesture) }
    if since == .layout, let gesture = nearest(acted, to: watched) {
      return WatchedLayer.Cause(gesture: gesture)
    }
    if since != .time, let gesture = finger(around: watched) {
      return WatchedLayer.Cause(gesture: gesture)
    }
    // What a gesture set going goes on, and takes along what is in it.
    var next: WatchedLayer? = watched
    while let layer = next {
      if let owner = layer.owner, layer === watched || layer.lastMove == layers?.step {
        return WatchedLayer.Cause(gesture: owner)
      }
      next = layer.parent
    }
    for (context, gesture) in begun.reversed() where gesture != nil {
      if watched.isBelow(context.containerView.layer) {
        return WatchedLayer.Cause(gesture: gesture)
      }
    }
    if let gesture = justEnded.last { return WatchedLayer.Cause(gesture: gesture) }
    if !watched.hasMoved, let (gesture, step) = lastTurned, (layers?.step ?? 0) - step <= 1 {
      return WatchedLayer.Cause(gesture: gesture)
    }
    return WatchedLayer.Cause(
      meanwhile: gestures.filter { !$0.isOver && $0.recognizer != nil }.map(\.name))
  }

  /// Of several gestures, that of the view closest around the layer; the last one where it is around none.
  private func nearest(_ gestures: [PlayedGesture], to watched: WatchedLayer) -> PlayedGesture? {
    guard gestures.count > 1 else { return gestures.first }
    var next: WatchedLayer? = watched
    while let layer = next {
      if let gesture = gestures.first(where: { $0.view?.layer === layer.layer }) { return gesture }
      next = layer.parent
    }
    return gestures.last
  }

  /// The finger in a view around the layer, or in another where there is none: a view may follow its touches by itself.
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

  /// The last that acted, and in which step.
  private var lastActed: (gesture: PlayedGesture, step: Int)?

  /// The last that began or ended, and in which step: what it set going may first move a frame later.
  private var lastTurned: (gesture: PlayedGesture, step: Int)?

  func noteActed(_ gesture: PlayedGesture, isTurn: Bool) {
    lastActed = (gesture, layers?.step ?? 0)
    if isTurn { lastTurned = lastActed }
  }

  /// The gesture that acted in this step or the one before: what it asked for may begin a turn later.
  var justActed: PlayedGesture? {
    guard let (gesture, step) = lastActed, (layers?.step ?? 0) - step <= 1 else { return nil }
    return gesture
  }

  /// The gesture that acts, or the one under way where there is no other.
  var active: PlayedGesture? {
    if let gesture = acting.last ?? acted.last { return gesture }
    let open = gestures.filter { !$0.isOver && $0.recognizer != nil }
    return open.count == 1 ? open[0] : nil
  }

  // MARK: The end

  /// Ends what moved layers by itself, and gives all that did not stay as it was.
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
