import Expectations
import Foundation
import Testing

@testable import UIKit

struct NSPredicateFormatTests {
  private class Person {
    let name: String
    let age: Int
    let nickname: String?
    let friends: [Person]

    init(_ name: String, _ age: Int, nickname: String? = nil, friends: [Person] = []) {
      (self.name, self.age, self.nickname, self.friends) = (name, age, nickname, friends)
    }
  }

  private final class Pupil: Person {}

  private let ada = Person("Ada", 36, nickname: "Countess")
  private let zoe = Person("Zoë", 8)

  private func holds(_ format: String, _ arguments: Any?..., of object: Any?) -> Bool {
    NSPredicate(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
      .evaluate(with: object)
  }

  private func refusal(of format: String) -> String? {
    do {
      _ = try PredicateParser.tree(of: format, arguments: [])
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `numbers are compared`() {
    expect(holds("age > 30", of: ada) && !holds("age > 30", of: zoe))
    expect(holds("age == 8", of: zoe) && holds("age != 8", of: ada))
    expect(holds("age >= 36 AND age <= 36", of: ada) && holds("age => 36 && age =< 36", of: ada))
    expect(holds("age <> %d", 9, of: zoe) && holds("age < %f", 8.5, of: zoe))
    expect(holds("age BETWEEN {8, 36}", of: zoe) && !holds("age BETWEEN {9, 36}", of: zoe))
    expect(holds("age BETWEEN %@", [1, 10], of: zoe))
    expect(holds("age * 2 + 4 == 20", of: zoe) && holds("(age + 2) / 2 = 5", of: zoe))
    expect(holds("age > -1", of: zoe))
  }

  @Test func `and binds more than or, and not more than both`() {
    expect(holds("TRUEPREDICATE OR FALSEPREDICATE AND FALSEPREDICATE", of: nil))
    expect(!holds("(TRUEPREDICATE OR FALSEPREDICATE) AND FALSEPREDICATE", of: nil))
    expect(holds("NOT FALSEPREDICATE AND TRUEPREDICATE", of: nil))
    expect(!holds("NOT (FALSEPREDICATE OR TRUEPREDICATE)", of: nil))
    expect(holds("!(age = 1) || age = 2", of: ada))
  }

  @Test func `texts are compared with the options that are given`() {
    expect(holds("name BEGINSWITH 'A'", of: ada) && !holds("name BEGINSWITH 'a'", of: ada))
    expect(holds("name BEGINSWITH[c] %@", "a", of: ada))
    expect(holds("name ENDSWITH[cd] \"OE\"", of: zoe) && !holds("name ENDSWITH 'oe'", of: zoe))
    expect(holds("name CONTAINS[d] 'oe'", of: zoe) && !holds("name contains 'x'", of: zoe))
    expect(holds("name ==[cd] 'zoe'", of: zoe) && !holds("name == 'zoe'", of: zoe))
    expect(holds("SELF LIKE '?d*'", of: "Ada") && !holds("SELF LIKE '?a'", of: "Ada"))
    expect(holds("SELF LIKE[c] 'ADA'", of: "Ada") && !holds("SELF LIKE 'A.a'", of: "Ada"))
    expect(holds("SELF < 'b'", of: "a"))
  }

  @Test func `MATCHES compares the whole text with a regular expression`() {
    let mail = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}"
    expect(holds("SELF MATCHES %@", mail, of: "ada@example.org"))
    expect(!holds("SELF MATCHES %@", mail, of: "ada@example.org!"))
    expect(holds("SELF MATCHES[c] 'a|b'", of: "B") && !holds("SELF MATCHES 'a|b'", of: "ab"))
  }

  @Test func `IN finds elements and parts of texts`() {
    expect(holds("name IN %@", ["Ada", "Eve"], of: ada) && !holds("name IN {'Eve'}", of: ada))
    expect(holds("'d' IN name", of: ada) && holds("age IN {8, 9}", of: zoe))
    expect(holds("%@ IN SELF", 3, of: Set([1, 3])))
  }

  @Test func `missing values equal only nil`() {
    expect(holds("nickname == nil", of: zoe) && holds("nickname != NULL", of: ada))
    expect(!holds("nickname BEGINSWITH 'C'", of: zoe) && holds("nickname = 'Countess'", of: ada))
    expect(holds("a == nil AND b.c == nil", of: ["x": 1]))
    expect(holds("name == %@", nil, of: ["x": 1]))
  }

  @Test func `key paths go through objects, dictionaries and collections`() {
    let family = Person("Eve", 60, friends: [ada, zoe])
    expect(holds("ANY friends.age < 10", of: family) && !holds("ALL friends.age < 10", of: family))
    expect(
      holds("ALL friends.age > 5", of: family) && holds("NONE friends.name = 'Bob'", of: family))
    expect(holds("friends.@count == 2", of: family) && holds("friends.@max.age = 36", of: family))
    expect(holds("friends.@sum.age = 44 AND friends.@avg.age = 22", of: family))
    expect(holds("@count = 3 AND @min.self = 1", of: [3, 1, 2]))
    expect(holds("friends[0].name = 'Ada'", of: family))
    expect(holds("person.age = 36", of: ["person": ada]) && holds("SELF.name = 'Ada'", of: ada))
    expect(holds("%K = %@", "person.name", "Ada", of: ["person": ada]))
    expect(holds("name.length = 3", of: ada) && holds("age = 5", of: Pupil("Tom", 5)))
  }

  @Test func `truth values equal numbers`() {
    expect(holds("done == true", of: ["done": true]) && holds("done = YES", of: ["done": true]))
    expect(holds("done == 0", of: ["done": false]) && !holds("done == NO", of: ["done": true]))
  }

  @Test func `dates are ordered`() {
    let (early, late) = (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2))
    expect(holds("date < %@", late, of: ["date": early]))
    expect(holds("date == %@", early, of: ["date": early]))
  }

  @Test func `a variable has the value of the evaluation`() {
    let predicate = NSPredicate(format: "$limit < age")
    expect(predicate.evaluate(with: ada, substitutionVariables: ["limit": 30]))
    expect(!predicate.evaluate(with: zoe, substitutionVariables: ["limit": 30]))
  }

  @Test func `arguments follow the format, texts and numbers alike`() {
    let predicate = NSPredicate(format: "%K BEGINSWITH %@ AND age > %ld", "name", "A", 30)
    expect(predicate.evaluate(with: ada) && !predicate.evaluate(with: zoe))
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      predicate, NSPredicate(format: "age < 40"),
    ])
    expect(both.evaluate(with: ada))
  }

  @Test(arguments: [
    ("", "the format ends where a value is expected"),
    ("age >", "the format ends where a value is expected"),
    ("age 5", "number(\"5\") stands where a comparison is expected"),
    ("name == 'x", "a text has no closing '"),
    ("name ==[x] 'x'", "[x] is no option of a comparison"),
    ("age IN {1, 2", "a { has no }"),
    ("age = %@", "there are fewer arguments than places for them"),
    ("age = %z", "a % stands at the end"),
    ("age = 1 ;", "the character ; has no meaning in a predicate"),
    ("age = 1 age", "word(\"age\") is left over"),
    (
      "SUBQUERY(a, $x, $x = 1).@count > 0",
      "SUBQUERY is not supported here: filter with a closure, NSPredicate(block:)"
    ),
    ("upper(name) = 'A'", "the function upper is not supported here: use NSPredicate(block:)"),
  ])
  func `a format that cannot be read is refused with the reason`(format: String, reason: String) {
    expect(refusal(of: format), equals: reason)
  }

  @Test func `random formats are read or refused`() {
    let parts = [
      "age", "name", "=", ">", "AND", "OR", "NOT", "(", ")", "{", "}", "[", "]", "'a'", "5", "%@",
      "%K", "$x", "IN", "LIKE[c]", ".", "@", "-", "ANY", "SELF", ",", "!",
    ]
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var counts = [true: 0, false: 0]
    for _ in 0..<3000 {
      let format = (0...next(7)).map { _ in parts[next(parts.count)] }.joined(separator: " ")
      let isRead = (try? PredicateParser.tree(of: format, arguments: ["a", "b"])) != nil
      counts[isRead, default: 0] += 1
    }
    expect(counts[true]! > 10 && counts[false]! > 1000)
  }
}
