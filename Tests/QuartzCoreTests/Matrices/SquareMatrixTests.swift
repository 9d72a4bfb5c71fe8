import Expectations
import Testing
import simd

/// Matrices and vectors of simd.
struct SquareMatrixTests {
  private let moved = double4x4(rows: [
    [2, 0, 0, 1], [0, 3, 0, 2], [0, 0, 4, 3], [0, 0, 0, 1],
  ])

  @Test func `a matrix is indexed by column and row`() {
    expect(moved[3], equals: SIMD4(1, 2, 3, 1))
    expect(moved[3, 1], equals: 2)
    expect(moved.columns.0.x, equals: 2)
    expect(moved.transpose[1, 3], equals: 2)
    expect(float2x2(diagonal: SIMD2(2, 3)), equals: float2x2(SIMD2(2, 0), SIMD2(0, 3)))
    expect(
      double3x3(columns: (SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))), equals: double3x3(1))
  }

  @Test func `the inverse undoes a matrix, also one with a zero on its diagonal`() {
    expect(moved * moved.inverse, equals: double4x4(1))
    expect(moved.determinant, equals: 24)
    let turned = double3x3(rows: [[0, 1, 0], [1, 0, 0], [0, 0, 2]])
    expect(turned.determinant, equals: -2)
    expect(turned.inverse * turned, equals: double3x3(1))
    expect(double2x2(rows: [[1, 2], [2, 4]]).determinant, equals: 0)
  }

  @Test func `products and sums have the values of mathematics`() {
    expect(moved * SIMD4(1, 1, 1, 1), equals: SIMD4(3, 5, 7, 1))
    expect(SIMD4(0, 0, 0, 1) * moved, equals: SIMD4(0, 0, 0, 1))
    expect(2 * moved - moved, equals: moved)
    var sum = matrix_identity_double4x4
    sum += moved
    sum -= moved
    sum *= 3
    expect(sum, equals: simd_double4x4(3))
    expect(simd_mul(moved, matrix_identity_double4x4), equals: moved)
  }

  @Test func `vectors have lengths, directions and products`() {
    expect(simd_length(SIMD3(2.0, 3, 6)), equals: 7)
    expect(simd_distance(SIMD2<Float>(1, 1), SIMD2(4, 5)), equals: 5)
    expect(simd_normalize(SIMD2(0.0, 4)), equals: SIMD2(0, 1))
    expect(simd_cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)), equals: SIMD3(0, 0, 1))
    expect(simd_dot(SIMD2(1.0, 2), SIMD2(3, 4)), equals: 11)
    expect(simd_mix(SIMD2(0.0, 2), SIMD2(4, 4), SIMD2(0.5, 0.5)), equals: SIMD2(2, 3))
    expect(simd_clamp(SIMD2(-1.0, 9), SIMD2(0, 0), SIMD2(5, 5)), equals: SIMD2(0, 5))
  }

  @Test func `functions give what the members of matrices give`() {
    expect(simd_length_squared(SIMD3(2.0, 3, 6)), equals: 49)
    expect(simd_min(SIMD2(1.0, 4), SIMD2(2, 3)), equals: SIMD2(1, 3))
    expect(simd_max(SIMD2(1.0, 4), SIMD2(2, 3)), equals: SIMD2(2, 4))
    expect(simd_transpose(moved)[1, 3], equals: 2)
    expect(simd_inverse(moved) * moved, equals: double4x4(1))
    expect(simd_determinant(moved), equals: 24)
  }
}
