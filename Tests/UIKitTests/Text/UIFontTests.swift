import Testing
import UIKit

@MainActor
@Suite struct UIFontTests {
  @Test func `a family that is not there has no fonts`() {
    #expect(UIFont.fontNames(forFamilyName: "Nowhere").isEmpty)
  }
}
