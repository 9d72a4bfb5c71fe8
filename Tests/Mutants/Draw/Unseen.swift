import SwiftSyntax

/// Rules for code whose changes no test can see.
enum Unseen {
  /// Checks of the program itself. A test cannot reach them without ending the program.
  private static let checks: Set = [
    "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError",
  ]

  /// Calls that save time or memory, or declare that a member has no effect, and change no result.
  private static let savings: Set = [
    "reserveCapacity", "isKnownUniquelyReferenced", "withExtendedLifetime", "autoreleasepool",
    "deallocate", "deinitialize", "free", "munmap", "fflush", "inert",
  ]

  /// Endings of the names of C functions that give memory back.
  private static let releases = ["_destroy", "_unref", "_free"]

  /// Whether changes in this call, and in its arguments, cannot be seen.
  static func covers(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = name(of: call.calledExpression) else { return false }
    return checks.contains(name) || savings.contains(name)
      || releases.contains { name.hasSuffix($0) }
  }

  /// Whether changes in this function cannot be seen. A hash may have any value.
  static func covers(_ function: FunctionDeclSyntax) -> Bool {
    function.name.text == "hash"
      && function.signature.parameterClause.parameters.first?.firstName.text == "into"
  }

  /// Whether the attributes say that the declaration has no effect, or that nothing can use it.
  static func covers(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains {
      let text = $0.trimmedDescription
      return text.hasPrefix("@Inert") || text.hasPrefix("@available(*, unavailable")
    }
  }

  /// Whether the statement or condition is about a value that only saves time. The name of such a value says so:
  /// `cache`, `pathCache`, `cachedImage`.
  static func isAboutCache(_ syntax: some SyntaxProtocol) -> Bool {
    syntax.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return name.lowercased().hasPrefix("cache") || name.contains("Cache")
    }
  }

  /// Methods whose closure says which of two elements comes first. Of equal elements either may come first.
  private static let orders: Set = ["sort", "sorted", "min", "max"]

  /// Whether the comparison is that of a closure which orders elements.
  static func isOrder(_ comparison: InfixOperatorExprSyntax) -> Bool {
    var node = Syntax(comparison)
    while let parent = node.parent, !parent.is(ClosureExprSyntax.self) {
      if parent.is(FunctionCallExprSyntax.self) || parent.is(CodeBlockSyntax.self) { return false }
      node = parent
    }
    guard let closure = node.parent else { return false }
    let call =
      closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call.flatMap { name(of: $0.calledExpression) }.map(orders.contains) ?? false
  }

  /// The smallest number that is a limit of what can be computed, so that no test is at it.
  private static let limit = 1e8

  /// Whether it makes no difference what the comparison says of two equal values: the larger or smaller of both is
  /// taken (`a < b ? a : b`, `if a < b { a = b }`), or one of them is a limit far from all values.
  static func isSameAtEquality(_ comparison: InfixOperatorExprSyntax) -> Bool {
    let operands = [comparison.leftOperand, comparison.rightOperand].map(\.trimmedDescription)
    let numbers = operands.compactMap { Double($0.filter { $0 != "_" }) }
    if numbers.contains(where: { $0.magnitude >= limit }) { return true }
    if let choice = comparison.parent?.as(TernaryExprSyntax.self) {
      let chosen = [choice.thenExpression, choice.elseExpression].map(\.trimmedDescription)
      return Set(chosen) == Set(operands)
    }
    guard let element = comparison.parent?.as(ConditionElementSyntax.self),
      let choice = element.parent?.parent?.as(IfExprSyntax.self), choice.elseBody == nil,
      choice.conditions.count == 1, choice.body.statements.count == 1,
      let statement = choice.body.statements.first?.item.as(ExprSyntax.self),
      let assignment = statement.as(InfixOperatorExprSyntax.self),
      assignment.operator.is(AssignmentExprSyntax.self)
    else { return false }
    let sides = [assignment.leftOperand, assignment.rightOperand].map(\.trimmedDescription)
    return Set(sides) == Set(operands)
  }

  /// Whether the comment before the syntax says that it only saves time or memory.
  static func isSaving(_ syntax: some SyntaxProtocol) -> Bool {
    syntax.leadingTrivia.contains {
      guard case .lineComment(let text) = $0 else { return false }
      return text.hasPrefix("// Saves time") || text.hasPrefix("// Saves memory")
    }
  }

  /// The largest number that is a tolerance for rounding errors.
  private static let tolerance = 1e-6

  /// Whether the number is so small that it can only be a tolerance for rounding errors.
  static func isTolerance(_ number: Double) -> Bool { number <= tolerance }

  static func name(of called: ExprSyntax) -> String? {
    if let reference = called.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let member = called.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return nil
  }
}
