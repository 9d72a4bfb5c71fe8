/// The best parabola through the newest samples, which count alike.
///
/// It has the bits of what `leastSquares` finds in general: its polynomials are written out, and what is
/// 0 or 1 in them is left out. Most of it owes to the moments of the samples alone, and serves all motions
/// that were sampled then. Reading it counts as changing it, as with the history.
struct Parabola {
  /// When each sample was, in seconds after the newest.
  private var times = Fours(repeating: .zero)
  /// The second and the third polynomial; 0 where there is no sample.
  private var line = Fours(repeating: .zero)
  private var curve = Fours(repeating: .zero)
  private var lineShare = 0.0
  private var curveShare = 0.0
  private let groups: Int
  /// All bits where the last group has a sample.
  private let presence: SIMD4<UInt64>

  /// The samples before the newest, four at a time: those just before it come first. The newest is what
  /// all is told from, and by itself: a processor waits long before it reads at once what it has just written
  /// in pieces.
  private typealias Fours = [5 of SIMD4<Double>]

  /// How many samples it is fitted to: as many as `VelocityLimits.standard` allows.
  static var capacity: Int { 20 }

  /// The samples must be two at least, and near one another in time.
  @inline(__always)
  init(_ usable: Int, of history: inout SampleHistory) {
    let count = max(2, min(usable, Self.capacity))
    groups = (count + 2) / 4
    let rest = count - 1 - 4 * (groups - 1)
    presence = SIMD4(rest > 3 ? .max : 0, rest > 2 ? .max : 0, rest > 1 ? .max : 0, .max)
    let countShare = 1 / Double(count)
    var moments = SIMD4<Double>.zero
    for group in 0..<groups {
      // No place is looked up with a check: all groups are below the capacity.
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

  /// The slope at the newest sample of a history that was sampled at these moments.
  @inline(__always)
  mutating func slope(of history: inout SampleHistory) -> Velocity {
    Velocity(x: slope(of: &history, .x), y: slope(of: &history, .y))
  }

  // Each axis by itself: worked out together, the compiler would take sums of both for one vector, and
  // reorder its lanes again and again.
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

  /// The numbers of a group's samples, and 0 where there is none: what was there may be anything.
  @inline(__always)
  private func present(_ numbers: SIMD4<Double>, _ group: Int) -> SIMD4<Double> {
    guard group == groups &- 1 else { return numbers }
    return unsafeBitCast(unsafeBitCast(numbers, to: SIMD4<UInt64>.self) & presence, to: SIMD4.self)
  }
}

extension SampleHistory {
  /// The slope of the best parabola at the newest of its samples.
  mutating func parabola(_ usable: Int) -> Velocity {
    var parabola = Parabola(usable, of: &self)
    return parabola.slope(of: &self)
  }
}

extension SIMD4<Double> {
  /// Always in this order, for each has other bits.
  var sumOfLanes: Double {
    let halves = lowHalf + highHalf
    return halves[0] + halves[1]
  }
}
