import Expectations
import PantographTuningFiles
import Testing

struct TableLineTests {
  @Test(arguments: [
    (["a", "1.5", "-2", ""], "a,1.5,-2,\n"),
    (["a,b", "say \"x\""], "\"a,b\",\"say \"\"x\"\"\"\n"),
    (["=1+1", "+x", "@x", "-x"], "'=1+1,'+x,'@x,'-x\n"),
    (["\u{1b}[31m", "a\nb", "\r=1", "\t=1", "\u{202e}"], "�[31m,a�b,�=1,�=1,�\n"),
  ])
  func `a line has a cell for each value, whatever the value is`(cells: [String], line: String) {
    expect(TableLine.text(cells), equals: line)
  }
}
