import PantographTouches

/// A recording put onto another device, and what did not fit.
public struct DeviceFit: Hashable, Sendable {
  /// The recording as the new device would have sent it.
  public var recording: Recording
  /// How much of it did not fit.
  public var report: Report

  /// Where the old surface lies on the new one.
  public enum Placement: Hashable, Sendable {
    /// Top left corner on top left corner.
    case corner
    /// Center on center.
    case center
  }

  /// What was lost on the way.
  public struct Report: Hashable, Sendable {
    /// Positions beyond the new surface, which were moved to its edge.
    public var positionsClamped = 0
    /// Contacts for which the new device has no slot.
    public var contactsLeftOut = 0
    /// Slot axes of the old device that the new one lacks, by code.
    public var axesDropped: Set<UInt16> = []
    /// Other events that the new device cannot send.
    public var eventsDropped = 0
    /// Whether the size of either surface is a guess.
    public var isSizeAssumed = false

    /// Whether everything fitted.
    public var isLossless: Bool {
      positionsClamped == 0 && contactsLeftOut == 0 && axesDropped.isEmpty && eventsDropped == 0
    }
  }
}
