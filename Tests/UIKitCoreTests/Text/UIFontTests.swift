import Expectations
import Testing
import UIKit

@MainActor
struct UIFontTests {
  @Test func `a family that is not there has no fonts`() {
    expect(UIFont.fontNames(forFamilyName: "Nowhere").isEmpty)
  }
}
