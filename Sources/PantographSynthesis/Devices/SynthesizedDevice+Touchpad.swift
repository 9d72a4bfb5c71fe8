import PantographTouches

extension SynthesizedDevice {
  /// A laptop's clickpad: 105 by 65 mm, 31 units per millimetre, five slots.
  public static let touchpad: SynthesizedDevice = {
    var axes = slotAxes(
      slots: 5, x: AbsoluteAxis(minimum: 0, maximum: 3255, resolution: 31),
      y: AbsoluteAxis(minimum: 0, maximum: 2015, resolution: 31))
    axes[AbsoluteCode.multitouchPressure] = AbsoluteAxis(minimum: 0, maximum: 255)
    axes[AbsoluteCode.pressure] = AbsoluteAxis(minimum: 0, maximum: 255)
    return SynthesizedDevice(
      name: "touchpad", summary: "a laptop's touchpad, 105 × 65 mm, 5 contacts, one button",
      description: description(
        name: "Pantograph Synthesized Touchpad", product: 2, properties: [.pointer, .buttonPad],
        keys: [
          KeyCode.left, KeyCode.touch, KeyCode.toolFinger, KeyCode.toolDoubleTap,
          KeyCode.toolTripleTap, KeyCode.toolQuadrupleTap, KeyCode.toolQuintupleTap,
        ], axes: axes))
  }()
}
