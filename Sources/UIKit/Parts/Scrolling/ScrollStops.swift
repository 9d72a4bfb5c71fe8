import Foundation

/// The offsets along one axis at which released content may rest, in points.
struct ScrollStops {
  enum Kind {
    /// A release goes to the next offset on one side or the other, by the thresholds of paging.
    case pages
    /// The content decelerates and rests at the offset nearest to its own resting place.
    case nearest
  }

  let kind: Kind
  /// The offsets, in ascending order.
  private let offsets: [Double]
  private let name: String

  /// - Parameters:
  ///   - offsets: The offsets; offsets that are not finite are left out.
  ///   - name: The name of one place in a decision, such as `group`.
  init(_ kind: Kind, _ offsets: [Double], name: String) {
    self.kind = kind
    self.offsets = offsets.filter(\.isFinite).sorted()
    self.name = name
  }

  /// Returns the names and positions of the offsets on both sides of a position, limited to a range.
  func around(
    _ position: Double, in limits: ClosedRange<Double>
  ) -> [(name: String, position: Double)] {
    let below = max((offsets.firstIndex { $0 > position } ?? offsets.count) - 1, 0)
    return [below, below + 1].filter { offsets.indices.contains($0) }.map { index in
      ("\(name) \(index)", min(max(offsets[index], limits.lowerBound), limits.upperBound))
    }
  }

  /// Returns the offset nearest to a position, limited to a range.
  func nearest(to position: Double, in limits: ClosedRange<Double>) -> Double {
    let limited = offsets.map { min(max($0, limits.lowerBound), limits.upperBound) }
    return limited.min { ($0 - position).magnitude < ($1 - position).magnitude } ?? position
  }
}
