/// A type of the sources that are ported, and what the interface files may name of it.
struct TypeFacts {
  enum Kind: String {
    case `class`, `struct`, `enum`, `extension`, `protocol`, actor
  }

  let kind: Kind
  /// With the types around it: `Card.Corner`.
  let name: String
  let path: String
  /// The names after the colon.
  let inherited: [String]
  /// The words before the keyword.
  let modifiers: [String]
  /// The significant tokens at the keyword and at the brace that opens the body.
  let keyword: Int
  let brace: Int
  /// One past the last token of the body.
  var end: Int
  /// Whether it is declared within a function.
  var isLocal = false

  /// Whether nothing outside of the type or the function around it can name it.
  var isHidden: Bool { isLocal || name.contains(".") && isPrivate }

  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

  /// Whether the program begins with it.
  var isApplication: Bool {
    modifiers.contains { $0 == "@main" || $0 == "@UIApplicationMain" }
      && inherited.contains("UIApplicationDelegate")
  }
}

/// A method that an interface file may call.
struct ActionFacts {
  let owner: String
  let path: String
  let line: Int
  /// The name that Interface Builder knows: `close:forEvent:`.
  let selector: String
  /// The name with its labels: `close(_:forEvent:)`.
  let reference: String
  let isPrivate: Bool
}

/// A property that an interface file may set.
struct PropertyFacts {
  let owner: String
  let path: String
  let line: Int
  let name: String
  let type: String
  let isPrivate: Bool
}

/// A method or a property that a conforming type of the sources may leave out.
struct OptionalMethodFacts {
  let owner: String
  let path: String
  let line: Int
  let name: String
  /// From `func` to the end of the signature, and its significant tokens.
  let signature: String
  let range: Range<Int>
  let labels: [String]
  /// Nil where it answers nothing.
  let answer: String?
  var isProperty = false
  /// Whether the sources ask by its selector whether it is there.
  var isAskedFor = false

  /// Whether its answer cannot be nil: what calls it on iOS asks first whether it is there.
  var mustBeAsked: Bool {
    isProperty || isAskedFor || sharesLabels || answer != nil && !signature.hasSuffix("?")
  }

  /// Whether a call of it cannot be one of a closure.
  var isLabelled: Bool { labels.contains { $0 != "_" } }

  /// The name with the labels.
  var fullName: String {
    isProperty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))"
  }

  /// The types of its parameters as they are written.
  var parameterTypes: [String] = []
  /// Whether another method that may be left out has the same name and labels.
  var sharesLabels = false

  /// The protocol of those that have it.
  var protocolName: String {
    let words = [owner, name] + labels.filter { $0 != "_" } + (sharesLabels ? parameterTypes : [])
    return words.joined(separator: "_").replacing("[", with: "ArrayOf")
      .filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      .split(separator: ".").joined(separator: "_")
  }

  /// What is called where only the compiler can tell it from another with the same labels.
  var askingName: String { "\(name)IfImplemented" }
}
