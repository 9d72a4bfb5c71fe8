import PantographCommands
import PantographEvdev
import PantographPlainText
import PantographRecordingFiles
import PantographTouches

#if canImport(Glibc)
  import Glibc
#endif

/// Does the work of `check`: chooses the device, runs the steps, and writes the result.
struct CheckWork {
  /// The choice of the device; nil for the only one.
  var word: String?
  var bundle: BundlePlace
  /// The path of the page; nil if none is written apart from the bundle.
  var page: String?
  var overwrites: Bool
  var seconds: Double
  var beginsAtOnce: Bool
  var isJSON: Bool
  /// Whether the desktop gets none of the device's input during the steps.
  var grabs: Bool

  init(_ invocation: Invocation) throws(Failure) {
    word = invocation.value(.checkedDevice)
    overwrites = invocation.has(.force)
    bundle = try BundlePlace(invocation.value(.bundle) ?? BundlePlace.usual, overwrites: overwrites)
    page = invocation.value(.checkPage)
    seconds = invocation.number(.stepTime) ?? 20
    beginsAtOnce = invocation.has(.beginAtOnce)
    isJSON = invocation.has(.json)
    grabs = invocation.has(.grab)
    try bundle.check()
    if let page { try OutputPlace(path: page, overwrites: overwrites).check() }
  }

  /// Runs the check with this computer's devices.
  @MainActor
  func run(_ loop: InputLoop, console: inout Console) throws(Failure) -> ExitCode {
    let device = try chosen(console: &console)
    let keys = CheckKeys()
    if keys.isTerminal { loop.add(descriptor: STDIN_FILENO) }
    var talk = CheckTalk(
      isJSON ? .errors : .output, seconds: seconds, hasKeys: keys.isTerminal)
    let style = isJSON ? console.errorStyle : console.outputStyle
    let devices = InputDevices.list().filter(\.isTouch)
    try talk.say(DeviceListText(style: style).text(devices), console: &console)
    if keys.isTerminal, !beginsAtOnce {
      try console.draw(
        "\n\(CheckStep.allCases.count) movements on \(device.device.name). Press a key to begin, q to end: "
      )
      guard try Self.begins(loop, keys) else {
        try console.draw("\n")
        return .interrupted
      }
      try console.draw("\n")
    }
    var hardware = CheckHardware.own(loop)
    hardware.readKey = { keys.next() }
    hardware.findPicture(hasTerminal: keys.isTerminal && Console.canMoveCursor)
    let run = CheckRun(device, hardware: hardware, seconds: seconds, grabbing: grabs, talk: talk)
    return try finish(try run.run(console: &console), console: &console)
  }

  /// Writes the bundle and the page, and prints the result.
  func finish(_ found: CheckReport, console: inout Console) throws(Failure) -> ExitCode {
    var report = found
    var failure: Failure?
    do throws(Failure) {
      report.omission = try bundle.write(report)
    } catch {
      failure = error
      report.omission = "it could not be written"
    }
    if let page {
      do throws(Failure) {
        try write(CheckPage.text(report), to: page)
      } catch {
        failure = failure ?? error
      }
    }
    if isJSON {
      try console.print(PrintableText(lines: CheckJSON.text(report)))
    } else {
      let text = CheckText(style: console.outputStyle, width: console.width)
      try console.print("\n" + text.text(report))
    }
    try console.flush()
    if let failure { throw failure }
    if let page { try console.remark("wrote \(page)") }
    let partial: PrintableText = report.omission == nil ? "" : ", without all files"
    try console.remark(
      "wrote \(bundle.path)\(partial): look at it, and send it with a report if something did not hold"
    )
    if report.omission != nil { return .outputFailed }
    if report.end == .stopped { return .interrupted }
    return report.holds ? .success : .notAsExpected
  }

  /// Returns the device to check, which can be opened and recorded.
  private func chosen(console: inout Console) throws(Failure) -> ListedDevice {
    let listed = InputDevices.list()
    let node = try DeviceChoice(word, among: listed.filter(\.isTouch))
      .resolve(word, console: &console)
    let known = listed.first { $0.node == node }
    if let obstacle = known?.obstacle { throw Failure(obstacle) }
    do throws(EvdevError) {
      let reader = try EvdevReader(node: node)
      try Recorder.check(reader.device, path: node)
      return known ?? ListedDevice(node: node, device: reader.device)
    } catch {
      throw Failure(error)
    }
  }

  /// Waits for a key. Returns false if the user or a signal ends the check instead.
  private static func begins(_ loop: InputLoop, _ keys: CheckKeys) throws(Failure) -> Bool {
    while true {
      let wakes: [InputLoop.Wake]
      do throws(EvdevError) { wakes = try loop.wait() } catch { throw Failure(error) }
      for wake in wakes {
        switch wake {
        case .descriptor: return CheckKey(keys.next()) != .quit
        case .signal, .stopped: return false
        case .device, .hotPlug, .deadline: break
        }
      }
    }
  }

  private func write(_ text: String, to path: String) throws(Failure) {
    do throws(RecordingFileError) {
      var file = try OutputFile.create(path, overwrite: overwrites, permissions: .personal)
      try file.write(Array(text.utf8))
      try file.commit()
    } catch {
      throw Failure(error)
    }
  }
}

/// The keys of the terminal, read one by one for the lifetime of this object.
final class CheckKeys {
  private let input = KeyInput()

  var isTerminal: Bool { input.isTerminal }

  /// Reads a key. Nil is the end of the input or Ctrl-C.
  func next() -> Character? { input.next() }
}
