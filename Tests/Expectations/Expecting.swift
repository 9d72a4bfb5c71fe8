import Testing

// The functions do what `#expect` does, for a twentieth of the time: the compiler expands `#expect` at each of its
// uses, and compiles closures and an expression tree for it. What throws or ends the process is still tested by
// `#expect(throws:)` and `#expect(processExitsWith:)`.

/// Records an issue with the source text of the condition if the condition is false.
package func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if condition { return }
  let place = Place(fileID, filePath, line, column)
  place.fail("is false: \(place.text)", comment())
}

/// Records an issue at a place that a helper of tests was given, if the condition is false.
package func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation
) {
  if !condition { Place(sourceLocation).fail("is false", comment()) }
}

/// Records an issue with both values if they are not equal.
package func expect<Value: Equatable>(
  _ value: Value, equals other: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if value == other { return }
  Place(fileID, filePath, line, column).fail(Difference(value, other).words, comment())
}

/// Records an issue at a place that a helper of tests was given, if the values are not equal.
package func expect<Value: Equatable>(
  _ value: Value, equals other: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation
) {
  if value != other { Place(sourceLocation).fail(Difference(value, other).words, comment()) }
}

/// Records an issue with the value if both values are equal.
package func expect<Value: Equatable>(
  _ value: Value, differsFrom other: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if value != other { return }
  Place(fileID, filePath, line, column).fail("both are \(described(value))", comment())
}

/// Records an issue with the value if there is one.
package func expectNil<Value>(
  _ value: Value?, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard let value else { return }
  Place(fileID, filePath, line, column).fail("\(described(value)) is not nil", comment())
}

/// Records an issue at a place that a helper of tests was given, if there is a value.
package func expectNil<Value>(
  _ value: Value?, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation
) {
  guard let value else { return }
  Place(sourceLocation).fail("\(described(value)) is not nil", comment())
}
