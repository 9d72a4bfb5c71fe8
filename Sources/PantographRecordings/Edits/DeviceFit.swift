import PantographTouches

/// A recording transferred to another device, with a report on what did not fit.
public struct DeviceFit: Hashable, Sendable {
  /// The recording as the new device would have sent it.
  public var recording: Recording
  /// The parts of the recording that did not fit.
  public var report: Report

  /// The position of the old surface on the new one.
  public enum Placement: Hashable, Sendable {
    /// Puts the top left corner of the old surface on that of the new one.
    case corner
    /// Puts the center of the old surface on that of the new one.
    case center
  }

  /// The parts of a recording that were changed or left out.
  public struct Report: Hashable, Sendable {
    /// The number of positions outside the new surface, which were moved to its edge.
    public var positionsClamped = 0
    /// The number of contacts for which the new device had no slot.
    public var contactsLeftOut = 0
    /// The codes of slot axes that the new device lacks.
    public var axesDropped: Set<UInt16> = []
    /// The number of other events that the new device cannot send.
    public var eventsDropped = 0
    /// Whether the size of either surface is a guess.
    public var isSizeAssumed = false

    /// Whether the new device could represent the whole recording unchanged.
    public var isLossless: Bool {
      positionsClamped == 0 && contactsLeftOut == 0 && axesDropped.isEmpty && eventsDropped == 0
    }
  }
}
