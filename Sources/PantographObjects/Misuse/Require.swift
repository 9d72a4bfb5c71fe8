/// Stops the process with a message if the condition is false. Unlike `precondition`, it prints the
/// message in a release build, too.
@inlinable @inline(__always)
package func require(
  _ condition: Bool, _ sentence: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition { Misuse.stop(sentence(), file: file, line: line) }
}
