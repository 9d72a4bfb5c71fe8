import Expectations
import Testing

@testable import PantographTouches

struct DeviceQuirkTests {
  /// A touchpad of 2000 × 1200 units without a resolution.
  private func pad(
    _ name: String = "pad", bus: UInt16 = Bus.usb, vendor: UInt16 = 0, product: UInt16 = 0,
    version: UInt16 = 0, pressure: AbsoluteAxis? = nil, computer: String? = nil
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
      ], axes: axes, computer: computer)
  }

  /// The DMI modalias of a computer, as the kernel writes it.
  private func computer(
    _ maker: String, product: String = "1", version: String = "2", board: String = "3"
  ) -> String {
    "dmi:bvnM:bvr1.0:bd01/01/2020:svn\(maker):pn\(product):pvr\(version):rvn\(maker):rn\(board)"
      + ":rvr1:cvnM:ct10:cvrNone:"
  }

  @Test func `a pad that no rule names has none`() {
    expect(DeviceQuirk.matching(pad()).isEmpty)
    expect(
      TouchPipeline(device: pad()).filters,
      equals: .defaults(for: pad(), on: SurfaceGeometry(pad())))
  }

  @Test func `ids, a part of the name, and the version choose the rules`() {
    let magic = pad("Apple Wireless Trackpad", bus: Bus.bluetooth, vendor: 0x05ac, product: 0x030e)
    expect(
      DeviceQuirk.matching(magic).map(\.devices),
      equals: ["Apple's touchpads on Bluetooth", "Magic Trackpad"])
    let elantech = pad("ETPS/2 Elantech Touchpad", bus: Bus.ps2, vendor: 2, product: 0xe)
    expect(DeviceQuirk.matching(elantech).map(\.devices), equals: ["Elantech touchpads"])
    let alps = pad(bus: Bus.ps2, vendor: 2, product: 8, version: 0x800)
    expect(DeviceQuirk.matching(alps).map(\.devices), equals: ["ALPS touchpads of version 8"])
    expect(DeviceQuirk.matching(pad(bus: Bus.ps2, vendor: 2, product: 8)).isEmpty)
  }

  @Test func `a screen has no rules`() {
    var screen = pad(bus: Bus.usb, vendor: 0x05ac)
    screen.properties = .direct
    expect(DeviceQuirk.matching(screen).isEmpty)
  }

  @Test func `a rule states the size of a pad that does not`() {
    let magic = pad(bus: Bus.bluetooth, vendor: 0x05ac, product: 0x030e)
    let size = SurfaceGeometry(magic).size
    expect(!SurfaceGeometry(magic).isAssumed)
    expect(abs(size.x - 130) < 5 && abs(size.y - 110) < 5)
    var measured = magic
    measured.axes[AbsoluteCode.multitouchPositionX]?.resolution = 20
    measured.axes[AbsoluteCode.multitouchPositionY]?.resolution = 20
    expect(SurfaceGeometry(measured).size, equals: Vector(x: 100, y: 60))
  }

  @Test func `a resolution applies only to models with so many units`() {
    let elantech = pad("ETPS/2 Elantech Touchpad")
    expect(abs(SurfaceGeometry(elantech).size.x - 2000.0 / 31), isBelow: 0.01)
    var older = elantech
    older.axes[AbsoluteCode.multitouchPositionX]?.maximum = 1280
    older.axes[AbsoluteCode.multitouchPositionY]?.maximum = 704
    expect(SurfaceGeometry(older).isAssumed)
  }

  @Test func `limits in the device's units become shares and millimetres`() {
    let filters = TouchPipeline(
      device: pad(
        "Magic Trackpad 2", vendor: 0x05ac, product: 0x0265,
        pressure: AbsoluteAxis(minimum: 0, maximum: 253))
    ).filters
    expect(filters.palm?.pressure, equals: 190.0 / 253)
    // 2000 units are 162 mm: 12 units in a millimetre.
    expect(abs((filters.palm?.size ?? 0) - 75), isBelow: 0.001)
    expect(abs((filters.faint?.size ?? 0) - 20.0 / 12), isBelow: 0.001)
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
      expect(pipeline.frame.count, equals: (isTouch ? 1 : 0), "\(name)")
    }
  }

  @Test func `a pressure with a resolution is a force, and no palm`() {
    let force = AbsoluteAxis(minimum: 0, maximum: 1024, resolution: 7)
    let device = pad(pressure: force)
    expect(DeviceQuirk.matching(device).map(\.devices), equals: ["Pads that measure force"])
    let filters = TouchPipeline(device: device).filters
    expect(filters.palm?.leastPressureRange == .max && filters.faint?.leastPressureRange == .max)
  }

  @Test func `the computer chooses the rules about pads of a common name`() {
    let synaptics = "SynPS/2 Synaptics TouchPad"
    let thinkPad = pad(synaptics, computer: computer("LENOVO", version: "ThinkPadT450s"))
    let rules = DeviceQuirk.matching(thinkPad)
    expect(rules.map(\.devices), equals: ["Touchpad of the Lenovo ThinkPads of the series 50"])
    expect(
      rules[0].criteria,
      equals:
        "its name contains \"SynPS/2 Synaptics TouchPad\" and it is in a computer by LENOVO of "
        + "version ThinkPad??50*")
    expect(DeviceQuirk.matching(pad(synaptics)).isEmpty)
    let others = [
      computer("DellInc.", version: "ThinkPadT450s"), computer("LENOVO", version: "ThinkPadT45"),
      computer("LENOVO", product: "ThinkPadT450s"), "dmi:", "", "svnLENOVO",
    ]
    for other in others { expect(DeviceQuirk.matching(pad(synaptics, computer: other)).isEmpty) }
  }

  @Test func `the product and the board of the computer choose, too`() {
    func rules(_ name: String, _ computer: String, bus: UInt16 = Bus.usb) -> [String] {
      DeviceQuirk.matching(pad(name, bus: bus, computer: computer)).map(\.devices)
    }
    expect(
      rules("CyPS/2 Cypress Trackpad", computer("DellInc.", product: "DellXPSL322X")),
      equals: [
        "Cypress touchpads on PS/2", "Touchpad of the Dell XPS L322X",
      ])
    expect(
      rules("pad", computer("HP", board: "8CDE"), bus: Bus.i2c),
      equals: [
        "Touchpad of the HP OmniBook Ultra Flip 14"
      ])
    expect(rules("pad", computer("HP", board: "8CDE")).isEmpty)
    expect(
      rules("ELAN2703:00 04F3:323B Touchpad", computer("Google", product: "GoogleRedrix4")),
      equals: [
        "Chromebook Redrix"
      ])
  }

  @Test func `a rule about the computer changes what a palm and a clickpad is`() {
    let pressure = AbsoluteAxis(minimum: 0, maximum: 255)
    let thinkPad = pad(
      "SynPS/2 Synaptics TouchPad", pressure: pressure,
      computer: computer("LENOVO", version: "ThinkPadP50"))
    expect(TouchPipeline(device: thinkPad).filters.palm?.pressure, equals: 150.0 / 255)
    let dell = pad(
      bus: Bus.i2c, pressure: pressure, computer: computer("DellInc.", product: "Precision7550"))
    let corrected = dell.corrected(by: DeviceQuirk.matching(dell))
    expect(dell.properties.contains(.buttonPad) && !corrected.properties.contains(.buttonPad))
    let redrix = pad(
      "04F3:323B Touchpad", pressure: pressure, computer: computer("Google", product: "Redrix"))
    expect((TouchPipeline(device: redrix).filters.palm?.pressure ?? 0), isAbove: 1)
  }

  @Test func `fingers that a pad reports as palms are fingers`() {
    let tool = AbsoluteCode.multitouchToolType
    for (version, isTouch) in [("ThinkPadX1Carbon6th", true), ("ThinkPadX1Carbon7th", false)] {
      var device = pad("Synaptics TM3288-011", computer: computer("LENOVO", version: version))
      device.codes[.absolute]?.insert(tool)
      device.axes[tool] = AbsoluteAxis(minimum: 0, maximum: 2)
      var pipeline = TouchPipeline(device: device)
      let words: [TouchStream.Word] = [
        .slot(0), .id(1), .x(1000), .y(600), .axis(tool, ToolTypeValue.palm),
        .key(KeyCode.touch, 1), .key(KeyCode.toolFinger, 1), .report,
      ]
      for word in words {
        _ = pipeline.consume(
          InputEvent(time: .zero, type: word.type, code: word.code, value: word.value))
      }
      expect(pipeline.frame.count, equals: (isTouch ? 1 : 0), "\(version)")
    }
  }

  @Test func `every rule states by which properties it applies`() {
    for quirk in DeviceQuirk.all { expect(quirk.criteria.hasPrefix("it")) }
    expect(
      DeviceQuirk.matching(pad("Elan Touchpad"))[0].criteria,
      equals: "its name contains \"Elan Touchpad\"")
  }

  @Test func `every rule names its devices and its reason`() {
    for quirk in DeviceQuirk.all {
      expect(!quirk.devices.isEmpty && !quirk.reason.isEmpty && !quirk.changes.isEmpty)
    }
    expect(Set(DeviceQuirk.all.map(\.devices)).count, equals: DeviceQuirk.all.count)
  }
}
