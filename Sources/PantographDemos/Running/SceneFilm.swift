import Foundation
import PantographGestures
import PantographPlotting
import PantographRendering
import PantographTouches

/// Pictures of a recording that is played into a scene.
@MainActor
public struct SceneFilm {
  /// Creates a run for each film: the same recording gives the same pictures.
  private let makeRun: @MainActor () -> SceneRun
  /// The number of pixels for each point.
  public var scale: Double

  public init(scale: Double = 1, _ makeRun: @escaping @MainActor () -> SceneRun) {
    self.makeRun = makeRun
    self.scale = scale
  }

  /// Returns pictures at times after the recording's first frame. The times must increase.
  public func frames(at times: [TimeSpan]) throws(RenderingError) -> [FilmFrame] {
    var frames: [FilmFrame] = []
    try eachFrame(at: times) { frame throws(RenderingError) in frames.append(frame) }
    return frames
  }

  /// Calls `each` with the pictures in order, so that they need not all be in memory.
  func eachFrame(
    at times: [TimeSpan], _ each: (FilmFrame) throws(RenderingError) -> Void
  ) throws(RenderingError) {
    let run = makeRun()
    let camera = FilmCamera(scale: CGFloat(scale), background: run.backdrop)
    for time in times {
      run.advance(to: time)
      try each(
        try camera.frame(
          of: run.window, time: time.seconds, progress: run.progress,
          fingers: Self.fingers(of: run)))
      // A film does not need the entries of the report.
      run.forgetEntries()
    }
  }

  private static func fingers(of run: SceneRun) -> [Finger] {
    run.fingers.map {
      Finger(at: $0.position, trail: $0.trail, radius: 22, isDown: $0.isDown)
    }
  }

  /// Returns a strip for each of the first few transitions, with its most important moments, its
  /// course and the reason for its outcome.
  ///
  /// - Parameters:
  ///   - report: The report about the recording.
  ///   - count: The number of moments in each strip.
  public func strips(
    of report: SceneReport, moments count: Int = SceneFilm.usualMoments
  ) throws(RenderingError) -> [FilmStrip] {
    let stories = SceneStory.all(of: report, count: count, most: Self.mostStrips)
    let times = Set(stories.flatMap { $0.moments.map { $0.time - report.start } }).sorted()
    let frames = Dictionary(
      uniqueKeysWithValues: zip(times, try self.frames(at: times)))
    var strips: [FilmStrip] = []
    for (index, story) in stories.enumerated() {
      let all = story.moments.compactMap { moment in
        frames[moment.time - report.start].map { frame in
          var frame = frame
          frame.caption = moment.caption
          return frame
        }
      }
      let own = story.chosen(all.map(\.image)).map { all[$0] }
      let title =
        report.isApplication ? report.scene : "\(report.scene), by the policy \(report.policy)"
      strips.append(
        FilmStrip(own, title: index == 0 ? title : nil, figure: story.figure))
    }
    return strips
  }

  /// The default number of moments in a strip.
  public nonisolated static let usualMoments = SceneStory.usualCount

  /// The number of a report's transitions that get strips.
  package static let mostStrips = 4

  /// Calls `each` with the film's pictures in order, each with its time in the film. A picture
  /// shows the scene, and below it the transition's course and the reason for its outcome.
  ///
  /// The film runs in real time. Pauses without movement of more than a second are shortened to
  /// half a second. A film has at most `mostPictures` pictures.
  public func play(
    _ report: SceneReport, framesPerSecond: Double = 60,
    each: (PixelImage, Double) throws(RenderingError) -> Void
  ) throws(RenderingError) {
    let reel = SceneReel(report, framesPerSecond: framesPerSecond)
    let stories = Self.filmStories(of: report)
    let run = makeRun()
    let camera = FilmCamera(scale: CGFloat(scale), background: run.backdrop)
    for (index, time) in reel.times.prefix(Self.mostPictures).enumerated() {
      run.advance(to: time)
      run.forgetEntries()
      let frame = try camera.frame(
        of: run.window, time: time.seconds, progress: run.progress, fingers: Self.fingers(of: run))
      var strip = FilmStrip([frame])
      strip.figure = Self.figure(of: stories, at: time.seconds)
      strip.figureHeight = stories.map { strip.height(of: $0.figure) }.max()
      try each(try strip.image(), Double(index) / framesPerSecond)
    }
  }

