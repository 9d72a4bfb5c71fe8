import Expectations
import Testing

@testable import UIKit

@MainActor
struct FontFeatureTests {
  private func setting(_ type: Int, _ selector: Int) -> [UIFontDescriptor.FeatureKey: Int] {
    [.type: type, .selector: selector]
  }

  @Test(arguments: [
    (35, 2, "ss01=1"), (35, 3, "ss01=0"), (35, 18, "ss09=1"), (35, 19, "ss09=0"),
    (35, 20, "ss10=1"), (35, 21, "ss10=0"), (35, 40, "ss20=1"), (35, 41, "ss20=0"),
    (1, 2, "liga=1"), (1, 3, "liga=0"), (3, 3, "smcp=1"), (6, 0, "tnum=1"), (6, 1, "pnum=1"),
    (10, 1, "sups=1"), (11, 2, "frac=1"), (14, 4, "zero=1"), (21, 0, "onum=1"), (33, 0, "case=1"),
    (37, 1, "smcp=1"), (37, 0, "smcp=0"), (38, 1, "c2sc=1"), (38, 2, "c2pc=1"),
  ])
  func `a type and a selector are a feature of OpenType`(
    type: Int, selector: Int, feature: String
  ) {
    expect(FontFeature.features([setting(type, selector)]), equals: [feature])
  }

  @Test func `settings that are not known are left out`() {
    expect(
      FontFeature.features([
        setting(35, 1), setting(35, 42), setting(99, 1), setting(3, 9), [:], "text",
      ]), equals: [])
    expect(FontFeature.features(nil) == [] && FontFeature.features("text") == [])
    expect(FontFeature.features([[.type: 3] as [UIFontDescriptor.FeatureKey: Int]]), equals: [])
    expect(
      FontFeature.features([
        ["CTFeatureTypeIdentifier": 3, "CTFeatureSelectorIdentifier": 3] as [String: Int]
      ]), equals: ["smcp=1"])
  }

  @Test func `features give their settings again`() {
    let settings = FontFeature.settings(["ss10=1", "nothing=1", "zero=0"])
    expect(settings, equals: [setting(35, 20), setting(14, 5)])
  }
}
