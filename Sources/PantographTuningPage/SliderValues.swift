import PantographGestures
import PantographPlainText
import PantographTuning

/// The values of a slider.
struct SliderValues {
  let texts: [String]

  /// Creates the values for a swept number. If no tracking depends on it, as many values are added
  /// between the swept ones as a user can distinguish.
  init(_ axis: SweepAxis, base: InteractionThresholds) {
    let number = axis.number
    let figures = axis.values.compactMap { Self.figure(number, $0) }
    guard axis.field != nil, axis.isOrdered, let low = figures.min(), let high = figures.max(),
      let unit = Self.unit(axis.values)
    else {
      texts = axis.values
      return
    }
    let own = number.text(in: base)
    let all = axis.values + (Self.unit(axis.values + [own]) != nil ? [own] : [])
    texts = Self.values(number, all + Self.steps(low, high, unit))
  }

  /// Creates the values for a number that was not swept, around the values in all policies.
  init(_ number: ThresholdNumber, base: InteractionThresholds, policies: [ReleasePolicy]) {
    let own = number.text(in: base)
    let all = [own] + (policies + ReleasePolicy.all).map { number.text(in: $0.thresholds) }
    let unit = all.first { Self.figure(number, $0) != nil }.flatMap { Self.unit([$0]) } ?? ""
    let figures = all.filter { Self.unit([$0]) == unit }.compactMap { Self.figure(number, $0) }
    let isShare = unit.isEmpty && (figures.max() ?? 1) <= 1
    let high = isShare ? 1 : 1.5 * (figures.max() ?? 1)
    let usable = all.filter { Self.figure(number, $0) == nil || Self.unit([$0]) == unit }
    texts = Self.values(number, usable + Self.steps(0, high, unit))
  }

  private static func values(_ number: ThresholdNumber, _ texts: [String]) -> [String] {
    let sound = texts.filter { text in
      var thresholds = InteractionThresholds()
      return (try? number.set(text, in: &thresholds)) != nil
    }
    return (try? SweepAxis(number, sound).values) ?? []
  }

  /// Returns about a hundred even steps, in few digits.
  private static func steps(_ low: Double, _ high: Double, _ unit: String) -> [String] {
    guard high > low else { return [] }
    var step = 1.0
    while step * 100 > high - low { step /= 10 }
    while step * 1000 <= high - low { step *= 10 }
    for factor in [5.0, 2] where step * factor * 50 <= high - low {
      step *= factor
      break
    }
    let (first, last) = (Int((low / step).rounded(.up)), Int((high / step).rounded(.down)))
    return (first...max(first, last)).map { index in
      let text = DecimalText(Double(index) * step, decimals: 9).description
      return unit.isEmpty ? text : text + " " + unit
    }
  }

  private static func figure(_ number: ThresholdNumber, _ text: String) -> Double? {
    var thresholds = InteractionThresholds()
    guard (try? number.set(text, in: &thresholds)) != nil else { return nil }
    return number.number(in: thresholds)
  }

  /// Returns the unit after the number; nil if the texts have different units.
  private static func unit(_ texts: [String]) -> String? {
    let units = Set(
      texts.filter { $0 != "none" }.map { text in
        text.split(separator: " ", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
      })
    return units.count == 1 ? units.first : nil
  }
}
