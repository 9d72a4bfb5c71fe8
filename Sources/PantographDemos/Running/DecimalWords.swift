import PantographPlainText
import PantographTouches

/// Numbers as captions and sentences have them.
enum DecimalWords {
  /// With one decimal at most.
  static func short(_ value: Double) -> String {
    DecimalText(value, decimals: 1, minus: "\u{2212}", extremes: .infinite).description
  }

  /// With two decimals.
  static func seconds(_ time: Timestamp, since start: Timestamp) -> String {
    DecimalText((time - start).seconds, decimals: 2, zeros: .kept, minus: "\u{2212}").description
  }
}
