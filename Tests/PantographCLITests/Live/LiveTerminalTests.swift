import Expectations
import Foundation
import PantographPlainText
import Testing

@testable import PantographCLI

struct LiveTerminalTests {
  /// The reading and the writing end of a pipe that does not block.
  private func pipeEnds() -> [Int32] {
    var ends: [Int32] = [0, 0]
    expect(pipe(&ends), equals: 0)
    for end in ends { expect(fcntl(end, F_SETFL, O_NONBLOCK), equals: 0) }
    return ends
  }

  @Test func `a terminal that is held is not waited for, and gets the rest later`() {
    let ends = pipeEnds()
    defer { close(ends[0]) }
    var terminal = LiveTerminal(owning: ends[1])
    let text = PrintableText(repeating: "a drawing\n", count: 20_000)
    terminal.write(text)
    var isReady = terminal.isReady()
    expect(!isReady)
    var count = 0
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while !isReady {
      count += read(ends[0], &bytes, bytes.count)
      isReady = terminal.isReady()
    }
    count += read(ends[0], &bytes, bytes.count)
    expect(count, isAtMost: text.utf8.count)
    expect(count, isAbove: 100_000)
  }

  @Test func `a terminal that is gone is never ready again`() {
    signal(SIGPIPE, SIG_IGN)
    let ends = pipeEnds()
    close(ends[0])
    var terminal = LiveTerminal(owning: ends[1])
    terminal.write("a drawing")
    let isReady = terminal.isReady()
    expect(!isReady)
  }
}
