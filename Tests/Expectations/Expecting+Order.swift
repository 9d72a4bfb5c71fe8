import Testing

/// Records an issue with both values if the first is not below the second.
package func expect<Value: Comparable>(
  _ value: Value, isBelow limit: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if value < limit { return }
  fail("\(value) is not below \(limit)", comment(), fileID, filePath, line, column)
}

/// Records an issue with both values if the first is above the second, or if one of them is no number.
package func expect<Value: Comparable>(
  _ value: Value, isAtMost limit: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if value <= limit { return }
  fail("\(value) is not at most \(limit)", comment(), fileID, filePath, line, column)
}

/// Records an issue with both values if the first is not above the second.
package func expect<Value: Comparable>(
  _ value: Value, isAbove limit: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if value > limit { return }
  fail("\(value) is not above \(limit)", comment(), fileID, filePath, line, column)
}

/// Records an issue with both values if the first is below the second, or if one of them is no number.
package func expect<Value: Comparable>(
  _ value: Value, isAtLeast limit: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if value >= limit { return }
  fail("\(value) is not at least \(limit)", comment(), fileID, filePath, line, column)
}

private func fail(
  _ words: String, _ comment: Comment?, _ fileID: String, _ filePath: String, _ line: Int,
  _ column: Int
) {
  Place(fileID, filePath, line, column).fail(words, comment)
}
