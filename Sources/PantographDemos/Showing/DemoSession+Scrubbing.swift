import PantographGestures
import PantographLive
import PantographPlainText
import PantographStage
import PantographTouches

extension DemoSession {
  /// An action of a key on the scene. Recordings do not contain it.
  enum Deed {
    case activate
    case turn
    case use(ReleasePolicy)
    /// A key for the application.
    case type(DemoKeystroke)
    case letGoOfKeys
  }

  /// Performs an action, and returns whether it had an effect.
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

  /// Delivers a key to the application that is shown. The key is a command instead if the
  /// application does not handle it, while time is paused, or if it ends the program.
  public func type(_ stroke: DemoKeystroke) {
    let key = stroke.demoKey(keysAreHand: mover.isKeys)
    let isOfProgram = key == .quit && stroke.modifiers.contains(.control)
    if run.scene.isApplication, !pace.isPaused, !isOfProgram {
      if perform(.type(stroke)) {
        isStale = true
        return
      }
    }
    if let key { press(key) }
  }

  /// Pauses, and moves by a number of frames of 1/60 s; negative numbers go back.
  func step(_ frames: Int) {
    pace.isPaused = true
    cancelPointers()
    setPace()
    let span = TimeSpan.microseconds(Int64(frames.magnitude) * 1_000_000 / 60)
    // Updates the paused clock first, so that the step is counted from the time at which it stands.
    clock.step(.zero)
    if frames >= 0 {
      clock.step(span)
    } else if isRecordingHand {
      goBack(span)
    } else {
      notice = "only a recording can be stepped back"
    }
  }

  /// Goes back in time. A scene runs only forward, so it runs again from its beginning, with the
  /// same actions of keys. Later actions are discarded.
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

  /// A phrase with the recording's position, in seconds since its first event.
  var pauseWords: String {
    guard isRecordingHand else { return "paused" }
    let time = now - (history.time + SceneRun.lead + Self.recordingLead(run.scene))
    return "paused at \(DecimalText(time.seconds, decimals: 2, zeros: .kept)) s"
  }
}
