import Expectations
import PantographRecordingFiles
import Testing

struct StoredBytesTests {
  @Test(arguments: [0, StoredBytes.memoryLimit - 3, StoredBytes.memoryLimit + 5])
  func `bytes come back from memory, from the file and from both`(place: Int) throws {
    var bytes = StoredBytes()
    try bytes.write(Array(repeating: 9, count: StoredBytes.memoryLimit + 100), at: 0)
    let written: [UInt8] = [1, 2, 3, 4, 5, 6]
    try bytes.write(written, at: place)
    var read: [UInt8] = []
    try bytes.read(&read, from: place, count: written.count)
    expect(read, equals: written)
    try bytes.read(&read, from: place + 4, count: 4)
    expect(read, equals: [5, 6, 9, 9])
    expectNil(bytes.failure)
  }

  @Test func `bytes may be written in any order`() throws {
    var bytes = StoredBytes()
    try bytes.write([7], at: StoredBytes.memoryLimit + 10)
    try bytes.write([3], at: 100)
    try bytes.write([1], at: 0)
    var read: [UInt8] = []
    for (place, value) in [(0, 1), (100, 3), (StoredBytes.memoryLimit + 10, 7)] as [(Int, UInt8)] {
      try bytes.read(&read, from: place, count: 1)
      expect(read, equals: [value])
    }
  }

  @Test func `a read beyond the end of the file is a failure`() throws {
    var bytes = StoredBytes()
    try bytes.write([1, 2], at: StoredBytes.memoryLimit)
    var read: [UInt8] = []
    #expect(throws: RecordingFileError.self) {
      try bytes.read(&read, from: StoredBytes.memoryLimit, count: 3)
    }
    expect(bytes.failure != nil)
  }
}
