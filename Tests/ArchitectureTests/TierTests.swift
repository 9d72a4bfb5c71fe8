import Expectations
import Testing

/// The tiers of UIKit, as far as the text of the files shows them; `.ci/tiers` lets the compiler check the rest.
struct TierTests {
  private static let arrows = FolderArrows(under: "Sources/UIKit")
  private static let tiers = ["Values", "Core", "Parts", "Storyboards"]

  /// The number of pairs of folders that use each other because of Apple's signatures. It may only fall.
  private static let mostCircles = 9

  @Test func `every folder is in a tier`() {
    let folders = Repository.names(in: "Sources/UIKit").filter { !$0.hasSuffix(".swift") }
    expect(folders, equals: Self.tiers.sorted())
    expect(
      Repository.names(in: "Sources/UIKit").filter { $0.hasSuffix(".swift") },
      equals: ["Tiers.swift", "UIKit.swift"])
  }

  @Test func `the page lists all folders of the tiers that it lists completely`() {
    let page = SourceFile.read("docs/architecture.md")
    for tier in ["Values", "Parts"] {
      let row = page.lines.first { $0.hasPrefix("| `\(tier)` |") } ?? ""
      let cells = row.split(separator: "|", omittingEmptySubsequences: false)
      let listed =
        cells.count > 2 ? cells[2].filter { !" `".contains($0) }.split(separator: ",") : []
      let folders = Repository.names(in: "Sources/UIKit/\(tier)").filter { !$0.hasSuffix(".swift") }
      expect(listed.map(String.init), equals: folders)
    }
  }

  @Test func `few folders of a tier know each other`() {
    let circles = Self.arrows.circles
    let list = circles.map { folder, other in
      let there = Self.arrows.names[folder]?[other]?.sorted().joined(separator: ", ") ?? ""
      let back = Self.arrows.names[other]?[folder]?.sorted().joined(separator: ", ") ?? ""
      return "\(folder) uses \(there) of \(other), which uses \(back)"
    }
    expect(
      circles.count, isAtMost: Self.mostCircles,
      "turn one of the arrows into a protocol of the folder that asks:\n\(list.joined(separator: "\n"))"
    )
    expect(
      circles.count, isAtLeast: Self.mostCircles, "there are fewer: lower the number in this test")
  }

  @Test func `what stands in for the tiers above is empty, and does not become more`() {
    let most = ["Values": 0, "Core": 12, "Parts": 2]
    for (tier, count) in most {
      let file = SourceFile.read("Tests/Tiers/Above\(tier).swift")
      let types = file.code.filter { $0.text.hasPrefix("open class ") }
      expect(types.count, isAtMost: count, "\(file.path) lists more than \(count) types")
      for (number, text) in types {
        expect(text.hasSuffix(" {}"), "\(file.path):\(number): a type there has no member")
      }
    }
  }
}
