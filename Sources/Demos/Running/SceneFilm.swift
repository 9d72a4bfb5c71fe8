import Foundation
import Gestures
import Rendering
import Touches

/// Moments of a recording played into a scene.
@MainActor
public struct SceneFilm {
  /// Makes the run anew for each film: the same recording gives the same pictures.
  private let makeRun: @MainActor () -> SceneRun
  /// Pixels for each point.
  public var scale: Double

  public init(scale: Double = 1, _ makeRun: @escaping @MainActor () -> SceneRun) {
    self.makeRun = makeRun
    self.scale = scale
  }

  /// Pictures at these times after the recording's first frame, which must rise.
  public func frames(at times: [TimeSpan]) throws(RenderingError) -> [FilmFrame] {
    // The camera first: with it come the fonts by which texts are measured.
    let camera = FilmCamera(scale: CGFloat(scale))
    let run = makeRun()
    var frames: [FilmFrame] = []
    for time in times {
      run.advance(to: time)
      frames.append(
        try camera.frame(
          of: run.window, time: time.seconds, progress: run.progress,
          fingers: run.fingers.filter(\.isDown).map {
            Finger(at: $0.position, trail: $0.trail, radius: 22)
          }))
    }
    return frames
  }

  /// So many moments from the first touch until everything has come to rest.
  public func strip(_ count: Int, of report: SceneReport) throws(RenderingError) -> FilmStrip {
    let length = Self.length(of: report)
    let times = FilmStrip.moments(count, from: 0, to: length.seconds).map { TimeSpan.seconds($0) }
    let ends = report.transitions.compactMap { $0.outcome.map { "\($0.name)" } }
    let title =
      "\(report.scene), \(report.policy): "
      + (ends.isEmpty ? "nothing moved" : ends.joined(separator: ", "))
    return FilmStrip(try frames(at: times), title: title)
  }

  /// An animated WebP in real time.
  public func animation(
    of report: SceneReport, framesPerSecond: Double = 30
  ) throws(RenderingError) -> [UInt8] {
    let length = Self.length(of: report)
    let count = max(Int((length.seconds * framesPerSecond).rounded(.up)), 1)
    let times = (0...count).map { TimeSpan.seconds(Double($0) / framesPerSecond) }
    return try AnimatedPicture.bytes(of: frames(at: times))
  }

  /// From the first touch until the last transition has ended, and a moment to see it.
  public static func length(of report: SceneReport) -> TimeSpan {
    let last = report.transitions.compactMap(\.end).max() ?? report.lines.last?.time
    return max(last.map { $0 - report.start } ?? .zero, .milliseconds(500)) + .milliseconds(150)
  }
}
