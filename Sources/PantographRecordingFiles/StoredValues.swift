/// Values in the order in which they were added. Memory holds the last few thousand; the others are
/// in a file without a name, so memory does not grow with their number.
///
/// A copy shares the file: only one copy may have further values added. The values must consist of
/// bytes alone, without references.
package struct StoredValues<Value: Sendable>: Sendable {
  /// The number of values.
  package private(set) var count = 0
  /// The values that are not in the file.
  private var recent: [Value] = []
  private var file: UnnamedBytes?

  /// The number of values that are written, and read, at once.
  private static var pageCount: Int { 8192 }
  private static var stride: Int { MemoryLayout<Value>.stride }

  package init() {
    precondition(_isPOD(Value.self), "\(Value.self) has references")
  }

  /// Creates the values from an array, which stays in memory.
  package init(_ values: [Value]) {
    self.init()
    recent = values
    count = values.count
  }

  private var storedCount: Int { count - recent.count }

  package mutating func append(_ value: Value) throws(RecordingFileError) {
    if recent.count == Self.pageCount { try writePage() }
    recent.append(value)
    count += 1
  }

  private mutating func writePage() throws(RecordingFileError) {
    let file = if let made = file { made } else { try UnnamedBytes() }
    self.file = file
    let bytes = recent.withUnsafeBytes { Array($0) }
    try file.write(bytes, at: storedCount * Self.stride)
    recent.removeAll(keepingCapacity: true)
  }

  /// The first error of any reader of these values; nil if all could be read.
  package var failure: RecordingFileError? { file?.failure }

  /// The last value; nil if there are none.
  package var last: Value? { recent.last }

  /// Calls `body` with each value in order.
  package func forEach<Failure: Error>(
    _ body: (Value) throws(Failure) -> Void, failing: (RecordingFileError) -> Failure
  ) throws(Failure) {
    var reader = Reader(self)
    for index in 0..<count {
      guard let value = reader.value(at: index) else {
        throw failing(reader.failure ?? .cannotRead(path: "a temporary file", errno: 0))
      }
      try body(value)
    }
  }

  /// Reads values in any order, fastest from the first to the last.
  package struct Reader: Sendable {
    private let values: StoredValues
    private var page: [Value] = []
    private var first = 0
    /// The reason why a value could not be read; nil if all could.
    package private(set) var failure: RecordingFileError?

    package init(_ values: StoredValues) {
      self.values = values
    }

    package var count: Int { values.count }

    /// Returns a value; nil if the file cannot be read.
    package mutating func value(at index: Int) -> Value? {
      if index >= values.storedCount { return values.recent[index - values.storedCount] }
      if index < first || index >= first + page.count {
        do throws(RecordingFileError) {
          try read(pageWith: index)
        } catch {
          failure = error
          return nil
        }
      }
      return page[index - first]
    }

    private mutating func read(pageWith index: Int) throws(RecordingFileError) {
      let start = index - index % StoredValues.pageCount
      let count = min(StoredValues.pageCount, values.storedCount - start)
      var bytes: [UInt8] = []
      try values.file?.read(
        &bytes, from: start * StoredValues.stride, count: count * StoredValues.stride)
      page = bytes.withUnsafeBytes { bytes in
        [Value](unsafeUninitializedCapacity: count) { target, filled in
          UnsafeMutableRawBufferPointer(target).copyMemory(from: bytes)
          filled = count
        }
      }
      first = start
    }
  }
}
