// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// The names are those of simd.

/// Two columns of two numbers.
public struct Matrix2x2<Number: BinaryFloatingPoint & SIMDScalar & Sendable>: SquareMatrix,
  @unchecked Sendable
{
  public static var side: Int { 2 }
  public var columns: (SIMD2<Number>, SIMD2<Number>)

  public init() { columns = (SIMD2(), SIMD2()) }
  public init(_ first: SIMD2<Number>, _ second: SIMD2<Number>) { columns = (first, second) }
  public init(columns: (SIMD2<Number>, SIMD2<Number>)) { self.columns = columns }

  public subscript(column: Int) -> SIMD2<Number> {
    get { column == 0 ? columns.0 : columns.1 }
    set { if column == 0 { columns.0 = newValue } else { columns.1 = newValue } }
  }

  public static func == (one: Self, other: Self) -> Bool { one.columns == other.columns }
}

/// Three columns of three numbers.
public struct Matrix3x3<Number: BinaryFloatingPoint & SIMDScalar & Sendable>: SquareMatrix,
  @unchecked Sendable
{
  public static var side: Int { 3 }
  public var columns: (SIMD3<Number>, SIMD3<Number>, SIMD3<Number>)

  public init() { columns = (SIMD3(), SIMD3(), SIMD3()) }
  public init(_ first: SIMD3<Number>, _ second: SIMD3<Number>, _ third: SIMD3<Number>) {
    columns = (first, second, third)
  }
  public init(columns: (SIMD3<Number>, SIMD3<Number>, SIMD3<Number>)) { self.columns = columns }

  public subscript(column: Int) -> SIMD3<Number> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }

  public static func == (one: Self, other: Self) -> Bool { one.columns == other.columns }
}

/// Four columns of four numbers.
public struct Matrix4x4<Number: BinaryFloatingPoint & SIMDScalar & Sendable>: SquareMatrix,
  @unchecked Sendable
{
  public static var side: Int { 4 }
  public var columns: (SIMD4<Number>, SIMD4<Number>, SIMD4<Number>, SIMD4<Number>)

  public init() { columns = (SIMD4(), SIMD4(), SIMD4(), SIMD4()) }
  public init(
    _ first: SIMD4<Number>, _ second: SIMD4<Number>, _ third: SIMD4<Number>, _ fourth: SIMD4<Number>
  ) { columns = (first, second, third, fourth) }
  public init(columns: (SIMD4<Number>, SIMD4<Number>, SIMD4<Number>, SIMD4<Number>)) {
    self.columns = columns
  }

  public subscript(column: Int) -> SIMD4<Number> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }

  public static func == (one: Self, other: Self) -> Bool { one.columns == other.columns }
}

public typealias float2x2 = Matrix2x2<Float>
public typealias float3x3 = Matrix3x3<Float>
public typealias float4x4 = Matrix4x4<Float>
public typealias double2x2 = Matrix2x2<Double>
public typealias double3x3 = Matrix3x3<Double>
public typealias double4x4 = Matrix4x4<Double>
public typealias simd_float2x2 = float2x2
public typealias simd_float3x3 = float3x3
public typealias simd_float4x4 = float4x4
public typealias simd_double2x2 = double2x2
public typealias simd_double3x3 = double3x3
public typealias simd_double4x4 = double4x4
public typealias matrix_float3x3 = float3x3
public typealias matrix_float4x4 = float4x4
public typealias matrix_double3x3 = double3x3
public typealias matrix_double4x4 = double4x4

public let matrix_identity_float3x3 = float3x3(1)
public let matrix_identity_float4x4 = float4x4(1)
public let matrix_identity_double3x3 = double3x3(1)
public let matrix_identity_double4x4 = double4x4(1)
