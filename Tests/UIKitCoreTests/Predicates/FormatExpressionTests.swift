import Expectations
import Foundation
import Testing

@testable import UIKit

/// Expressions that are read from formats and evaluated, as calculators do.
struct FormatExpressionTests {
  private func value(_ format: String, _ arguments: [Any] = [], of object: Any? = nil) -> NSNumber?
  {
    FormatExpression(format: format, argumentArray: arguments)
      .expressionValue(with: object, context: nil) as? NSNumber
  }

  @Test(arguments: [
    ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("-4 + 1", -3), ("2 ** 3 * 2", 16), ("7.5 - 0.5", 7),
    // Integers remain integers, as on iOS.
    ("5 / 2", 2), ("5.0 / 2", 2.5), ("5 / 2.0", 2.5), ("9223372036854775807 + 1", 0x1p63),
    ("1 / 0", .infinity),
  ])
  func `a sum has the value that iOS gives`(format: String, expected: Double) {
    expect(value(format)?.doubleValue, equals: expected)
  }

  @Test func `arguments, an object and variables are parts of a sum`() {
    expect(value("%@ * 2", [4])?.intValue, equals: 8)
    expect(value("age + %d", [1], of: ["age": 30])?.intValue, equals: 31)
    let doubled = FormatExpression(format: "$count * 2")
    let context: NSMutableDictionary = ["count": 21]
    expect(doubled.expressionValue(with: nil, context: context) as? Int, equals: 42)
    expect(
      FormatExpression(forConstantValue: "a").expressionValue(with: nil, context: nil) as? String,
      equals: "a")
    // A number is of any type that a caller asks for.
    expect(doubled.expressionValue(with: nil, context: context) as? Double, equals: 42)
  }

  @Test func `a sum that cannot be read is refused with the reason`() {
    for (format, reason) in [
      ("5 +", "the format ends where a value is expected"), ("5 5", "number(\"5\") is left over"),
      ("5 × 5", "the character × has no meaning in a predicate"),
    ] {
      let fault = #expect(throws: PredicateFault.self) {
        try PredicateParser.expression(of: format, arguments: [])
      }
      expect(fault?.reason, equals: reason)
    }
  }
}
