import Expectations
import PantographRecordingFiles
import Testing

struct StoredValuesTests {
  @Test(arguments: [0, 1, 8191, 8192, 8193, 50_000]) func `all values come back in order`(
    count: Int
  ) throws {
    var values = StoredValues<Int32>()
    for number in 0..<count { try values.append(Int32(number * 3)) }
    expect(values.count, equals: count)
    var reader = StoredValues.Reader(values)
    for number in 0..<count { expect(reader.value(at: number), equals: Int32(number * 3)) }
    for number in [count - 1, 0, count / 2] where number >= 0 && number < count {
      expect(reader.value(at: number), equals: Int32(number * 3))
    }
    var next: Int32 = 0
    try values.forEach { value throws(RecordingFileError) in
      expect(value, equals: next)
      next += 3
    } failing: {
      $0
    }
    expectNil(reader.failure)
  }

  @Test func `a read that fails is known to whoever asks afterwards`() throws {
    let bytes = try UnnamedBytes()
    try bytes.write([1, 2, 3], at: 0)
    expectNil(bytes.failure)
    var buffer: [UInt8] = []
    try bytes.read(&buffer, from: 0, count: 3)
    expect(bytes.failure == nil && buffer == [1, 2, 3])
    #expect(throws: RecordingFileError.self) { try bytes.read(&buffer, from: 2, count: 2) }
    try bytes.read(&buffer, from: 0, count: 3)
    expect(bytes.failure != nil)
  }

  @Test func `an array stays as it is`() {
    let values = StoredValues(Array(0..<20_000))
    var reader = StoredValues.Reader(values)
    expect(values.count == 20_000 && reader.value(at: 19_999) == 19_999)
  }
}
