import PantographGestures
import PantographTouches

extension SceneReport {
  /// The events that the application's user sees, in order.
  public var events: [Line] { lines.filter { $0.event != nil } }

  /// The calls and decisions in order, without the events that a user sees.
  public var callbacks: [Line] { lines.filter { $0.event == nil } }

  /// The refusals that explain why nothing happened. A pan that began nothing is left out if the
  /// same fingers did something else.
  package var tellingRefusals: [Refusal] {
    refusals.filter { refusal in !isMoot(refusal) }
  }

  /// The lines for people: all lines except those of refusals that are left out.
  public var toldLines: [Line] {
    let moot = refusals.filter(isMoot)
    guard !moot.isEmpty else { return lines }
    return lines.filter { line in
      line.event != nil || !moot.contains { $0.time == line.time && $0.sentence == line.text }
    }
  }

  /// Whether the touches had an effect: a transition, an event, or a callback. The reason why
  /// fingers began nothing is no effect.
  public var somethingHappened: Bool {
    !transitions.isEmpty
      || lines.contains { line in
        guard line.event == nil else { return true }
        return !isApplication && line.time >= start
          && !refusals.contains { $0.time == line.time && $0.sentence == line.text }
      }
  }

  /// The largest delay with which a touch reaches a view, as in a list that may scroll.
  private static let delay = TimeSpan.milliseconds(200)

  private func isMoot(_ refusal: Refusal) -> Bool {
    guard isApplication, refusal.pan != nil else { return false }
    switch refusal.refusal {
    // The finger moved in a direction that leads nowhere, or the number of fingers was wrong. The
    // user may have expected an effect, so these refusals always count.
    case .wrongWay, .fingers: return false
    case .tooShort, .elsewhere, .declined, .prevented, .nothingThere, .gestureCancelled: break
    }
    let time = min(refusal.start ?? refusal.time, refusal.time)...(refusal.time + Self.delay)
    return lines.contains { $0.event.map { time.contains($0.start) } ?? false }
      || transitions.contains { time.contains($0.start) }
  }

  /// The events since the fingers landed that are not part of a transition driven by a gesture.
  var eventsBesidesTransitions: [Line] {
    events.filter { line in
      guard let event = line.event, line.time >= start else { return false }
      // Recognition by the pan that drives a transition is part of that transition.
      if event.kind == "recognized" { return transitions.isEmpty }
      guard SceneStory.isOfTransition(event) else { return true }
      return !transitions.contains { transition in
        event.start >= transition.start && event.start <= transition.end ?? event.start
          || line.time >= transition.start && line.time <= transition.end ?? line.time
      }
    }
  }
}
