import PantographGestures
import PantographPlainText
import PantographPlotting
import PantographTouches

/// The content of a film strip about one transition: its most important moments, its course and its
/// decision. Also used for fingers that began nothing.
struct SceneStory {
  /// A moment that is shown as a picture.
  struct Moment: Hashable {
    var time: Timestamp
    var caption: String
    /// The rank of the moment when moments are chosen by their pictures; lower ranks are more
    /// important.
    var rank = 0
  }

  /// The moments that are shown, in order of time.
  var moments: [Moment]
  /// The number of moments to show, chosen by their pictures; nil shows all.
  var shown: Int?
  var figure: ReleaseFigure

  /// The default number of moments in a story.
  static let usualCount = 5

  init(_ transition: SceneReport.Transition, start: Timestamp, count: Int) {
    let found = Self.moments(of: transition)
    moments = Self.chosen(count, from: found, transition)
    figure = ReleaseFigure()
    let course = transition.course
    let release = transition.release
    let point = { (sample: SceneReport.Sample) in
      Point((sample.time - start).seconds, sample.progress)
    }
    figure.followed = course.filter { $0.time <= release ?? $0.time }.map(point)
    figure.settled = course.filter { $0.time >= release ?? .latest }.map(point)
    if let last = figure.followed.last, release != nil { figure.settled.insert(last, at: 0) }
    figure.moments = moments.map { ($0.time - start).seconds }
    let first = (transition.start - start).seconds
    let last = ((course.last?.time ?? transition.start) - start).seconds
    let margin = max((last - first) * 0.04, 0.02)
    figure.times = first - margin...max(last, first) + margin
    figure.levels = Self.levels(of: transition)
    figure.isFinished = transition.outcome == .finish
    figure.verdict = transition.verdict
    guard let decision = transition.decision else {
      figure.reasons = transition.saying.map { [Self.sentence($0)] } ?? []
      return
    }
    figure.reasons = [Self.sentence(decision.why)]
    if let otherwise = decision.otherwise { figure.reasons.append(Self.sentence(otherwise)) }
    if let release {
      figure.release = ReleaseFigure.Release(
        at: Point((release - start).seconds, figure.followed.last?.y ?? 0),
        speed: decision.effectiveVelocity / decision.inputs.length,
        label: Self.label(of: decision))
    }
  }

  /// Creates the story of fingers that began nothing.
  init(refusals: [SceneReport.Refusal], of report: SceneReport, length: TimeSpan, count: Int) {
    let last = refusals.last?.time ?? report.start + length
    let middle = report.start + .microseconds((last - report.start).microseconds / 2)
    let all = [
      Moment(time: report.start, caption: "touches"), Moment(time: middle, caption: "moves"),
      Moment(time: last, caption: refusals.isEmpty ? "at the end" : "refused"),
    ]
    moments = Array(all.prefix(max(count, 1)))
    figure = ReleaseFigure()
    figure.verdict = refusals.isEmpty ? "Nothing happened" : "Nothing began"
    figure.reasons = refusals.suffix(1).map { Self.sentence($0.refusal.reason) }
  }

  /// Returns the stories of a report in order, at most `most`: its transitions, and its other
  /// events.
  @MainActor static func all(of report: SceneReport, count: Int, most: Int = .max) -> [SceneStory] {
    var stories = report.transitions.prefix(most).map {
      SceneStory($0, start: report.start, count: count)
    }
    let length = SceneFilm.length(of: report)
    if stories.isEmpty, !report.isApplication {
      // A scene without transitions is described by its own log lines.
      let isTold = report.refusals.isEmpty && !report.lines.isEmpty
      return [
        isTold
          ? SceneStory(events: report.lines, of: report, length: length, count: count)
          : SceneStory(refusals: report.refusals, of: report, length: length, count: count)
      ]
    }
    let events = report.eventsBesidesTransitions
    if stories.isEmpty || !events.isEmpty && stories.count < most {
      stories.append(
        SceneStory(
          events: events, of: report, length: length, count: count, isAlone: stories.isEmpty))
    }
    return stories
  }

  /// Returns the figure at a time of the film, in seconds.
  func figure(at time: Double) -> ReleaseFigure {
    var figure = figure
    guard !figure.followed.isEmpty || !figure.settled.isEmpty else { return figure }
    figure.cursor = time
    figure.moments = []
    return figure
  }

  // MARK: Moments

