import PantographRecordings
import PantographTouches

/// Checks a track of slots strictly against the kernel's protocol, without the code that wrote the track, and
/// lists everything that no driver would send.
public struct StreamCheck {
  public struct Touch: Hashable, Sendable {
    public var slot: Int
    public var id: Int32
    public var positions: [Position] = []
    public var begin: Timestamp
    public var end: Timestamp?
    public var tools: Set<Int32> = []
  }

  public struct Position: Hashable, Sendable {
    public var time: Timestamp
    /// The x position, in device units.
    public var x: Int32
    public var y: Int32
  }

  public private(set) var faults: [String] = []
  public private(set) var touches: [Touch] = []
  public private(set) var most = 0
  public private(set) var times: [Timestamp] = []

  public init(_ track: RecordingTrack) {
    guard let device = track.header.device, let slots = device.slotCount else {
      faults = ["no slots"]
      return
    }
    var slot = 0
    var open = [Int?](repeating: nil, count: slots)
    var values = [[UInt16: Int32]](repeating: [:], count: slots)
    var keys: [UInt16: Int32] = [:]
    var axes: [UInt16: Int32] = [:]
    var lifted: Set<Int> = []
    var sinceReport = 0
    for event in track.events {
      sinceReport += 1
      if !device.sends(event.type, event.code) { faults.append("\(event) is not the device's") }
      if event.type == .absolute, let axis = device.axes[event.code],
        event.code != 0x39, event.value < axis.minimum || event.value > axis.maximum
      {
        faults.append("\(event) is out of range")
      }
      if event.type == .key {
        if keys[event.code] ?? 0 == event.value { faults.append("\(event) changes nothing") }
        keys[event.code] = event.value
      } else if event.type == .absolute, event.code == 0x2f {
        if Int(event.value) == slot { faults.append("\(event) changes nothing") }
        slot = min(max(Int(event.value), 0), slots - 1)
      } else if event.type == .absolute, event.code == 0x39 {
        if event.value < 0 {
          guard let old = open[slot] else {
            faults.append("\(event) lifts nothing")
            continue
          }
          touches[old].end = event.time
          open[slot] = nil
          lifted.insert(slot)
        } else {
          if open[slot] != nil { faults.append("\(event) replaces a contact") }
          if lifted.contains(slot) { faults.append("\(event) lands where one lifts") }
          open[slot] = touches.count
          touches.append(Touch(slot: slot, id: event.value, begin: event.time))
        }
      } else if event.type == .absolute, event.code > 0x2f {
        if open[slot] == nil { faults.append("\(event) in an empty slot") }
        values[slot][event.code] = event.value
      } else if event.type == .absolute {
        axes[event.code] = event.value
      } else if event.isReport {
        if sinceReport == 1 { faults.append("an empty report at \(event.time)") }
        if let last = times.last, last >= event.time { faults.append("\(event) is not later") }
        times.append(event.time)
        sinceReport = 0
        lifted = []
        for index in open.indices {
          guard let touch = open[index] else { continue }
          if let x = values[index][0x35], let y = values[index][0x36] {
            touches[touch].positions.append(Position(time: event.time, x: x, y: y))
          } else {
            faults.append("a contact without a position at \(event.time)")
          }
          if let tool = values[index][0x37] { touches[touch].tools.insert(tool) }
        }
        let down = open.compactMap { $0 }
        most = max(most, down.count)
        check(down, keys, axes, device, event.time)
      }
    }
    if sinceReport > 0 { faults.append("events after the last report") }
    if open.contains(where: { $0 != nil }) { faults.append("a contact stays down") }
  }

  private mutating func check(
    _ down: [Int], _ keys: [UInt16: Int32], _ axes: [UInt16: Int32], _ device: DeviceDescription,
    _ time: Timestamp
  ) {
    func expect(_ code: UInt16, _ on: Bool) {
      guard device.sends(.key, code), (keys[code] ?? 0 != 0) != on else { return }
      faults.append("key \(code) is not \(on) at \(time)")
    }
    expect(0x14a, !down.isEmpty)
    for (index, code) in [UInt16](arrayLiteral: 0x145, 0x14d, 0x14e, 0x14f, 0x148).enumerated() {
      expect(code, down.count == index + 1)
    }
    guard let oldest = down.min(by: { touches[$0].begin < touches[$1].begin }) else { return }
    // Several may have landed in the first report; the emulation may follow any of these.
    let first = down.filter { touches[$0].begin == touches[oldest].begin }
    let matches = first.contains {
      let last = touches[$0].positions.last
      return last?.x == axes[0] && last?.y == axes[1]
    }
    if device.sends(.absolute, 0), !matches {
      faults.append("ABS_X is not the oldest's at \(time)")
    }
  }
}
