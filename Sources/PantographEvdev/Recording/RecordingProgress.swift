import PantographTouches

/// The amount that a recording has recorded so far: its time, frames and bytes.
public struct RecordingProgress: Hashable, Sendable {
  /// The time since the recording's first event.
  public var elapsed: TimeSpan = .zero
  /// The number of frames that have been recorded.
  public var frames = 0
  /// The size of the recording's file in bytes.
  public var bytes = 0
  /// The number of contacts that are down.
  public var contacts = 0
  /// The number of times the kernel dropped events.
  public var drops = 0
}

extension RecordingProgress {
  /// Sums up the progress of several devices. `elapsed` is the longest of theirs.
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

/// The reason why a recording ended.
public enum RecordingEnd: Hashable, Sendable {
  case stopped
  case signal(Int32)
  /// The device was removed. Events that had not been read by then are lost.
  case deviceRemoved
  /// The recording's time limit has passed.
  case timeOver
}
