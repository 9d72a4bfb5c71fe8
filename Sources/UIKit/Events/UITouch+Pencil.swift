import Foundation

// No device tells how a pencil is held: it stands upright, and nothing is estimated.
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

  public var altitudeAngle: CGFloat { .pi / 2 }
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  public var estimationUpdateIndex: NSNumber? { nil }
  public var estimatedProperties: Properties { [] }
  public var estimatedPropertiesExpectingUpdates: Properties { [] }
}
