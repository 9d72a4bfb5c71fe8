import PantographRecordings
import PantographSynthesis
import PantographTouches
import StreamChecking

/// Recordings to edit: every gesture, on a device and at a rate chosen by its number.
enum EditSample {
  static func all(seed: UInt64 = 1) throws -> [Recording] {
    try Synthesis.allGestures.enumerated().map { index, gesture in
      let device = SynthesizedDevice.all[index % SynthesizedDevice.all.count]
      let rate = Synthesis.allRates[(index + Int(seed)) % Synthesis.allRates.count]
      return try make(gesture.name, device: device.name, rate: rate, seed: seed)
    }
  }

  static func make(
    _ gesture: String, device: String = "touchpad", rate: Int = 125, seed: UInt64 = 1,
    fingers: Int? = nil
  ) throws -> Recording {
    try Synthesis.synthesize(
      SynthesisRequest(
        gesture: gesture, device: device, rate: rate, seed: seed, fingers: fingers))
  }

  /// One finger on a device without slots.
  static var singleTouch: Recording {
    let device = DeviceDescription(
      name: "Single", codes: [.key: [KeyCode.touch], .absolute: [0, 1]],
      axes: [
        0: AbsoluteAxis(minimum: 0, maximum: 1000, resolution: 10),
        1: AbsoluteAxis(minimum: 0, maximum: 1000, resolution: 10),
      ])
    var events: [InputEvent] = []
    for step in 0...10 {
      let time = Timestamp(microseconds: 1 + Int64(step) * 10_000)
      func add(_ type: EventType, _ code: UInt16, _ value: Int32) {
        events.append(InputEvent(time: time, type: type, code: code, value: value))
      }
      if step == 0 { add(.key, KeyCode.touch, 1) }
      if step == 0 { add(.absolute, 1, 500) }
      if step < 10 { add(.absolute, 0, Int32(100 + step)) }
      if step == 10 { add(.key, KeyCode.touch, 0) }
      events.append(.report(at: time))
    }
    return Recording(tracks: [
      RecordingTrack(header: TrackHeader(device: device), events: events)
    ])
  }
}

extension Recording {
  var check: StreamCheck { StreamCheck(tracks[0]) }

  var length: TimeSpan {
    (endTime ?? .zero) - (startTime ?? .zero)
  }
}
