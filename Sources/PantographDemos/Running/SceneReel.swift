import PantographTouches

/// The moments of a report that a film shows, at its rate: all of the activity, and little of the
/// pauses between.
struct SceneReel {
  /// After the first frame of the recording, rising.
  private(set) var times: [TimeSpan] = []

  /// How long before and after an activity is shown.
  private static let margin = TimeSpan.milliseconds(250)

  init(_ report: SceneReport, framesPerSecond: Double) {
    let step = 1 / framesPerSecond
    // One more than a film has is enough to know that it is cut.
    let most = SceneFilm.mostPictures + 1
    for activity in report.activity {
      let start = max(activity.lowerBound - report.start - Self.margin, .zero)
      let end = activity.upperBound - report.start + Self.margin
      var index = 0.0
      while times.count < most {
        let time = start + .seconds(index * step)
        if time > end { break }
        index += 1
        if let last = times.last, time <= last { continue }
        times.append(time)
      }
    }
    if let last = report.activity.last, times.count < most {
      times.append(last.upperBound - report.start + Self.margin + .seconds(step))
    }
    if times.isEmpty { times = [.zero] }
  }
}
