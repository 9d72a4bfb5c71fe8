import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// A terminal that stores what programs write to it, and answers nothing.
final class PlainTerminal: Sendable {
  /// The end of the terminal that programs use.
  let device: Int32
  private let own: Int32
  private let written = Mutex<[UInt8]>([])
  private let isOver = Mutex(false)

  init?(columns: Int, rows: Int) {
    var (own, device): (Int32, Int32) = (-1, -1)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&own, &device, nil, nil, &size) == 0 else { return nil }
    for descriptor in [own, device] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    (self.own, self.device) = (own, device)
    Thread.detachNewThread { [weak self, own] in
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      while let self, !isOver.withLock({ $0 }) {
        var polled = pollfd(fd: own, events: Int16(POLLIN), revents: 0)
        guard poll(&polled, 1, 20) > 0 else { continue }
        let count = read(own, &bytes, bytes.count)
        guard count > 0 else { return }
        written.withLock { $0 += bytes[..<count] }
      }
    }
  }

  deinit {
    isOver.withLock { $0 = true }
    close(device)
    close(own)
  }

  /// Everything that was written, with line ends as in a file.
  var text: String {
    written.withLock { String(decoding: $0, as: UTF8.self) }.replacing("\r\n", with: "\n")
  }

  /// The settings, as far as programs change them.
  var settings: [UInt32] {
    var settings = termios()
    tcgetattr(device, &settings)
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
  }

  func type(_ text: String) { _ = text.withCString { write(own, $0, strlen($0)) } }

  func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(own, UInt(TIOCSWINSZ), &size)
  }

  /// Waits until a text was written so many times, or the program has ended.
  func wait(for text: String, count: Int = 1, _ process: Process) {
    while self.text.components(separatedBy: text).count <= count, process.isRunning {
      usleep(10_000)
    }
    // The last words of a program that has ended may still be on their way.
    if !process.isRunning { usleep(100_000) }
  }
}
