import CoreGraphics
import Foundation

/// A height at which a panel rests.
public struct PanelDetent: Hashable {
    public let name: String
    private let fraction: CGFloat?
    private let points: CGFloat

    public static let medium = PanelDetent(name: "medium", fraction: 0.5)
    public static let large = PanelDetent(name: "large", fraction: 1)

    public init(name: String, fraction: CGFloat) {
        self.name = name
        self.fraction = fraction
        points = 0
    }

    public init(name: String, points: CGFloat) {
        self.name = name
        fraction = nil
        self.points = points
    }

    public func height(in available: CGFloat) -> CGFloat {
        min(fraction.map { $0 * available } ?? points, available)
    }
}

/// The arithmetic of a panel that a finger lets go.
enum PanelMath {
    /// The distance that something covers that begins with a velocity and is slowed down at a rate.
    static func projection(velocity: CGFloat, rate: CGFloat = 0.998) -> CGFloat {
        velocity / 1000 * rate / (1 - rate)
    }

    /// The way of something that is pulled past its limit.
    static func rubberBand(_ pull: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        return (1 - 1 / (0.55 * pull / dimension + 1)) * dimension
    }

    /// The height to which a panel goes, among the heights of its detents and 0.
    static func target(height: CGFloat, velocity: CGFloat, heights: [CGFloat]) -> CGFloat {
        let projected = height - projection(velocity: velocity)
        return ([0] + heights).min { abs($0 - projected) < abs($1 - projected) } ?? 0
    }

    /// A velocity as a part of the remaining distance per second.
    static func relative(velocity: CGFloat, distance: CGFloat) -> CGFloat {
        abs(distance) < 0.001 ? 0 : velocity / distance
    }
}
