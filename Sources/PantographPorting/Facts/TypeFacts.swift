/// A type of the sources that are ported, with the facts that interface files need.
struct TypeFacts {
  enum Kind: String {
    case `class`, `struct`, `enum`, `extension`, `protocol`, actor
  }

  let kind: Kind
  /// The type's name, including the types around it: `Card.Corner`.
  private(set) var name: String
  let path: String
  /// The names after the colon of the type's declaration.
  private(set) var inherited: [String]
  /// The modifiers and attributes before the type's keyword.
  var modifiers: [String]
  /// The indices of the significant tokens of the keyword and of the opening brace.
  let keyword: Int
  let brace: Int
  /// The index after the last token of the type's body.
  var end: Int
  /// Whether the type is declared inside a function.
  var isLocal = false

  /// Replaces the names that the sources declare for other types, such as `typealias View = UIView`.
  mutating func resolve(_ aliases: [String: String]) {
    if kind == .extension { name = aliases[name] ?? name }
    inherited = inherited.map { aliases[$0] ?? $0 }
  }

  /// Whether the type can be named only within the function or the type that contains it.
  var isHidden: Bool { isLocal || name.contains(".") && isPrivate }

  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

  /// Whether the type is the application's delegate with which the program begins.
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
  /// The selector that Interface Builder uses: `close:forEvent:`.
  let selector: String
  /// The method's name with its labels: `close(_:forEvent:)`.
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

/// A method or a property of a protocol in the sources that a conforming type may leave out.
struct OptionalMethodFacts {
  let owner: String
  let path: String
  let line: Int
  let name: String
  /// The source from `func` to the end of the signature; `range` has its significant tokens.
  let signature: String
  let range: Range<Int>
  let labels: [String]
  /// The type of the result; nil if there is none.
  let answer: String?
  var isProperty = false
  /// Whether the sources test for the member by its selector.
  var isAskedFor = false

  /// Whether callers must test for the member first, because its result cannot be nil.
  var mustBeAsked: Bool {
    isProperty || isAskedFor || sharesLabels || answer != nil && !signature.hasSuffix("?")
  }

  /// Whether the method has a label, so that a call of it cannot be that of a closure.
  var isLabelled: Bool { labels.contains { $0 != "_" } }

  /// The member's name with its labels.
  var fullName: String {
    isProperty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))"
  }

  /// The types of the parameters, as they are written.
  var parameterTypes: [String] = []
  /// Whether another optional method has the same name and labels.
  var sharesLabels = false

  /// Whether another optional method differs only in its number of parameters without labels.
  var isNamesake = false

  /// The name of the protocol that types with this member adopt.
  var protocolName: String {
    let words =
      [owner, name] + labels.filter { $0 != "_" || isNamesake }.map { $0 == "_" ? "" : $0 }
      + (sharesLabels ? parameterTypes : [])
    return words.joined(separator: "_").replacing("[", with: "ArrayOf")
      .filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      .split(separator: ".").joined(separator: "_")
  }

  /// The name of the method to call if several methods differ only in the types of their
  /// parameters.
  var askingName: String { "\(name)IfImplemented" }
}
