import Expectations
import Foundation
import PantographRecordings
import PantographSynthesis
import PantographTouches
import Testing

/// The recordings in the folder `Recordings`, generated from one list.
struct BundledRecordingsTests {
  static let requests: [String: SynthesisRequest] = [
    "phone-double-tap-60hz": SynthesisRequest(gesture: "double-tap", device: "phone", rate: 60),
    "phone-drag-up-90hz": SynthesisRequest(
      gesture: "drag", device: "phone", rate: 90, direction: .up, distance: 36),
    "phone-flick-down-125hz": SynthesisRequest(
      gesture: "flick", device: "phone", direction: .down),
    "phone-drag-right-60hz": SynthesisRequest(gesture: "drag", device: "phone", rate: 60),
    "phone-edge-swipe-menu-90hz": SynthesisRequest(
      gesture: "edge-swipe", device: "phone", rate: 90, seed: 3, distance: 30),
    "phone-edge-swipe-right-125hz": SynthesisRequest(gesture: "edge-swipe", device: "phone"),
    "phone-edge-swipe-short-125hz": SynthesisRequest(
      gesture: "edge-swipe", device: "phone", seed: 2, distance: 14, duration: 0.5),
    "phone-flick-back-125hz": SynthesisRequest(gesture: "flick-back", device: "phone"),
    "phone-flick-back-down-60hz": SynthesisRequest(
      gesture: "flick-back", device: "phone", rate: 60, direction: .down, distance: 45),
    "phone-flick-right-125hz": SynthesisRequest(gesture: "flick", device: "phone"),
    "phone-hold-before-lift-125hz": SynthesisRequest(gesture: "hold-before-lift", device: "phone"),
    "phone-jab-125hz": SynthesisRequest(gesture: "jab", device: "phone"),
    "phone-pinch-out-90hz": SynthesisRequest(gesture: "pinch-out", device: "phone", rate: 90),
    "phone-settle-back-125hz": SynthesisRequest(gesture: "settle-back", device: "phone"),
    "phone-swipe-down-125hz": SynthesisRequest(
      gesture: "swipe", device: "phone", direction: .down, distance: 60),
    "phone-swipe-left-1000hz": SynthesisRequest(
      gesture: "swipe", device: "phone", rate: 1000, direction: .left, duration: 0.2),
    "phone-tap-90hz": SynthesisRequest(gesture: "tap", device: "phone", rate: 90),
    "phone-tap-beside-125hz": SynthesisRequest(gesture: "tap", device: "phone", seed: 5),
    "phone-swipe-tabs-125hz": SynthesisRequest(
      gesture: "swipe", device: "phone", direction: .left, distance: 40),
    "phone-drag-pages-60hz": SynthesisRequest(
      gesture: "drag", device: "phone", rate: 60, seed: 4, distance: 25),
    "phone-swipe-photo-90hz": SynthesisRequest(
      gesture: "swipe", device: "phone", rate: 90, seed: 2, direction: .down, distance: 45),
    "phone-settle-back-down-125hz": SynthesisRequest(
      gesture: "settle-back", device: "phone", seed: 3, direction: .down),
    "phone-drag-keyboard-60hz": SynthesisRequest(
      gesture: "swipe", device: "phone", rate: 60, seed: 6, direction: .down, distance: 70),
    "phone-drag-flip-60hz": SynthesisRequest(
      gesture: "drag", device: "phone", rate: 60, seed: 3, direction: .left, distance: 40),
    "touchpad-2-finger-scroll-up-125hz": SynthesisRequest(gesture: "scroll"),
    "touchpad-2-finger-swipe-right-125hz": SynthesisRequest(gesture: "swipe", fingers: 2),
    "touchpad-3-finger-swipe-left-125hz": SynthesisRequest(
      gesture: "swipe", fingers: 3, direction: .left),
    "touchpad-4-finger-swipe-up-125hz": SynthesisRequest(
      gesture: "swipe", fingers: 4, direction: .up),
    "touchpad-long-press-60hz": SynthesisRequest(gesture: "long-press", rate: 60),
    "touchpad-palm-125hz": SynthesisRequest(gesture: "palm"),
    "touchpad-pinch-in-125hz": SynthesisRequest(gesture: "pinch-in"),
    "touchpad-slow-drag-60hz": SynthesisRequest(gesture: "slow-drag", rate: 60),
    "touchscreen-palm-tool-90hz": SynthesisRequest(
      gesture: "palm-tool", device: "touchscreen", rate: 90),
    "touchscreen-rotate-125hz": SynthesisRequest(gesture: "rotate", device: "touchscreen"),
    "touchscreen-swipe-down-250hz": SynthesisRequest(
      gesture: "swipe", device: "touchscreen", rate: 250, direction: .down),
  ]

