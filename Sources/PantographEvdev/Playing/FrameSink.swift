import PantographTouches

/// A destination for the frames of a recording that is played.
public protocol FrameSink: AnyObject {
  /// Writes one whole frame, including its report. The events have the recording's times.
  func write(_ frame: ArraySlice<InputEvent>) throws(EvdevError)
}
