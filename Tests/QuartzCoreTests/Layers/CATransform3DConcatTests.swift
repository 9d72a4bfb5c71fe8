import Expectations
import QuartzCore
import Testing

struct CATransform3DConcatTests {
  @Test func `a product is that of rows and columns, to the last bit`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var (first, second) = (CATransform3D(), CATransform3D())
      for path in Self.cells.flatMap({ $0 }) {
        first[keyPath: path] = .random(in: -9...9, using: &random)
        second[keyPath: path] = .random(in: -9...9, using: &random)
      }
      let product = CATransform3DConcat(first, second)
      for row in 0..<4 {
        for column in 0..<4 {
          var sum: CGFloat = 0
          for step in 0..<4 {
            sum += first[keyPath: Self.cells[row][step]] * second[keyPath: Self.cells[step][column]]
          }
          expect(product[keyPath: Self.cells[row][column]], equals: sum)
        }
      }
    }
  }

  private static var cells: [[WritableKeyPath<CATransform3D, CGFloat>]] {
    [
      [\.m11, \.m12, \.m13, \.m14], [\.m21, \.m22, \.m23, \.m24],
      [\.m31, \.m32, \.m33, \.m34], [\.m41, \.m42, \.m43, \.m44],
    ]
  }
}
