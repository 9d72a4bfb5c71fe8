import PantographPlainText
import PantographPlotting
import PantographTouches

/// Stories about the events of an application that are not part of a transition driven by a
/// gesture.
extension SceneStory {
  /// The importance of each kind of event. The most important one becomes the heading.
  private static let weights: [String: Int] = [
    "presented": 9, "dismissed": 9, "pushed": 9, "popped": 9, "chose-tab": 8, "turned-page": 8,
    "moved-sheet": 8, "dropped": 8, "returned": 7, "chose-action": 7, "opened-row": 7,
    "closed-row": 6, "scrolled": 6,
    "changed": 5, "selected": 4, "deselected": 4, "pressed": 4, "got-keyboard": 3, "recognized": 1,
  ]

  /// Returns whether the event is the end of a transition between view controllers.
  static func isOfTransition(_ event: SceneReport.Event) -> Bool {
    ["presented", "dismissed", "pushed", "popped", "chose-tab", "turned-page", "moved-sheet"]
      .contains(event.kind)
  }

  /// Returns a caption for the middle of an event that takes time; nil for other events.
  private static func progressive(_ event: SceneReport.Event) -> String? {
    switch event.kind {
    case "scrolled": "scrolls"
    case "turned-page": "turns the page"
    case "opened-row": "opens the row"
    case "presented": "presents"
    case "dismissed": "dismisses"
    case "pushed": "pushes"
    case "popped": "pops"
    case "moved-sheet": "moves the sheet"
    case "chose-tab": "changes the tab"
    default: nil
    }
  }

  /// Creates the story of an application in which the fingers caused these events, or none.
  ///
  /// It has more moments than are shown: of those with equal pictures, only one is used.
  init(
    events: [SceneReport.Line], of report: SceneReport, length: TimeSpan, count: Int,
    isAlone: Bool = true
  ) {
    shown = max(count, 1)
    moments = Self.moments(of: events, report, length, isAlone: isAlone)
    figure = Self.figure(of: events, report, isAlone: isAlone)
    let times = moments.map { ($0.time - report.start).seconds }
    figure.times = (times.first ?? 0)...max(times.last ?? 1, times.first ?? 0)
  }

  private static func figure(
    of events: [SceneReport.Line], _ report: SceneReport, isAlone: Bool
  ) -> ReleaseFigure {
    var figure = ReleaseFigure()
    let refusals = isAlone ? report.tellingRefusals : []
    guard
      let heading = events.indices.reversed().max(by: { weight(events[$0]) < weight(events[$1]) })
    else {
      figure.verdict = refusals.isEmpty ? "Nothing responded to the touches" : "Nothing began"
      figure.reasons = refusals.suffix(1).map { sentence($0.sentence) }
      return figure
    }
    figure.verdict = capitalized(events[heading].text)
    figure.isFinished = true
    var others = events
    others.remove(at: heading)
    figure.reasons = others.prefix(mostReasons).map { line in
      let time = DecimalWords.seconds(line.event?.start ?? line.time, since: report.start)
      return "At \(time) s: \(line.text)."
    }
    if others.count > mostReasons {
      figure.reasons.append("\(others.count - mostReasons) more follow.")
    }
    return figure
  }

  private static let mostReasons = 4

  private static func weight(_ line: SceneReport.Line) -> Int {
    line.event.map { weights[$0.kind] ?? 0 } ?? 0
  }

  private static func moments(
    of events: [SceneReport.Line], _ report: SceneReport, _ length: TimeSpan, isAlone: Bool
  ) -> [Moment] {
    var found: [Moment] = []
    if isAlone {
      found.append(Moment(time: report.start, caption: "touches", rank: 2))
    }
    for line in events {
      guard let event = line.event else { continue }
      let caption = self.caption(of: line)
      guard let word = progressive(event), line.time > event.start else {
        found.append(Moment(time: line.time, caption: caption, rank: 2))
        continue
      }
      let span = (line.time - event.start).microseconds
      found.append(Moment(time: line.time, caption: caption, rank: 0))
      for (share, rank) in [(2, 1), (1, 3), (3, 3)] as [(Int64, Int)] {
        found.append(
          Moment(
            time: event.start + .microseconds(span * share / 4), caption: word, rank: rank))
      }
    }
    let end = report.start + length
    if isAlone || found.isEmpty { found += fillers(found.map(\.time), report, end) }
    return found.sorted { $0.time < $1.time }
  }

  /// Returns evenly spaced moments between the events, and a moment at the end.
  private static func fillers(
    _ known: [Timestamp], _ report: SceneReport, _ end: Timestamp
  ) -> [Moment] {
    let parts: Int64 = 8
    let span = (end - report.start).microseconds
    let between = (1..<parts).map { index in
      Moment(
        time: report.start + .microseconds(span * index / parts), caption: "goes on", rank: 4)
    }
    return between + [Moment(time: max(end, known.max() ?? end), caption: "at the end", rank: 2)]
  }

  private static func caption(of line: SceneReport.Line) -> String {
    guard let event = line.event else { return line.text }
    switch event.kind {
    case "scrolled":
      return event.to.map { "at \(DecimalWords.short($0))" } ?? "scrolled"
    case "turned-page":
      return event.to.map { "page \(DecimalWords.short($0))" } ?? "next page"
    case "selected", "deselected", "opened-row", "closed-row":
      let word = event.kind == "opened-row" ? "opened" : event.kind.prefix { $0 != "-" }
      return event.item.map { "\(word) \($0)" } ?? String(word)
    case "got-keyboard": return "keyboard"
    case "recognized": return "gesture"
    default:
      let word = event.kind.split(separator: "-")[0]
      return event.title.map { "\(word) \($0)" } ?? String(word)
    }
  }

  /// Returns the indices of the moments to show. Of successive equal pictures the most important
  /// one is used, and of the rest the most important ones, in order.
  func chosen<Picture: Equatable>(_ pictures: [Picture]) -> [Int] {
    guard let shown else { return Array(moments.indices) }
    var kept: [Int] = []
    for index in moments.indices {
      guard let last = kept.last, pictures[last] == pictures[index] else {
        kept.append(index)
        continue
      }
      if moments[index].rank < moments[last].rank { kept[kept.count - 1] = index }
    }
    guard kept.count > shown else { return kept }
    let order = kept.enumerated().sorted {
      (moments[$0.element].rank, $0.offset) < (moments[$1.element].rank, $1.offset)
    }
    return order.prefix(shown).map(\.element).sorted()
  }

  static func capitalized(_ text: String) -> String {
    (text.first.map { $0.uppercased() } ?? "") + text.dropFirst()
  }
}

/// Formats numbers for captions and sentences.
enum DecimalWords {
  /// Returns the number with at most one decimal.
  static func short(_ value: Double) -> String {
    DecimalText(value, decimals: 1, minus: "\u{2212}", extremes: .infinite).description
  }

  /// Returns the seconds since `start` with two decimals.
  static func seconds(_ time: Timestamp, since start: Timestamp) -> String {
    DecimalText((time - start).seconds, decimals: 2, zeros: .kept, minus: "\u{2212}").description
  }
}
