import Expectations
import Testing
import UIKit

struct ContentSizeOrderTests {
  private static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @Test func `sizes are ordered, and each is as large as itself`() {
    for (place, first) in Self.all.enumerated() {
      for (otherPlace, second) in Self.all.enumerated() {
        expect((first < second), equals: (place < otherPlace))
        expect((first > second), equals: (place > otherPlace))
        expect((first <= second), equals: (place <= otherPlace))
        expect((first >= second), equals: (place >= otherPlace))
      }
      expect(first.isAccessibilityCategory, equals: (place >= 7))
    }
    expect(UIContentSizeCategory.unspecified >= .large)
    expect(UIContentSizeCategory.unspecified <= .large)
  }
}
