/// The rounded corners of a rectangle, in the order and with the bits of `CACornerMask`.
package struct RoundCorners: OptionSet, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }

  package static let minXMinY = RoundCorners(rawValue: 1 << 0)
  package static let maxXMinY = RoundCorners(rawValue: 1 << 1)
  package static let minXMaxY = RoundCorners(rawValue: 1 << 2)
  package static let maxXMaxY = RoundCorners(rawValue: 1 << 3)

  package static let all: RoundCorners = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}
