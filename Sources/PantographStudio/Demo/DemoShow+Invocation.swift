import PantographCLI
import PantographCommands
import PantographDemos
import PantographEvdev
import PantographPlainText
import PantographRecordings
import PantographStage
import PantographTouches
import UIKit

extension DemoShow {
  /// Creates the demo that a command line names; nil if it names none.
  init?(_ invocation: Invocation, console: inout Console) throws(Failure) {
    guard let name = invocation.arguments.first else { return nil }
    let scene = try Command.demoScene(named: name, what: "demo")
    try self.init(scene, invocation, console: &console)
  }

  /// Creates a demo that shows an application.
  init(
    application scene: DemoScene, _ invocation: Invocation, console: inout Console
  ) throws(Failure) {
    try self.init(scene, invocation, console: &console)
  }

  private init(
    _ scene: DemoScene, _ invocation: Invocation, console: inout Console
  ) throws(Failure) {
    let policy = try Command.releasePolicy(invocation)
    if let file = invocation.value(.replayed), invocation.has(.liveDevice) {
      throw Failure(.usage, "--device and --replay \(file) cannot be given together")
    }
    self.init(scene: scene, policy: policy, mapping: try Self.mapping(invocation))
    look = SceneLook(invocation)
    pixels = invocation.value(.pixels).flatMap { TerminalPixels(rawValue: $0) } ?? .auto
    grabs = invocation.has(.grab)
    recordingPath = invocation.value(.recordHand)
    overwrites = invocation.has(.force)
    isJSON = invocation.has(.json)
    lifetime = invocation.number(.lifetime).map { .seconds($0) }
    printsLatencies = invocation.has(.latencies)
    if let file = invocation.value(.replayed) {
      var loader = RecordingLoader(invocation)
      let recording = try loader.load(file, console: &console)
      track = try SceneReplay.touchTrack(of: recording, file: file)
      trackName = file
      mapping = mapping ?? SceneReplay.mapping(of: recording)
      look.add(notesOf: recording)
    }
  }

  /// Returns the mapping that the options choose; nil for the default mapping of the device.
  static func mapping(_ invocation: Invocation) throws(Failure) -> TouchMapping? {
    let isTraditional = invocation.has(.traditional)
    guard let word = invocation.value(.mapping) else {
      return isTraditional ? TouchMapping(named: "indirect traditional") : nil
    }
    guard word == "indirect" || !isTraditional else {
      throw Failure(.usage, "--traditional has no effect with --mapping \(word)")
    }
    return TouchMapping(
      named: word == "indirect" && isTraditional ? "indirect traditional" : word)
  }

  /// Chooses the device that the options name, or else the first one that can be opened. Without a
  /// device, keys or the mouse replace it. Throws if the file to record into is not acceptable.
  mutating func chooseHand(
    _ invocation: Invocation, console: inout Console
  ) throws(Failure) {
    if track == nil { try chooseDevice(invocation, console: &console) }
    if recordingPath != nil, node == nil {
      throw Failure(.usage, "--record needs a touch device, and none can be opened")
    }
    if printsLatencies, node == nil {
      throw Failure(.usage, "--latencies needs a touch device, and none can be opened")
    }
    if let recordingPath {
      try RecordingFormat.checkRecording(into: recordingPath)
      try OutputPlace(path: recordingPath, overwrites: overwrites).check()
    }
  }

  private mutating func chooseDevice(
    _ invocation: Invocation, console: inout Console
  ) throws(Failure) {
    let listed = InputDevices.list().filter(\.isTouch)
    if let word = invocation.value(.liveDevice) {
      node = try DeviceChoice(word, among: listed).resolve(word, console: &console)
      return
    }
    node = listed.first { $0.obstacle == nil }?.node
    guard node == nil, let closed = listed.first, let obstacle = closed.obstacle else { return }
    let failure = Failure(obstacle)
    notice = "\(failure.message); use \(standIn) instead"
    try console.warn("\(failure.message); use \(standIn) instead")
    for advice in failure.advice { try console.remark("\(advice)") }
  }
}

extension SceneLook {
  /// Creates the look that the options of a command line choose.
  init(_ invocation: Invocation) {
    self.init(
      reducesMotion: invocation.has(.reduceMotion), isMirrored: invocation.has(.rtl),
      screen: invocation.value(.screen).flatMap { name in
        DeviceModel.all.first { $0.name == name }
      },
      showsKeyboard: invocation.has(.screenKeyboard), speaks: invocation.has(.speak))
  }
}
