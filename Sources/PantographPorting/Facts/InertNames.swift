/// Names of UIKit that exist here but have no effect, with the reasons.
package enum InertNames {
  package struct Member: Sendable {
    package let type: String
    /// The member's name, for a method with its labels.
    package let name: String
    package let reason: String
    /// Whether a name that has an effect equals this name without its labels.
    package let sharesWord: Bool
    /// Whether a name that has an effect equals this name with its labels.
    package let sharesName: Bool

    package var word: String { String(name.prefix { $0 != "(" }) }
    var isMethod: Bool { name.hasSuffix(")") }

    /// Reads a line of the table: `UITableView.allowsFocus: nothing takes the focus`. One star
    /// marks a shared word, two stars mark a shared name.
    init(_ line: Substring) {
      let text = line.drop { $0 == "*" || $0 == " " }
      let end = text.indices.first { text[$0...].hasPrefix(": ") } ?? text.endIndex
      let path = text[..<end]
      let dot = path.lastIndex(of: ".") ?? path.startIndex
      type = String(path[..<dot])
      name = String(path[dot...].dropFirst())
      reason = String(text[end...].dropFirst(2))
      sharesWord = line.hasPrefix("*")
      sharesName = line.hasPrefix("**")
    }

    /// Returns whether a class of UIKit has the member, as far as the name of the class shows.
    func belongs(to type: String) -> Bool {
      let roots: Set<String> = ["UIResponder", "UIView"]
      return type.hasSuffix(self.type.dropFirst(2))
        || roots.contains(self.type) && type.hasPrefix("UI")
    }
  }

  package static let all = InertTable.text.split(separator: "\n").map(Member.init)

  static let byWord = Dictionary(grouping: all, by: \.word)
}
