import Foundation
import PantographCLI
import PantographCommands
import PantographDemos
import PantographEvdev
import PantographGestures
import PantographLive
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings
import PantographStage
import PantographTouches
import PantographTuningFiles
import UIKit

#if canImport(Glibc)
  import Glibc
#endif

/// A demo in this terminal, moved by a device, a recording or keys.
package struct DemoShow {
  /// Creates the display of a demo. It is called after the demo's input has been chosen.
  package typealias MakeDisplay = @MainActor @Sendable (DemoSession) throws -> any DemoDisplay

  var scene: DemoScene
  var policy: ReleasePolicy
  var mapping: TouchMapping?
  var look = SceneLook()
  /// The manner in which this terminal shows pictures.
  var pixels = TerminalPixels.auto
  /// The path of the device; nil for no device.
  var node: String?
  var grabs = false
  /// The recording that moves the demo; `trackName` is its name.
  var track: RecordingTrack?
  var trackName = ""
  var recordingPath: String?
  var overwrites = false
  var isJSON = false
  /// The scene's age at which the demo ends; nil for no end.
  var lifetime: TimeSpan?
  /// Whether the latencies of pictures are printed in place of the report.
  var printsLatencies = false
  /// A notice to show from the start.
  var notice: String?
  /// The name of the input that is used without a device.
  var standIn = "keys"
  /// Creates the display that replaces the terminal; nil for the terminal.
  var makeDisplay: MakeDisplay?

  /// Whether a window system is available.
  static var hasScreen: Bool {
    ["WAYLAND_DISPLAY", "DISPLAY"].contains { (variable: String) in
      getenv(variable).map { $0.pointee != 0 } ?? false
    }
  }

  func run(console: inout Console) throws(Failure) {
    // Problems with a device or a file are reported before the terminal is taken over.
    try onMainActor(&console) { console in
      let loop = try InputLoop()
      try loop.catchSignals(also: [SIGWINCH])
      let clock = LiveClock(loop)
      let mover = try mover(clock)
      if case .device = mover { clock.watchForReturns(try HotPlug()) }
      var settings = DemoSession.Settings()
      settings.policy = policy
      settings.mapping = mapping
      settings.recordingPath = recordingPath
      settings.overwrites = overwrites
      settings.notice = notice
      settings.standIn = standIn
      settings.look = look
      settings.lifetime = lifetime
      if scene.isApplication, track == nil {
        settings.look.date = Date(timeIntervalSince1970: Double(time(nil)))
        PictureLibrary.usesFolderOfUser = true
      }
      settings.writeLabel = { path, label in
        do throws(NoteInFile.Failure) {
          try NoteInFile.set(NoteKey.label, to: label.rawValue, in: path)
        } catch {
          throw Failure(.data, error.sentence)
        }
      }
      if track != nil, let moment = RunMoment.left() {
        (settings.age, settings.isPaused) = (moment.age, moment.isPaused)
      }
      let session = try DemoSession(scene, mover: mover, clock: clock, settings: settings)
      let report = try show(session)
      // Another program goes on where this one was ended; its user has not asked for an end.
      if RunMoment.file != nil, !session.isOver {
        if track != nil { RunMoment(age: session.age, isPaused: session.isPaused).leave() }
        return
      }
      if printsLatencies {
        for latency in session.latencies.values {
          try console.print("\(DecimalText(latency.seconds, decimals: 6))\n")
        }
        return
      }
      let file = recordingPath ?? (track == nil ? node ?? standIn : trackName)
      if isJSON {
        let json = SceneReportJSON(
          report: report, entries: try SceneEntries(report), file: file, expects: false)
        try json.write { text throws(Failure) in try console.print(PrintableText(lines: text)) }
      } else {
        try console.print(
          SceneReportText(
            report, file: file, expectation: nil, nil, style: console.outputStyle
          ).text)
      }
    }
  }

  @MainActor
  private func show(_ session: DemoSession) throws -> SceneReport {
    let display = try makeDisplay?(session) ?? Self.terminal(session, pixels)
    // The display is released at the end of this call, which restores the terminal before anything
    // is printed.
    return try withExtendedLifetime(display) { try session.run(on: display) }
  }

  /// Creates a display that uses this terminal.
  @MainActor
  static func terminal(
    _ session: DemoSession, _ pixels: TerminalPixels = .auto
  ) throws -> any DemoDisplay {
    guard
      let display = TerminalDisplay(
        keysAreHand: session.mover.isKeys, isForApplication: session.run.scene.isApplication,
        pixels: pixels)
    else {
      throw Failure(
        .unavailable, "standard input is not a terminal",
        advice: [drawingAdvice(session)])
    }
    session.clock.onWake = { [weak display] wake in
      if case .signal(SIGWINCH) = wake { display?.resize() }
    }
    return display
  }

  @MainActor
  private static func drawingAdvice(_ session: DemoSession) -> String {
    session.run.scene.isApplication
      ? "Draw a film of a recording instead: --replay hand.evemu --film out.webp"
      : "Draw it into a file: --out \(session.run.scene.name).webp"
  }

  @MainActor
  private func mover(_ clock: LiveClock) throws -> DemoMover {
    if let track { return .recording(track, name: trackName) }
    guard let node else { return .keys }
    return try .device(node: node, on: clock, grabbing: grabs, by: policy.recognition)
  }
}
