/// Names of UIKit that are here and have no effect, and why.
package enum InertNames {
  package struct Member: Sendable {
    package let type: String
    /// With the labels of a method.
    package let name: String
    package let reason: String
    /// Whether something that has an effect has the same name without labels.
    package let sharesWord: Bool
    /// Whether something that has an effect has the same name with its labels.
    package let sharesName: Bool

    package var word: String { String(name.prefix { $0 != "(" }) }
    var isMethod: Bool { name.hasSuffix(")") }

    /// A line of the table: `UITableView.allowsFocus: nothing takes the focus`. One star stands for a shared word, two for
    /// a shared name.
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

    /// Whether a class of UIKit's with that name has the member, as far as its name tells.
    func belongs(to type: String) -> Bool {
      let roots: Set<String> = ["UIResponder", "UIView"]
      return type.hasSuffix(self.type.dropFirst(2))
        || roots.contains(self.type) && type.hasPrefix("UI")
    }
  }

  package static let all = InertTable.text.split(separator: "\n").map(Member.init)

  static let byWord = Dictionary(grouping: all, by: \.word)
}
