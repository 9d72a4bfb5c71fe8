import Expectations
import Foundation
import Testing

@testable import PantographTuningFiles

struct NoteInFileTests {
  private func edited(_ text: String, _ key: String, _ value: String?) -> String {
    String(decoding: NoteInFile.edited(Array(text.utf8), key, value), as: UTF8.self)
  }

  @Test func `a note is put behind the others, replaced where it stands, and taken out`() {
    let bare = "# EVEMU 1.3\n# a remark\nN: x\nE: 0.0 0000 0000 0000\n"
    let one = "# EVEMU 1.3\n#: label: finish\n# a remark\nN: x\nE: 0.0 0000 0000 0000\n"
    expect(edited(bare, "label", "finish"), equals: one)
    expect(edited(one, "label", nil), equals: bare)
    expect(edited(one, "label", "other"), equals: one.replacing("finish", with: "other"))
    let twice = "# EVEMU 1.3\n#:label: a\n#: seed: 1\n#: label: b\nN: x"
    expect(
      edited(twice, "label", "cancel"), equals: "# EVEMU 1.3\n#: label: cancel\n#: seed: 1\nN: x")
    expect(edited(one, "label.anna", "cancel").contains("finish\n#: label.anna: cancel\n"))
  }

  @Test func `lines that end as elsewhere end so on`() {
    expect(
      edited("# EVEMU 1.3\r\nN: x\r\n", "label", "finish"),
      equals: "# EVEMU 1.3\r\n#: label: finish\r\nN: x\r\n")
  }
}
