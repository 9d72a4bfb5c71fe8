import SwiftSyntax

/// Rules for statements without which the compiler refuses the file.
enum Required {
  /// Whether the assignment gives a property or a local constant its first value: it is in an initializer or in the
  /// block of the declaration, and the declaration has no value.
  static func isFirstValue(_ assignment: InfixOperatorExprSyntax) -> Bool {
    let targets =
      assignment.leftOperand.as(TupleExprSyntax.self)?.elements.map(\.expression)
      ?? [assignment.leftOperand]
    return targets.contains {
      isFirstValueOfLocal($0, in: assignment) || isFirstValueOfProperty($0, in: assignment)
    }
  }

  private static func isFirstValueOfLocal(
    _ target: ExprSyntax, in assignment: InfixOperatorExprSyntax
  ) -> Bool {
    guard let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    var node = Syntax(assignment).parent
    while let current = node {
      if let list = current.as(CodeBlockItemListSyntax.self) {
        for item in list {
          if let variable = item.item.as(VariableDeclSyntax.self), lacksValue(variable, name) {
            return true
          }
        }
      }
      node = current.parent
    }
    return false
  }

  private static func isFirstValueOfProperty(
    _ target: ExprSyntax, in assignment: InfixOperatorExprSyntax
  ) -> Bool {
    if target.trimmedDescription == "self" { return true }
    guard let initializer = around(Syntax(assignment), InitializerDeclSyntax.self),
      let members = around(Syntax(initializer), MemberBlockSyntax.self)
    else { return false }
    let name: String
    if let member = target.as(MemberAccessExprSyntax.self) {
      guard member.base?.trimmedDescription == "self" else { return false }
      name = member.declName.baseName.text
    } else if let reference = target.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
    } else {
      return false
    }
    return members.members.contains { member in
      member.decl.as(VariableDeclSyntax.self).map { lacksValue($0, name) } ?? false
    }
  }

  /// Whether the declaration is that of the name, and gives it no value. An optional variable is nil without one.
  private static func lacksValue(_ variable: VariableDeclSyntax, _ name: String) -> Bool {
    variable.bindings.contains { binding in
      guard binding.pattern.trimmedDescription == name else { return false }
      let isConstant = variable.bindingSpecifier.text == "let"
      let isOptional = ["?", "!"].contains(binding.typeAnnotation?.trimmedDescription.last ?? " ")
      return binding.initializer == nil && (isConstant || !isOptional)
    }
  }

  private static func around<Node: SyntaxProtocol>(_ syntax: Syntax, _ type: Node.Type) -> Node? {
    var node = syntax.parent
    while let current = node {
      if let found = current.as(type) { return found }
      node = current.parent
    }
    return nil
  }
}
