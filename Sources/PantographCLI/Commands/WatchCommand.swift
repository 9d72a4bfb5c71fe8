import PantographCommands
import PantographEvdev
import PantographGestures
import PantographLiveDevices
import PantographPlainText
import PantographRecordings
import PantographSceneNames
import PantographTouches

extension Command {
  package static let watch: Command = Command(
    name: "watch",
    summary: "tell the gestures of hands on devices as they happen, and why",
    discussion: [
      """
      Prints a line for each gesture once it is over: when, how many fingers, what it was, how far it \
      went in millimetres and how fast at the lift, how it ended, and by which rule and numbers it was \
      told, how long after the first finger landed. Ctrl-C ends it.
      """,
      """
      DEVICE is a node, or a device's name or a part of it. Without it all touch devices are watched, \
      those that are plugged in later too. A device that is pulled out cancels what is down on it; \
      when it comes back it is watched again.
      """,
      """
      In the place of a device there may be a recording: its hand is played at its own speed, as if it were on the device, and the \
      command ends with it.
      """,
      """
      With --scene each device moves one of the scenes \
      (\(SceneName.all.joined(separator: ", "))), and the decision at each release is \
      printed with its numbers, or why the fingers began nothing. A touchpad lies beside the screen, \
      with its pointer in the middle of the scene.
      """,
      """
      With --json each line is an object: its event is gesture, decision, refusal or notice, its time \
      is in seconds since the beginning; the gesture is as `replay --json` has it.
      """,
    ],
    arguments: [
      Argument(
        "DEVICE", .any, .device, help: "a device or a recording to watch; all devices without it")
    ],
    options: [
      .scene, .policy.needing(.scene).excluding(.decidingThresholds),
      .decidingThresholds.needing(.scene), .grab,
      .limit, .json, .description, .strict,
    ],
    examples: [
      Example("pantograph watch", "Tells what fingers do on all touch devices"),
      Example("pantograph watch hand.evemu", "Tells what a recorded hand does, as it does it"),
      Example("pantograph watch touchpad --scene card", "Tells what would become of a card"),
      Example(
        "pantograph watch --json | jq -r 'select(.event == \"gesture\").gesture.kind'",
        "Prints the kinds alone"),
    ],
    run: watching { _ in nil },
    companionPart: { $0.has(.scene) ? "watch --scene" : nil })

  /// Returns the work of watching devices. If `makeScene` returns a closure for the command line,
  /// each device moves a scene made by that closure.
  package static func watching(
    _ makeScene: @escaping @Sendable (Invocation) throws(Failure) -> MakeWatchedScene?
  ) -> Work {
    { invocation, console throws(Failure) in
      let scene = try makeScene(invocation)
      var nodes: [String] = []
      let listed = InputDevices.list().filter(\.isTouch)
      var tracks: [(track: RecordingTrack, name: String)] = []
      for word in invocation.arguments {
        if word == "-" || PlayedRecording.isFile(word) {
          tracks.append((try touchTrack(of: word, invocation, console: &console), word))
        } else {
          nodes.append(
            try DeviceChoice(word, among: listed).resolve(word, console: &console))
        }
      }
      let all = invocation.arguments.isEmpty
      if all {
        nodes = listed.filter { $0.obstacle == nil }.map(\.node)
        if nodes.isEmpty, let obstacle = listed.compactMap(\.obstacle).first {
          throw Failure(obstacle)
        }
        if nodes.isEmpty { try console.remark("no touch device yet; waiting for one") }
      }
      let limit = invocation.number(.limit).map { Timestamp.zero + .seconds($0) }
      let (isJSON, grabs) = (invocation.has(.json), invocation.has(.grab))
      try onMainActor(&console) { console in
        let loop = try InputLoop()
        try loop.catchSignals()
        let clock = LiveClock(loop)
        // Recordings alone need no hot-plug events.
        if all || !nodes.isEmpty { clock.watchForReturns(try HotPlug()) }
        let watch = GestureWatch(
          clock, isJSON: isJSON, scene: scene, grabbing: grabs, takesNew: all)
        for node in nodes { try watch.add(node: node) }
        for (track, name) in tracks { watch.add(track, name: name) }
        try watch.run(until: limit, console: &console)
      }
      return .success
    }
  }

  private static func touchTrack(
    of file: String, _ invocation: Invocation, console: inout Console
  ) throws(Failure) -> RecordingTrack {
    var loader = RecordingLoader(invocation)
    let recording = try loader.load(file, console: &console)
    let track = recording.tracks.first {
      !$0.events.isEmpty && $0.header.device.map(DeviceKind.init) != .other
    }
    guard let track else { throw Failure(.data, "\(file) holds no events of a touch device") }
    return track
  }
}
