import PantographTouches

/// The times of a film's pictures. They cover all of a report's activity, and only the edges of the
/// pauses between.
struct SceneReel {
  /// The times since the recording's first frame, in ascending order.
  private(set) var times: [TimeSpan] = []

  /// The time that is shown before and after an activity.
  private static let margin = TimeSpan.milliseconds(250)

  init(_ report: SceneReport, framesPerSecond: Double) {
    let step = 1 / framesPerSecond
    // One more than a film can have is enough to know that the film is cut.
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
