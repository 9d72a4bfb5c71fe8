import Expectations
import Foundation
import Testing

@testable import PantographPortingFiles

struct PropertyListTextTests {
  private func read(_ text: String?) throws -> NSDictionary {
    let data = Data(try #require(text).utf8)
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    return try #require(list as? NSDictionary)
  }

  @Test func `all kinds of values are read back as they were`() throws {
    let values: [String: Any] = [
      "texts": ["", "a<&>\"b", "Ärger\n🎈"], "empty": [Any](), "none": [String: Any](),
      "numbers": [0, 1, -3, 2.5, 1e300] as [Any], "flags": [true, false],
      "data": Data([1, 2, 255]), "date": Date(timeIntervalSince1970: 1000),
      "deep": [["key<": [["a": 1]]]],
    ]
    try expect(read(PropertyListText.text(values)), equals: values as NSDictionary)
  }

  @Test func `a list that was read is written again with the same kinds of values`() throws {
    let text = PropertyListText.text([
      "on": true, "one": 1, "real": 1.5, "off": [false, 0] as [Any],
    ])
    let read = try #require(read(text) as? [String: Any])
    expect(PropertyListText.text(read), equals: text)
    expect(text?.contains("<true/>"), equals: true)
    expect(text?.contains("<integer>1</integer>"), equals: true)
  }

  @Test func `a value that no property list can have gives no text`() {
    expectNil(PropertyListText.text(["view": [NSObject()]]))
  }
}
