import Expectations
import Foundation
import Testing
import UIKit

struct NSDataDetectorTests {
  private func found(_ text: String, _ types: UInt64) throws -> [String] {
    let detector = try NSDataDetector(types: types)
    let range = NSRange(location: 0, length: (text as NSString).length)
    return detector.matches(in: text, options: [], range: range).map {
      $0.url?.absoluteString ?? $0.phoneNumber ?? "nothing"
    }
  }

  @Test func `links and mail addresses end before the punctuation of the sentence`() throws {
    let text = "See https://example.org/a?b=c, (www.example.com/x) or write to ann@example.org."
    try expect(
      found(text, 1 << 5),
      equals: ["https://example.org/a?b=c", "http://www.example.com/x", "mailto:ann@example.org"])
    try expect(found("1.5 of e.g. a.swift", 1 << 5), equals: [])
  }

  @Test func `telephone numbers have seven digits at least`() throws {
    let text = "Call +1 (555) 123-4567 at 12:30, room 123-45."
    try expect(found(text, 1 << 11), equals: ["+1 (555) 123-4567"])
    try expect(found(text, 1 << 5), equals: [])
  }

  @Test func `results have a type and a range, and can be counted and enumerated`() throws {
    let text = "a example.org b ann@example.org 555 123 4567"
    let detector = try NSDataDetector(types: 1 << 5 | 1 << 11)
    let range = NSRange(location: 0, length: text.count)
    expect(detector.numberOfMatches(in: text, range: range), equals: 3)
    let first = try #require(detector.firstMatch(in: text, range: range))
    expect(first.range == NSRange(location: 2, length: 11) && first.resultType.rawValue == 1 << 5)
    expect(detector.rangeOfFirstMatch(in: text, range: range), equals: first.range(at: 0))
    var types: [UInt64] = []
    detector.enumerateMatches(in: text, range: range) { result, _, stop in
      types.append(result?.resultType.rawValue ?? 0)
      if types.count == 2 { stop.pointee = true }
    }
    expect(types, equals: [1 << 5, 1 << 5])
    let none = NSRange(location: 0, length: 0)
    expect(detector.rangeOfFirstMatch(in: text, range: none).location, equals: NSNotFound)
  }
}
