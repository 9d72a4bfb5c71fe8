import PantographPlainText
import PantographSurvey
import PantographTuning

/// Formats the figures of a survey for people.
enum SurveyNumber {
  /// Returns a value with three significant digits and at most two decimals.
  static func text(_ value: Double) -> String {
    let decimals = value.magnitude < 9.995 ? 2 : value.magnitude < 99.95 ? 1 : 0
    return DecimalText(value, decimals: decimals).description
  }

  /// Returns an interval in parentheses; an open end has no number. Empty for one group.
  static func text(_ interval: OpenInterval?) -> String {
    guard let interval else { return "" }
    switch (interval.low, interval.high) {
    case (nil, nil): return "(open)"
    case (let low?, nil): return "(\(text(low))–)"
    case (nil, let high?): return "(–\(text(high)))"
    case (let low?, let high?): return "(\(text(low))–\(text(high)))"
    }
  }

  /// Returns a share in percent.
  static func percent(_ share: Double) -> String {
    DecimalText(100 * share, decimals: 1, zeros: .kept).description
  }

  static func percent(_ share: GroupedDistribution.Share) -> String {
    let range = share.interval.map { " (\(percent($0.low))–\(percent($0.high)))" } ?? ""
    return "\(percent(share.share)) %\(range)"
  }

  /// Returns the change of the share at or below a threshold, with its sign.
  static func change(_ change: Double, raises: Bool) -> String {
    let text = percent(change)
    return text == "0.0" ? "0.0 %" : "\(raises ? "+" : "\u{2212}")\(text) %"
  }
}
