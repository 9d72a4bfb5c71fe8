import PantographRecordingFiles

/// The changes in a trace, in order. Most of them are on disk, and each text is stored once, so memory
/// does not grow with their number.
struct ChangeList: Sendable {
  typealias Change = ComparedFile.Change

  /// The largest number of different texts.
  static let mostTexts = 100_000

  private struct Stored {
    var seconds: Double
    var text: Int32
  }

  private var texts: [String] = []
  private var numbers: [String: Int32] = [:]
  private var stored = StoredValues<Stored>()

  var count: Int { stored.count }

  /// The first error while reading; nil if there was none.
  var failure: RecordingFileError? { stored.failure }

  /// Adds a change. Returns false if there are too many different texts.
  mutating func append(_ change: Change) throws(RecordingFileError) -> Bool {
    let number: Int32
    if let known = numbers[change.words] {
      number = known
    } else {
      guard texts.count < Self.mostTexts else { return false }
      number = Int32(texts.count)
      texts.append(change.words)
      numbers[change.words] = number
    }
    try stored.append(Stored(seconds: change.seconds, text: number))
    return true
  }

  /// Reads the changes whose texts count, in order.
  struct Reader {
    private let list: ChangeList
    private let counts: [Bool]
    private var values: StoredValues<Stored>.Reader
    private var index = 0

    init(_ list: ChangeList, where counts: (String) -> Bool) {
      self.list = list
      self.counts = list.texts.map(counts)
      values = StoredValues.Reader(list.stored)
    }

    mutating func next() -> Change? {
      while index < list.count, let value = values.value(at: index) {
        index += 1
        if counts[Int(value.text)] {
          return Change(seconds: value.seconds, words: list.texts[Int(value.text)])
        }
      }
      return nil
    }
  }
}
