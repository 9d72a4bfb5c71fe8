import Foundation

/// The OpenType features for the types and selectors with which descriptors set a font's features.
/// The numbers are those of Apple's registry of font features (`SFNTLayoutTypes.h`).
enum FontFeature {
  /// A type, a selector, and the feature with its value.
  private static let known: [(type: Int, selector: Int, feature: String)] =
    [
      (1, 2, "liga=1"), (1, 3, "liga=0"), (1, 4, "dlig=1"), (1, 5, "dlig=0"), (1, 18, "clig=1"),
      (1, 19, "clig=0"), (1, 20, "hlig=1"), (1, 21, "hlig=0"), (3, 3, "smcp=1"), (6, 0, "tnum=1"),
      (6, 1, "pnum=1"), (10, 1, "sups=1"), (10, 2, "subs=1"), (10, 3, "ordn=1"), (10, 4, "sinf=1"),
      (11, 1, "afrc=1"), (11, 2, "frac=1"), (14, 4, "zero=1"), (14, 5, "zero=0"), (17, 1, "salt=1"),
      (21, 0, "onum=1"), (21, 1, "lnum=1"), (33, 0, "case=1"), (33, 1, "case=0"), (33, 2, "cpsp=1"),
      (33, 3, "cpsp=0"), (36, 0, "calt=1"), (36, 1, "calt=0"), (36, 2, "swsh=1"), (36, 3, "swsh=0"),
      (36, 4, "cswh=1"), (36, 5, "cswh=0"), (37, 0, "smcp=0"), (37, 1, "smcp=1"), (37, 2, "pcap=1"),
      (38, 0, "c2sc=0"), (38, 1, "c2sc=1"), (38, 2, "c2pc=1"),
    ]
    + (1...20).flatMap { set in
      // Two selectors for each stylistic set: on and off.
      let tag = "ss" + (set < 10 ? "0" : "") + "\(set)"
      return [(35, set * 2, tag + "=1"), (35, set * 2 + 1, tag + "=0")]
    }

  /// Returns the features of a descriptor's settings, without those that are not known.
  static func features(_ settings: Any?) -> [String] {
    let all = (settings as? [Any]) ?? []
    return all.compactMap { setting in
      guard let type = number(.type, in: setting), let selector = number(.selector, in: setting)
      else { return nil }
      return known.first { $0.type == type && $0.selector == selector }?.feature
    }
  }

  /// Returns the settings of a font's features.
  static func settings(_ features: [String]) -> [[UIFontDescriptor.FeatureKey: Int]] {
    features.compactMap { feature in
      known.first { $0.feature == feature }.map { [.type: $0.type, .selector: $0.selector] }
    }
  }

  private static func number(_ key: UIFontDescriptor.FeatureKey, in setting: Any) -> Int? {
    let value: Any? =
      (setting as? [UIFontDescriptor.FeatureKey: Any])?[key]
      ?? (setting as? [String: Any])?[key.rawValue]
    return value as? Int ?? (value as? NSNumber)?.intValue
  }
}

extension UIFontDescriptor {
  /// The keys of a setting of a font's features.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the feature, such as `kLowerCaseType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The selector of the feature, such as `kLowerCaseSmallCapsSelector`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of `type`.
    public static let featureIdentifier = FeatureKey.type
    /// The older name of `selector`.
    public static let typeIdentifier = FeatureKey.selector
  }
}
