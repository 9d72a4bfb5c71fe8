import PantographGestures
import PantographTouches

extension SceneReport {
  /// What happened to the application's user, in order.
  public var events: [Line] { lines.filter { $0.event != nil } }

  /// The calls and decisions in order, without what happened to the user.
  public var callbacks: [Line] { lines.filter { $0.event == nil } }

  /// The refusals that say why nothing happened. A pan that began nothing while the same fingers did something else
  /// is no news.
  public var tellingRefusals: [Refusal] {
    refusals.filter { refusal in !isMoot(refusal) }
  }

  /// The lines for people: all but those of refusals that are no news.
  public var toldLines: [Line] {
    let moot = refusals.filter(isMoot)
    return lines.filter { line in
      line.event != nil || !moot.contains { $0.time == line.time && $0.sentence == line.text }
    }
  }

  /// A touch may reach a view a little later than it came, as in a list that may scroll.
  private static let delay = TimeSpan.milliseconds(200)

  private func isMoot(_ refusal: Refusal) -> Bool {
    guard isApplication, refusal.pan != nil else { return false }
    switch refusal.refusal {
    // The finger went another way, or there was nothing that way: its user may have meant it.
    case .wrongWay, .fingers: return false
    case .tooShort, .elsewhere, .declined, .prevented, .nothingThere, .gestureCancelled: break
    }
    let time = min(refusal.start ?? refusal.time, refusal.time)...(refusal.time + Self.delay)
    return lines.contains { $0.event.map { time.contains($0.start) } ?? false }
      || transitions.contains { time.contains($0.start) }
  }

  /// The events since the fingers came that no transition of a hand is about.
  var eventsBesidesTransitions: [Line] {
    events.filter { line in
      guard let event = line.event, line.time >= start else { return false }
      // The pan that drives a transition is a part of it.
      if event.kind == "recognized" { return transitions.isEmpty }
      guard SceneStory.isOfTransition(event) else { return true }
      return !transitions.contains { transition in
        event.start >= transition.start && event.start <= transition.end ?? event.start
          || line.time >= transition.start && line.time <= transition.end ?? line.time
      }
    }
  }
}
