import Expectations
import Foundation
import PantographPlainText
import Testing

struct JSONWriterTests {
  @Test func `what was written reads back as it was`() throws {
    var json = JSONWriter()
    let awkward = "\"quoted\" \\ \n\t\u{1}\u{7f} é 指 \u{2028}"
    json.object { json in
      json.member("text", awkward)
      json.member("none", nil as String?)
      json.member("whole", -5)
      json.member("part", 0.125)
      json.member("flag", true)
      json.key("list")
      json.array([1, 2]) { json, number in json.object { $0.member("n", number) } }
      json.key("empty")
      json.array([Int]()) { _, _ in }
    }
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String: Any])
    expect(object["text"] as? String, equals: awkward)
    expect(object["none"] is NSNull)
    expect(object["whole"] as? Int, equals: -5)
    expect(object["part"] as? Double, equals: 0.125)
    expect((object["list"] as? [[String: Int]])?.map { $0["n"] }, equals: [1, 2])
    expect((object["empty"] as? [Any])?.isEmpty, equals: true)
  }

  @Test func `numbers that JSON does not have are null`() {
    var json = JSONWriter()
    json.array([Double.nan, .infinity, -.infinity, 1e300]) { $0.value($1) }
    expect(json.text, equals: "[null,null,null,1e+300]")
  }

  @Test func `a layout says where spaces and lines are`() {
    func written(_ layout: JSONWriter.Layout) -> String {
      var json = JSONWriter(layout: layout)
      json.object { json in
        json.key("list")
        json.array([1, 2]) { $0.value($1) }
        json.key("inner")
        json.object { $0.member("half", 0.5) }
        json.key("none")
        json.object { _ in }
      }
      return json.text
    }
    expect(written(.compact), equals: #"{"list":[1,2],"inner":{"half":0.5},"none":{}}"#)
    expect(written(.spaced), equals: #"{"list": [1, 2], "inner": {"half": 0.5}, "none": {}}"#)
    expect(
      written(.indented),
      equals: """
        {
          "list": [
            1,
            2
          ],
          "inner": {
            "half": 0.5
          },
          "none": {}
        }
        """)
  }
}
