import PantographTouches

/// Writes the events of fingers as one device would send them: by its protocol, on its axes, with its keys and
/// its kernel's filter against noise.
struct DevicePad {
  /// One finger in a report.
  struct Finger {
    /// The position in millimetres.
    var position: Vector
    /// The pressure relative to that of a finger that points.
    var weight = 1.0
    /// The size relative to that of a finger that points.
    var size = 1.0
  }

  /// The manner in which the device distinguishes fingers.
  enum Kind {
    case slots, reports, single
  }

  let device: DeviceDescription
  let surface: SurfaceGeometry
  let kind: Kind
  private(set) var events: [InputEvent] = []
  /// The time of the last report.
  private(set) var time = Timestamp(microseconds: 1_000_000)
  /// The time between reports.
  var period = TimeSpan.microseconds(12_500)
  /// The slots whose positions are exchanged in the following reports.
  var swapped: (Int, Int)?
  /// Whether events are lost: they change the device's state and are not written.
  var isLosing = false

  private var slotValues: [Int: [UInt16: Int32]] = [:]
  private var values: [UInt16: Int32] = [:]
  private var keys: Set<UInt16> = []
  private var currentSlot = 0
  private var lastID: Int32 = 0
  private var fingers: [Int: Finger] = [:]
  private var isPressed = false

  init(_ device: DeviceDescription) {
    self.device = device
    surface = SurfaceGeometry(device)
    if device.slotCount != nil {
      kind = .slots
    } else if device.sends(.absolute, AbsoluteCode.multitouchPositionX) {
      kind = .reports
    } else {
      kind = .single
    }
  }

  private static let counts: [UInt16] = [
    KeyCode.toolFinger, KeyCode.toolDoubleTap, KeyCode.toolTripleTap, KeyCode.toolQuadrupleTap,
    KeyCode.toolQuintupleTap,
  ]

  /// The largest number of fingers that the device can tell, as contacts or as a count.
  var mostFingers: Int {
    let counted =
      Self.counts.indices.last { device.sends(.key, Self.counts[$0]) }.map { $0 + 1 } ?? 0
    return max(counted, mostContacts)
  }

  /// The largest number of positions in one report.
  var mostContacts: Int {
    switch kind {
    case .slots: min(device.slotCount ?? 1, 10)
    case .reports: 10
    case .single: 1
    }
  }

  var isBox: Bool { device.properties.contains(.semiMultitouch) }

  /// Sends a report with these fingers down.
  mutating func report(_ fingers: [Int: Finger], pressed: Bool = false) {
    let old = self.fingers
    self.fingers = fingers
    isPressed = pressed
    time = time + period
    switch kind {
    case .slots: writeSlots()
    case .reports: writeReports(hadFingers: !old.isEmpty)
    case .single: break
    }
    writePointer()
    writeKeys()
    give(.synchronization, SynchronizationCode.report, 0)
  }

  /// Lets time pass without reports: a pad at rest sends none.
  mutating func wait(_ span: TimeSpan) { time = time + span }

  /// Ends a loss of events as a reader does that asks the kernel for the state: SYN_DROPPED, a report, and then
  /// the differences.
  mutating func resume() {
    isLosing = false
    give(.synchronization, SynchronizationCode.dropped, 0)
    give(.synchronization, SynchronizationCode.report, 0)
    for slot in slotValues.keys.sorted() {
      give(.absolute, AbsoluteCode.multitouchSlot, Int32(slot))
      for (code, value) in (slotValues[slot] ?? [:]).sorted(by: { $0.key > $1.key }) {
        give(.absolute, code, value)
      }
    }
    if kind == .slots {
      give(.absolute, AbsoluteCode.multitouchSlot, Int32(currentSlot))
    }
    if kind == .reports { writeReports(hadFingers: true) }
    for (code, value) in values.sorted(by: { $0.key < $1.key }) { give(.absolute, code, value) }
    for code in Self.counts + [KeyCode.touch, KeyCode.left] where device.sends(.key, code) {
      give(.key, code, keys.contains(code) ? 1 : 0)
    }
    give(.synchronization, SynchronizationCode.report, 0)
  }

