import Expectations
import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// Formats of predicates that are made to exhaust the stack or the time.
struct HostilePredicateTests {
  private func refusal(of format: String, _ arguments: [Any?] = []) -> String? {
    do {
      _ = try PredicateParser.tree(of: format, arguments: arguments)
      return nil
    } catch {
      return error.reason
    }
  }

  private func holds(_ format: String, of object: Any?) throws -> Bool {
    try PredicateParser.tree(of: format, arguments: []).isTrue(of: object, [:])
  }

  @Test(arguments: ["(", "NOT ", "!", "{", "-", "a[", "(NOT (", "((a) + ("])
  func `nesting has a limit`(part: String) {
    let reason = refusal(of: String(repeating: part, count: 20_000))
    expect(reason, equals: "it is nested more than 200 levels deep", "\(reason ?? "read")")
  }

  @Test(arguments: [".a", " + 1", " * 1", "[0]", " - 1"])
  func `the names and signs of a comparison have a limit`(part: String) {
    let long = "a" + String(repeating: part, count: 20_000) + " == 1"
    expect(refusal(of: long), equals: "a comparison has more than 1000 names and signs")
    let most = "a" + String(repeating: part, count: 500) + " == 1"
    expectNil(refusal(of: most))
  }

  @Test func `a path in an argument has the limit, too`() {
    let path = String(repeating: "a.", count: 20_000) + "a"
    expect(
      refusal(of: "%K == 1", [path]), equals: "a comparison has more than 1000 names and signs")
  }

  @Test func `long lists and long chains of conditions have no limit`() throws {
    let numbers = (0..<5000).map { "\($0)" }.joined(separator: ", ")
    try expect(holds("SELF IN {\(numbers)}", of: 4999))
    let names = (0..<5000).map { "SELF == 'n\($0)'" }.joined(separator: " OR ")
    try expect(holds(names, of: "n4999") && !holds(names, of: "n5000"))
  }

  @Test func `a pattern of many stars takes no time`() throws {
    let pattern = String(repeating: "*a", count: 500) + "*b"
    try expect(!holds("SELF LIKE '\(pattern)'", of: String(repeating: "a", count: 5000)))
    try expect(holds("SELF LIKE '\(pattern)'", of: String(repeating: "a", count: 5000) + "b"))
  }

  @Test(arguments: [
    ("", "", true), ("", "*", true), ("", "?", false), ("abc", "a*c", true), ("abc", "a*b", false),
    ("abcbc", "a*bc", true), ("abc", "***", true), ("abc", "??", false), ("abc", "???*", true),
    ("a.c", "a.c", true), ("abc", "a.c", false), ("a\nc", "a?c", true), ("aab", "*ab", true),
  ])
  func `stars stand for any characters and question marks for one`(
    text: String, pattern: String, matches: Bool
  ) throws {
    try expect(holds("SELF LIKE '\(pattern)'", of: text), equals: matches)
  }

  @Test(arguments: ["½", "²", "٣", "1½", "Ⅷ"])
  func `digits that make no number are refused`(digits: String) {
    expect(refusal(of: "SELF == \(digits)"), equals: "\(digits) is no number")
  }

  @Test func `changed formats end nothing`() {
    let words = [
      "(", ")", "NOT", "!", "a", ".", "[", "]", "{", "}", ",", "==", "LIKE", "MATCHES", "IN",
      "[cd]",
      "'x", "'x'", "\"", "%@", "%K", "%", "$v", "#", "@", "@max", "1", "1.5",
      "99999999999999999999",
      "-", "+", "*", "/", "AND", "||", "ANY", "ALL", "BETWEEN", "SELF", "NULL", "TRUEPREDICATE",
      "\\",
      "\u{0}", "é", "½", "SUBQUERY", "f(", "\n",
    ]
    var random = SeededGenerator(seed: 30)
    for _ in 0..<20_000 {
      let format = (0..<random.below(14)).map { _ in words[random.below(words.count)] }
        .joined(separator: random.chance(0.7) ? " " : "")
      guard let tree = try? PredicateParser.tree(of: format, arguments: ["a.b", 3, nil]) else {
        continue
      }
      // Patterns, variables and names of a read format may stop the program, as on iOS.
      guard !["MATCHES", "$", "a", "é", "x"].contains(where: format.contains) else { continue }
      _ = tree.isTrue(of: ["key": [1, 2, 3]], [:])
    }
  }
}
