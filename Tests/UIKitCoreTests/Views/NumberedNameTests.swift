import Expectations
import Testing
import UIKit

/// Levels, weights and priorities: numbers with names, in the order of their numbers.
@MainActor
struct NumberedNameTests {
  private func check<Name: NumericRawRepresentable & Hashable>(_ names: [Name])
  where Name.RawValue: ExpressibleByIntegerLiteral {
    for one in names {
      for other in names {
        expect(one < other, equals: one.rawValue < other.rawValue, "\(one) \(other)")
        expect(one <= other, equals: one.rawValue <= other.rawValue, "\(one) \(other)")
        expect(one > other, equals: one.rawValue > other.rawValue, "\(one) \(other)")
        expect(one >= other, equals: one.rawValue >= other.rawValue, "\(one) \(other)")
        expect(one == other, equals: one.rawValue == other.rawValue, "\(one) \(other)")
        expect(one - other, equals: one.rawValue - other.rawValue)
      }
      expect((one + 2).rawValue == one.rawValue + 2 && (2 + one).rawValue == one.rawValue + 2)
      expect((one - 2).rawValue, equals: one.rawValue - 2)
      var changed = one
      changed += 5
      expect(changed.rawValue, equals: one.rawValue + 5)
      changed -= 7
      expect(changed.rawValue, equals: one.rawValue + 5 - 7)
    }
  }

  @Test func `orders and sums`() {
    check([UIWindow.Level.normal, .statusBar, .alert, .normal + 1])
    check([UIFont.Weight.ultraLight, .regular, .semibold, .bold, .black])
    check([UILayoutPriority.required, .defaultHigh, .defaultLow, .fittingSizeLevel])
  }
}
