import Foundation
import Testing

/// A member that is kept without effect is one that `docs/ios.md` names.
@Suite struct KeptMembersTests {
  private struct Member {
    let name: Substring
    let place: String
  }

  /// Whether a comment says that what it is about is kept and does nothing.
  private static func saysKept(_ comment: Substring) -> Bool {
    for sentence in comment.split(whereSeparator: { ".;".contains($0) }) {
      let words = sentence.drop { $0 == " " }
      guard words.hasPrefix("Kept") || words.hasPrefix("kept") else { continue }
      let rest = words.dropFirst(4)
      if rest.isEmpty || ":,".contains(rest.first!) || rest.hasPrefix(" for those who ask") {
        return true
      }
    }
    return false
  }

  private static func name(in line: Substring) -> Substring? {
    let words = line.split(whereSeparator: { " (<:=".contains($0) })
    let kinds = ["var", "let", "func", "class", "struct", "enum", "protocol"]
    // `class` may stand before `func` and `var`.
    guard let kind = words.lastIndex(where: { kinds.contains(String($0)) }) else { return nil }
    return words[words.index(after: kind)...].first
  }

  /// The public members whose comment says that they are kept.
  private static var members: [Member] {
    var found: [Member] = []
    for module in ["UIKit", "QuartzCore", "CoreGraphics", "PantographObjects"] {
      for file in Repository.files(under: "Sources/\(module)") {
        var isKept = false
        for (number, line) in zip(1..., file.lines) {
          let text = line.drop { $0 == " " }
          if text.hasPrefix("///") {
            isKept = isKept || saysKept(text.dropFirst(3))
            continue
          }
          if text.isEmpty { isKept = false }
          guard isKept, !text.hasPrefix("//"), let name = name(in: text) else { continue }
          isKept = false
          if text.contains("public ") || text.contains("open ") {
            found.append(Member(name: name, place: "\(file.path):\(number)"))
          }
        }
      }
    }
    return found
  }

  @Test func `each is on the page of what differs`() {
    let page = Repository.text("docs/ios.md")
    let members = Self.members
    #expect(members.count > 80)
    for member in members {
      let name = member.name
      #expect(
        page.contains("`\(name)`") || page.contains(".\(name)`"),
        "\(member.place): docs/ios.md does not name \(name)")
    }
  }
}
