import PantographMotion

/// A vector or point in a plane, in points; y grows downwards.
package struct PlaneVector: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = PlaneVector(0, 0)

  package var length: Double { (x * x + y * y).squareRoot() }
  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// The same direction with length 1; zero stays zero.
  package var unit: PlaneVector {
    let length = length
    return length > 0 ? PlaneVector(x / length, y / length) : .zero
  }

  /// The vector rotated by a quarter turn, from x towards y.
  var turned: PlaneVector { PlaneVector(-y, x) }

  /// Returns the vector rotated by a turn.
  func rotated(_ turn: Turn) -> PlaneVector {
    PlaneVector(x * turn.cosine - y * turn.sine, x * turn.sine + y * turn.cosine)
  }

  /// Returns the vector rotated by an angle in radians, from x towards y.
  package func rotated(by angle: Double) -> PlaneVector { rotated(Turn(angle)) }

  func dot(_ other: PlaneVector) -> Double { x * other.x + y * other.y }
  func cross(_ other: PlaneVector) -> Double { x * other.y - y * other.x }

  package static func + (left: PlaneVector, right: PlaneVector) -> PlaneVector {
    PlaneVector(left.x + right.x, left.y + right.y)
  }
  package static func - (left: PlaneVector, right: PlaneVector) -> PlaneVector {
    PlaneVector(left.x - right.x, left.y - right.y)
  }
  package static func * (left: PlaneVector, right: Double) -> PlaneVector {
    PlaneVector(left.x * right, left.y * right)
  }
  package static prefix func - (vector: PlaneVector) -> PlaneVector {
    PlaneVector(-vector.x, -vector.y)
  }
  package static func += (left: inout PlaneVector, right: PlaneVector) { left = left + right }
  package static func -= (left: inout PlaneVector, right: PlaneVector) { left = left - right }
}

/// An angle, stored as its sine and cosine.
struct Turn {
  let sine: Double
  let cosine: Double

  init(_ angle: Double) {
    sine = Mathematics.sin(angle)
    cosine = Mathematics.cos(angle)
  }
}
