/// Derives the Objective-C selector of a method, by the rules of the Swift compiler. Interface
/// Builder uses these names.
enum SelectorName {
  static func of(_ name: String, labels: [String]) -> String {
    let name = name.filter { $0 != "`" }
    guard let first = labels.first else { return name }
    let rest = labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
    guard first != "_" else {
      let selector = "\(name):\(rest)"
      return ownNames[selector] ?? selector
    }
    let joint =
      prepositions.contains(firstWord(first)) || prepositions.contains(lastWord(name)) ? "" : "With"
    return "\(name)\(joint)\(first.prefix(1).uppercased())\(first.dropFirst()):\(rest)"
  }

  /// UIKit's methods whose name in Swift is not the one of Objective-C.
  private static let ownNames = ["show:sender:": "showViewController:sender:"]

  /// The methods of text editing, which are often named without their parameter.
  static let standardActions: Set<String> = [
    "cut", "copy", "paste", "pasteAndMatchStyle", "select", "selectAll", "delete", "toggleBoldface",
    "toggleItalics", "toggleUnderline", "increaseSize", "decreaseSize",
    "makeTextWritingDirectionLeftToRight", "makeTextWritingDirectionRightToLeft",
  ]

  private static func firstWord(_ text: String) -> String {
    String(text.prefix(1)).lowercased() + text.dropFirst().prefix { !$0.isUppercase }
  }

  private static func lastWord(_ text: String) -> String {
    guard let start = text.lastIndex(where: \.isUppercase) else { return text }
    return text[start...].lowercased()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
