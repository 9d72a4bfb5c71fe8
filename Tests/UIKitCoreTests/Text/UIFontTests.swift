import Expectations
import Testing
import UIKit

@MainActor
struct UIFontTests {
  @Test func `a system font without a size has 12 points`() {
    expect(UIFont.systemFont(ofSize: 0).pointSize, equals: 12)
    expect(UIFont.boldSystemFont(ofSize: -3).pointSize, equals: 12)
    expect(UIFont.italicSystemFont(ofSize: 0).pointSize, equals: 12)
    expect(UIFont.monospacedSystemFont(ofSize: 0, weight: .bold).pointSize, equals: 12)
  }

  @Test func `a family that is not there has no fonts`() {
    expect(UIFont.fontNames(forFamilyName: "Nowhere").isEmpty)
  }
}
