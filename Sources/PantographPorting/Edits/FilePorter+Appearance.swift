// On iOS `Card.appearance()` records every call of an Objective-C setter. Here a class lists the
// properties that its appearance can set: those that are `dynamic` and have a setter.
extension FilePorter {
  /// The ends of the names of UIKit's classes of views.
  private static let views = [
    "View", "Control", "Button", "Label", "Field", "Cell", "Bar", "Switch", "Slider", "Stepper",
    "Window",
  ]

  /// Returns the list of the dynamic properties of a class of views.
  func appearanceProperties(of type: TypeFacts) -> [String] {
    guard let ancestor = facts.foreignAncestor(of: type.name), ancestor.hasPrefix("UI"),
      Self.views.contains(where: { ancestor.hasSuffix($0) }),
      !(type.brace..<type.end).contains(where: {
        file[$0] == "var" && file[$0 + 1] == "appearanceProperties"
      })
    else { return [] }
    let names = (type.brace + 1..<type.end).compactMap { index in
      file[index] == "dynamic" && facts.type(in: file.path, around: index)?.brace == type.brace
        ? settableProperty(after: index) : nil
    }
    guard !names.isEmpty else { return [] }
    let list = names.map { "AppearanceProperty(\\\(type.name).\($0))" }.joined(separator: ", ")
    let access =
      type.modifiers.contains("open")
      ? "open " : type.modifiers.contains("public") ? "public " : ""
    return [
      "\(access)override var appearanceProperties: [AppearanceProperty] {"
        + " super.appearanceProperties + [\(list)] }"
    ]
  }

  /// Returns the name of the property of an object that `dynamic` at a token belongs to; nil without
  /// a setter.
  private func settableProperty(after index: Int) -> String? {
    var (first, next) = (index, index + 1)
    while TypeReader.modifiers.contains(file[first - 1]) { first -= 1 }
    while TypeReader.modifiers.contains(file[next]) || file[next].hasPrefix("@") { next += 1 }
    let modifiers = (first..<next).map { file[$0] }
    guard file[next] == "var", file.isWord(next + 1),
      file[next + 2] == ":" || file[next + 2] == "=",
      !["static", "class", "lazy", "weak", "unowned", "private", "fileprivate"].contains(
        where: modifiers.contains)
    else { return nil }
    var body = next + 2
    while body < file.count, file[body] != "{", file.line(body) == file.line(next) { body += 1 }
    guard body < file.count, file[body] == "{", file.line(body) == file.line(next),
      let end = file.closing(body)
    else { return file[next + 1] }
    // A computed property without `set` cannot be set; observers belong to a stored one.
    let isStored = file[body - 1] == "=" || ["didSet", "willSet"].contains(file[body + 1])
    return isStored || (body..<end).contains { file[$0] == "set" } ? file[next + 1] : nil
  }
}
