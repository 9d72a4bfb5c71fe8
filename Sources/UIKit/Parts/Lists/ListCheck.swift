import Foundation

/// Checks that the changes of a list refer to existing elements, and to each element at most once.
struct ListCheck {
  private let changes: ListChanges
  private let old: [Int]
  private let new: [Int]
  private let words: ListWords

  init(_ changes: ListChanges, _ old: [Int], _ new: [Int], _ words: ListWords) {
    self.changes = changes
    self.old = old
    self.new = new
    self.words = words
  }

  func places() throws(ListMismatch) {
    try sections()
    try items()
  }

  private func sections() throws(ListMismatch) {
    let all = changes.sections
    for section in all.deleted + all.reloaded + all.moved.map(\.from)
    where !old.indices.contains(section) {
      throw wrong("section \(section) is changed, but there were \(old.count) sections before")
    }
    for section in all.inserted + all.moved.map(\.to) where !new.indices.contains(section) {
      throw wrong("section \(section) is inserted, but there are \(new.count) sections after it")
    }
    if let twice = Self.repeated(all.deleted + all.reloaded + all.moved.map(\.from)) {
      throw wrong("section \(twice) of before is deleted, reloaded or moved more than once")
    }
    if let twice = Self.repeated(all.inserted + all.moved.map(\.to)) {
      throw wrong("section \(twice) of after is inserted or moved to more than once")
    }
  }

  private func items() throws(ListMismatch) {
    let all = changes.items
    for path in all.deleted + all.reloaded + all.moved.map(\.from) {
      guard path.count == 2, old.indices.contains(path.section),
        (0..<old[path.section]).contains(path.row)
      else { throw wrong("\(name(path)) is changed, but there was none before") }
    }
    for path in all.inserted + all.moved.map(\.to) {
      guard path.count == 2, new.indices.contains(path.section),
        (0..<new[path.section]).contains(path.row)
      else { throw wrong("\(name(path)) is inserted, but there is none after it") }
    }
    if let twice = Self.repeated(all.deleted + all.reloaded + all.moved.map(\.from)) {
      throw wrong("\(name(twice)) of before is deleted, reloaded or moved more than once")
    }
    if let twice = Self.repeated(all.inserted + all.moved.map(\.to)) {
      throw wrong("\(name(twice)) of after is inserted or moved to more than once")
    }
  }

  func wrongSections() -> ListMismatch {
    wrong(
      "there are \(new.count) sections after it, and there were \(old.count) before, "
        + "\(changes.sections.inserted.count) inserted and \(changes.sections.deleted.count) deleted"
    )
  }

  func wrongItems(in section: Int, from origin: Int) -> ListMismatch {
    let items = changes.items
    let counts = [
      (items.inserted.count { $0.section == section }, "inserted"),
      (items.deleted.count { $0.section == origin }, "deleted"),
      (items.moved.count { $0.to.section == section }, "moved in"),
      (items.moved.count { $0.from.section == origin }, "moved out"),
    ].map { "\($0.0) \($0.1)" }
    return wrong(
      "section \(section) has \(new[section]) \(words.items) after it, and had \(old[origin]) before, "
        + counts.joined(separator: ", "))
  }

  private func name(_ path: IndexPath) -> String {
    guard path.count == 2 else { return "a path of \(path.count) numbers" }
    return "\(words.items.dropLast()) \(path.row) of section \(path.section)"
  }

  private func wrong(_ sentence: String) -> ListMismatch {
    ListMismatch("the change of a \(words.list) does not fit its data: \(sentence)")
  }

  private static func repeated<Place: Hashable>(_ places: [Place]) -> Place? {
    var seen = Set<Place>()
    return places.first { !seen.insert($0).inserted }
  }
}
