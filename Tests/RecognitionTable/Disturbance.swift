import PantographRecordings
import PantographTouches
import PantographTuning

/// A small change of a recording that keeps its meaning, as if made on another pad, by another hand or at
/// another time. A label that does not survive such a change was recognized by luck.
enum Disturbance: Hashable {
  /// Exchanges left and right.
  case mirrored
  /// Exchanges top and bottom.
  case flipped
  /// Exchanges left and right, and top and bottom.
  case turned
  /// Moves all positions, in millimetres.
  case shifted(x: Double, y: Double)
  /// Multiplies the distances of all positions from the middle of the pad.
  case scaled(Double)
  /// Multiplies all times.
  case stretched(Double)
  /// Moves every position randomly by up to this many millimetres in each direction.
  case noisy(Double, seed: UInt64)
  /// Multiplies pressures and sizes.
  case pressed(Double)
  /// Merges one report of every `every` with the next report; `first` is the first merged one.
  case thinned(every: Int, first: Int)
  /// Reports each contact one report later.
  case late
  /// Reports at another rate, in reports a second.
  case rated(Double)
  /// Reports at another rate, and loses one report of every `every`.
  case dropping(rate: Double, every: Int)
  /// Moves the time of each report randomly by up to this many milliseconds.
  case jittered(Double, seed: UInt64)
  /// Reports positions in other units: so many for each unit of the pad.
  case measured(Double)
  /// Turns all positions about the middle of the pad, in degrees.
  case rotated(Double)
  /// Exchanges the slots of the contacts.
  case slotted
  /// Reports pressures in another range: so many units for each unit of the pad.
  case pressureRange(Double)
  /// Leaves out BTN_TOUCH.
  case touchless
  /// Lets a thumb rest at the bottom, at a share of the pad's width.
  case thumbed(Double)

  /// The disturbances of the table, in its order.
  static let all: [Disturbance] =
    [.mirrored, .flipped, .turned]
    + [-3.0, -2, -1, 1, 2, 3].map { .shifted(x: $0, y: 0) }
    + [-3.0, -2, -1, 1, 2, 3].map { .shifted(x: 0, y: $0) }
    + [0.9, 0.95, 1.05, 1.1].map { .scaled($0) }
    + [0.85, 0.925, 1.075, 1.15].map { .stretched($0) }
    + [.noisy(0.05, seed: 1), .noisy(0.05, seed: 2), .noisy(0.1, seed: 3), .noisy(0.1, seed: 4)]
    + [0.8, 0.9, 1.1, 1.2].map { .pressed($0) }
    + [.thinned(every: 2, first: 0), .thinned(every: 3, first: 0)]
    + [.thinned(every: 3, first: 1), .thinned(every: 3, first: 2), .thinned(every: 5, first: 0)]
    + [.late]
    + [60.0, 90, 120, 140].map { .rated($0) }
    + [60.0, 90, 120, 140].map { .dropping(rate: $0, every: 5) }
    + [.jittered(1, seed: 5), .jittered(2, seed: 6), .jittered(3, seed: 7)]
    + [0.5, 2, 10].map { .measured($0) }
    + [-5.0, -2, 2, 5].map { .rotated($0) }
    + [.slotted]
    + [2.0, 4, 16].map { .pressureRange($0) }
    + [.touchless]
    + [0.3, 0.5, 0.7].map { .thumbed($0) }

  var name: String {
    switch self {
    case .mirrored: "left for right"
    case .flipped: "top for bottom"
    case .turned: "left for right, top for bottom"
    case .shifted(let x, let y) where y == 0: "\(x) mm to the right"
    case .shifted(_, let y): "\(y) mm down"
    case .scaled(let factor): "places × \(factor)"
    case .stretched(let factor): "times × \(factor)"
    case .noisy(let length, let seed): "places ± \(length) mm, seed \(seed)"
    case .pressed(let factor): "pressures and sizes × \(factor)"
    case .thinned(let number, let first): "1 report of \(number) left out, from \(first)"
    case .late: "contacts one report late"
    case .rated(let rate): "\(Int(rate)) reports a second"
    case .dropping(let rate, let number): "\(Int(rate)) reports a second, 1 of \(number) lost"
    case .jittered(let time, let seed): "times ± \(time) ms, seed \(seed)"
    case .measured(let factor): "units × \(factor)"
    case .rotated(let angle): "turned by \(angle)°"
    case .slotted: "other slots"
    case .pressureRange(let factor): "units of pressure × \(factor)"
    case .touchless: "without BTN_TOUCH"
    case .thumbed(let place): "a thumb at \(place)"
    }
  }

