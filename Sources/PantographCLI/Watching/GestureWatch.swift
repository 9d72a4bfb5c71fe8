import PantographCommands
import PantographEvdev
import PantographGestures
import PantographLiveDevices
import PantographRecordings
import PantographTouches

/// Tells what hands do on live devices, until it is ended.
@MainActor
final class GestureWatch {
  private let clock: LiveClock
  private let scene: MakeWatchedScene?
  private let isGrabbing: Bool
  /// Whether devices that are plugged in later are watched, too.
  private let takesNew: Bool
  private var devices: [WatchedDevice] = []
  private var recordings: [PlayedRecording] = []
  private var notices: [(time: Timestamp, text: String)] = []
  private var output: WatchOutput

  init(
    _ clock: LiveClock, isJSON: Bool, scene: MakeWatchedScene? = nil,
    grabbing: Bool = false, takesNew: Bool = false
  ) {
    self.clock = clock
    self.scene = scene
    self.takesNew = takesNew
    isGrabbing = grabbing
    output = WatchOutput(isJSON: isJSON, start: clock.now)
    clock.onNotice = { [weak self] in self?.take($0) }
  }

  func add(node: String) throws(EvdevError) {
    var watched: WatchedDevice?
    let device = try clock.add(node: node, grabbing: isGrabbing) { watched?.take($0) }
    let made = WatchedDevice(device, scene: scene, at: clock.now)
    watched = made
    devices.append(made)
    output.namesDevices = devices.count > 1
  }

  /// Plays a recording from now on.
  func add(_ track: RecordingTrack, name: String) {
    let recording = PlayedRecording(track, name: name, at: clock.now)
    let watched = WatchedDevice(recording, scene: scene, at: clock.now)
    recording.receive = { watched.take($0) }
    recordings.append(recording)
    devices.append(watched)
    output.namesDevices = devices.count > 1
  }

  /// Takes up touch devices that nobody watches yet; those that may not be opened are told.
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

  /// Until a signal, the loop's stopper or that moment of the scene's time ends it.
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
      // With the last recording all is over: nothing else will come.
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
