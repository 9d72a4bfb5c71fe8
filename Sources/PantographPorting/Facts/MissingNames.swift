/// The names of one source that are not here. A source compiles only when none of them is left, so a message about one name
/// states how many others there are.
struct MissingNames {
  /// The names, in the order of the source.
  private var names: [String] = []
  private var firstUses: [String: Int] = [:]

  init(in file: SourceText, _ facts: SourceFacts) {
    for index in 0..<file.count where file.kind(index) == .word {
      let name = file[index]
      guard Self.reason(name) != nil, firstUses[name] == nil, file[index - 1] != "import",
        !facts.types.declared.contains(name)
      else { continue }
      firstUses[name] = index
      names.append(name)
    }
  }

  private static func reason(_ name: String) -> String? {
    LackingNames.message(for: name)
      ?? LackingNames.framework(of: name).map { "not available: there is no \($0)" }
  }

  func firstUse(of name: String) -> Int? { firstUses[name] }

  /// Returns the message about a name; nil for a name that is here.
  func message(for name: String) -> String? {
    guard firstUses[name] != nil, let reason = Self.reason(name) else { return nil }
    return "\(reason); \(others(than: name))"
  }

  /// The largest number of names that a message lists.
  private static let most = 3

  private func others(than name: String) -> String {
    let listed = names.prefix(Self.most + 1).filter { $0 != name }.prefix(Self.most)
    let text = listed.joined(separator: ", ")
    switch names.count - 1 {
    case 0: return "no other name of this source is missing"
    case 1: return "1 other name of this source is missing, too: \(text)"
    case let count:
      return "\(count) other names of this source are missing, too: \(text)"
        + (count > Self.most ? " …" : "")
    }
  }
}
