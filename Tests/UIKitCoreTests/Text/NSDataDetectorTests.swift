import Expectations
import Foundation
import Testing
import UIKit

struct NSDataDetectorTests {
  /// The numbers of Foundation's names, with which a program asks. `.link` itself is deprecated.
  private static let links = UInt64(1 << 6)
  private static let phones = UInt64(1 << 11)

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
      found(text, Self.links),
      equals: ["https://example.org/a?b=c", "http://www.example.com/x", "mailto:ann@example.org"])
    try expect(found("1.5 of e.g. a.swift", Self.links), equals: [])
  }

  @Test func `the numbers of the types are those of Foundation's names`() {
    let names: any CheckingNames = FoundationNames()
    expect(names.link == Self.links && names.phoneNumber == Self.phones)
  }

  @Test func `telephone numbers have seven digits at least`() throws {
    let text = "Call +1 (555) 123-4567 at 12:30, room 123-45."
    try expect(found(text, Self.phones), equals: ["+1 (555) 123-4567"])
    try expect(found(text, Self.links), equals: [])
  }

  @Test func `results have a type and a range, and can be counted and enumerated`() throws {
    let text = "a example.org b ann@example.org 555 123 4567"
    let detector = try NSDataDetector(types: Self.links | Self.phones)
    let range = NSRange(location: 0, length: text.count)
    expect(detector.numberOfMatches(in: text, range: range), equals: 3)
    let first = try #require(detector.firstMatch(in: text, range: range))
    expect(first.range == NSRange(location: 2, length: 11))
    expect(first.resultType.rawValue, equals: Self.links)
    expect(detector.rangeOfFirstMatch(in: text, range: range), equals: first.range(at: 0))
    var types: [UInt64] = []
    detector.enumerateMatches(in: text, range: range) { result, _, stop in
      types.append(result?.resultType.rawValue ?? 0)
      if types.count == 2 { stop.pointee = true }
    }
    expect(types, equals: [Self.links, Self.links])
    let none = NSRange(location: 0, length: 0)
    expect(detector.rangeOfFirstMatch(in: text, range: none).location, equals: NSNotFound)
  }
}

/// The numbers of names that Foundation on Linux deprecates, as it finds no such results itself.
private protocol CheckingNames {
  var link: UInt64 { get }
  var phoneNumber: UInt64 { get }
}

private struct FoundationNames: CheckingNames {
  @available(*, deprecated)
  var link: UInt64 { NSTextCheckingResult.CheckingType.link.rawValue }
  @available(*, deprecated)
  var phoneNumber: UInt64 { NSTextCheckingResult.CheckingType.phoneNumber.rawValue }
}
