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
    summary: "print gestures on live devices as they happen, and why",
    discussion: [
      """
      Prints a line for each gesture when it ends: time, fingers, kind, distance in millimetres, \
      speed at the lift, ending, and the rule and numbers that recognized it, with the time since \
      the first finger landed. Ctrl-C quits.
      """,
      """
      DEVICE is a node, or a part of a device's name. Without DEVICE all touch devices are \
      watched, also those that are connected later. Removing a device cancels its contacts; when \
      it is connected again, it is watched again.
      """,
      """
      DEVICE can also be a recording. It is played at its own speed, as if it came from a device, \
      and the command ends with it.
      """,
      """
      With --scene each device moves one of the scenes \
      (\(SceneName.all.joined(separator: ", "))), and the decision at each release is \
      printed with its numbers, or the reason why no transition began. On a touchpad one finger \
      moves a pointer, which starts in the middle of the scene.
      """,
      """
      With --thresholds gestures are recognized by the numbers in FILE, which \
      `pantograph tune --recognition --save` writes.
      """,
      """
      With --json each line is an object. Its event is gesture, decision, refusal or notice, its \
      time is in seconds since the start, and its gesture has the members of `replay --json`.
      """,
    ],
    arguments: [
      Argument(
        "DEVICE", .any, .device, help: "a device or a recording to watch (default all devices)")
    ],
    options: [
      .scene, .policy.needing(.scene).excluding(.decidingThresholds),
      .decidingThresholds, .grab,
      .limit, .json, .description, .strict,
    ],
    examples: [
      Example("pantograph watch", "Prints the gestures on all touch devices"),
      Example("pantograph watch hand.evemu", "Prints the gestures of a recording, in real time"),
      Example("pantograph watch touchpad --scene card", "Prints how the card's transition ends"),
      Example(
        "pantograph watch --json | jq -r 'select(.event == \"gesture\").gesture.kind'",
        "Prints only the kinds of gestures"),
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
      let thresholds = try watchedThresholds(invocation)
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
          clock, isJSON: isJSON, scene: scene, by: thresholds, grabbing: grabs, takesNew: all)
        for node in nodes { try watch.add(node: node) }
        for (track, name) in tracks { watch.add(track, name: name) }
        try watch.run(until: limit, console: &console)
      }
      return .success
    }
  }

  /// Returns the numbers of the recognition in a file of thresholds. With a scene the file may have
  /// only those of a release.
  private static func watchedThresholds(
    _ invocation: Invocation
  ) throws(Failure) -> RecognitionThresholds? {
    guard invocation.has(.scene), let path = invocation.value(.decidingThresholds) else {
      return try Policies.recognition(invocation)
    }
    return try Policies.policy(in: path).recognition
  }

  private static func touchTrack(
    of file: String, _ invocation: Invocation, console: inout Console
  ) throws(Failure) -> RecordingTrack {
    var loader = RecordingLoader(invocation)
    let recording = try loader.load(file, console: &console)
    let track = recording.tracks.first {
      !$0.events.isEmpty && $0.header.device.map(DeviceKind.init) != .other
    }
    guard let track else { throw Failure(.data, "\(file) has no events of a touch device") }
    return track
  }
}
