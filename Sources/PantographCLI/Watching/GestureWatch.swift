import PantographCommands
import PantographEvdev
import PantographGestures
import PantographLiveDevices
import PantographRecordings
import PantographTouches

/// Reports the gestures on live devices until it is ended.
@MainActor
final class GestureWatch {
  private let clock: LiveClock
  private let scene: MakeWatchedScene?
  private let isGrabbing: Bool
  /// The numbers of the recognition; nil stands for Pantograph's own.
  private let thresholds: RecognitionThresholds?
  /// Whether devices that are plugged in later are watched as well.
  private let takesNew: Bool
  private var devices: [WatchedDevice] = []
  private var recordings: [PlayedRecording] = []
  private var notices: [(time: Timestamp, text: String)] = []
  private var output: WatchOutput

  init(
    _ clock: LiveClock, isJSON: Bool, scene: MakeWatchedScene? = nil,
    by thresholds: RecognitionThresholds? = nil, grabbing: Bool = false, takesNew: Bool = false
  ) {
    self.thresholds = thresholds
    self.clock = clock
    self.scene = scene
    self.takesNew = takesNew
    isGrabbing = grabbing
    output = WatchOutput(isJSON: isJSON, start: clock.now)
    clock.onNotice = { [weak self] in self?.take($0) }
  }

  func add(node: String) throws(EvdevError) {
    var watched: WatchedDevice?
    let device = try clock.add(
      node: node, filters: { [thresholds] in thresholds?.filters(for: $0) }, grabbing: isGrabbing,
      receive: { watched?.take($0) })
    let made = WatchedDevice(device, scene: scene, by: thresholds, at: clock.now)
    watched = made
    devices.append(made)
    output.namesDevices = devices.count > 1
  }

  /// Plays a recording, starting now.
  func add(_ track: RecordingTrack, name: String) {
    let recording = PlayedRecording(track, name: name, by: thresholds, at: clock.now)
    let watched = WatchedDevice(recording, scene: scene, by: thresholds, at: clock.now)
    recording.receive = { watched.take($0) }
    recordings.append(recording)
    devices.append(watched)
    output.namesDevices = devices.count > 1
  }

  /// Adds the touch devices that are not watched yet. Skips devices that are known to be
  /// inaccessible, and reports those that fail to open.
  func addAll() {
    for listed in InputDevices.list() where listed.isTouch {
      guard !clock.devices.contains(where: { $0.node == listed.node }) else { continue }
      guard listed.obstacle == nil else { continue }
      do throws(EvdevError) {
        try add(node: listed.node)
      } catch {
        notices.append((clock.now, "\(error)"))
      }
    }
  }

  /// Runs until a signal, the loop's stopper or `limit` ends it. `limit` is in the clock's time.
  func run(until limit: Timestamp? = nil, console: inout Console) throws {
    if takesNew {
      clock.onWake = { [weak self] wake in
        if case .hotPlug = wake { self?.addAll() }
      }
    }
    var goesOn = true
    while goesOn {
      let wake =
        (devices.compactMap { $0.wakeTime(after: clock.now) }
        + recordings.compactMap(\.nextTime)).min()
      // With recordings only, the watch ends after the last recording, because nothing else can
      // come.
      if wake == nil, !takesNew, clock.devices.isEmpty { break }
      goesOn = try clock.wait(until: [wake, limit].compactMap { $0 }.min())
      for recording in recordings { recording.advance(to: clock.now) }
      for device in devices {
        for word in device.advance(to: clock.now) {
          try tell(word, on: device.name, console: &console)
        }
      }
      for notice in notices {
        try output.tell(notice.text, at: notice.time, console: &console)
      }
      notices = []
      if let limit, clock.now >= limit { goesOn = false }
    }
  }

  private func take(_ notice: LiveNotice) {
    notices.append((clock.now, notice.description))
  }

  private func tell(
    _ word: WatchedDevice.Word, on device: String, console: inout Console
  ) throws(Failure) {
    switch word {
    case .gesture(let gesture): try output.tell(gesture, on: device, console: &console)
    case .decision(let decision, let time):
      try output.tell(
        "decision", decision.description, json: decision.json, at: time, on: device,
        console: &console)
    case .refusal(let refusal, let time):
      try output.tell(
        "refusal", refusal.description, json: refusal.json, at: time, on: device,
        console: &console)
    }
  }
}
