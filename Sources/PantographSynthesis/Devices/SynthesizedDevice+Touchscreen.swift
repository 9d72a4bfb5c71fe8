import PantographTouches

extension SynthesizedDevice {
  /// A 24-inch screen: 528 by 298 mm, ten slots. Like most such screens it has different units for
  /// width and height, and no pressure.
  public static let touchscreen = SynthesizedDevice(
    name: "touchscreen", summary: "a 24-inch screen, 528 × 298 mm, 10 contacts",
    description: description(
      name: "Pantograph Synthesized 24-inch Touchscreen", product: 3, properties: [.direct],
      keys: [KeyCode.touch],
      axes: slotAxes(
        slots: 10, x: AbsoluteAxis(minimum: 0, maximum: 32767, resolution: 62),
        y: AbsoluteAxis(minimum: 0, maximum: 32767, resolution: 110))))
}

extension SynthesizedDevice {
  /// A phone's screen in upright orientation: 68 by 147 mm, 20 units per millimetre, ten slots.
  public static let phone: SynthesizedDevice = {
    var axes = slotAxes(
      slots: 10, x: AbsoluteAxis(minimum: 0, maximum: 1360, resolution: 20),
      y: AbsoluteAxis(minimum: 0, maximum: 2940, resolution: 20))
    axes[AbsoluteCode.multitouchPressure] = AbsoluteAxis(minimum: 0, maximum: 255)
    axes[AbsoluteCode.pressure] = AbsoluteAxis(minimum: 0, maximum: 255)
    return SynthesizedDevice(
      name: "phone", summary: "a phone's screen, 68 × 147 mm, 10 contacts",
      description: description(
        name: "Pantograph Synthesized Phone Screen", product: 1, properties: [.direct],
        keys: [KeyCode.touch], axes: axes))
  }()
}
