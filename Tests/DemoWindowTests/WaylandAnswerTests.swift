import Expectations
import Glibc
import PantographDemoWindow
import SeededRandom
import Testing

/// The question whether a Wayland compositor can show a window.
struct WaylandAnswerTests {
  /// The answer to a compositor that sends these words, and then waits or ends the connection.
  private func answer(to words: [UInt32], ends: Bool = false) throws -> WaylandAnswer {
    var sockets: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0)
    let sent = words.withUnsafeBytes { write(sockets[1], $0.baseAddress, $0.count) }
    try #require(sent == words.count * 4)
    if ends { shutdown(sockets[1], Int32(SHUT_RDWR)) }
    defer { close(sockets[1]) }
    // A compositor that is silent is waited for: not long here.
    return WaylandAnswer(ofConnection: sockets[0], patience: 20)
  }

  /// The message `wl_registry.global`; the first object that the client makes is its registry.
  private func global(_ name: String, version: UInt32 = 1) -> [UInt32] {
    var bytes = Array(name.utf8) + [0]
    let length = UInt32(bytes.count)
    while bytes.count % 4 != 0 { bytes.append(0) }
    let text = stride(from: 0, to: bytes.count, by: 4).map { start in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
    }
    let arguments = [1, length] + text + [version]
    return [2, UInt32(8 + 4 * arguments.count) << 16] + arguments
  }

  /// The message `wl_callback.done` of the client's second object.
  private let done: [UInt32] = [3, 12 << 16, 7]

  private var all: [String] { ["wl_compositor", "wl_shm", "xdg_wm_base", "wl_seat", "wl_output"] }

  @Test func `a compositor with windows and a seat is usable`() throws {
    try expect(answer(to: all.flatMap { global($0) } + done), equals: .usable)
  }

  @Test(arguments: ["wl_compositor", "wl_shm", "xdg_wm_base"])
  func `a compositor that lacks a part of windows shows none`(name: String) throws {
    let rest = all.filter { $0 != name }
    try expect(answer(to: rest.flatMap { global($0) } + done), equals: .withoutWindows)
  }

  @Test func `a compositor without a seat is recognized`() throws {
    try expect(
      answer(to: all.filter { $0 != "wl_seat" }.flatMap { global($0) } + done), equals: .withoutSeat
    )
  }

  @Test func `a compositor that ends the connection, or says nothing, is recognized`() throws {
    try expect(answer(to: [], ends: true), equals: .closed)
    try expect(answer(to: global("wl_seat"), ends: true), equals: .closed)
    try expect(answer(to: []), equals: .silent)
    try expect(answer(to: all.flatMap { global($0) }), equals: .silent)
  }

  @Test func `bytes that are no message end nothing`() throws {
    var random = SeededGenerator(seed: 30)
    let whole = all.flatMap { global($0) } + done
    for _ in 0..<200 {
      var words = whole
      for _ in 0...random.below(3) {
        words[random.below(words.count)] = [0, 1, 2, 3, .max, 1 << 31, 8 << 16][random.below(7)]
      }
      if random.chance(0.2) { words.removeLast(random.below(words.count)) }
      let answer = try answer(to: words, ends: random.chance(0.5))
      expect(!answer.sentence.isEmpty)
    }
  }
}
