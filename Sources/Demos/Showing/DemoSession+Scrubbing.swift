import Gestures
import Live
import PlainText
import Stage
import Touches

extension DemoSession {
  /// What a key does to the scene itself. No recording holds it.
  enum Deed {
    case activate
    case use(ReleasePolicy)
  }

  func perform(_ deed: Deed) {
    if isRecordingHand { deeds.append((now, run.stage.time, deed)) }
    apply(deed)
  }

  private func apply(_ deed: Deed) {
    switch deed {
    case .activate: run.activate()
    case .use(let policy): run.use(policy)
    }
  }

  /// Stands still, so many sixtieths of a second further or back.
  func step(_ frames: Int) {
    isPaused = true
    cancelPointers()
    setPace()
    let span = TimeSpan.microseconds(Int64(frames.magnitude) * 1_000_000 / 60)
    // The clock is told how late it is, so that a step is counted from the time at which it stands.
    clock.step(.zero)
    if frames >= 0 {
      clock.step(span)
    } else if isRecordingHand {
      goBack(span)
    } else {
      notice = "only a recording can be taken back in time"
    }
  }

  /// A scene runs one way. So it runs anew from its beginning until then, with all that keys have done to
  /// it up to there; what they did after it is undone.
  private func goBack(_ span: TimeSpan) {
    let target = max(now - span, start.time)
    lag = clock.now - target
    makeRunAnew(run.scene)
    deeds.removeAll { $0.time > target }
    for (_, moment, deed) in deeds {
      run.advance(to: moment)
      apply(deed)
    }
    run.advance(to: target)
  }

  /// Where a recording stands, in seconds since its first event.
  var pauseWords: String {
    guard isRecordingHand else { return "paused" }
    let time = now - (start.time + SceneRun.lead + Self.recordingLead(run.scene))
    return "paused at \(DecimalText(time.seconds, decimals: 2, zeros: .kept)) s"
  }
}
