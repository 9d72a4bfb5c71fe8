import Expectations
import Glibc
import PantographCommands
import Testing

struct TerminalSizeTests {
  /// Returns the size of a new terminal whose size is set.
  private func size(columns: UInt16, rows: UInt16) throws -> TerminalSize? {
    var (own, device): (Int32, Int32) = (0, 0)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&own, &device, nil, nil, &size) == 0)
    defer {
      close(own)
      close(device)
    }
    return TerminalSize(of: device)
  }

  @Test func `a terminal has the columns and rows that it was given`() throws {
    try expect(size(columns: 120, rows: 40), equals: TerminalSize(columns: 120, rows: 40))
    try expect(size(columns: 1, rows: 1), equals: TerminalSize(columns: 1, rows: 1))
  }

  @Test func `a terminal without columns or rows has no size, and neither has a pipe`() throws {
    try expectNil(size(columns: 0, rows: 40))
    try expectNil(size(columns: 120, rows: 0))
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    expectNil(TerminalSize(of: ends[0]))
  }
}