  private mutating func writeSlots() {
    let shown = contacts()
    for slot in 0..<mostContacts {
      let id = slotValues[slot]?[AbsoluteCode.multitouchTrackingID] ?? -1
      guard let finger = shown[slot] else {
        if id >= 0 { set(slot, AbsoluteCode.multitouchTrackingID, -1) }
        continue
      }
      if id < 0 {
        lastID += 1
        // A contact that begins has its values from the beginning: the noise filter knows no earlier ones.
        set(slot, AbsoluteCode.multitouchTrackingID, lastID)
      }
      let isNew = id < 0
      for (code, value) in raw(finger) { set(slot, code, value, isNew: isNew) }
    }
  }

  private mutating func writeReports(hadFingers: Bool) {
    for finger in fingers.keys.sorted() {
      guard let finger = fingers[finger] else { continue }
      for (code, value) in raw(finger) { give(.absolute, code, value) }
      give(.synchronization, SynchronizationCode.multitouchReport, 0)
    }
    if fingers.isEmpty && hadFingers {
      give(.synchronization, SynchronizationCode.multitouchReport, 0)
    }
  }

  /// The contacts that the device reports, by slot: the fingers, or the corners of the box around them.
  private func contacts() -> [Int: Finger] {
    guard isBox, fingers.count > 1, mostContacts > 1 else {
      var shown = fingers.filter { $0.key < mostContacts }
      if isBox, let only = fingers.values.first { shown = [0: only] }
      if let (first, second) = swapped, let one = shown[first], let other = shown[second] {
        shown[first] = other
        shown[second] = one
      }
      return shown
    }
    let all = fingers.values.map(\.position)
    let left = all.map(\.x).min() ?? 0
    let right = all.map(\.x).max() ?? 0
    let top = all.map(\.y).min() ?? 0
    let bottom = all.map(\.y).max() ?? 0
    let weight = fingers.values.map(\.weight).max() ?? 1
    let size = fingers.values.map(\.size).max() ?? 1
    return [
      0: Finger(position: Vector(x: left, y: top), weight: weight, size: size),
      1: Finger(position: Vector(x: right, y: bottom), weight: weight, size: size),
    ]
  }

  /// The values of a finger on the axes of contacts that the device has.
  private func raw(_ finger: Finger) -> [(UInt16, Int32)] {
    var result: [(UInt16, Int32)] = []
    func add(_ code: UInt16, _ value: (AbsoluteAxis) -> Double) {
      guard device.sends(.absolute, code), let axis = device.axes[code] else { return }
      let most = axis.extent > 0 ? axis.maximum : .max
      let least = axis.extent > 0 ? axis.minimum : .min
      result.append((code, Int32(min(max(value(axis).rounded(), Double(least)), Double(most)))))
    }
    add(AbsoluteCode.multitouchPositionX) { units(finger.position.x, on: $0, of: surface.size.x) }
    add(AbsoluteCode.multitouchPositionY) { units(finger.position.y, on: $0, of: surface.size.y) }
    add(AbsoluteCode.multitouchTouchMajor) { size(9 * finger.size, on: $0) }
    add(AbsoluteCode.multitouchTouchMinor) { size(7.5 * finger.size, on: $0) }
    add(AbsoluteCode.multitouchPressure) { pressure(finger.weight, on: $0) }
    return result
  }

  private func units(_ place: Double, on axis: AbsoluteAxis, of length: Double) -> Double {
    guard axis.extent > 0 else { return place * AssumedSurface.unitsPerMillimetre }
    return Double(axis.minimum) + place / length * Double(axis.extent)
  }

  /// A length on an axis of sizes. Without a resolution of its own the axis counts in units of positions; an axis
  /// that is too short for a palm in these units counts in units of its own, of which a finger is a fifth.
  private func size(_ length: Double, on axis: AbsoluteAxis) -> Double {
    if axis.resolution > 0 { return length * Double(axis.resolution) }
    let x = device.axes[AbsoluteCode.multitouchPositionX]
    let unit = Double(x?.extent ?? 0) / surface.size.x
    if unit * 22 > Double(axis.extent) { return Double(axis.extent) / 5 * length / 9 }
    return length * unit
  }

