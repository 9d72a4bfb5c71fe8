import Expectations
import Testing

@testable import PantographPorting

/// Members of `self`, and expressions, in a source.
struct MemberOfSelfTests {
  @Test(arguments: [
    ("self.panel", "panel"), ("self?.panel", "panel"), ("self!.panel", "panel"),
    ("Self.panel", "panel"), ("super.panel", "panel"), ("self.panel.title", "panel"),
    ("self", nil), ("self?", nil), ("self ?? panel", nil), ("other.panel", nil),
    ("self[panel]", nil), ("self == panel", nil), ("self?[0].panel", nil), ("selfie.panel", nil),
  ])
  func `the member after self is found`(code: String, member: String?) {
    let file = SourceText(path: "", code)
    expect(file.memberOfSelf(0).map { file[$0] }, equals: member)
  }
}
