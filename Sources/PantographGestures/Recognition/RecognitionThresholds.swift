import PantographTouches

/// All numbers by which gestures are recognized, for each kind of surface: those of the filters
/// before the hand's tracker, and those of the tracker.
public struct RecognitionThresholds: Hashable, Sendable {
  /// The numbers for touchpads.
  public var touchpad = SurfaceThresholds(for: .touchpad)
  /// The numbers for touchscreens, and for every other surface.
  public var touchscreen = SurfaceThresholds(for: .touchscreen)

  /// Creates Pantograph's own numbers.
  public init() {}

  /// Accesses the numbers that apply to a kind of surface.
  public subscript(kind: DeviceKind) -> SurfaceThresholds {
    get {
      switch kind {
      case .touchpad: touchpad
      case .touchscreen, .touchTablet, .other: touchscreen
      }
    }
    set {
      switch kind {
      case .touchpad: touchpad = newValue
      case .touchscreen, .touchTablet, .other: touchscreen = newValue
      }
    }
  }

  /// Returns the filters for a device. As by default, a device without a bottom or a button pad has
  /// no thumb filter.
  public func filters(for device: DeviceDescription?) -> ContactFilters {
    let surface = device.map { SurfaceGeometry($0) } ?? .unknown
    return self[surface.kind].filters.fitted(to: device, on: surface)
  }
}

/// The numbers by which gestures on one kind of surface are recognized.
public struct SurfaceThresholds: Hashable, Sendable {
  /// The numbers of the filters, which refuse palms, thumbs and jumps.
  public var filters: ContactFilters
  /// The numbers of the tracker, which tells gestures apart.
  public var hand: HandThresholds

  /// Creates Pantograph's own numbers for a kind of surface.
  public init(for kind: DeviceKind) {
    filters = .defaults(for: kind)
    hand = .defaults(for: kind)
  }
}

extension GestureJournal {
  /// Creates a journal with these numbers; nil stands for Pantograph's own.
  package init(on kind: DeviceKind, by thresholds: RecognitionThresholds?) {
    self.init(tracker: HandTracker(thresholds: thresholds?[kind].hand ?? .defaults(for: kind)))
  }
}

extension TouchPipeline {
  /// Creates a pipeline with these numbers; nil stands for Pantograph's own.
  package init(device: DeviceDescription?, by thresholds: RecognitionThresholds?) {
    self.init(device: device, filters: thresholds?.filters(for: device))
  }
}
