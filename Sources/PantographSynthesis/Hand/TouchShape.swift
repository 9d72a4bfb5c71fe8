/// The shape of a touch: its size, its pressure, and the tool type that the device reports.
struct TouchShape: Hashable, Sendable {
  /// The long axis of the touching area at full contact, in millimetres.
  var major: Double
  /// The short axis of the touching area at full contact, in millimetres.
  var minor: Double
  /// The pressure at full contact, as a fraction of the device's range.
  var pressure: Double
  var isPalmTool = false

  static func finger(from random: inout RandomSource) -> TouchShape {
    let major = random.number(in: 6.5...9)
    return TouchShape(
      major: major, minor: major * random.number(in: 0.7...0.9),
      pressure: random.number(in: 0.18...0.3))
  }

  static func palm(isTool: Bool, from random: inout RandomSource) -> TouchShape {
    let major = random.number(in: 26...38)
    return TouchShape(
      major: major, minor: major * random.number(in: 0.5...0.7),
      pressure: random.number(in: 0.6...0.8), isPalmTool: isTool)
  }
}
