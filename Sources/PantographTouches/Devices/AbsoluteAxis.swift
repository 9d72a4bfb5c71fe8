/// What a device says about one absolute axis (`struct input_absinfo`), in its own units.
public struct AbsoluteAxis: Hashable, Sendable {
  /// The least value of the range.
  public var minimum: Int32
  /// The largest value of the range.
  public var maximum: Int32
  /// Changes smaller than this the kernel treats as noise.
  public var fuzz: Int32
  /// A joystick's values that are nearer to the middle than this count as the middle.
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

  /// The distance between the ends, which may exceed an `Int32`.
  public var extent: Int64 { Int64(maximum) - Int64(minimum) }
}