  /// The scene of each recording, and the expected outcome of its transition.
  static let expectations: [String: (scene: String, outcome: String)] = [
    "phone-drag-up-90hz": ("sheet", "finish by progress"),
    "phone-edge-swipe-menu-90hz": ("menu", "finish"),
    "phone-edge-swipe-right-125hz": ("navigation", "finish"),
    "phone-edge-swipe-short-125hz": ("navigation", "cancel by progress"),
    "phone-flick-down-125hz": ("sheet", "finish by projection"),
    "phone-flick-back-down-60hz": ("card", "cancel by velocity-against"),
    "phone-swipe-down-125hz": ("card", "finish by velocity"),
    "phone-tap-90hz": ("card", "nothing"),
    "phone-tap-beside-125hz": ("popover", "nothing"),
    "phone-swipe-tabs-125hz": ("tabs", "finish by velocity"),
    "phone-flick-right-125hz": ("throw", "nothing"),
    "phone-drag-pages-60hz": ("pages", "cancel by progress"),
    "phone-swipe-photo-90hz": ("photos", "finish by velocity"),
    "phone-settle-back-down-125hz": ("diagonal", "cancel"),
    "phone-drag-flip-60hz": ("flip", "finish by progress"),
    "phone-drag-keyboard-60hz": ("messages", "nothing"),
    "touchpad-3-finger-swipe-left-125hz": ("workspaces", "finish by velocity"),
  ]

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Recordings")

  /// If PANTOGRAPH_REGENERATE is set, the files are written instead of compared.
  @Test(arguments: requests.keys.sorted())
  func `the file is what its own seed gives`(name: String) throws {
    let request = try #require(Self.requests[name])
    let encoder = try #require(RecordingFormat.named("evemu")?.makeEncoder())
    var data = Data()
    var recording = try Synthesis.synthesize(request)
    if let (scene, outcome) = Self.expectations[name] {
      recording.notes.append(RecordingNote(key: "scene", value: scene))
      recording.notes.append(RecordingNote(key: "expect", value: outcome))
    }
    recording.encode(with: encoder) { bytes in
      data.append(contentsOf: bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    let file = Self.folder.appendingPathComponent(name + ".evemu")
    if ProcessInfo.processInfo.environment["PANTOGRAPH_REGENERATE"] != nil {
      try data.write(to: file)
    }
    try expect(Data(contentsOf: file), equals: data)
    expect(data.count, isBelow: 60_000)
  }

  @Test func `every gesture, device and usual rate is among them`() {
    let requests = Self.requests.values
    expect(Set(requests.map { $0.gesture }), equals: Set(Synthesis.allGestures.map { $0.name }))
    expect(Set(requests.map { $0.device }), equals: Set(SynthesizedDevice.all.map { $0.name }))
    expect(Set(requests.map { $0.rate }), equals: Set(Synthesis.allRates))
  }

  @Test(arguments: requests.keys.sorted())
  func `the decoder finds the fingers that were meant and nothing wrong`(name: String) throws {
    let request = try #require(Self.requests[name])
    let recording = try Synthesis.synthesize(request)
    var decoder = ContactDecoder(device: recording.tracks[0].header.device)
    var most = 0
    for event in recording.tracks[0].events where decoder.consume(event) {
      expect(decoder.frame.anomalies, equals: [])
      most = max(most, decoder.frame.fingerCount)
    }
    expect(recording.note("fingers"), equals: "\(most)")
  }
}
