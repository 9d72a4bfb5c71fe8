import Foundation

/// One finger from its first touch to its lift; the same object all along.
@preconcurrency @MainActor
open class UITouch: IdentityHashable {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited

    var isDown: Bool { self == .began || self == .moved || self == .stationary }
    /// Down, or above the surface.
    var isPresent: Bool { isDown || self == .regionEntered || self == .regionMoved }
  }

  /// The phases in which some touches are.
  struct Phases: OptionSet {
    let rawValue: UInt8

    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    init(_ phase: Phase) {
      rawValue = 1 << UInt8(phase.rawValue)
    }

    static var began: Phases { Phases(.began) }
    static var moved: Phases { Phases(.moved) }
    static var ended: Phases { Phases(.ended) }
    static var cancelled: Phases { Phases(.cancelled) }
    /// Those of touches that are neither down nor above the surface any more.
    static var gone: Phases { [Phases(.ended), Phases(.cancelled), Phases(.regionExited)] }
  }

  public enum TouchType: Int, Sendable, CaseIterable {
    case direct = 0
    /// A finger on a surface apart from the screen.
    case indirect, pencil, indirectPointer
  }

  @exclusivity(unchecked) open internal(set) var phase: Phase
  /// Seconds on the clock of the input.
  @exclusivity(unchecked) open internal(set) var timestamp: TimeInterval
  open internal(set) var tapCount = 1
  open private(set) var type: TouchType
  /// The radius of the touching area in points; 0 when the device does not say.
  open internal(set) var majorRadius: CGFloat = 0
  /// Always 0: no device tells it.
  open internal(set) var majorRadiusTolerance: CGFloat = 0
  /// The share of the device's pressure range; 0 when the device does not say.
  @exclusivity(unchecked) open internal(set) var force: CGFloat = 0
  @exclusivity(unchecked) open internal(set) var maximumPossibleForce: CGFloat = 0
  @exclusivity(unchecked) open internal(set) weak var window: UIWindow?
  /// The view that was hit when the touch began.
  @exclusivity(unchecked) open internal(set) weak var view: UIView?
  /// The recognizers that receive this touch.
  @exclusivity(unchecked) open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Rises with each touch of a session, so that sets of touches can be gone through in order.
  final let order: Int
  /// Serial number of the last event with this touch.
  @exclusivity(unchecked) final var eventSerial = 0
  /// First position in the window's coordinates.
  final let origin: CGPoint
  /// In the window's coordinates.
  @exclusivity(unchecked) final var position: CGPoint
  @exclusivity(unchecked) final var previousPosition: CGPoint

  init(
    order: Int, phase: Phase, type: TouchType, position: CGPoint, timestamp: TimeInterval,
    window: UIWindow?,
    view: UIView?
  ) {
    self.order = order
    self.phase = phase
    self.type = type
    self.position = position
    previousPosition = position
    origin = position
    self.timestamp = timestamp
    self.window = window
    self.view = view
  }

  /// A touch that never was, for tests whose subclass says what it is.
  public init() {
    order = 0
    phase = .began
    type = .direct
    position = .zero
    previousPosition = .zero
    origin = .zero
    timestamp = 0
  }

  final func move(to position: CGPoint, _ phase: Phase, _ time: TimeInterval) {
    previousPosition = self.position
    self.position = position
    self.phase = phase
    timestamp = time
  }

  open func location(in view: UIView?) -> CGPoint {
    view?.convert(position, from: window) ?? position
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPosition, from: window) ?? previousPosition
  }

  /// The same as `location(in:)`: positions are never rounded.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The same as `previousLocation(in:)`: positions are never rounded.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  // No device tells how a pencil is held: it stands upright, and nothing is estimated.

  open var altitudeAngle: CGFloat { .pi / 2 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  open var estimationUpdateIndex: NSNumber? { nil }
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
}

extension UITouch {
  /// A touch's properties that may be known better later.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
  }
}