  /// The changed track; nil if a finger would leave the pad, or if the change is impossible.
  func apply(to track: RecordingTrack) -> RecordingTrack? {
    guard let device = track.header.device, device.axes[AbsoluteCode.multitouchSlot] != nil,
      Self.tellsPlaces(track.events)
    else { return nil }
    var result = track
    switch self {
    case .mirrored, .flipped, .turned, .shifted, .scaled, .noisy, .pressed:
      var random = SplitMix64(state: seed)
      for index in result.events.indices {
        let event = result.events[index]
        guard event.type == .absolute, let axis = device.axes[event.code] else { continue }
        guard let value = value(event.value, of: event.code, axis, &random) else { return nil }
        result.events[index].value = value
      }
    case .stretched(let factor):
      guard let start = track.events.first?.time else { return nil }
      for index in result.events.indices {
        result.events[index].time =
          start + .seconds((result.events[index].time - start).seconds * factor)
      }
    case .thinned(let number, let first):
      result.events = Self.merging(track.events) { frame, isLanding in
        !isLanding && frame % number == first
      }
    case .late:
      result.events = Self.merging(track.events) { _, isLanding in isLanding }
    case .rated(let rate):
      return Self.rated(track, rate)
    case .dropping(let rate, let number):
      guard var rated = Self.rated(track, rate) else { return nil }
      rated.events = Self.merging(rated.events) { frame, isLanding in
        !isLanding && frame % number == 0
      }
      return rated
    case .jittered(let time, _):
      Self.jitter(&result, by: time, seed: seed)
    case .measured(let factor):
      Self.measure(&result, factor)
    case .rotated(let angle):
      return Self.rotated(track, by: angle)
    case .slotted:
      guard let count = device.slotCount, count > 1 else { return nil }
      Self.exchangeSlots(&result, of: count)
    case .pressureRange(let factor):
      Self.pressRange(&result, factor)
    case .touchless:
      return Self.touchless(track)
    case .thumbed(let place):
      return Self.thumbed(track, at: place)
    }
    return result
  }

  /// Whether each slot's first contact states its position. The kernel leaves out values that have not changed
  /// since before the recording, and such values cannot be moved.
  private static func tellsPlaces(_ events: [InputEvent]) -> Bool {
    var slot: Int32 = 0
    var told: [Int32: Set<UInt16>] = [:]
    for event in events {
      if event.isReport {
        for codes in told.values where codes.count == 1 { return false }
      }
      guard event.type == .absolute else { continue }
      switch event.code {
      case AbsoluteCode.multitouchSlot: slot = event.value
      case AbsoluteCode.multitouchPositionX, AbsoluteCode.multitouchPositionY:
        told[slot, default: []].insert(event.code)
      default: continue
      }
    }
    return !told.isEmpty
  }

  private var seed: UInt64 {
    switch self {
    case .noisy(_, let seed), .jittered(_, let seed): seed
    default: 0
    }
  }

  private func value(
    _ value: Int32, of code: UInt16, _ axis: AbsoluteAxis, _ random: inout SplitMix64
  ) -> Int32? {
    let isX = code == AbsoluteCode.x || code == AbsoluteCode.multitouchPositionX
    let isPlace = isX || code == AbsoluteCode.y || code == AbsoluteCode.multitouchPositionY
    let isPressure =
      code == AbsoluteCode.pressure || code == AbsoluteCode.multitouchPressure
      || code == AbsoluteCode.multitouchTouchMajor || code == AbsoluteCode.multitouchTouchMinor
    let middle = Double(axis.minimum) + Double(axis.extent) / 2
    let unit = Double(max(1, axis.resolution))
    var place = Double(value)
    switch self {
    case .mirrored where isX, .flipped where isPlace && !isX, .turned where isPlace:
      place = 2 * middle - place
    case .shifted(let x, _) where isX: place += x * unit
    case .shifted(_, let y) where isPlace: place += y * unit
    case .scaled(let factor) where isPlace: place = middle + (place - middle) * factor
    case .noisy(let length, _) where isPlace:
      place += length * unit * (Double(random.below(2001)) / 1000 - 1)
    case .pressed(let factor) where isPressure:
      return min(axis.maximum, max(min(value, 1), Int32((place * factor).rounded())))
    default: return value
    }
    let moved = Int32(place.rounded())
    if case .noisy = self { return min(axis.maximum, max(axis.minimum, moved)) }
    let wasInside = value >= axis.minimum && value <= axis.maximum
    return wasInside && (moved < axis.minimum || moved > axis.maximum) ? nil : moved
  }

  /// The events without the reports that `isMerged` selects; their values come with the next report. A report in
  /// which a contact ends or a button changes stays, and so does the report before it.
  private static func merging(
    _ events: [InputEvent], _ isMerged: (_ frame: Int, _ isLanding: Bool) -> Bool
  ) -> [InputEvent] {
    let frames = events.split(omittingEmptySubsequences: false) { $0.isReport }
    let reports = events.filter(\.isReport)
    func tracking(_ index: Int, isEnd: Bool) -> Bool {
      frames[index].contains {
        $0.type == .absolute && $0.code == AbsoluteCode.multitouchTrackingID
          && ($0.value < 0) == isEnd
      }
    }
    func changesButtons(_ index: Int) -> Bool {
      frames[index].contains { $0.type == .key && $0.code == KeyCode.left }
    }
    var result: [InputEvent] = []
    for index in frames.indices {
      result += frames[index]
      guard index < reports.count else { continue }
      let isLanding = tracking(index, isEnd: false)
      let next = index + 1
      let staysApart =
        next >= reports.count || tracking(index, isEnd: true) || tracking(next, isEnd: true)
        || changesButtons(index) || changesButtons(next) || tracking(next, isEnd: false)
      if !staysApart, isMerged(index, isLanding) {
        // A frame cannot have two positions of one contact in this order: the later one counts.
        continue
      }
      result.append(reports[index])
    }
    // The events of a frame have the time of its report.
    var time = result.last?.time ?? .zero
    for index in result.indices.reversed() {
      if result[index].isReport { time = result[index].time }
      result[index].time = time
    }
    return result
  }
}