  /// A finger that points presses with a quarter of a range of 255 units. On coarser pads it takes up to half.
  private func pressure(_ weight: Double, on axis: AbsoluteAxis) -> Double {
    let share = axis.extent >= 255 ? 0.24 : 0.4
    return Double(axis.minimum) + max(1, Double(axis.extent) * share * weight)
  }

  /// Writes the axes of the single pointer: the oldest finger's.
  private mutating func writePointer() {
    guard let first = fingers.keys.min(), let finger = fingers[first] else {
      if device.sends(.absolute, AbsoluteCode.pressure) { set(AbsoluteCode.pressure, 0) }
      return
    }
    let isNew = !keys.contains(KeyCode.touch)
    if let axis = device.axes[AbsoluteCode.x], device.sends(.absolute, AbsoluteCode.x) {
      let value = units(finger.position.x, on: axis, of: surface.size.x)
      set(AbsoluteCode.x, Int32(value.rounded()), isNew: isNew)
    }
    if let axis = device.axes[AbsoluteCode.y], device.sends(.absolute, AbsoluteCode.y) {
      let value = units(finger.position.y, on: axis, of: surface.size.y)
      set(AbsoluteCode.y, Int32(value.rounded()), isNew: isNew)
    }
    if let axis = device.axes[AbsoluteCode.pressure], device.sends(.absolute, AbsoluteCode.pressure)
    {
      set(AbsoluteCode.pressure, Int32(pressure(finger.weight, on: axis).rounded()), isNew: isNew)
    }
  }

  private mutating func writeKeys() {
    let count =
      isBox || kind == .single || fingers.count <= mostFingers ? fingers.count : mostFingers
    for (index, code) in Self.counts.enumerated() where device.sends(.key, code) {
      setKey(code, index + 1 == min(count, 5))
    }
    if device.sends(.key, KeyCode.touch) { setKey(KeyCode.touch, count > 0) }
    if device.sends(.key, KeyCode.left) { setKey(KeyCode.left, isPressed) }
  }

  private mutating func setKey(_ code: UInt16, _ isDown: Bool) {
    guard keys.contains(code) != isDown else { return }
    if isDown { keys.insert(code) } else { keys.remove(code) }
    give(.key, code, isDown ? 1 : 0)
  }

  private mutating func set(_ slot: Int, _ code: UInt16, _ value: Int32, isNew: Bool = false) {
    let old = slotValues[slot]?[code]
    let value = Self.calm(value, after: isNew ? nil : old, fuzz: device.axes[code]?.fuzz ?? 0)
    guard old != value else { return }
    if slot != currentSlot {
      give(.absolute, AbsoluteCode.multitouchSlot, Int32(slot))
      currentSlot = slot
    }
    slotValues[slot, default: [:]][code] = value
    give(.absolute, code, value)
  }

  private mutating func set(_ code: UInt16, _ value: Int32, isNew: Bool = false) {
    let old = values[code]
    let value = Self.calm(value, after: isNew ? nil : old, fuzz: device.axes[code]?.fuzz ?? 0)
    guard old != value else { return }
    values[code] = value
    give(.absolute, code, value)
  }

  /// The kernel's filter against noise (`input_defuzz_abs_event`): changes below half the fuzz are dropped, and
  /// changes below twice the fuzz are damped.
  private static func calm(_ value: Int32, after old: Int32?, fuzz: Int32) -> Int32 {
    guard let old, fuzz > 0 else { return value }
    let way = abs(Int64(value) - Int64(old))
    if way < Int64(fuzz) / 2 { return old }
    if way < Int64(fuzz) { return Int32((Int64(old) * 3 + Int64(value)) / 4) }
    if way < Int64(fuzz) * 2 { return Int32((Int64(old) + Int64(value)) / 2) }
    return value
  }

  private mutating func give(_ type: EventType, _ code: UInt16, _ value: Int32) {
    if isLosing { return }
    events.append(InputEvent(time: time, type: type, code: code, value: value))
  }
}
