extension Mathematics {
  /// The largest angle, in radians, that `sin` and `cos` evaluate. Above it, neighboring numbers
  /// are too far apart to be angles, and the functions return the values for no rotation: 0 and 1.
  public static let largestAngle = 0x1p45

  /// The sine of an angle in radians.
  public static func sin(_ x: Double) -> Double {
    if x.magnitude < 0x1p-27 { return x }
    guard x.isFinite else { return .nan }
    guard x.magnitude <= largestAngle else { return 0 }
    let (quarter, rest) = reduced(x)
    switch quarter {
    case 0: return sine(rest)
    case 1: return cosine(rest)
    case 2: return -sine(rest)
    default: return -cosine(rest)
    }
  }

  /// The cosine of an angle in radians.
  public static func cos(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    guard x.magnitude <= largestAngle else { return 1 }
    let (quarter, rest) = reduced(x)
    switch quarter {
    case 0: return cosine(rest)
    case 1: return -sine(rest)
    case 2: return -cosine(rest)
    default: return sine(rest)
    }
  }

  /// Returns the angle of the direction (x, y) in radians, from −π to π. `atan2(0, 0)` is 0.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let width = x.magnitude
    let height = y.magnitude
    var angle: DoubleDouble
    if width == height {
      // Both are zero: no direction. Otherwise a diagonal, also if both are infinite.
      angle = width == 0 ? DoubleDouble(0) : DoubleDouble(quarterTurn.high / 2, quarterTurn.low / 2)
    } else if width > height {
      angle = arctangent(height / width)
    } else {
      let complement = arctangent(width / height)
      angle = quarterTurn + DoubleDouble(-complement.high, -complement.low)
    }
    if x.sign == .minus {
      let halfTurn = DoubleDouble(quarterTurn.high * 2, quarterTurn.low * 2)
      angle = halfTurn + DoubleDouble(-angle.high, -angle.low)
    }
    let value = angle.high + angle.low
    return y.sign == .minus ? -value : value
  }

  /// The angle in radians, from −π/2 to π/2, whose tangent is `x`.
  public static func atan(_ x: Double) -> Double {
    atan2(x, 1)
  }

  /// π/2 to 159 bits, together with `quarterTurnRest`.
  private static let quarterTurn = DoubleDouble(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)
  private static let quarterTurnRest = -0x1.f1976b7ed8fbcp-110

  /// Returns the multiple of π/2 nearest to an angle, modulo 4, and the angle's distance from that
  /// multiple in radians.
  private static func reduced(_ x: Double) -> (quarter: Int, rest: DoubleDouble) {
    if x.magnitude <= 0x1.921fb54442d18p-1 { return (0, DoubleDouble(x)) }
    let turns = nearest(x * 0x1.45f306dc9c883p-1)
    let first = DoubleDouble.product(turns, quarterTurn.high)
    let second = DoubleDouble.product(turns, quarterTurn.low)
    // The difference of `x` and `first.high` is exact, because the two are close together.
    var rest = DoubleDouble.sum(x - first.high, -first.low)
    rest = rest + DoubleDouble(-second.high, -second.low)
    rest = rest + DoubleDouble(-(turns * quarterTurnRest))
    return (Int(truncatingIfNeeded: Int64(turns) & 3), rest)
  }

  private static func sine(_ angle: DoubleDouble) -> Double {
    let x = angle.high
    let square = x * x
    var series = 1 / 355_687_428_096_000.0
    series = 1 / 1_307_674_368_000.0 - square * series
    series = 1 / 6_227_020_800.0 - square * series
    series = 1 / 39_916_800.0 - square * series
    series = 1 / 362_880.0 - square * series
    series = 1 / 5_040.0 - square * series
    series = 1 / 120.0 - square * series
    series = 1 / 6.0 - square * series
    return x - (x * square * series - angle.low * (1 - square * 0.5))
  }

  private static func cosine(_ angle: DoubleDouble) -> Double {
    let x = angle.high
    let square = x * x
    var series = 1 / 6_402_373_705_728_000.0
    series = 1 / 20_922_789_888_000.0 - square * series
    series = 1 / 87_178_291_200.0 - square * series
    series = 1 / 479_001_600.0 - square * series
    series = 1 / 3_628_800.0 - square * series
    series = 1 / 40_320.0 - square * series
    series = 1 / 720.0 - square * series
    series = 1 / 24.0 - square * series
    let half = square * 0.5
    let whole = 1 - half
    return whole + (((1 - whole) - half) + (square * square * series - x * angle.low))
  }

  /// Returns the arctangent of a ratio from 0 to 1: the table's value for the nearest eighth, plus
  /// a short series.
  private static func arctangent(_ ratio: Double) -> DoubleDouble {
    let eighths = nearest(ratio * 8)
    let eighth = eighths / 8
    let t = (ratio - eighth) / (1 + ratio * eighth)
    let square = t * t
    var series = 1 / 17.0
    series = 1 / 15.0 - square * series
    series = 1 / 13.0 - square * series
    series = 1 / 11.0 - square * series
    series = 1 / 9.0 - square * series
    series = 1 / 7.0 - square * series
    series = 1 / 5.0 - square * series
    series = 1 / 3.0 - square * series
    let base = arctangent(eighths: Int(eighths))
    let sum = DoubleDouble.sum(base.high, t)
    return DoubleDouble.sum(sum.high, sum.low + (base.low - t * square * series))
  }

  private static func arctangent(eighths: Int) -> DoubleDouble {
    switch eighths {
    case 0: DoubleDouble(0)
    case 1: DoubleDouble(0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59)
    case 2: DoubleDouble(0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57)
    case 3: DoubleDouble(0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56)
    case 4: DoubleDouble(0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56)
    case 5: DoubleDouble(0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58)
    case 6: DoubleDouble(0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56)
    case 7: DoubleDouble(0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56)
    default: DoubleDouble(0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55)
    }
  }
}
