/// Stops with the sentence where the caller did not keep to what is required; in a release too, where
/// `precondition` would say nothing.
@inlinable @inline(__always)
package func require(
  _ condition: Bool, _ sentence: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition { Misuse.stop(sentence(), file: file, line: line) }
}
