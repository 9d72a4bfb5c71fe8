/// Bytes that are written and read at any position. The first ones are in memory, the others in a
/// file without a name, so memory does not grow with their number.
///
/// A copy shares the file: only one copy may be written to.
package struct StoredBytes: Sendable {
  /// The number of bytes that are in memory: 256 kB, enough for most recordings.
  package static let memoryLimit = 1 << 18

  private var memory: [UInt8] = []
  private var file: UnnamedBytes?

  package init() {}

  /// The first error of any reader; nil if all bytes could be read.
  package var failure: RecordingFileError? { file?.failure }

  package mutating func write(_ bytes: [UInt8], at place: Int) throws(RecordingFileError) {
    let near = max(0, min(bytes.count, Self.memoryLimit - place))
    if near > 0 {
      if memory.count < place + near {
        memory.append(contentsOf: repeatElement(0, count: place + near - memory.count))
      }
      memory.replaceSubrange(place..<place + near, with: bytes[..<near])
    }
    guard near < bytes.count else { return }
    let file = if let made = file { made } else { try UnnamedBytes() }
    self.file = file
    try file.write(near == 0 ? bytes : Array(bytes[near...]), at: place + near)
  }

  /// Fills the buffer with bytes from this position, which must have been written.
  package func read(
    _ buffer: inout [UInt8], from place: Int, count: Int
  ) throws(RecordingFileError) {
    let near = max(0, min(count, Self.memoryLimit - place))
    guard near < count, let file else {
      buffer = Array(memory[place..<place + count])
      return
    }
    guard near > 0 else { return try file.read(&buffer, from: place, count: count) }
    var rest: [UInt8] = []
    try file.read(&rest, from: place + near, count: count - near)
    buffer = memory[place..<place + near] + rest
  }
}
