import Expectations
import PantographCommands
import PantographDemos
import PantographEvdev
import PantographGestures
import PantographLive
import PantographPlainText
import PantographRecordings
import PantographSynthesis
import PantographTouches
import SimulatedDevices
import Testing

@testable import PantographCLI
@testable import PantographStudio

@MainActor
struct WatchedDeviceTests {
  /// The lines printed for successive gestures of a hand on a fake device.
  private func words(
    _ requests: [SynthesisRequest], scene: (DemoScene, ReleasePolicy)? = nil
  ) throws -> [WatchedDevice.Word] {
    let room = try FakeRoom()
    let node = "/dev/input/event3"
    let recordings = try requests.map { try Synthesis.synthesize($0) }
    let tracks = try recordings.map { try #require($0.tracks.first) }
    let fake = room.plug(node, try #require(tracks.first?.header.device))
    var watched: WatchedDevice?
    let device = try room.clock.add(node: node) { watched?.take($0) }
    var makeScene: MakeWatchedScene?
    if let (scene, policy) = scene {
      makeScene = { WatchedDemo(scene, policy: policy, on: $0, at: $1) }
    }
    let made = WatchedDevice(device, scene: makeScene, at: room.clock.now)
    watched = made
    var start: Int64 = 500_000
    for track in tracks {
      for frame in track.frames {
        var events = Array(frame.events)
        let due = room.moment(start + frame.time.microseconds)
        for index in events.indices { events[index].time = due }
        room.script.append((due, { fake.write(events) }))
      }
      start += 3_000_000
    }
    var words: [WatchedDevice.Word] = []
    while try room.clock.wait(until: made.wakeTime(after: room.clock.now)) {
      words += made.advance(to: room.clock.now)
    }
    return words + made.advance(to: room.clock.now)
  }

  @Test func `each gesture is told once it is over, with what told it`() throws {
    let words = try words([
      SynthesisRequest(gesture: "swipe", fingers: 3, direction: .left, distance: 40),
      SynthesisRequest(gesture: "tap"),
    ])
    let gestures = words.compactMap { word -> GestureRecord? in
      if case .gesture(let gesture) = word { gesture } else { nil }
    }
    expect(words.count == 2 && gestures.map(\.kind) == [.swipe, .tap])
    let swipe = try #require(gestures.first)
    expect(swipe.fingers == 3 && swipe.direction == .left)
    let line = GestureLine(style: .plain, glyphs: .ascii).text(
      swipe, since: .zero + .milliseconds(500)
    ).description
    expect(line.contains(" s  ***    swipe left "))
    expect(line.contains(" mm/s  ended     recognized after ") && line.contains("ms: together "))
  }

  @Test func `a scene says what becomes of it at the release, and begins anew after that`() throws {
    let down = SynthesisRequest(
      gesture: "swipe", device: "phone", direction: .down, distance: 60)
    let words = try words([down, down], scene: (.card, .pantograph))
    let decisions = words.compactMap { word -> ReleaseDecision? in
      if case .decision(let decision, _) = word { decision } else { nil }
    }
    expect(decisions.map(\.outcome), equals: [.finish, .finish])
    expect(decisions.first?.description.hasPrefix("finish: thrown at"), equals: true)
  }

  @Test func `fingers that begin nothing are answered`() throws {
    let words = try words(
      [SynthesisRequest(gesture: "swipe", device: "phone", direction: .left, distance: 40)],
      scene: (.card, .pantograph))
    let refusals = words.compactMap { word -> InteractionRefusal? in
      if case .refusal(let refusal, _) = word { refusal } else { nil }
    }
    expect(refusals.count, equals: 1)
  }
}
