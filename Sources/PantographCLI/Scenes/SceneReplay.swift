import Demos
import Gestures
import RecordingFiles
import Recordings
import Rendering
import Stage
import Touches

/// Runs a recording through a scene and says what became of it.
struct SceneReplay {
  var file: String
  var scene: DemoScene
  var policy: ReleasePolicy
  var isJSON: Bool
  /// The files that pictures go to: a strip for `.png`, an animation for `.webp`.
  var films: [String]
  /// How many moments a strip shows.
  var moments: Int
  var isOverwriting: Bool

  func run(_ recording: Recording, console: inout Console) throws(Failure) -> ExitCode {
    let expectation = try expectation(of: recording)
    let track = try touchTrack(of: recording)
    for film in films {
      guard film.hasSuffix(".png") || film.hasSuffix(".webp") else {
        throw Failure(
          .usage, "--film \(film) is neither .png, a strip, nor .webp, an animation")
      }
    }
    let report = play(track)
    for film in films { try write(film, of: report, track, console: &console) }
    let difference = expectation?.difference(from: report.endings)
    try console.print(
      isJSON
        ? SceneReportJSON(report, file: file, expectation: expectation, difference).text
        : SceneReportText(
          report, file: file, expectation: expectation, difference, style: console.outputStyle
        ).text)
    return difference == nil ? .success : .notAsExpected
  }

  private func expectation(of recording: Recording) throws(Failure) -> SceneExpectation? {
    guard let text = recording.note(SceneExpectation.noteKey) else { return nil }
    do throws(SceneExpectation.Unreadable) {
      return try SceneExpectation(text)
    } catch {
      throw Failure(
        .data, "\(file): '#: expect: \(text)' has \"\(error.found)\"",
        advice: ["Expected: \(error.expected)."])
    }
  }

  private func touchTrack(of recording: Recording) throws(Failure) -> RecordingTrack {
    guard
      let track = recording.tracks.first(where: {
        !$0.events.isEmpty && $0.header.device.map(DeviceKind.init) != .other
      })
    else { throw Failure(.data, "\(file) holds no events of a touch device") }
    return track
  }

  private func play(_ track: RecordingTrack) -> SceneReport {
    let (scene, policy) = (scene, policy)
    return onMainActor {
      SceneRun(scene, policy: policy, contacts: RecordedContacts(track)).run()
    }
  }

  private func write(
    _ path: String, of report: SceneReport, _ track: RecordingTrack, console: inout Console
  ) throws(Failure) {
    let (scene, policy, moments) = (scene, policy, moments)
    let result: Result<[UInt8], RenderingError> = onMainActor {
      let film = SceneFilm(scale: path.hasSuffix(".png") ? 0.5 : 1) {
        SceneRun(scene, policy: policy, contacts: RecordedContacts(track))
      }
      do throws(RenderingError) {
        return .success(
          path.hasSuffix(".png")
            ? try film.strip(moments, of: report).image().pngBytes()
            : try film.animation(of: report))
      } catch {
        return .failure(error)
      }
    }
    let bytes: [UInt8]
    switch result {
    case .success(let made): bytes = made
    case .failure(let error): throw Failure(.software, "\(path): \(error)")
    }
    do throws(RecordingFileError) {
      var output = try OutputFile.create(path, overwrite: isOverwriting)
      try output.write(bytes)
      try output.commit()
    } catch {
      throw Failure(error)
    }
  }
}
