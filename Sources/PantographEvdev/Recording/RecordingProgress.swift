import PantographTouches

/// How far a recording has come.
public struct RecordingProgress: Hashable, Sendable {
  /// Since the first event.
  public var elapsed: TimeSpan = .zero
  /// How many frames have been recorded.
  public var frames = 0
  /// The size of the file.
  public var bytes = 0
  /// How many contacts are down.
  public var contacts = 0
  /// How often the kernel lost events.
  public var drops = 0
}

extension RecordingProgress {
  /// How far several devices have come together.
  package init(sumOf parts: [RecordingProgress]) {
    self.init()
    for part in parts {
      elapsed = max(elapsed, part.elapsed)
      frames += part.frames
      bytes += part.bytes
      contacts += part.contacts
      drops += part.drops
    }
  }
}

/// Why a recording ended.
public enum RecordingEnd: Hashable, Sendable {
  case stopped
  case signal(Int32)
  /// The device is gone; events that were not read by then are lost.
  case deviceRemoved
  /// The time that was asked for is over.
  case timeOver
}
