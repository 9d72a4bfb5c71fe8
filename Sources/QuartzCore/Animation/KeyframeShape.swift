/// The shape of a curve through values: the three Kochanek–Bartels numbers of each value, 0 by
/// default.
struct KeyframeShape {
  /// The tension at each keyframe; above 0 the curve is tighter.
  var tension: [Double] = []
  /// The continuity at each keyframe; a number other than 0 makes a corner, sharper with its
  /// distance from 0.
  var continuity: [Double] = []
  /// The bias at each keyframe; the curve overshoots before the keyframe's value if below 0, after
  /// the value if above 0.
  var bias: [Double] = []

  /// Returns the value at a share of a step. Returns nil for values without intermediate values,
  /// and for transforms, whose parts are interpolated instead.
  func value(
    _ frames: [LayerValue], _ stops: [Double], _ step: Int, _ part: Double
  ) -> LayerValue? {
    let (start, end) = (frames[step], frames[step + 1])
    if case .transform = start { return nil }
    guard let way = end.combined(start, { $0 - $1 }) else { return nil }
    let before = step > 0 ? start.combined(frames[step - 1]) { $0 - $1 } : way
    let after = step + 2 < frames.count ? frames[step + 2].combined(end) { $0 - $1 } : way
    guard let before, let after else { return nil }
    let length = stops[step + 1] - stops[step]
    let lengthBefore = step > 0 ? stops[step] - stops[step - 1] : length
    let lengthAfter = step + 2 < frames.count ? stops[step + 2] - stops[step + 1] : length

    func at(_ values: [Double], _ index: Int) -> Double { index < values.count ? values[index] : 0 }
    func tangent(_ index: Int, _ sign: Double) -> (Double, Double) {
      let (t, c, b) = (at(tension, index), at(continuity, index) * sign, at(bias, index))
      return ((1 - t) * (1 + b) * (1 + c) / 2, (1 - t) * (1 - b) * (1 - c) / 2)
    }
    let leaving = tangent(step, 1)
    let arriving = tangent(step + 1, -1)
    // Scaled by the unequal times, so that the speed does not jump at a value.
    let scaleOut = 2 * length / max(length + lengthBefore, 1e-12)
    let scaleIn = 2 * length / max(length + lengthAfter, 1e-12)
    let out = before.combined(way) { (leaving.0 * $0 + leaving.1 * $1) * scaleOut }
    let into = way.combined(after) { (arriving.0 * $0 + arriving.1 * $1) * scaleIn }
    guard let out, let into else { return nil }

    let (square, cube) = (part * part, part * part * part)
    let ends = start.combined(end) {
      $0 * (2 * cube - 3 * square + 1) + $1 * (3 * square - 2 * cube)
    }
    let slopes = out.combined(into) { $0 * (cube - 2 * square + part) + $1 * (cube - square) }
    guard let ends, let slopes else { return nil }
    return ends.combined(slopes) { $0 + $1 }
  }
}
