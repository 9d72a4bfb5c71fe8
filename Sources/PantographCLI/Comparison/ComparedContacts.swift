import PantographCommands
import PantographPlainText
import PantographRecordingFiles

/// The differences of all pairs of contacts of two files. Memory has the first ones, for the text; the
/// JSON of all of them is on disk if there are many.
struct ComparedContacts {
  /// The largest number of pairs that the text lists.
  static let textLimit = 1000

  private(set) var count = 0
  private(set) var sameCount = 0
  /// The first pairs, and the first of those that differ.
  private(set) var first: [ContactDifference] = []
  private(set) var differing: [ContactDifference] = []
  /// The JSON of all pairs.
  private(set) var json = StoredText()

  var areSame: Bool { sameCount == count }

  init() {}

  init(
    _ one: ContactList, _ other: ContactList, collectsJSON: Bool
  ) throws(Failure) {
    let pairing = ContactPairing(one, other)
    var writer = JSONWriter()
    writer.beginArray()
    for index in 0..<pairing.count {
      let pair = pairing.pair(at: index)
      let difference = ContactDifference((pair.first, one), (pair.second, other))
      count += 1
      sameCount += difference.isSame ? 1 : 0
      if first.count < Self.textLimit { first.append(difference) }
      if !difference.isSame, differing.count < Self.textLimit { differing.append(difference) }
      guard collectsJSON else { continue }
      writer.value(difference)
      try store(writer.take())
    }
    writer.endArray()
    try store(writer.take())
  }

  private mutating func store(_ text: String) throws(Failure) {
    do throws(RecordingFileError) {
      try json.append(text)
    } catch {
      throw Failure(error)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ contact: ContactDifference) {
    let isPair = contact.first != nil && contact.second != nil
    object { json in
      json.member("a", contact.first)
      json.member("b", contact.second)
      json.member("same", contact.isSame)
      json.member("landed", isPair ? contact.landed : nil)
      json.member("ended", isPair ? contact.ended : nil)
      json.member("apart", isPair ? contact.apart : nil)
      json.member("apartAt", isPair ? contact.apartAt : nil)
      json.member("aEnding", contact.endings.0.map { ComparisonText.words($0) })
      json.member("bEnding", contact.endings.1.map { ComparisonText.words($0) })
    }
  }
}
