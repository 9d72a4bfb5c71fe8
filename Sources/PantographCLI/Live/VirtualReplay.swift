import PantographCommands
import PantographEvdev
import PantographPlainText
import PantographRecordings
import PantographTouches

/// Creates the device that a recording describes and plays the recorded events on it.
struct VirtualReplay {
  /// The time that the device stays after the last frame. A program that has not read a frame
  /// before the device disappears never receives it.
  static let linger = TimeSpan.milliseconds(250)
  /// The last part of each wait, which is a busy loop if the user wants exact times.
  static let spin = TimeSpan.microseconds(200)

  var device: DeviceDescription
  var events: [InputEvent]
  var speed: Double
  var spins: Bool
  /// The time that the device exists before the first frame, so that other programs can find it.
  var wait: TimeSpan
  var isJSON: Bool

  init(_ invocation: Invocation, console: inout Console) throws(Failure) {
    let file = invocation.arguments[0]
    var loader = RecordingLoader(invocation)
    let recording = try loader.load(file, console: &console)
    let described = recording.tracks.filter { $0.header.device != nil }
    guard let first = described.first?.header.device else {
      throw Failure(
        .data, "\(file) does not describe its device",
        advice: ["Read the description from another file with --description FILE."])
    }
    guard let track = described.first(where: { $0.header.device.map(DeviceKind.init) != .other })
    else { throw Failure(.data, "\"\(first.name)\" in \(file) is not a touch device") }
    device = track.header.device ?? first
    events = track.events
    speed = invocation.number(.speed) ?? 1
    spins = invocation.has(.spin)
    wait = .seconds(invocation.number(.wait) ?? 1)
    isJSON = invocation.has(.json)
  }

  func run(console: inout Console) throws(Failure) -> ExitCode {
    let virtual: VirtualDevice
    let clock: LivePlaybackClock
    do throws(EvdevError) {
      virtual = try VirtualDevice(device)
      let loop = try InputLoop()
      try loop.catchSignals()
      clock = LivePlaybackClock(loop: loop, spin: spins ? Self.spin : .zero)
    } catch {
      throw Failure(error)
    }
    try console.print(
      isJSON ? PrintableText(lines: nodeJSON(virtual.node)) : "\(virtual.node)  \(device.name)\n")
    try console.flush()
    let report: RecordingPlayer.Report
    do throws(EvdevError) {
      guard try clock.wait(until: clock.now + wait) else { return .interrupted }
      report = try RecordingPlayer(events, speed: speed).play(into: virtual, clock: clock)
      if !report.isInterrupted { _ = try clock.wait(until: clock.now + Self.linger) }
    } catch {
      throw Failure(error)
    }
    try console.print(isJSON ? PrintableText(lines: Self.json(report)) : Self.text(report))
    return report.isInterrupted ? .interrupted : .success
  }

  static func text(_ report: RecordingPlayer.Report) -> PrintableText {
    let errors = report.errors
    let end = report.isInterrupted ? ", then was stopped" : ""
    return """
      played \(report.frames) frames\(end)
      timing error  p50 \(microseconds(errors.p50)), p99 \(microseconds(errors.p99)), \
      max \(microseconds(errors.maximum))

      """
  }

  static func json(_ report: RecordingPlayer.Report) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", JSONSchema.virtualReplay)
      json.member("frames", report.frames)
      json.member("interrupted", report.isInterrupted)
      json.key("timingError")
      json.object { json in
        json.member("p50", report.errors.p50.seconds)
        json.member("p99", report.errors.p99.seconds)
        json.member("max", report.errors.maximum.seconds)
      }
    }
    return json.text + "\n"
  }

  private func nodeJSON(_ node: String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", JSONSchema.virtualReplay)
      json.member("node", node)
      json.member("name", device.name)
    }
    return json.text + "\n"
  }

  private static func microseconds(_ span: TimeSpan) -> String { "\(span.microseconds) µs" }
}
