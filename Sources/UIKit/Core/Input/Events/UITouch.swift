import Foundation

/// One finger from its first touch to its lift. The object stays the same.
@preconcurrency @MainActor
open class UITouch: IdentityHashable {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited

    var isDown: Bool { self == .began || self == .moved || self == .stationary }
    /// Whether the touch is down or above the surface.
    var isPresent: Bool { isDown || self == .regionEntered || self == .regionMoved }
  }

  /// The phases of several touches.
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
    /// The phases of touches that are neither down nor above the surface any more.
    static var gone: Phases { [Phases(.ended), Phases(.cancelled), Phases(.regionExited)] }
  }

  public enum TouchType: Int, Sendable, CaseIterable {
    case direct = 0
    /// A finger on a surface apart from the screen.
    case indirect, pencil, indirectPointer
  }

  open var phase: Phase { ownPhase }
  /// The time in seconds, on the clock of the input.
  @exclusivity(unchecked) open internal(set) var timestamp: TimeInterval
  @exclusivity(unchecked) open internal(set) var tapCount = 1
  @exclusivity(unchecked) open private(set) var type: TouchType
  /// The radius of the touching area in points; 0 if the device does not report it.
  @exclusivity(unchecked) open internal(set) var majorRadius: CGFloat = 0
  /// Always 0: no device reports the tolerance of a touch's radius.
  @exclusivity(unchecked) open internal(set) var majorRadiusTolerance: CGFloat = 0
  /// The pressure as a fraction of the device's range; 0 if the device does not report it.
  @exclusivity(unchecked) open internal(set) var force: CGFloat = 0
  @exclusivity(unchecked) open internal(set) var maximumPossibleForce: CGFloat = 0
  open weak var window: UIWindow? { ownWindow }
  /// The view that was hit when the touch began.
  open weak var view: UIView? { ownView }
  /// The recognizers that receive this touch.
  @exclusivity(unchecked) open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  // UIKit itself reads these at each event. Unlike the properties above they cannot be overridden,
  // so no reference to the touch is counted for a read.
  @exclusivity(unchecked) final var ownPhase: Phase
  final var ownWindow: UIWindow? {
    windowReference?.view.map { unsafeDowncast($0, to: UIWindow.self) }
  }
  final var ownView: UIView? {
    get { viewReference?.view }
    set { viewReference = newValue?.reference }
  }
  final var hasView: Bool { viewReference?.hasView ?? false }
  private final let windowReference: ViewReference?
  @exclusivity(unchecked) private final var viewReference: ViewReference?

  /// The number of the touch in its session, so that sets of touches can be traversed in order.
  final let order: Int
  /// The serial number of the last event with this touch.
  @exclusivity(unchecked) final var eventSerial = 0
  /// The touch's first position, in the window's coordinates.
  final let origin: CGPoint
  /// The touch's position in the window's coordinates.
  @exclusivity(unchecked) final var position: CGPoint
  @exclusivity(unchecked) final var previousPosition: CGPoint

  init(
    order: Int, phase: Phase, type: TouchType, position: CGPoint, timestamp: TimeInterval,
    window: UIWindow?,
    view: UIView?
  ) {
    self.order = order
    ownPhase = phase
    self.type = type
    self.position = position
    previousPosition = position
    origin = position
    self.timestamp = timestamp
    windowReference = window?.reference
    viewReference = view?.reference
  }

  /// Creates a touch without a finger, for tests that override its properties in a subclass.
  public init() {
    order = 0
    ownPhase = .began
    type = .direct
    position = .zero
    previousPosition = .zero
    origin = .zero
    windowReference = nil
    timestamp = 0
  }

  final func move(to position: CGPoint, _ phase: Phase, _ time: TimeInterval) {
    previousPosition = self.position
    self.position = position
    ownPhase = phase
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

  // No device reports how a pencil is held: it is taken to stand upright, and nothing is
  // estimated.

  open var altitudeAngle: CGFloat { .pi / 2 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  open var estimationUpdateIndex: NSNumber? { nil }
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
}

extension UITouch {
  /// The properties of a touch that may become more exact later.
  /// The raw values are UIKit's.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
  }
}
