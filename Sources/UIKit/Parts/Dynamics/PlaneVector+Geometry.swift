import Foundation
import PantographDynamics
import PantographMotion

/// A vector as angle and magnitude. The angle is preserved while the magnitude is zero.
struct Direction {
  let vector: CGVector
  let angle: CGFloat
  let magnitude: CGFloat

  init(_ vector: CGVector) {
    self.vector = vector
    angle = CGFloat(Mathematics.atan2(Double(vector.dy), Double(vector.dx)))
    magnitude = (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
  }

  init(angle: CGFloat, magnitude: CGFloat) {
    self.angle = angle
    self.magnitude = magnitude
    vector = CGVector(
      dx: CGFloat(Mathematics.cos(Double(angle))) * magnitude,
      dy: CGFloat(Mathematics.sin(Double(angle))) * magnitude)
  }
}

extension CGVector {
  var plane: PlaneVector { PlaneVector(Double(dx), Double(dy)) }
}

extension CGPoint {
  var plane: PlaneVector { PlaneVector(Double(x), Double(y)) }

  init(_ place: PlaneVector) { self.init(x: place.x, y: place.y) }
}

extension UIOffset {
  var plane: PlaneVector { PlaneVector(Double(horizontal), Double(vertical)) }
}
