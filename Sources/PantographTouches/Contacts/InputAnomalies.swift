/// Faults in the input: things a device or a recording did that its protocol does not allow or does
/// not promise.
@frozen
public struct InputAnomalies: OptionSet, Hashable, Sendable {
  public var rawValue: UInt32

  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A position or a lift in a slot that held no contact: the stream starts in mid-touch.
  public static let startsInMidTouch = InputAnomalies(rawValue: 1 << 0)
  /// A new tracking id in a slot whose old one was never ended.
  public static let replacedWithoutLift = InputAnomalies(rawValue: 1 << 1)
  /// A slot that was already empty reported a lift.
  public static let liftedTwice = InputAnomalies(rawValue: 1 << 2)
  /// The frame has the same time as the frame before.
  public static let equalTime = InputAnomalies(rawValue: 1 << 3)
  /// The frame is earlier than the frame before, and gets the earlier frame's time instead of its
  /// own.
  public static let backwardTime = InputAnomalies(rawValue: 1 << 4)
  /// An axis had a value outside its range.
  public static let outsideRange = InputAnomalies(rawValue: 1 << 5)
  /// A slot number that the device does not have, or that exceeds the decoder's capacity.
  public static let unknownSlot = InputAnomalies(rawValue: 1 << 6)
  /// The kernel lost events (SYN_DROPPED).
  public static let dropped = InputAnomalies(rawValue: 1 << 7)
  /// Events after the last report: the frame was never finished.
  public static let unfinished = InputAnomalies(rawValue: 1 << 8)
  /// The input ended with a contact down.
  public static let endsInMidTouch = InputAnomalies(rawValue: 1 << 9)
  /// The device reported more contacts at once than a frame can hold.
  public static let overCapacity = InputAnomalies(rawValue: 1 << 10)
  /// The events of one frame carry different times, as kernels before 3.10 stamped them.
  public static let mixedTimes = InputAnomalies(rawValue: 1 << 11)
  /// A finger is down whose position is unknown, because it landed before the stream began and one
  /// of its axes has not been reported since. It is counted, but it is no contact yet.
  public static let withoutPosition = InputAnomalies(rawValue: 1 << 12)
}
