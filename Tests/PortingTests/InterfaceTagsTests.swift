import Expectations
import Testing

@testable import PantographPorting

/// The tags of interface files, also of files that break off.
struct InterfaceTagsTests {
  private static let text = """
    <?xml version="1.0"?>
    <document type="a" x1="">
      <view key="v"
        id="2"/>< not a tag
      <!-- comment --><a:b c = "no" d="yes>" e='no' f="3
    4"><9/>
    </document>
    """

  private func words(_ text: String) -> [String] {
    InterfaceTags(text).tags.map { tag in
      let attributes = tag.attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
      return "\(tag.line) \(tag.element) \(attributes)"
    }
  }

  @Test func `tags have their lines and the attributes with quotes`() {
    expect(
      words(Self.text),
      equals: [
        "2 document type=a x1=", "3 view key=v id=2", "5 a:b d=yes> f=3\n4", "6 9 ",
      ])
  }

  @Test func `every beginning of a file is read, and has the tags that are complete in it`() {
    let all = words(Self.text)
    for count in 0...Self.text.utf8.count {
      let found = words(String(decoding: Array(Self.text.utf8.prefix(count)), as: UTF8.self))
      expect(found.count, isAtMost: all.count, "\(count)")
      expect(
        Array(found.dropLast()), equals: Array(all.prefix(max(found.count - 1, 0))), "\(count)")
    }
    expect(words("<a b=") == ["1 a "] && words("<a b=\"") == ["1 a b="])
    expect(words("<a b=\"c") == ["1 a b=c"] && words("<") == [] && words("<a") == ["1 a "])
  }
}
