import Expectations
import Foundation
import Testing

@testable import UIKit

/// One row for each operator, option and reading of a predicate, with what the guide to predicates
/// says about it.
struct PredicateTableTests {
  nonisolated(unsafe) private static let object: [String: Any] = [
    "n": 8, "half": 0.5, "name": "Zoë", "on": true, "off": false, "gone": NSNull(),
    "list": [3, 1, 2], "names": ["Ada", "Bob"], "empty": [Int](), "text": "a\tb\nc'd",
    "table": ["key": "value", "deep": ["x": 5]], "date": Date(timeIntervalSince1970: 5),
    "people": [["age": 8, "tag": ["a"]], ["age": 36, "tag": ["b"]]],
  ]

  private func holds(_ format: String, _ arguments: [Any] = []) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: Self.object)
  }

  @Test(arguments: [
    ("n = 8", true), ("n == 7", false), ("n != 8", false), ("n <> 7", true), ("n < 8", false),
    ("n < 8.1", true), ("n <= 8", true), ("n =< 7.9", false), ("n > 7.9", true), ("n > 8", false),
    ("n >= 8", true), ("n => 8.1", false), ("8 = n", true), ("half = 0.5", true),
    ("half < 0.51", true), ("n = '8'", false), ("n > gone", false), ("n < gone", false),
    ("n >= gone", false), ("gone = nil", true), ("gone == NULL", true), ("gone != nil", false),
    ("n != nil", true), ("missing = nil", true), ("gone = gone", true), ("n = gone", false),
    ("on = TRUE", true), ("on = YES", true), ("on = 1", true), ("off = false", true),
    ("off = no", true), ("on = NO", false),
  ])
  func `comparisons`(format: String, expected: Bool) { expect(holds(format), equals: expected) }

  @Test(arguments: [
    ("n + 2 = 10", true), ("n - 2 - 3 = 3", true), ("n - 2 * 3 = 2", true),
    ("(n - 2) * 3 = 18", true), ("n / 4 / 2 = 1", true), ("2 + n / 4 * 3 = 8", true),
    ("-n = -8", true), ("- n + 10 = 2", true), ("n * -1 = -8", true), ("n / 0 > 1", true),
    ("name + 1 = 2", false), ("1 + gone = nil", true), ("n = 2 + 2 * 3", true),
    ("(n) = (8)", true), ("((n + 1)) = 9", true), ("n+1=9", true),
  ])
  func `arithmetic`(format: String, expected: Bool) { expect(holds(format), equals: expected) }

  @Test(arguments: [
    ("n BETWEEN {8, 9}", true), ("n BETWEEN {7, 8}", true), ("n BETWEEN {8.1, 9}", false),
    ("n BETWEEN {7, 7.9}", false), ("n between {9, 7}", false), ("n BETWEEN {7}", false),
    ("n BETWEEN {7, 8, 9}", false), ("n BETWEEN 8", false), ("name BETWEEN {'A', 'Zp'}", true),
    ("name BETWEEN {'A', 'Zn'}", false),
    ("n IN {7, 8}", true), ("n IN {7}", false), ("n IN {}", false), ("n IN gone", false),
    ("'o' IN name", true), ("'O' IN name", false), ("'O' IN[c] name", true), ("'' IN name", true),
    ("3 IN list", true), ("4 IN list", false), ("list CONTAINS 1", true),
    ("list CONTAINS 0", false),
    ("name CONTAINS 'oë'", true), ("name CONTAINS[d] 'oe'", true), ("name CONTAINS 'oe'", false),
    ("name CONTAINS ''", true), ("names CONTAINS 'Ada'", true), ("names CONTAINS 'ada'", false),
    ("names CONTAINS[c] 'ada'", true), ("n CONTAINS 8", false),
  ])
  func `ranges and members`(format: String, expected: Bool) {
    expect(holds(format), equals: expected)
  }

  @Test(arguments: [
    ("name BEGINSWITH 'Zo'", true), ("name BEGINSWITH 'oë'", false), ("name BEGINSWITH 'z'", false),
    ("name BEGINSWITH[c] 'z'", true), ("name ENDSWITH 'ë'", true), ("name ENDSWITH 'e'", false),
    ("name ENDSWITH[d] 'e'", true), ("name ENDSWITH[d] 'E'", false),
    ("name ENDSWITH[cd] 'E'", true),
    ("name ENDSWITH[dc] 'OE'", true), ("name =[c] 'zOË'", true), ("name =[c] 'zOE'", false),
    ("name =[cd] 'zOE'", true), ("name =[n] 'Zoë'", true), ("name =[l] 'Zoë'", true),
    ("name =[CD] 'zoe'", true), ("name !=[cd] 'zoe'", false), ("name <[c] 'zp'", true),
    ("name < 'Zp'", true), ("name > 'Zn'", true), ("n BEGINSWITH '8'", false),
    ("gone BEGINSWITH ''", false), ("name LIKE 'Z*'", true), ("name LIKE 'Z'", false),
    ("name LIKE '*ë'", true), ("name LIKE '???'", true), ("name LIKE '??'", false),
    ("name LIKE 'Z?ë'", true), ("name LIKE '*'", true), ("name LIKE 'z*'", false),
    ("name LIKE[c] 'z*'", true), ("name LIKE[d] 'Z*e'", true), ("'a.c' LIKE 'a.c'", true),
    ("'abc' LIKE 'a.c'", false), ("'(x)' LIKE '(?)'", true), ("text LIKE 'a*d'", true),
    ("name MATCHES 'Z.ë'", true), ("name MATCHES 'Z'", false), ("name MATCHES 'Z|Zoë'", true),
    ("name MATCHES '[A-Z]o.'", true), ("name MATCHES[c] 'z.*'", true),
    ("name MATCHES 'z.*'", false), ("n MATCHES '8'", false),
  ])
  func `texts`(format: String, expected: Bool) { expect(holds(format), equals: expected) }

  @Test(arguments: [
    ("list[0] = 3", true), ("list[2] = 2", true), ("list[3] = nil", true), ("list[-1] = nil", true),
    ("list[0.5] = nil", true), ("list[1 + 1] = 2", true), ("table['key'] = 'value'", true),
    ("table['none'] = nil", true), ("table.key = 'value'", true), ("table.deep.x = 5", true),
    ("table['deep'].x = 5", true), ("table['deep']['x'] = 5", true), ("SELF.n = 8", true),
    ("self.n = 8", true), ("gone.any.thing = nil", true), ("name.length = 3", true),
    ("list.@count = 3", true), ("list.count = 3", true), ("list.@sum.self = 6", true),
    ("list.@avg.self = 2", true), ("list.@min.self = 1", true), ("list.@max.self = 3", true),
    ("empty.@count = 0", true), ("empty.@avg.self = 0", true), ("empty.@sum.self = 0", true),
    ("empty.@max.self = nil", true), ("people.@sum.age = 44", true), ("people.@max.age = 36", true),
    ("people.age = {8, 36}", true), ("people.age = {36, 8}", false), ("people[1].age = 36", true),
    ("list = {3, 1, 2}", true), ("list = {3, 1}", false), ("#list.@count = 3", true),
  ])
  func `paths`(format: String, expected: Bool) { expect(holds(format), equals: expected) }

  @Test(arguments: [
    ("ANY list > 2", true), ("ANY list > 3", false), ("SOME list = 1", true),
    ("ALL list > 0", true),
    ("ALL list > 1", false), ("NONE list > 3", true), ("NONE list > 2", false),
    ("ANY empty > 0", false), ("ALL empty > 0", true), ("NONE empty > 0", true),
    ("ANY n > 7", true), ("ALL n > 8", false), ("ANY people.age > 35", true),
    ("ALL people.age > 8", false), ("ANY names BEGINSWITH 'B'", true), ("any list = 3", true),
    ("ANY gone = 1", false), ("NONE gone = 1", true),
  ])
  func `any, all and none`(format: String, expected: Bool) {
    expect(holds(format), equals: expected)
  }

  @Test(arguments: [
    ("TRUEPREDICATE", true), ("FALSEPREDICATE", false), ("NOT FALSEPREDICATE", true),
    ("!TRUEPREDICATE", false), ("NOT NOT TRUEPREDICATE", true), ("n = 8 AND half = 0.5", true),
    ("n = 8 AND half = 1", false), ("n = 7 OR half = 0.5", true), ("n = 7 OR half = 1", false),
    ("n = 8 && n = 7 || n = 8", true), ("n = 8 || n = 8 && n = 7", true),
    ("(n = 8 || n = 8) && n = 7", false), ("n = 7 or n = 6 or n = 8", true),
    ("n = 8 and n > 7 and n > 8", false), ("NOT n = 7 AND n = 8", true),
    ("NOT (n = 7 OR n = 8)", false), ("(n = 8)", true), ("((n = 8) AND (half = 0.5))", true),
    ("(n + 1 > 8) AND (n + 1) > 8", true), ("not(n = 7)", true),
  ])
  func `connections`(format: String, expected: Bool) { expect(holds(format), equals: expected) }

  @Test func `arguments take their places in order, whatever their letters`() {
    expect(holds("%K = %d AND %K = %@", ["n", 8, "name", "Zoë"]))
    expect(holds("%K.%K = 'value'", ["table", "key"]))
    expect(holds("%K = 5", ["table.deep.x"]) && holds("table.%K = 5", ["deep.x"]))
    for format in ["%d", "%i", "%ld", "%lu", "%lld", "%qu", "%hd", "%zd", "%u", "%@"] {
      expect(holds("n = \(format)", [8]), "\(format)")
    }
    for format in ["%f", "%lf", "%.2f", "%g", "%e"] {
      expect(holds("half = \(format)", [0.5]), "\(format)")
    }
    expect(holds("(n = %d) AND half = %f", [8, 0.5]))
    expect(holds("(n + %d) = %d", [1, 9]) && holds("n IN {%d, %d}", [7, 8]))
    expect(holds("'%@' != %@", ["a"]) && holds("date = %@", [Date(timeIntervalSince1970: 5)]))
    expect(holds("date < %@ AND date > %@", [6, 4].map { Date(timeIntervalSince1970: $0) }))
    expect(!holds("date < %@", [Date(timeIntervalSince1970: 5)]))
    expect(holds("date <= %@", [Date(timeIntervalSince1970: 5)]))
  }

  @Test func `a text has escapes and either kind of quotes`() throws {
    expect(holds(#"text = 'a\tb\nc\'d'"#) && holds(#"text = "a\tb\nc'd""#))
    expect(holds(#"'a\\b' = "a\\b""#) && holds(#"'\x' = 'x'"#) && holds("\"it's\" != 'its'"))
    try expect(
      PredicateToken.tokens(of: "a1_b>=-1.5.c $v %.3lf'x'"),
      equals: [
        .word("a1_b"), .symbol(">="), .symbol("-"), .number("1.5"), .symbol("."), .word("c"),
        .variable("v"), .argument("f"), .text("x"),
      ])
    try expect(
      PredicateToken.tokens(of: "1.a 2. =<=>"),
      equals: [
        .number("1"), .symbol("."), .word("a"), .number("2"), .symbol("."), .symbol("=<"),
        .symbol("=>"),
      ])
  }

  @Test(arguments: [
    ("n =", "the format ends where a value is expected"),
    ("(n = 8", "a ( has no )"), ("(n", "a ( has no )"), ("list[0 = 3", "a [ has no ]"),
    ("n =[] 8", "no letters follow [ after a comparison"), ("n =[c 8", "a [ has no ]"),
    ("n. = 8", "no name follows a point"), ("n.5 = 8", "no name follows a point"),
    ("list.@ = 8", "no name follows @"), ("list.@max. = 8", "no name follows a point"),
    ("n", "the end stands where a comparison is expected"),
    ("n AND n", "word(\"AND\") stands where a comparison is expected"),
    (") = 8", ") stands where a value is expected"), ("n = 8)", "symbol(\")\") is left over"),
    ("$ = 8", "no name follows $"), ("# = 8", "no name follows #"),
    ("n = %", "a % stands at the end"),
    ("n = %y", "%y is no format of a predicate"),
    ("n ? 8", "the character ? has no meaning in a predicate"),
    ("n = \"8", "a text has no closing \""),
  ])
  func `mistakes have their reason`(format: String, reason: String) {
    expect(refusal(of: format), equals: reason)
  }

  private func refusal(of format: String) -> String? {
    do {
      _ = try PredicateParser.tree(of: format, arguments: [])
      return nil
    } catch {
      return error.reason
    }
  }
}
