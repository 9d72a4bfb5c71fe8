/// A device's description of one absolute axis (`struct input_absinfo`), in device units.
public struct AbsoluteAxis: Hashable, Sendable {
  /// The smallest value of the axis' range.
  public var minimum: Int32
  /// The largest value of the axis' range.
  public var maximum: Int32
  /// The smallest change that the kernel does not treat as noise.
  public var fuzz: Int32
  /// The distance from the middle within which a joystick's values count as the middle.
  public var flat: Int32
  /// Units per millimetre for positions; 0 when the device does not say.
  public var resolution: Int32

  public init(
    minimum: Int32, maximum: Int32, fuzz: Int32 = 0, flat: Int32 = 0, resolution: Int32 = 0
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.fuzz = fuzz
    self.flat = flat
    self.resolution = resolution
  }

  /// The difference between maximum and minimum, which may exceed an `Int32`.
  public var extent: Int64 { Int64(maximum) - Int64(minimum) }
}
