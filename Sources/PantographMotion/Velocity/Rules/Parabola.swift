/// The best-fitting parabola through the newest samples, with equal weights.
///
/// It gives the same bits as `leastSquares`: the polynomials are written out, without the terms
/// that are 0 or 1. Most of the work depends only on the sample times, and serves all motions that
/// were sampled at these times. Reading is `mutating`, as in `SampleHistory`.
struct Parabola {
  /// The times of the samples, in seconds relative to the newest.
  private var times = Fours(repeating: .zero)
  /// The values of the second polynomial at each sample; `curve` has those of the third. 0 in lanes
  /// without a sample.
  private var line = Fours(repeating: .zero)
  private var curve = Fours(repeating: .zero)
  private var lineShare = 0.0
  private var curveShare = 0.0
  private let groups: Int
  /// The mask of the last group: all bits set in lanes with a sample.
  private let presence: SIMD4<UInt64>

  /// The samples before the newest in groups of four, the latest group first. The newest is the
  /// origin and not in a group: a processor stalls when it loads at once what it has just written
  /// in pieces.
  private typealias Fours = [5 of SIMD4<Double>]

  /// The largest number of samples that a parabola is fitted to: as many as
  /// `VelocityLimits.standard` allows.
  static var capacity: Int { 20 }

  /// Fits a parabola to the newest `usable` samples: at least two, and near one another in time.
  @inline(__always)
  init(_ usable: Int, of history: inout SampleHistory) {
    let count = max(2, min(usable, Self.capacity))
    groups = (count + 2) / 4
    let rest = count - 1 - 4 * (groups - 1)
    presence = SIMD4(rest > 3 ? .max : 0, rest > 2 ? .max : 0, rest > 1 ? .max : 0, .max)
    let countShare = 1 / Double(count)
    var moments = SIMD4<Double>.zero
    for group in 0..<groups {
      // Unchecked subscripts are safe here: all groups are below the capacity.
      let time = present(history.times(ofFourBefore: 4 &* group), group)
      times[unchecked: group] = time
      moments += time
    }
    let lineShift = moments.sumOfLanes * countShare
    var norms = SIMD4(0, 0, 0, lineShift * lineShift)
    moments = .zero
    for group in 0..<groups {
      let value = present(times[unchecked: group] - lineShift, group)
      line[unchecked: group] = value
      let square = value * value
      norms += square
      moments += square * times[unchecked: group]
    }
    let norm = norms.sumOfLanes
    guard norm > 0 else { return }
    lineShare = 1 / norm
    let curveShift = moments.sumOfLanes * lineShare
    let ratio = norm * countShare
    let newest = curveShift * lineShift - ratio
    norms = SIMD4(0, 0, 0, newest * newest)
    for group in 0..<groups {
      let value = present(
        (times[unchecked: group] - curveShift) * line[unchecked: group] - ratio, group)
      curve[unchecked: group] = value
      norms += value * value
    }
    let curveNorm = norms.sumOfLanes
    if curveNorm > 0 { curveShare = (-lineShift - curveShift) * (1 / curveNorm) }
  }

  /// Returns the slope at the newest sample of a history with the same sample times.
  @inline(__always)
  mutating func slope(of history: inout SampleHistory) -> Velocity {
    Velocity(x: slope(of: &history, .x), y: slope(of: &history, .y))
  }

  // One axis per call: for both together, the compiler would put the sums of both axes into one
  // vector and reorder its lanes again and again.
  @inline(never)
  private mutating func slope(
    of history: inout SampleHistory, _ axis: SampleHistory.Axis
  ) -> Double {
    var lines = SIMD4<Double>.zero
    var curves = SIMD4<Double>.zero
    for group in 0..<groups {
      let way = present(history.ways(ofFourBefore: 4 &* group, axis), group)
      lines += line[unchecked: group] * way
      curves += curve[unchecked: group] * way
    }
    return lines.sumOfLanes * lineShare + curves.sumOfLanes * curveShare
  }

  /// Returns the numbers of a group, with 0 in lanes without a sample, which may contain anything.
  @inline(__always)
  private func present(_ numbers: SIMD4<Double>, _ group: Int) -> SIMD4<Double> {
    guard group == groups &- 1 else { return numbers }
    return unsafeBitCast(unsafeBitCast(numbers, to: SIMD4<UInt64>.self) & presence, to: SIMD4.self)
  }
}

extension SampleHistory {
  /// Returns the slope of the best-fitting parabola at the newest sample.
  mutating func parabola(_ usable: Int) -> Velocity {
    var parabola = Parabola(usable, of: &self)
    return parabola.slope(of: &self)
  }
}

extension SIMD4<Double> {
  /// The sum of the lanes, always added in this order: another order would give other bits.
  var sumOfLanes: Double {
    let halves = lowHalf + highHalf
    return halves[0] + halves[1]
  }
}
