internal import CPantographLibevdev
import Glibc

/// Ends the waits of an `InputLoop` permanently, from any thread.
public final class LoopStopper: Sendable {
  private let event: OwnedDescriptor

  init() throws(EvdevError) {
    event = try OwnedDescriptor("create", "eventfd") { eventfd(0, Int32(EFD_CLOEXEC)) }
  }

  var descriptor: Int32 { event.number }

  /// Ends the current wait and every later one.
  public func stop() {
    var one: UInt64 = 1
    _ = write(event.number, &one, MemoryLayout<UInt64>.size)
  }
}
