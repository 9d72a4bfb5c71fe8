import PantographPlotting
import PantographRecordingFiles

/// The contacts of a device with their samples, in the order in which they began. Most of them are
/// on disk, so that memory grows neither with the number of contacts nor with their lengths.
struct ContactStore: Sendable {
  /// The identity of a contact while it is down. Numbers of traces may have any size.
  struct Key: Hashable {
    var device = 0.0
    var id: Double
  }

  typealias Sample = PlottedContact.Sample

  private(set) var count = 0
  private var contacts = StoredBytes()
  private var blocks = StoredBytes()
  private var blocksEnd = 0
  private var reasons: [String] = []
  /// The contacts that are down.
  private var open: [Key: Open] = [:]

  /// A contact that is down, and its samples since the last full block.
  private struct Open {
    let index: Int
    var contact: StoredContact
    var samples: [Sample] = []
    var place: Int
    var blockNumber = 0
  }

  /// The largest number of different reasons; contacts with further ones share the last.
  private static let mostReasons = 1000
  /// The number of bytes before a block's samples: the position of the next block, or 0.
  private static let headLength = MemoryLayout<Int>.stride

  /// The first error while reading; nil if there was none.
  var failure: RecordingFileError? { contacts.failure ?? blocks.failure }

  /// Adds a sample of the contact `key`, which ends with the sample if `end` is given.
  mutating func add(
    _ sample: Sample, of key: Key, end: PlottedContact.End?
  ) throws(RecordingFileError) {
    // Removing the value during the change lets it be changed in place, without a copy.
    var contact = open.removeValue(forKey: key) ?? begin(with: sample)
    let length = StoredContact.blockLength(contact.blockNumber)
    if contact.samples.count == length {
      let next = allocate(contact.blockNumber + 1)
      try write(contact.samples, at: contact.place, next: next)
      contact.samples.removeAll(keepingCapacity: true)
      contact.place = next
      contact.blockNumber += 1
    }
    contact.samples.append(sample)
    contact.contact.last = sample
    contact.contact.count += 1
    guard let end else {
      open[key] = contact
      return
    }
    contact.contact.end = stored(end)
    try close(contact)
  }

  /// Stores the contacts that never ended.
  mutating func close() throws(RecordingFileError) {
    for contact in open.values { try close(contact) }
    open = [:]
  }

  /// Returns a contact; nil if it cannot be read.
  func contact(at index: Int) -> StoredContact? {
    let stride = MemoryLayout<StoredContact>.stride
    var bytes: [UInt8] = []
    do throws(RecordingFileError) {
      try contacts.read(&bytes, from: index * stride, count: stride)
    } catch {
      return nil
    }
    return bytes.withUnsafeBytes { $0.loadUnaligned(as: StoredContact.self) }
  }

  func end(of contact: StoredContact) -> PlottedContact.End {
    switch contact.end {
    case .open: .open
    case .lifted: .lifted
    case .cancelled(let reason): .cancelled(reason: reasons[Int(reason)])
    }
  }

  private mutating func begin(with sample: Sample) -> Open {
    let place = allocate(0)
    defer { count += 1 }
    return Open(
      index: count, contact: StoredContact(first: sample, last: sample, block: place), place: place)
  }

  private mutating func allocate(_ number: Int) -> Int {
    let place = blocksEnd
    blocksEnd +=
      Self.headLength + StoredContact.blockLength(number) * MemoryLayout<Sample>.stride
    return place
  }

  private mutating func stored(_ end: PlottedContact.End) -> StoredContact.End {
    switch end {
    case .open: return .open
    case .lifted: return .lifted
    case .cancelled(let reason):
      if let known = reasons.firstIndex(of: reason) { return .cancelled(reason: Int32(known)) }
      if reasons.count < Self.mostReasons { reasons.append(reason) }
      return .cancelled(reason: Int32(reasons.count - 1))
    }
  }

  private mutating func close(_ contact: Open) throws(RecordingFileError) {
    try write(contact.samples, at: contact.place, next: 0)
    let bytes = withUnsafeBytes(of: contact.contact) { Array($0) }
    let stride = MemoryLayout<StoredContact>.stride
    try contacts.write(
      bytes + Array(repeating: 0, count: stride - bytes.count), at: contact.index * stride)
  }

  private mutating func write(
    _ samples: [Sample], at place: Int, next: Int
  ) throws(RecordingFileError) {
    let head = withUnsafeBytes(of: next) { Array($0) }
    try blocks.write(head + samples.withUnsafeBytes { Array($0) }, at: place)
  }

  /// Reads the samples of a contact in order.
  struct Samples: Sendable {
    private let blocks: StoredBytes
    private var block: [Sample] = []
    private var index = 0
    private var place: Int
    private var blockNumber = 0
    private var left: Int

    init(_ contact: StoredContact, in store: ContactStore) {
      blocks = store.blocks
      place = contact.block
      left = contact.count
    }

    mutating func next() -> Sample? {
      if index == block.count, !readBlock() { return nil }
      defer { index += 1 }
      return block[index]
    }

    private mutating func readBlock() -> Bool {
      let count = min(left, StoredContact.blockLength(blockNumber))
      guard count > 0 else { return false }
      var bytes: [UInt8] = []
      do throws(RecordingFileError) {
        try blocks.read(
          &bytes, from: place, count: ContactStore.headLength + count * MemoryLayout<Sample>.stride)
      } catch {
        return false
      }
      bytes.withUnsafeBytes { bytes in
        place = bytes.loadUnaligned(as: Int.self)
        block = (0..<count).map { number in
          bytes.loadUnaligned(
            fromByteOffset: ContactStore.headLength + number * MemoryLayout<Sample>.stride,
            as: Sample.self)
        }
      }
      index = 0
      left -= count
      blockNumber += 1
      return true
    }
  }
}
