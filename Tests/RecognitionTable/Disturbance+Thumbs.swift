import PantographRecordings
import PantographTouches

extension Disturbance {
  /// Adds a thumb that rests 4 mm above the lower edge, from 400 ms before the first report to 400 ms
  /// after the last one; nil if the pad has no free slot or no buttons below it. `place` is a share
  /// of the pad's width.
  static func thumbed(_ track: RecordingTrack, at place: Double) -> RecordingTrack? {
    guard let device = track.header.device, device.properties.contains(.buttonPad),
      let across = device.axes[AbsoluteCode.multitouchPositionX],
      let down = device.axes[AbsoluteCode.multitouchPositionY], let count = device.slotCount,
      let first = track.events.first?.time, let last = track.events.last?.time
    else { return nil }
    let slot = Int32(count) - 1
    guard
      !track.events.contains(where: { $0.code == AbsoluteCode.multitouchSlot && $0.value == slot })
    else { return nil }
    let start = first - rest
    let x = across.minimum + Int32(Double(across.extent) * place)
    let y = down.maximum - 4 * down.resolution
    var thumb = ThumbEvents(slot: slot, time: start)
    thumb.add(.absolute, AbsoluteCode.multitouchTrackingID, 60_000)
    thumb.add(.absolute, AbsoluteCode.multitouchPositionX, x)
    thumb.add(.absolute, AbsoluteCode.multitouchPositionY, y)
    if device.axes[AbsoluteCode.multitouchTouchMajor] != nil {
      thumb.add(.absolute, AbsoluteCode.multitouchTouchMajor, 8 * across.resolution)
    }
    thumb.add(.key, KeyCode.touch, 1)
    thumb.add(.key, KeyCode.toolFinger, 1)
    // A thumb never presses evenly, so the pad goes on reporting.
    for step in 0..<50 {
      thumb.add(.absolute, AbsoluteCode.multitouchPressure, 60 + Int32(step % 3))
      thumb.report()
      thumb.time = start + .milliseconds(8 * Int64(step + 1))
    }
    var result = track
    result.events = thumb.events + beside(track.events)
    thumb = ThumbEvents(slot: slot, time: last + rest)
    thumb.add(.absolute, AbsoluteCode.multitouchTrackingID, -1)
    thumb.add(.key, KeyCode.toolFinger, 0)
    thumb.add(.key, KeyCode.touch, 0)
    thumb.report()
    result.events += thumb.events
    // Recordings have no times before 0.
    for index in result.events.indices {
      result.events[index].time = result.events[index].time + rest
    }
    return result
  }

  private static let rest = TimeSpan.milliseconds(400)

  /// The keys that count the fingers, each followed by the one for another finger.
  private static let counts = [
    KeyCode.toolFinger, KeyCode.toolDoubleTap, KeyCode.toolTripleTap, KeyCode.toolQuadrupleTap,
    KeyCode.toolQuintupleTap,
  ]

  /// Returns the events of a recording with one finger more on the pad.
  private static func beside(_ events: [InputEvent]) -> [InputEvent] {
    guard var event = events.first else { return [] }
    (event.type, event.code, event.value) = (.absolute, AbsoluteCode.multitouchSlot, 0)
    var result = [event]
    var held: Set<UInt16> = []
    var isAlone = true
    for event in events {
      if event.type == .key, event.code == KeyCode.touch { continue }
      var changed = event
      if event.type == .key, let place = counts.firstIndex(of: event.code) {
        changed.code = counts[min(place + 1, counts.count - 1)]
        if event.value > 0 { held.insert(event.code) } else { held.remove(event.code) }
      } else if event.isReport, isAlone != held.isEmpty {
        isAlone = held.isEmpty
        var key = event
        (key.type, key.code, key.value) = (.key, KeyCode.toolFinger, isAlone ? 1 : 0)
        result.append(key)
      }
      result.append(changed)
    }
    return result
  }
}

/// Collects the events of one contact.
private struct ThumbEvents {
  private(set) var events: [InputEvent] = []
  var time: Timestamp

  init(slot: Int32, time: Timestamp) {
    self.time = time
    add(.absolute, AbsoluteCode.multitouchSlot, slot)
  }

  mutating func add(_ type: EventType, _ code: UInt16, _ value: Int32) {
    events.append(InputEvent(time: time, type: type, code: code, value: value))
  }

  mutating func report() { events.append(.report(at: time)) }
}
