/// A square matrix of columns, such as simd's `double4x4`.
public protocol SquareMatrix: Equatable {
  associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint

  /// The number of columns, which is the number of rows.
  static var side: Int { get }
  /// Creates a matrix of zeros.
  init()
  subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
  public typealias Scalar = Column.Scalar

  /// Creates a matrix whose diagonal has one value.
  public init(_ scalar: Scalar) {
    self.init()
    for index in 0..<Self.side { self[index][index] = scalar }
  }

  public init(diagonal: Column) {
    self.init()
    for index in 0..<Self.side { self[index][index] = diagonal[index] }
  }

  public init(_ columns: [Column]) {
    self.init()
    precondition(columns.count == Self.side, "a matrix has as many columns as rows")
    for (index, column) in columns.enumerated() { self[index] = column }
  }

  public init(rows: [Column]) {
    self.init(rows)
    self = transpose
  }

  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: Self {
    var result = Self()
    for column in 0..<Self.side {
      for row in 0..<Self.side { result[row][column] = self[column][row] }
    }
    return result
  }

  /// The determinant, by elimination with the largest pivot of each column.
  public var determinant: Scalar {
    var (matrix, result) = (self, Scalar(1))
    for index in 0..<Self.side {
      guard let pivot = matrix.pivot(index) else { return 0 }
      if pivot != index {
        matrix.swapRows(index, pivot)
        result = -result
      }
      result *= matrix[index][index]
      for row in index + 1..<max(Self.side, index + 1) {
        matrix.subtract(index, from: row, matrix[index][row] / matrix[index][index])
      }
    }
    return result
  }

  /// The inverse. A matrix without an inverse gives numbers that are not finite, as on iOS.
  public var inverse: Self {
    var (matrix, result) = (self, Self(1))
    for index in 0..<Self.side {
      let pivot = matrix.pivot(index) ?? index
      matrix.swapRows(index, pivot)
      result.swapRows(index, pivot)
      let scale = 1 / matrix[index][index]
      for column in 0..<Self.side {
        matrix[column][index] *= scale
        result[column][index] *= scale
      }
      for row in 0..<Self.side where row != index {
        let factor = matrix[index][row]
        matrix.subtract(index, from: row, factor)
        result.subtract(index, from: row, factor)
      }
    }
    return result
  }

  /// Returns the row, from the diagonal on, with the largest number in a column; nil if all are 0.
  private func pivot(_ column: Int) -> Int? {
    let row = (column..<Self.side).max { abs(self[column][$0]) < abs(self[column][$1]) }
    return row.flatMap { self[column][$0] == 0 ? nil : $0 }
  }

  private mutating func swapRows(_ one: Int, _ other: Int) {
    for column in 0..<Self.side {
      let number = self[column][one]
      self[column][one] = self[column][other]
      self[column][other] = number
    }
  }

  private mutating func subtract(_ row: Int, from other: Int, _ factor: Scalar) {
    for column in 0..<Self.side { self[column][other] -= factor * self[column][row] }
  }

  public static prefix func - (matrix: Self) -> Self { Scalar(-1) * matrix }

  public static func + (one: Self, other: Self) -> Self {
    var result = one
    for column in 0..<side { result[column] += other[column] }
    return result
  }

  public static func - (one: Self, other: Self) -> Self { one + -other }

  public static func * (scalar: Scalar, matrix: Self) -> Self {
    var result = matrix
    for column in 0..<side { result[column] *= scalar }
    return result
  }

  public static func * (matrix: Self, scalar: Scalar) -> Self { scalar * matrix }

  public static func * (matrix: Self, vector: Column) -> Column {
    var result = Column()
    for column in 0..<side { result += matrix[column] * vector[column] }
    return result
  }

  public static func * (vector: Column, matrix: Self) -> Column { matrix.transpose * vector }

  public static func * (one: Self, other: Self) -> Self {
    var result = Self()
    for column in 0..<side { result[column] = one * other[column] }
    return result
  }

  public static func += (one: inout Self, other: Self) { one = one + other }
  public static func -= (one: inout Self, other: Self) { one = one - other }
  public static func *= (one: inout Self, other: Self) { one = one * other }
  public static func *= (matrix: inout Self, scalar: Scalar) { matrix = matrix * scalar }
}
