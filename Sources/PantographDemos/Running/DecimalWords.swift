import PantographPlainText
import PantographTouches

/// Formats numbers for captions and sentences.
enum DecimalWords {
  /// Returns the number with at most one decimal.
  static func short(_ value: Double) -> String {
    DecimalText(value, decimals: 1, minus: "\u{2212}", extremes: .infinite).description
  }

  /// Returns the seconds since `start` with two decimals.
  static func seconds(_ time: Timestamp, since start: Timestamp) -> String {
    DecimalText((time - start).seconds, decimals: 2, zeros: .kept, minus: "\u{2212}").description
  }
}
