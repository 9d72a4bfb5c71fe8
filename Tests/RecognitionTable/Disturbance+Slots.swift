import Foundation
import PantographRecordings
import PantographTouches

extension Disturbance {
  /// Turns the positions of each contact about the middle of the pad, in degrees; nil if one leaves the pad.
  static func rotated(_ track: RecordingTrack, by degrees: Double) -> RecordingTrack? {
    guard let device = track.header.device,
      let across = device.axes[AbsoluteCode.multitouchPositionX],
      let down = device.axes[AbsoluteCode.multitouchPositionY]
    else { return nil }
    let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    func millimetres(_ value: Int32, _ axis: AbsoluteAxis) -> Double {
      (Double(value) - Double(axis.minimum) - Double(axis.extent) / 2)
        / Double(max(1, axis.resolution))
    }
    func units(_ length: Double, _ axis: AbsoluteAxis) -> Int32? {
      let value =
        length * Double(max(1, axis.resolution)) + Double(axis.minimum) + Double(axis.extent) / 2
      let rounded = Int32(value.rounded())
      return rounded < axis.minimum || rounded > axis.maximum ? nil : rounded
    }
    var result = track
    result.events.removeAll()
    var slot: Int32 = 0
    var places: [Int32: (x: Int32, y: Int32)] = [:]
    var moved: Set<Int32> = []
    for event in track.events {
      if event.isReport {
        // A turned contact has both coordinates in each report in which it moves.
        for moving in moved.sorted() {
          guard let place = places[moving] else { continue }
          let (x, y) = (millimetres(place.x, across), millimetres(place.y, down))
          guard let turnedX = units(x * cosine - y * sine, across),
            let turnedY = units(x * sine + y * cosine, down)
          else { return nil }
          let codes = [
            (AbsoluteCode.multitouchSlot, moving), (AbsoluteCode.multitouchPositionX, turnedX),
            (AbsoluteCode.multitouchPositionY, turnedY),
          ]
          for (code, value) in codes {
            var own = event
            (own.type, own.code, own.value) = (.absolute, code, value)
            result.events.append(own)
          }
        }
        if !moved.isEmpty {
          var own = event
          (own.type, own.code, own.value) = (.absolute, AbsoluteCode.multitouchSlot, slot)
          result.events.append(own)
        }
        moved.removeAll()
        result.events.append(event)
        continue
      }
      guard event.type == .absolute else {
        result.events.append(event)
        continue
      }
      switch event.code {
      case AbsoluteCode.multitouchPositionX:
        places[slot, default: (0, 0)].x = event.value
        moved.insert(slot)
      case AbsoluteCode.multitouchPositionY:
        places[slot, default: (0, 0)].y = event.value
        moved.insert(slot)
      case AbsoluteCode.x, AbsoluteCode.y:
        // The position of one finger follows from the contacts.
        continue
      default:
        if event.code == AbsoluteCode.multitouchSlot { slot = event.value }
        result.events.append(event)
      }
    }
    return result
  }

  /// Puts the contacts into other slots: the first into the last slot, and so on.
  static func exchangeSlots(_ track: inout RecordingTrack, of count: Int) {
    func other(_ slot: Int32) -> Int32 { Int32(count) - 1 - slot }
    for index in track.events.indices
    where track.events[index].type == .absolute
      && track.events[index].code == AbsoluteCode.multitouchSlot
    {
      track.events[index].value = other(track.events[index].value)
    }
    // Before the first event of a slot, events belong to slot 0.
    guard var first = track.events.first else { return }
    (first.type, first.code, first.value) = (.absolute, AbsoluteCode.multitouchSlot, other(0))
    track.events.insert(first, at: 0)
  }

  /// Reports pressures in another range.
  static func pressRange(_ track: inout RecordingTrack, _ factor: Double) {
    let codes = [AbsoluteCode.pressure, AbsoluteCode.multitouchPressure]
    func scaled(_ value: Int32) -> Int32 { Int32((Double(value) * factor).rounded()) }
    for code in codes {
      guard var axis = track.header.device?.axes[code] else { continue }
      (axis.minimum, axis.maximum) = (scaled(axis.minimum), scaled(axis.maximum))
      track.header.device?.axes[code] = axis
    }
    for index in track.events.indices {
      let event = track.events[index]
      guard event.type == .absolute, codes.contains(event.code) else { continue }
      track.events[index].value = scaled(event.value)
    }
  }

  /// Leaves out BTN_TOUCH, as pads do that only report the number of fingers; nil if the pad has none.
  static func touchless(_ track: RecordingTrack) -> RecordingTrack? {
    guard let device = track.header.device, device.sends(.key, KeyCode.touch),
      device.sends(.key, KeyCode.toolFinger)
    else { return nil }
    var result = track
    result.header.device?.codes[.key]?.remove(KeyCode.touch)
    result.events.removeAll { $0.type == .key && $0.code == KeyCode.touch }
    return result
  }
}
