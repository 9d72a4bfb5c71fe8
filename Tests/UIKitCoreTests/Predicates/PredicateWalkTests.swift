import Expectations
import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// Random formats of predicates and expressions: what is read, what is refused, and the values.
struct PredicateWalkTests {
  private class Animal { let legs: Int? = 4 }
  private final class Dog: Animal {
    var name: NSString = "Rex"
    lazy var age = 3
    let tags: Set = ["good"]
  }
  private struct Spot { let x = 3.5, y = -2, label: String? = nil }

  nonisolated(unsafe) private static let object: [String: Any] = [
    "n": 8, "m": -3, "half": 0.5, "name": "Zoë", "word": "zoe", "on": true, "off": false,
    "gone": NSNull(), "list": [3, 1, 2], "empty": [Int](), "names": ["Ada", "Bob", "ada"],
    "mixed": [1, "a", NSNull(), 2.5] as [Any],
    "table": ["x": 5, "deep": ["y": "z"]] as [String: Any],
    "date": Date(timeIntervalSince1970: 5), "later": Date(timeIntervalSince1970: 6),
    "big": Int.max, "small": Int.min, "byte": UInt8(200), "float": Float(2.5),
    "number": NSNumber(value: 8), "dog": Dog(), "spot": Spot(), "some": Optional(7) as Any,
    "array": NSArray(array: [1, 8]), "set": NSSet(array: [8]), "plain": Set([8]),
    "ordered": NSOrderedSet(array: ["Zoë", 8]), "styled": NSAttributedString(string: "Zoë"),
    "people": [["age": 8, "tag": ["a"]], ["age": 36, "tag": ["b"]]], "part": "abcZoë".suffix(3),
    "dictionary": NSDictionary(dictionary: ["x": 5]),
  ]
  nonisolated(unsafe) private static let variables: [String: Any] = [
    "v": 8, "text": "Zoë", "some": Optional(3) as Any,
  ]
  nonisolated(unsafe) private static let arguments: [Any?] = [
    8, "n", "Zoë", nil, [8, 9], "table.x", 0.5, NSNull(),
  ]

  private static let leaves = [
    "n", "m", "half", "name", "word", "on", "off", "gone", "list", "empty", "names", "mixed",
    "table", "date", "later", "big", "small", "byte", "float", "number", "some", "array", "set",
    "plain", "ordered", "styled", "part", "dog.legs", "dog.name", "dog.age", "dog.tags", "spot.x",
    "spot.y", "spot.label", "table.x", "table.deep.y", "people.age", "people.@count", "SELF.n",
    "dictionary.x", "name.length", "list.@sum.self", "list.@avg.self", "list.@max.self",
    "empty.@max.self", "people.@min.age", "$v", "$text", "$some", "%@", "%K", "%d", "%ld", "%.2f",
    "1", "8", "0", "2.5", "0.50", "'Zoë'", "\"zoe\"", "'a\\'b\\n\\t'", "''", "TRUE", "no", "nil",
    "NULL", "#name", "{}", "{8, 'Zoë'}", "{n}", "list[0]", "list[n - 6]", "table['x']",
    "list[-1]", "mixed[1]", "names[3]", "dog['age']", "9223372036854775807", "self",
  ]
  private static let signs = [
    "=", "==", "!=", "<>", "<", "<=", "=<", ">", ">=", "=>", "BEGINSWITH", "endswith", "CONTAINS",
    "IN", "LIKE", "BETWEEN", "=[c]", "=[cd]", "<[d]", "CONTAINS[c]", "IN[n]", "ENDSWITH[l]",
    "LIKE[CD]",
  ]
  private static let pieces = [
    "(", ")", "{", "}", "[", "]", ",", ".", "@", "!", "&&", "||", "AND", "OR", "NOT", "-", "**",
    "*", "%", "%z", "%y", "$", "#", "'", "\"", "?", "1.", "1.x", "½", "[x]", "[c", "SUBQUERY",
    "f(", "TERNARY", "%K", ".@", "TRUEPREDICATE", "ANY", "1e5", "_a", "=", "IN",
  ]

  private static func value(_ random: inout SeededGenerator, _ depth: Int) -> String {
    guard depth > 0, random.chance(0.4) else { return leaves[random.below(leaves.count)] }
    let one = value(&random, depth - 1)
    switch random.below(8) {
    case 0: return "-\(one)"
    case 1: return "(\(one))"
    case 2: return "{\(one), \(value(&random, depth - 1))}"
    case 3: return "list[\(one)]"
    case 4: return "\(one) ** \(value(&random, depth - 1))"
    default:
      let sign = ["+", "-", "*", "/"][random.below(4)]
      return "\(one) \(sign) \(value(&random, depth - 1))"
    }
  }

