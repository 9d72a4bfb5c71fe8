import Foundation

/// The changes of one batch in a table view or a collection view.
///
/// Deletions, reloads and the sources of moves use index paths before the update. Insertions and
/// the destinations of moves use those after it. The order of the calls does not matter.
struct ListChanges {
  /// The move of an element or of a whole section.
  struct Move<Place: Hashable>: Hashable {
    var from: Place
    var to: Place
  }

  struct Changes<Place: Hashable> {
    var inserted: [Place] = []
    var deleted: [Place] = []
    var reloaded: [Place] = []
    var moved: [Move<Place>] = []

    var isEmpty: Bool {
      inserted.isEmpty && deleted.isEmpty && reloaded.isEmpty && moved.isEmpty
    }
  }

  var items = Changes<IndexPath>()
  var sections = Changes<Int>()

  var isEmpty: Bool { items.isEmpty && sections.isEmpty }

  /// Returns the origin and destination of every element.
  ///
  /// - Parameters:
  ///   - old: The number of elements in each section before.
  ///   - new: The number of elements in each section now, from the data source.
  ///   - words: The names of the elements in an error message.
  func update(
    from old: [Int], to new: [Int], in words: ListWords
  ) throws(ListMismatch) -> ListUpdate {
    try ListUpdate(self, from: old, to: new, in: words)
  }
}

/// The names of a list and its elements in error messages.
struct ListWords: Sendable {
  var list: String
  var items: String

  static let table = ListWords(list: "table view", items: "rows")
  static let collection = ListWords(list: "collection view", items: "items")
}

/// The error that changes do not fit the data.
struct ListMismatch: Error, Equatable {
  var sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
