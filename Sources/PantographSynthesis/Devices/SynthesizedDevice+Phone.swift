import PantographTouches

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
