import Testing

@testable import PantographTouches

@Suite struct DeviceQuirkTests {
  /// A touchpad of 2000 × 1200 units without a resolution.
  private func pad(
    _ name: String = "pad", bus: UInt16 = Bus.usb, vendor: UInt16 = 0, product: UInt16 = 0,
    version: UInt16 = 0, pressure: AbsoluteAxis? = nil
  ) -> DeviceDescription {
    var axes: [UInt16: AbsoluteAxis] = [
      AbsoluteCode.multitouchSlot: AbsoluteAxis(minimum: 0, maximum: 4),
      AbsoluteCode.multitouchPositionX: AbsoluteAxis(minimum: 0, maximum: 2000),
      AbsoluteCode.multitouchPositionY: AbsoluteAxis(minimum: 0, maximum: 1200),
      AbsoluteCode.multitouchTouchMajor: AbsoluteAxis(minimum: 0, maximum: 2048),
    ]
    axes[AbsoluteCode.multitouchPressure] = pressure
    return DeviceDescription(
      name: name,
      identity: DeviceIdentity(bus: bus, vendor: vendor, product: product, version: version),
      properties: [.pointer, .buttonPad],
      codes: [
        .absolute: CodeSet(axes.keys.sorted()),
        .key: [KeyCode.left, KeyCode.touch, KeyCode.toolFinger],
      ], axes: axes)
  }

  @Test func `a pad that no rule names has none`() {
    #expect(DeviceQuirk.matching(pad()).isEmpty)
    #expect(
      TouchPipeline(device: pad()).filters == .defaults(for: pad(), on: SurfaceGeometry(pad())))
  }

  @Test func `ids, a part of the name, and the version choose the rules`() {
    let magic = pad("Apple Wireless Trackpad", bus: Bus.bluetooth, vendor: 0x05ac, product: 0x030e)
    #expect(
      DeviceQuirk.matching(magic).map(\.devices)
        == ["Apple's touchpads on Bluetooth", "Magic Trackpad"])
    let elantech = pad("ETPS/2 Elantech Touchpad", bus: Bus.ps2, vendor: 2, product: 0xe)
    #expect(DeviceQuirk.matching(elantech).map(\.devices) == ["Elantech touchpads"])
    let alps = pad(bus: Bus.ps2, vendor: 2, product: 8, version: 0x800)
    #expect(DeviceQuirk.matching(alps).map(\.devices) == ["ALPS touchpads of version 8"])
    #expect(DeviceQuirk.matching(pad(bus: Bus.ps2, vendor: 2, product: 8)).isEmpty)
  }

  @Test func `a screen has no rules`() {
    var screen = pad(bus: Bus.usb, vendor: 0x05ac)
    screen.properties = .direct
    #expect(DeviceQuirk.matching(screen).isEmpty)
  }

  @Test func `a rule states the size of a pad that does not`() {
    let magic = pad(bus: Bus.bluetooth, vendor: 0x05ac, product: 0x030e)
    let size = SurfaceGeometry(magic).size
    #expect(!SurfaceGeometry(magic).isAssumed)
    #expect(abs(size.x - 130) < 5 && abs(size.y - 110) < 5)
    var measured = magic
    measured.axes[AbsoluteCode.multitouchPositionX]?.resolution = 20
    measured.axes[AbsoluteCode.multitouchPositionY]?.resolution = 20
    #expect(SurfaceGeometry(measured).size == Vector(x: 100, y: 60))
  }

  @Test func `a resolution applies only to models with so many units`() {
    let elantech = pad("ETPS/2 Elantech Touchpad")
    #expect(abs(SurfaceGeometry(elantech).size.x - 2000.0 / 31) < 0.01)
    var older = elantech
    older.axes[AbsoluteCode.multitouchPositionX]?.maximum = 1280
    older.axes[AbsoluteCode.multitouchPositionY]?.maximum = 704
    #expect(SurfaceGeometry(older).isAssumed)
  }

  @Test func `limits in the device's units become shares and millimetres`() {
    let filters = TouchPipeline(
      device: pad(
        "Magic Trackpad 2", vendor: 0x05ac, product: 0x0265,
        pressure: AbsoluteAxis(minimum: 0, maximum: 253))
    ).filters
    #expect(filters.palm?.pressure == 190.0 / 253)
    // 2000 units are 162 mm: 12 units in a millimetre.
    #expect(abs((filters.palm?.size ?? 0) - 75) < 0.001)
    #expect(abs((filters.faint?.size ?? 0) - 20.0 / 12) < 0.001)
  }

  @Test func `light fingers touch where a rule says so`() {
    let pressure = AbsoluteAxis(minimum: 0, maximum: 255)
    for (name, isTouch) in [("ETPS/2 Elantech Touchpad", true), ("pad", false)] {
      let device = pad(name, pressure: pressure)
      var pipeline = TouchPipeline(device: device)
      let words: [TouchStream.Word] = [
        .slot(0), .id(1), .x(1000), .y(600), .axis(AbsoluteCode.multitouchPressure, 11),
        .key(KeyCode.touch, 1), .key(KeyCode.toolFinger, 1), .report,
      ]
      for word in words {
        _ = pipeline.consume(
          InputEvent(time: .zero, type: word.type, code: word.code, value: word.value))
      }
      #expect(pipeline.frame.count == (isTouch ? 1 : 0), "\(name)")
    }
  }

  @Test func `a pressure with a resolution is a force, and no palm`() {
    let force = AbsoluteAxis(minimum: 0, maximum: 1024, resolution: 7)
    let device = pad(pressure: force)
    #expect(DeviceQuirk.matching(device).map(\.devices) == ["Pads that measure force"])
    let filters = TouchPipeline(device: device).filters
    #expect(filters.palm?.leastPressureRange == .max && filters.faint?.leastPressureRange == .max)
  }

  @Test func `every rule names its devices and its reason`() {
    for quirk in DeviceQuirk.all {
      #expect(!quirk.devices.isEmpty && !quirk.reason.isEmpty && !quirk.changes.isEmpty)
    }
    #expect(Set(DeviceQuirk.all.map(\.devices)).count == DeviceQuirk.all.count)
  }
}
