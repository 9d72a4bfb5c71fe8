import Foundation
import Synchronization

@testable import PantographStudio

/// A terminal that answers like kitty, like one with sixels, or like one without pixels, and stores the
/// pixels that it receives.
final class PixelTerminal: Sendable {
  private struct State {
    var canvas: [UInt32]
    var received = 0
    var pending: [UInt8] = []
    var cursor = (row: 0, column: 0)
    var pictures: Set<Int> = []
    var isOnFirstScreen = true
    /// An incomplete picture, with the keys of its first part.
    var partial: (head: [String: String], data: String)?
    var isOver = false
    /// The number of frames that were reported complete.
    var frames = 0
  }

  static let cell = TerminalCellSize(width: 9, height: 18)
  /// The end of the terminal that programs use.
  let device: Int32
  private let own: Int32
  private let kind: TerminalPixels
  private let width: Int
  private let state: Mutex<State>

  init?(_ kind: TerminalPixels, columns: Int, rows: Int) {
    var (own, device): (Int32, Int32) = (-1, -1)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&own, &device, nil, nil, &size) == 0 else { return nil }
    (self.own, self.device, self.kind) = (own, device, kind)
    width = columns * Self.cell.width
    state = Mutex(State(canvas: Array(repeating: 0, count: width * rows * Self.cell.height)))
    Thread.detachNewThread { [weak self, own] in
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      while let self, !state.withLock({ $0.isOver }) {
        var polled = pollfd(fd: own, events: Int16(POLLIN), revents: 0)
        guard poll(&polled, 1, 20) > 0 else { continue }
        let count = read(own, &bytes, bytes.count)
        guard count > 0 else { return }
        take(Array(bytes[..<count]))
      }
    }
  }

  func stop() {
    state.withLock { $0.isOver = true }
    usleep(30_000)
    close(own)
    close(device)
  }

  var received: Int { state.withLock { $0.received } }
  var frames: Int { state.withLock { $0.frames } }
  var pictures: Int { state.withLock { $0.pictures.count } }
  var isOnFirstScreen: Bool { state.withLock { $0.isOnFirstScreen } }

  func type(_ text: String) { _ = text.withCString { write(own, $0, strlen($0)) } }

  /// The largest difference between the means of blocks of eight by eight pixels, in one color, of 255.
  func difference(
    _ pixels: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int
  ) -> (Double, Int) {
    state.withLock { state in
      var worst = 0.0
      let block = kind == .kitty ? 1 : 8
      for top in stride(from: 0, to: height - block + 1, by: block) {
        for left in stride(from: 0, to: width - block + 1, by: block) {
          var sums = [0, 0, 0]
          for y in top..<(top + block) {
            for x in left..<(left + block) {
              let wanted = pixels.loadUnaligned(
                fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
              let shown = state.canvas[y * self.width + x]
              for color in 0..<3 {
                let shift = UInt32(color * 8)
                sums[color] += Int(wanted >> shift & 0xFF) - Int(shown >> shift & 0xFF)
              }
            }
          }
          for sum in sums { worst = max(worst, abs(Double(sum)) / Double(block * block)) }
        }
      }
      return (worst, width * height)
    }
  }

  // MARK: What comes

  private func take(_ bytes: [UInt8]) {
    state.withLock { state in
      state.received += bytes.count
      state.pending += bytes
      let all = state.pending
      var index = 0
      while index < all.count {
        guard all[index] == 0x1b else {
          index += 1
          continue
        }
        guard let (length, body) = Self.sequence(all, index) else { break }
        obey(body, &state)
        index += length
      }
      state.pending = Array(all[min(index, all.count)...])
    }
  }

  /// A complete sequence, without its escape and without the end of a string.
  private static func sequence(_ all: [UInt8], _ start: Int) -> (Int, String)? {
    guard start + 1 < all.count else { return nil }
    switch all[start + 1] {
    case UInt8(ascii: "["):
      var end = start + 2
      while end < all.count, all[end] < 0x40 { end += 1 }
      guard end < all.count else { return nil }
      return (end - start + 1, String(decoding: all[(start + 1)...end], as: UTF8.self))
    case UInt8(ascii: "_"), UInt8(ascii: "P"):
      var end = start + 2
      while end + 1 < all.count, !(all[end] == 0x1b && all[end + 1] == 0x5c) { end += 1 }
      guard end + 1 < all.count else { return nil }
      return (end - start + 2, String(decoding: all[(start + 1)..<end], as: UTF8.self))
    default: return (2, "")
    }
  }

  private func obey(_ body: String, _ state: inout State) {
    if body == "[c" {
      type(kind == .sixel ? "\u{1b}[?62;4c" : "\u{1b}[?62;22c")
    } else if body == "[16t" {
      type("\u{1b}[6;\(Self.cell.height);\(Self.cell.width)t")
    } else if body == "[?2026l" {
      state.frames += 1
    } else if body == "[?1049h" || body == "[?1049l" {
      state.isOnFirstScreen = body.hasSuffix("l")
    } else if body.hasPrefix("["), body.hasSuffix("H") {
      let numbers = body.dropFirst().dropLast().split(separator: ";").compactMap { Int($0) }
      state.cursor =
        numbers.count == 2 ? (row: numbers[0] - 1, column: numbers[1] - 1) : (row: 0, column: 0)
    } else if body.hasPrefix("_G") {
      graphics(String(body.dropFirst(2)), &state)
    } else if body.hasPrefix("P"), kind == .sixel {
      sixel(body, &state)
    }
  }

  private func graphics(_ text: String, _ state: inout State) {
    guard kind == .kitty else { return }
    let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    var head: [String: String] = [:]
    for pair in parts[0].split(separator: ",") {
      let words = pair.split(separator: "=")
      if words.count == 2 { head[String(words[0])] = String(words[1]) }
    }
    let data = parts.count > 1 ? String(parts[1]) : ""
    if head["a"] == "q" { return type("\u{1b}_Gi=31;OK\u{1b}\\") }
    if head["a"] == "d" {
      state.pictures = []
      return
    }
    let begun = state.partial
    let whole = (head: begun?.head ?? head, data: (begun?.data ?? "") + data)
    state.partial = head["m"] == "1" ? whole : nil
    guard state.partial == nil, let bytes = Data(base64Encoded: whole.data),
      let columns = Int(whole.head["s"] ?? ""), let rows = Int(whole.head["v"] ?? ""),
      bytes.count == columns * rows * 3
    else { return }
    state.pictures.insert(Int(whole.head["i"] ?? "") ?? 0)
    let (left, top) = (
      state.cursor.column * Self.cell.width, state.cursor.row * Self.cell.height
    )
    for index in 0..<(columns * rows) {
      let pixel = (0..<3).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[index * 3 + $1]) }
      state.canvas[(top + index / columns) * width + left + index % columns] = pixel
    }
  }

  private func sixel(_ body: String, _ state: inout State) {
    let left = state.cursor.column * Self.cell.width
    var (x, y) = (left, state.cursor.row * Self.cell.height)
    var palette: [Int: UInt32] = [:]
    var color = 0
    var letters = Array(body.utf8.drop { $0 != UInt8(ascii: "q") }.dropFirst())[...]
    func numbers() -> [Int] {
      let text = letters.prefix { (0x30...0x39).contains($0) || $0 == 0x3b }
      letters = letters.dropFirst(text.count)
      return String(decoding: text, as: UTF8.self).split(separator: ";").compactMap { Int($0) }
    }
    while let letter = letters.popFirst() {
      switch letter {
      case UInt8(ascii: "\""): _ = numbers()
      case UInt8(ascii: "#"):
        let values = numbers()
        color = values[0]
        if values.count == 5 {
          palette[color] = values[2...].reduce(0) { $0 << 8 | UInt32(($1 * 255 + 50) / 100) }
        }
      case UInt8(ascii: "$"): x = left
      case UInt8(ascii: "-"): (x, y) = (left, y + 6)
      default:
        var count = 1
        var mask = letter
        if letter == UInt8(ascii: "!") {
          count = numbers()[0]
          mask = letters.popFirst() ?? 63
        }
        for _ in 0..<count {
          for bit in 0..<6 where (mask - 63) >> UInt8(bit) & 1 == 1 {
            state.canvas[(y + bit) * width + x] = palette[color] ?? 0
          }
          x += 1
        }
      }
    }
  }
}
