import PantographTouches

/// Takes the frames that are played.
public protocol FrameSink: AnyObject {
  /// Takes one whole frame, its report included; the times in it are the recording's.
  func write(_ frame: ArraySlice<InputEvent>) throws(EvdevError)
}
