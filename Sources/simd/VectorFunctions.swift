// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// The names are those of simd.

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias vector_float2 = simd_float2
public typealias vector_float3 = simd_float3
public typealias vector_float4 = simd_float4
public typealias vector_double2 = simd_double2
public typealias vector_double3 = simd_double3
public typealias vector_double4 = simd_double4
public typealias float2 = simd_float2
public typealias float3 = simd_float3
public typealias float4 = simd_float4
public typealias double2 = simd_double2
public typealias double3 = simd_double3
public typealias double4 = simd_double4

/// Returns the sum of the products of the numbers at the same places.
public func simd_dot<Vector: SIMD>(_ one: Vector, _ other: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { (one * other).sum() }

/// Returns the length of a vector.
public func simd_length<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_dot(vector, vector).squareRoot() }

/// Returns the square of the length of a vector.
public func simd_length_squared<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_dot(vector, vector) }

/// Returns the distance between two points.
public func simd_distance<Vector: SIMD>(_ one: Vector, _ other: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length(one - other) }

/// Returns the vector of the same direction with the length 1.
public func simd_normalize<Vector: SIMD>(_ vector: Vector) -> Vector
where Vector.Scalar: FloatingPoint { vector / simd_length(vector) }

/// Returns the vector that is perpendicular to two others.
public func simd_cross<Number: FloatingPoint & SIMDScalar>(
  _ one: SIMD3<Number>, _ other: SIMD3<Number>
) -> SIMD3<Number> {
  SIMD3(
    one.y * other.z - one.z * other.y, one.z * other.x - one.x * other.z,
    one.x * other.y - one.y * other.x)
}

/// Returns the point between two at a share of the distance.
public func simd_mix<Vector: SIMD>(_ one: Vector, _ other: Vector, _ share: Vector) -> Vector
where Vector.Scalar: FloatingPoint { one + (other - one) * share }

/// Returns the numbers of a vector, each limited to a range.
public func simd_clamp<Vector: SIMD>(_ vector: Vector, _ least: Vector, _ most: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  vector.clamped(lowerBound: least, upperBound: most)
}

/// Returns the smaller number at each place.
public func simd_min<Vector: SIMD>(_ one: Vector, _ other: Vector) -> Vector
where Vector.Scalar: FloatingPoint { pointwiseMin(one, other) }

/// Returns the larger number at each place.
public func simd_max<Vector: SIMD>(_ one: Vector, _ other: Vector) -> Vector
where Vector.Scalar: FloatingPoint { pointwiseMax(one, other) }

public func simd_mul<Matrix: SquareMatrix>(_ one: Matrix, _ other: Matrix) -> Matrix { one * other }

public func simd_mul<Matrix: SquareMatrix>(
  _ matrix: Matrix, _ vector: Matrix.Column
) -> Matrix.Column { matrix * vector }

/// Returns the matrix whose rows are the columns of this one.
public func simd_transpose<Matrix: SquareMatrix>(_ matrix: Matrix) -> Matrix { matrix.transpose }
/// Returns the matrix that undoes this one.
public func simd_inverse<Matrix: SquareMatrix>(_ matrix: Matrix) -> Matrix { matrix.inverse }
/// Returns the determinant of a matrix.
public func simd_determinant<Matrix: SquareMatrix>(_ matrix: Matrix) -> Matrix.Scalar {
  matrix.determinant
}
