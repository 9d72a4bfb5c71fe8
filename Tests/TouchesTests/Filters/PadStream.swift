import PantographTouches

/// A clickpad of 100 × 60 mm with all of a touchpad's filters, fed with positions of fingers.
struct PadStream {
  /// One finger in a report, with positions in millimetres.
  struct Finger {
    var place: Vector
    var pressure: Int32?
    var major: Double?
    /// Whether the device itself reports a palm; nil if it does not report that.
    var isPalm: Bool?

    init(_ x: Double, _ y: Double, pressure: Int32? = nil, major: Double? = nil) {
      place = Vector(x: x, y: y)
      self.pressure = pressure
      self.major = major
    }
  }

  private(set) var pipeline: TouchPipeline
  private(set) var frames: [ContactFrame] = []
  private var milliseconds: Int64 = 0
  private var down: Set<Int> = []
  private var nextID: Int32 = 1
  private var isPressed = false

  init(
    properties: DeviceProperties = [.pointer, .buttonPad], resolution: Int32 = 20,
    filters: ContactFilters? = nil
  ) {
    var axes: [UInt16: AbsoluteAxis] = [
      AbsoluteCode.multitouchPressure: AbsoluteAxis(minimum: 0, maximum: 255),
      AbsoluteCode.multitouchTouchMajor: AbsoluteAxis(minimum: 0, maximum: 2000),
      AbsoluteCode.multitouchToolType: AbsoluteAxis(minimum: 0, maximum: 2),
      AbsoluteCode.multitouchSlot: AbsoluteAxis(minimum: 0, maximum: 4),
    ]
    axes[AbsoluteCode.multitouchPositionX] = AbsoluteAxis(
      minimum: 0, maximum: 2000, resolution: resolution)
    axes[AbsoluteCode.multitouchPositionY] = AbsoluteAxis(
      minimum: 0, maximum: 1200, resolution: resolution)
    pipeline = TouchPipeline(
      device: DeviceDescription(
        name: "clickpad", properties: properties,
        codes: [
          .absolute: CodeSet(axes.keys.sorted()),
          .key: [KeyCode.left, KeyCode.touch, KeyCode.toolFinger],
        ], axes: axes), filters: filters)
  }

  /// Sends one report with a finger for each slot; nil for an empty slot.
  @discardableResult
  mutating func report(_ fingers: Finger?..., pressed: Bool = false, after: Int64 = 8)
    -> ContactFrame
  {
    milliseconds += after
    for (slot, finger) in fingers.enumerated() {
      give(.slot(Int32(slot)))
      guard let finger else {
        if down.remove(slot) != nil { give(.up) }
        continue
      }
      if down.insert(slot).inserted {
        give(.id(nextID))
        nextID += 1
      }
      give(.x(Int32((finger.place.x * 20).rounded())))
      give(.y(Int32((finger.place.y * 20).rounded())))
      if let pressure = finger.pressure {
        give(.axis(AbsoluteCode.multitouchPressure, pressure))
      }
      if let major = finger.major {
        give(.axis(AbsoluteCode.multitouchTouchMajor, Int32(major * 20)))
      }
      if let isPalm = finger.isPalm {
        give(.axis(AbsoluteCode.multitouchToolType, isPalm ? 2 : 0))
      }
    }
    if pressed != isPressed { give(.key(KeyCode.left, pressed ? 1 : 0)) }
    isPressed = pressed
    give(.report)
    frames.append(pipeline.frame)
    return pipeline.frame
  }

  /// The phases of all frames, in order.
  var phases: [ContactPhase] { frames.flatMap(\.phases) }

  private mutating func give(_ word: TouchStream.Word) {
    _ = pipeline.consume(
      InputEvent(
        time: Timestamp(microseconds: milliseconds * 1000), type: word.type, code: word.code,
        value: word.value))
  }
}