  /// Returns a story for each transition, and one for each other event at its end.
  static func filmStories(of report: SceneReport) -> [SceneStory] {
    let transitions = report.transitions.map {
      SceneStory($0, start: report.start, count: usualMoments)
    }
    let events = report.eventsBesidesTransitions.map { line in
      var story = SceneStory(
        events: [line], of: report, length: .zero, count: 1, isAlone: false)
      let time = (line.time - report.start).seconds
      story.figure.times = time...time
      return story
    }
    return (transitions + events).sorted {
      $0.figure.times.lowerBound < $1.figure.times.lowerBound
    }
  }

  /// Returns the figure of the last story that has begun; nil before the first one.
  static func figure(of stories: [SceneStory], at time: Double) -> ReleaseFigure? {
    stories.last { $0.figure.times.lowerBound <= time }?.figure(at: time)
  }

  /// The largest number of pictures in a film: one minute at 60 per second.
  public nonisolated static let mostPictures = 3600

  /// Returns the time that is cut off at the film's end; nil if the film is complete.
  public nonisolated static func cut(of report: SceneReport, framesPerSecond: Double = 60)
    -> TimeSpan?
  {
    let times = SceneReel(report, framesPerSecond: framesPerSecond).times
    guard times.count > mostPictures, let last = report.activity.last else { return nil }
    return last.upperBound - report.start - times[mostPictures - 1]
  }

  /// Returns an animated WebP. It plays at the speed of the scene, with long pauses shortened.
  public func animation(
    of report: SceneReport, framesPerSecond: Double = 60
  ) throws(RenderingError) -> [UInt8] {
    var picture: AnimatedPicture?
    var end = 0.0
    try play(report, framesPerSecond: framesPerSecond) { image, time throws(RenderingError) in
      if picture == nil {
        // At a lower quality, moving parts leave visible traces.
        picture = try AnimatedPicture(width: image.width, height: image.height, quality: 90)
      }
      try picture?.add(image, at: time)
      end = time
    }
    guard let picture else { throw .drawingFailed("a film without pictures") }
    return try picture.finish(at: end + Self.hold)
  }

  /// Returns a GIF, MP4 or WebM that ffmpeg encodes. It plays at the speed of the scene, with long
  /// pauses shortened.
  public func video(
    of report: SceneReport, format: VideoEncoder.Format
  ) throws(RenderingError) -> [UInt8] {
    var encoder: VideoEncoder?
    var last: PixelImage?
    let rate = format.framesPerSecond
    try play(report, framesPerSecond: rate) { image, _ throws(RenderingError) in
      if encoder == nil {
        encoder = try VideoEncoder(
          width: image.width, height: image.height, format: format, framesPerSecond: rate)
      }
      try encoder?.add(image)
      last = image
    }
    guard let encoder, let last else { throw .drawingFailed("a film without pictures") }
    for _ in 0..<Int(rate * Self.hold) { try encoder.add(last) }
    return try encoder.finish()
  }

  /// The time for which the last picture is shown, in seconds.
  private static let hold = 1.5

  /// Returns the time from the first touch until the last transition has ended, plus a moment to
  /// see its result.
  public static func length(of report: SceneReport) -> TimeSpan {
    let events = report.events.map(\.time).max()
    let ends = (report.transitions.compactMap(\.end) + [events].compactMap { $0 }).max()
    // The last line of an application is its end, long after the last movement.
    let moved = report.isApplication ? report.activity.last?.upperBound : nil
    let last = ends ?? moved ?? report.lines.last?.time
    return max(last.map { $0 - report.start } ?? .zero, .milliseconds(500)) + .milliseconds(150)
  }
}
