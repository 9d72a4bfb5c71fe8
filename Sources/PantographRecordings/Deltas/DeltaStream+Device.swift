import PantographTouches

extension DeltaStream {
  /// Returns a description of the touchpad that the movements come from, for code that needs one. It
  /// has the stated size; without one, the size is assumed as for every device that reports none.
  public func touchpad(named name: String) -> DeviceDescription {
    func axis(_ length: Double?) -> AbsoluteAxis {
      // Tenths of a millimetre are finer than any use of a position that is assumed anyway.
      var axis = AbsoluteAxis(minimum: 0, maximum: Int32((length ?? 100) * 10))
      if length != nil { axis.resolution = 10 }
      return axis
    }
    let (x, y) = (axis(size?.x), axis(size?.y))
    return DeviceDescription(
      name: name, properties: [.pointer],
      codes: [
        .key: CodeSet([KeyCode.touch, KeyCode.toolFinger]),
        .absolute: CodeSet([
          AbsoluteCode.x, AbsoluteCode.y, AbsoluteCode.multitouchPositionX,
          AbsoluteCode.multitouchPositionY,
        ]),
      ],
      axes: [
        AbsoluteCode.x: x, AbsoluteCode.y: y, AbsoluteCode.multitouchPositionX: x,
        AbsoluteCode.multitouchPositionY: y,
      ])
  }
}
