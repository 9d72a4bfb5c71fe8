extension FilePorter {
  /// Adds to each class the lists of members that interface files may call and set. The lists go on
  /// the line of the class's opening brace.
  mutating func addInterfaceMembers(registers: Bool) {
    for type in facts.types.types(in: file.path) where type.kind == .class {
      var members: [String] = []
      members += actions(of: type)
      members += segueActions(of: type)
      members += outlets(of: type)
      members += appearanceProperties(of: type)
      members += delegateMethods(of: type)
      members += hoistedMembers(of: type)
      if let main = mainMethod(of: type, registers: registers) { members.append(main) }
      guard !members.isEmpty else { continue }
      let isLineEnd = file.line(type.brace + 1) != file.line(type.brace)
      edits.add(
        " " + members.joined(separator: "; ")
          + (isLineEnd || file[type.brace + 1] == "}" ? "" : ";"),
        after: type.brace)
    }
    listHiddenActions()
    strandedActions()
  }

  private func declares(_ name: String, _ type: TypeFacts) -> Bool {
    (type.brace..<type.end).contains {
      (file[$0] == "var" || file[$0] == "func") && file[$0 + 1] == name
    }
  }

  func access(_ type: TypeFacts) -> String {
    type.modifiers.contains("public") || type.modifiers.contains("open") ? "public " : ""
  }

  /// The access of a list that a subclass in another module overrides.
  private func listAccess(_ type: TypeFacts) -> String {
    type.modifiers.contains("open") ? "open " : access(type)
  }

  /// Returns the list of the delegate methods that a class implements.
  private mutating func delegateMethods(of type: TypeFacts) -> [String] {
    guard let selectors = facts.delegates.selectors[type.name],
      !declares("delegateMethods", type)
    else { return [] }
    let list = "[\(selectors.map { "\"\($0)\"" }.joined(separator: ", "))]"
    guard !facts.delegates.below.contains(type.name) else {
      return [
        "\(listAccess(type))override var delegateMethods: [String] { super.delegateMethods + \(list) }"
      ]
    }
    let body = "var delegateMethods: [String] { \(list) }"
    adopt("DelegateMethodListing", type)
    return ["@MainActor \(listAccess(type))\(body)"]
  }

  func isResponder(_ type: TypeFacts) -> Bool {
    guard let ancestor = facts.foreignAncestor(of: type.name) else { return false }
    return !Self.plainObjects.contains(ancestor) && !ancestor.hasSuffix("GestureRecognizer")
      && !ancestor.hasPrefix("CA")
  }

  /// Classes without lists of actions and outlets: they are no responders.
  static let plainObjects: Set<String> = [
    "NSObject", "UIBarItem", "UIBarButtonItem", "UITabBarItem", "UINavigationItem",
    "NSLayoutConstraint", "UICollectionViewLayout", "UICollectionViewFlowLayout",
    "UICollectionViewCompositionalLayout", "UIStoryboardSegue", "UIDynamicAnimator",
    "UIDynamicBehavior", "UIPercentDrivenInteractiveTransition", "XCTestCase", "XCTest.XCTestCase",
    "Operation", "Thread", "Formatter",
  ]

  private mutating func actions(of type: TypeFacts) -> [String] {
    let actions = facts.interface.actionsOfOwners[type.name] ?? []
    guard !actions.isEmpty, !declares("interfaceActions", type) else { return [] }
    let reachable = actions.filter { !$0.isPrivate || $0.path == file.path }
    let hidden = Set(actions.filter { $0.isPrivate && $0.path != file.path }.map(\.path))
    let lists =
      (reachable.isEmpty ? [] : [list(reachable, of: type.name)])
      + hidden.sorted().map { "\(type.name).\(Self.hiddenName($0))" }
    let own = lists.joined(separator: " + ")
    let hasMoreAbove =
      isResponder(type) || facts.interface.ownersWithActionsAbove.contains(type.name)
    if !hasMoreAbove { adopt("InterfaceActions", type) }
    return [
      hasMoreAbove
        ? "\(listAccess(type))override var interfaceActions: [InterfaceAction] {"
          + " super.interfaceActions + \(own) }"
        : "@MainActor \(listAccess(type))var interfaceActions: [InterfaceAction] { \(own) }"
    ]
  }

  private func list(_ actions: [ActionFacts], of name: String) -> String {
    let list = actions.map { "InterfaceAction(\"\($0.selector)\", \(reference(to: $0, of: name)))" }
    return "[\(list.joined(separator: ", "))]"
  }

  /// Returns the reference to a method. The type of a method without parameters tells it from other methods of its name.
  private func reference(to action: ActionFacts, of name: String) -> String {
    let reference = "\(name).\(action.reference)"
    let others = facts.members.named(action.reference).filter {
      $0.isMethod && $0.owner == action.owner && $0.signature != "\(action.reference)()"
    }
    return others.isEmpty ? reference : "\(reference) as (\(name)) -> () -> Void"
  }

  /// Returns the name of a list of private actions, which can be written only in their own file.
  private static func hiddenName(_ path: String) -> String {
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    return "interfaceActionsIn" + name.filter { $0.isLetter || $0.isNumber }
  }

  private mutating func listHiddenActions() {
    let hidden = facts.interface.actions.filter { action in
      action.isPrivate && action.path == file.path
        && facts.classes(named: action.owner).contains { $0.path != file.path }
    }
    for owner in Set(hidden.map(\.owner)).sorted() {
      let list = list(hidden.filter { $0.owner == owner }, of: owner)
      edits.append(
        "extension \(owner) { @MainActor static var \(Self.hiddenName(file.path)):"
          + " [InterfaceAction] { \(list) } }")
    }
  }

  /// Returns the list of segue actions, which are methods that create the destination of a segue.
  /// They receive the coder, the sender and the identifier, as far as they have parameters for
  /// them.
  private func segueActions(of type: TypeFacts) -> [String] {
    let actions = facts.interface.segueActions.filter {
      $0.owner == type.name && (!$0.isPrivate || $0.path == file.path)
    }
    guard !actions.isEmpty, !declares("interfaceSegueActions", type) else { return [] }
    let list = actions.map { action in
      let labels =
        action.reference.split(separator: "(").dropFirst().first?.dropLast()
        .split(separator: ":").map(String.init) ?? []
      let name = action.reference.prefix { $0 != "(" }
      let values = zip(labels, ["coder", "sender", "identifier"]).map { label, value in
        label == "_" ? value : "\(label): \(value)"
      }
      return
        "InterfaceSegueAction(\"\(action.selector)\") { (owner: \(type.name), coder, sender, identifier) in"
        + " owner.\(name)(\(values.joined(separator: ", "))) }"
    }
    return [
      "\(listAccess(type))override var interfaceSegueActions: [InterfaceSegueAction] {"
        + " super.interfaceSegueActions + [\(list.joined(separator: ", "))] }"
    ]
  }

  private mutating func outlets(of type: TypeFacts) -> [String] {
    let properties = facts.interface.outletsOfOwners[type.name] ?? []
    guard !properties.isEmpty, !declares("interfaceOutlets", type) else { return [] }
    let hasMoreAbove =
      isResponder(type) || facts.interface.ownersWithOutletsAbove.contains(type.name)
    if !hasMoreAbove { adopt("InterfaceOutlets", type) }
    let reachable = properties.filter { !$0.isPrivate || $0.path == file.path }
    let list = reachable.map { outlet in
      "InterfaceOutlet(\"\(outlet.name)\") {"
        + " (owner: \(type.name), value: \(outlet.type)) in owner.\(outlet.name) = value }"
    }
    let own = "[\(list.joined(separator: ", "))]"
    return [
      hasMoreAbove
        ? "\(listAccess(type))override var interfaceOutlets: [InterfaceOutlet] {"
          + " super.interfaceOutlets + \(own) }"
        : "@MainActor \(listAccess(type))var interfaceOutlets: [InterfaceOutlet] { \(own) }"
    ]
  }

  /// Returns a `main` method for the application's class. On iOS `UIApplicationMain` finds that
  /// class by name.
  private func mainMethod(of type: TypeFacts, registers: Bool) -> String? {
    guard launches, type.isApplication, !declares("main", type) else { return nil }
    let register = registers ? "registerInterfaceClasses(); " : ""
    return
      "\(access(type))static func main() { \(InterfaceScan.hostCall)\(register)UIApplication.run(\(type.name)()) }"
  }

  /// Notes the actions in extensions of a class that is not among the sources.
  private mutating func strandedActions() {
    for action in facts.interface.actions where action.path == file.path {
      guard !facts.types.isClass(action.owner) else {
        continue
      }
      notes.append(
        PortNote(
          path: action.path, line: action.line, name: action.selector,
          message: "\(action.owner) is not among the sources: list it in its interfaceActions"))
    }
  }

  /// Gives the optional methods of protocols a default implementation, which does nothing or
  /// returns nil. A method whose absence callers must test for becomes a protocol instead.
  mutating func addOptionalMethods() {
    for method in facts.optionalMembers.methods where method.path == file.path {
      let owner = facts.types.protocol(named: method.owner)
      let access = owner.map(access) ?? ""
      let signature = method.signature.split(whereSeparator: \.isNewline)
        .map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: " ")
      guard method.mustBeAsked else {
        let body = method.answer == nil ? "{}" : "{ nil }"
        edits.append("extension \(method.owner) { \(access)\(signature) \(body) }")
        continue
      }
      edits.remove(method.range)
      edits.append("\(access)protocol \(method.protocolName): AnyObject { \(signature) }")
      if method.sharesLabels { addAsking(method, signature, access) }
    }
  }

  /// Adds a method that calls one of several optional methods with the same labels. Only the types
  /// of their parameters differ.
  private mutating func addAsking(
    _ method: OptionalMethodFacts, _ signature: String, _ access: String
  ) {
    let head = signature.replacing("func \(method.name)", with: "func \(method.askingName)")
    let mark = method.answer == nil || signature.hasSuffix("?") ? "" : "?"
    let open = method.range.lowerBound + 2
    let arguments = file.arguments(open).map { range in
      let isTwice = file.isWord(range.lowerBound + 1)
      let label = file[range.lowerBound]
      return (label == "_" ? "" : "\(label): ") + (isTwice ? file[range.lowerBound + 1] : label)
    }
    edits.append(
      "extension \(method.owner) { \(access)\(head)\(mark) {"
        + " (self as? \(method.protocolName))?.\(method.name)(\(arguments.joined(separator: ", "))) } }"
    )
  }
}