  /// Returns the important moments, most important first.
  private static func moments(of transition: SceneReport.Transition) -> [Moment] {
    let course = transition.course
    guard let release = transition.release, let end = transition.end ?? course.last?.time else {
      let last = course.last?.time ?? transition.start
      return [
        Moment(time: last, caption: "still held"),
        Moment(time: transition.start, caption: "begins"),
      ]
    }
    let followed = course.filter { $0.time <= release }
    let atRelease = followed.last?.progress ?? 0
    let goal = course.last?.progress ?? atRelease
    let isForward = transition.outcome == .finish
    var moments = [
      Moment(time: release, caption: "let go"), Moment(time: end, caption: transition.restingWords),
      Moment(time: transition.start, caption: "begins"),
    ]
    let furthest = followed.max { abs($0.progress) < abs($1.progress) }
    if let furthest, abs(furthest.progress - atRelease) > 0.02 {
      moments.append(Moment(time: furthest.time, caption: "furthest"))
    } else if let middle = followed.first(where: { $0.progress >= atRelease / 2 }) {
      moments.append(Moment(time: middle.time, caption: "follows"))
    }
    let half = (atRelease + goal) / 2
    let settled = course.filter { $0.time > release }
    let middle = settled.first { abs($0.progress - goal) <= abs(half - goal) }
    let caption = isForward ? "goes on" : "goes back"
    // At a resting place the course may be unknown; then the moment is at a third of the time.
    let known = settled.count > 2 ? middle?.time : nil
    let time = known ?? release + .microseconds((end - release).microseconds / 3)
    moments.append(Moment(time: time, caption: caption))
    return moments
  }

  /// Returns `count` moments in order: the first ones of `found`, and if they are too few, more in
  /// the widest gaps.
  private static func chosen(
    _ count: Int, from found: [Moment], _ transition: SceneReport.Transition
  ) -> [Moment] {
    var chosen = Array(found.prefix(max(count, 1))).sorted { $0.time < $1.time }
    while chosen.count < count, chosen.count > 1 {
      let gaps = zip(chosen, chosen.dropFirst()).map { $1.time - $0.time }
      guard let widest = gaps.indices.max(by: { gaps[$0] < gaps[$1] }),
        gaps[widest] > .microseconds(1)
      else { break }
      let time = chosen[widest].time + .microseconds(gaps[widest].microseconds / 2)
      let isAfter = time > transition.release ?? .latest
      let way = transition.outcome == .finish ? "goes on" : "goes back"
      chosen.insert(Moment(time: time, caption: isAfter ? way : "follows"), at: widest + 1)
    }
    return chosen
  }

  // MARK: Words

  private static func levels(of transition: SceneReport.Transition) -> [ReleaseFigure.Level] {
    var levels: [ReleaseFigure.Level] = []
    let choice = transition.decision?.resting
    if let choice, let other = choice.other {
      let isForward = choice.place.position > other.position
      levels = [
        ReleaseFigure.Level(isForward ? 1 : 0, choice.place.name, isPlace: true),
        ReleaseFigure.Level(isForward ? 0 : 1, other.name, isPlace: true),
      ]
    }
    if let progress = transition.finishProgress {
      let words = choice == nil ? "finishes from" : "goes on from"
      levels.append(ReleaseFigure.Level(progress, "\(words) \(percent(progress))"))
    }
    if let decision = transition.decision, decision.rule == .tooLittleProgress,
      let threshold = decision.threshold
    {
      levels.append(ReleaseFigure.Level(threshold, "below \(percent(threshold)) nothing finishes"))
    }
    return levels
  }

  private static func label(of decision: ReleaseDecision) -> String {
    let rested = decision.effectiveVelocity == 0 && decision.inputs.velocity != 0
    if rested { return "let go at rest" }
    let speed = DecimalText(
      decision.inputs.velocity, decimals: 0, minus: "\u{2212}", extremes: .infinite)
    return "let go at \(speed) pt/s"
  }

  private static func percent(_ progress: Double) -> String {
    "\(DecimalText(progress * 100, decimals: 1, extremes: .infinite)) %"
  }

  static func sentence(_ text: String) -> String {
    (text.first.map { $0.uppercased() } ?? "") + text.dropFirst() + "."
  }
}

extension SceneReport.Transition {
  /// The outcome of the transition, as a heading.
  var verdict: String {
    guard let outcome else { return "Still under way" }
    if let place = decision?.resting?.place {
      return place.isExit ? "Gone" : "Came to rest at \(place.name)"
    }
    return outcome == .finish ? "Finished" : "Went back"
  }

  fileprivate var restingWords: String {
    guard let place = decision?.resting?.place else {
      return outcome == .finish ? "finished" : "back again"
    }
    return place.isExit ? "gone" : "at \(place.name)"
  }
}

extension Timestamp {
  static let latest = Timestamp(microseconds: .max)
}
