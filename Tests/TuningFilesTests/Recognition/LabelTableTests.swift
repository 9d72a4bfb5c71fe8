import Expectations
import Testing

@testable import PantographTuningFiles

struct LabelTableTests {
  @Test(arguments: [
    ("", 1, "there is no column file"), ("file\tfingers\n", 1, "there is no column label or kind"),
    ("file\tkind\n", 1, "there is no column fingers"),
    ("file\tkind\tfingers\na\ttap\tx\n", 2, "fingers is \"x\""),
    ("file\tkind\tfingers\na\ttap\t1\nb\ttap\t-1\n", 3, "fingers is \"-1\""),
    ("file\tkind\tfingers\na\ttap\n", 2, "there are 2 columns; the heading has 3"),
    ("file\tkind\tfingers\tcount\na\ttap\t1\tmany\n", 2, "count is \"many\""),
  ])
  func `what is no table of labels is named by its line`(
    text: String, line: Int, sentence: String
  ) {
    do throws(LabelTable.Problem) {
      _ = try LabelTable(text)
      Issue.record("\(text) was read")
    } catch {
      expect(error.line == line && error.sentence.hasPrefix(sentence), "\(error)")
    }
  }

  @Test func `rows have their label, person and number of taps`() throws {
    let text =
      "file\tperson\tlabel\tfingers\tcount\r\na.evemu\tanna\ttap\t2\t3\r\n\nb\t\tsession\t\t\n"
    let rows = try LabelTable(text).rows
    expect(rows.map(\.file) == ["a.evemu", "b"] && rows.map(\.line) == [2, 4])
    expect(rows[0].person == "anna" && rows[0].label.sentence == "3× tap 2")
    expectNil(rows[1].label.row)
  }
}
