import Foundation

/// What is changed at once in a table or a collection view.
///
/// What is deleted or reloaded and where something moves from is said by the places of before; what is inserted and
/// where something moves to by those of after. The order of the calls means nothing.
struct ListChanges {
  /// One element of the list, or a whole section.
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

  /// Where everything comes from and goes to.
  /// - Parameters:
  ///   - old: How many elements each section had.
  ///   - new: How many the data source says there are now.
  ///   - words: What the elements are called in a sentence about data that does not fit.
  func update(
    from old: [Int], to new: [Int], in words: ListWords
  ) throws(ListMismatch) -> ListUpdate {
    try ListUpdate(self, from: old, to: new, in: words)
  }
}

/// What the elements of a list are called.
struct ListWords: Sendable {
  var list: String
  var items: String

  static let table = ListWords(list: "table view", items: "rows")
  static let collection = ListWords(list: "collection view", items: "items")
}

/// Data and changes that do not fit to each other.
struct ListMismatch: Error, Equatable {
  var sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