  private static func tree(_ random: inout SeededGenerator, _ depth: Int) -> String {
    guard depth > 0, random.chance(0.6) else {
      if random.chance(0.1) { return ["TRUEPREDICATE", "falsepredicate"][random.below(2)] }
      let scope = random.chance(0.25) ? ["ANY", "SOME", "ALL", "none"][random.below(4)] + " " : ""
      let sign = signs[random.below(signs.count)]
      return "\(scope)\(value(&random, 2)) \(sign) \(value(&random, 2))"
    }
    let one = tree(&random, depth - 1)
    switch random.below(4) {
    case 0: return "NOT (\(one))"
    case 1: return "!\(one)"
    case 2: return "(\(one))"
    default:
      return "\(one) \(["AND", "or", "&&", "||"][random.below(4)]) \(tree(&random, depth - 1))"
    }
  }

  /// Texts have no point after a number of decimals, and a set has no order, so only these are written.
  private static func text(_ value: Any?) -> String {
    switch value {
    case nil: "nothing"
    case let value as [Any?]: "[\(value.map(text).joined(separator: ", "))]"
    case let value as Bool: "\(value)"
    case let value as Int: "\(value)"
    case let value as Double: "\(value)"
    case let value as Float: "\(value)f"
    case let value as String: "“\(value)”"
    case let value?: "\(type(of: value))"
    }
  }

  private func result(of format: String) -> String {
    do throws(PredicateFault) {
      let tree = try PredicateParser.tree(of: format, arguments: Self.arguments)
      return "\(tree.isTrue(of: Self.object, Self.variables))"
    } catch { return "\(error.reason) \(error.isLimit)" }
  }

  @Test func `predicates`() {
    for seed in 0..<150 {
      var random = SeededGenerator(seed: UInt64(seed))
      let lines = (0..<30).map { _ in
        let format = Self.tree(&random, 3)
        return "\(format): \(result(of: format))"
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }

  @Test func `expressions`() {
    for seed in 0..<80 {
      var random = SeededGenerator(seed: UInt64(seed))
      let lines = (0..<30).map { _ in
        let format = Self.value(&random, 4)
        do throws(PredicateFault) {
          let tree = try PredicateParser.expression(of: format, arguments: Self.arguments)
          return "\(format): \(Self.text(tree.value(of: Self.object, Self.variables)))"
        } catch { return "\(format): \(error.reason) \(error.isLimit)" }
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }

  @Test func `formats with missing and surplus pieces`() {
    for seed in 0..<80 {
      var random = SeededGenerator(seed: UInt64(seed))
      let lines = (0..<30).map { _ in
        var words = Self.tree(&random, 2).split(separator: " ").map(String.init)
        for _ in 0...random.below(2) where !words.isEmpty {
          let place = random.below(words.count)
          let piece = Self.pieces[random.below(Self.pieces.count)]
          switch random.below(3) {
          case 0: words.remove(at: place)
          case 1: words[place] = piece
          default: words.insert(piece, at: place)
          }
        }
        let format = words.joined(separator: " ")
        // A name that the object does not store ends the program when its value is asked for.
        let read: String
        do throws(PredicateFault) {
          read = "\(try PredicateToken.tokens(of: format).count)"
          _ = try PredicateParser.tree(of: format, arguments: Self.arguments)
        } catch { return "\(format): \(error.reason) \(error.isLimit)" }
        return "\(format): \(read)"
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }

  @Test func `tokens of every pair of characters`() {
    let characters = Array("a1_. '\"\\%$#@!=<>&|(){}[],+-*/é½?^~:nt\n\t")
    for first in characters {
      let lines = characters.map { second -> String in
        let format = "\(first)\(second)x'"
        do throws(PredicateFault) {
          return "\(format): \(try PredicateToken.tokens(of: format))"
        } catch { return "\(format): \(error.reason)" }
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }

  @Test(arguments: [1, 2, 3]) func `the limits of levels and links are exact`(kind: Int) {
    func reason(_ count: Int) -> String? {
      let format =
        switch kind {
        case 1:
          String(repeating: "(", count: count) + "TRUEPREDICATE"
            + String(repeating: ")", count: count)
        case 2: "n" + String(repeating: " + 1", count: count) + " = 1"
        default: "{" + String(repeating: "-", count: count) + "1} = 1"
        }
      return result(of: format)
    }
    let last = (1...1200).first { reason($0)?.contains("more than") == true }
    expect(last, equals: [1: 200, 2: 1001, 3: 198][kind])
    SeenMarks.see((195...205).map { reason($0) ?? "-" }.joined(separator: "\n"))
  }

}
