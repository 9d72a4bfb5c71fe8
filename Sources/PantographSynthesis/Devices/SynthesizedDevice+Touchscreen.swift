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
