import PantographGestures
import PantographLive
import PantographPlainText
import PantographStage
import PantographTouches

extension DemoSession {
  /// What a key does to the scene itself. No recording holds it.
  enum Deed {
    case activate
    case turn
    case use(ReleasePolicy)
    /// A key that the application is to have.
    case type(DemoKeystroke)
    case letGoOfKeys
  }

  /// Whether it did anything.
  @discardableResult
  func perform(_ deed: Deed) -> Bool {
    let time = now
    if isRecordingHand { history.deeds.append((time, run.stage.time, deed)) }
    return apply(deed, at: time)
  }

  private func apply(_ deed: Deed, at time: Timestamp) -> Bool {
    switch deed {
    case .activate: run.activate(time: time)
    case .turn: run.turn(time: time)
    case .use(let policy): run.use(policy)
    case .type(let stroke): return run.take(stroke, time: time)
    case .letGoOfKeys: run.letGoOfKeys(time: time)
    }
    return true
  }

  /// Gives a key to the application that is shown. What it does not take does what it does in a demo, and so does
  /// every key while time stands still, and each that ends the program.
  public func type(_ stroke: DemoKeystroke) {
    let key = stroke.demoKey(keysAreHand: hand.isKeys)
    let isOfProgram = key == .quit && stroke.modifiers.contains(.control)
    if run.scene.isApplication, !pace.isPaused, !isOfProgram {
      if perform(.type(stroke)) {
        isStale = true
        return
      }
    }
    if let key { press(key) }
  }

  /// Stands still, so many sixtieths of a second further or back.
  func step(_ frames: Int) {
    pace.isPaused = true
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
    let target = max(now - span, history.time)
    pace.lag = clock.now - target
    makeRunAnew(run.scene)
    history.deeds.removeAll { $0.time > target }
    for (time, moment, deed) in history.deeds {
      run.advance(to: moment)
      _ = apply(deed, at: time)
    }
    run.advance(to: target)
  }

  /// Where a recording stands, in seconds since its first event.
  var pauseWords: String {
    guard isRecordingHand else { return "paused" }
    let time = now - (history.time + SceneRun.lead + Self.recordingLead(run.scene))
    return "paused at \(DecimalText(time.seconds, decimals: 2, zeros: .kept)) s"
  }
}
