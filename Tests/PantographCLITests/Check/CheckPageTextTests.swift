import Expectations
import Testing

@testable import PantographCLI

struct CheckPageTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("a < b", "a &lt; b"), ("a > b", "a &gt; b"), ("a & b", "a &amp; b"),
    ("\"a\"", "&quot;a&quot;"), ("<i>\"&\"</i>", "&lt;i&gt;&quot;&amp;&quot;&lt;/i&gt;"),
    ("&amp;", "&amp;amp;"), ("", ""),
  ])
  func `signs of HTML are escaped`(text: String, escaped: String) {
    expect(CheckPage.escaped(text), equals: escaped)
  }
}
