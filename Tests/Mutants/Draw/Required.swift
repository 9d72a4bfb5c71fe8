import SwiftSyntax

/// Rules for statements without which the compiler refuses the file.
enum Required {
  /// Whether the assignment gives a property its first value: it is in an initializer, and the property's declaration
  /// has no value.
  static func isFirstValue(_ assignment: InfixOperatorExprSyntax) -> Bool {
    guard let initializer = around(Syntax(assignment), InitializerDeclSyntax.self),
      let members = around(Syntax(initializer), MemberBlockSyntax.self)
    else { return false }
    let name: String
    if let member = assignment.leftOperand.as(MemberAccessExprSyntax.self) {
      guard member.base?.trimmedDescription == "self" else { return false }
      name = member.declName.baseName.text
    } else if let reference = assignment.leftOperand.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
    } else {
      return false
    }
    return members.members.contains { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { return false }
      return variable.bindings.contains { binding in
        guard binding.pattern.trimmedDescription == name else { return false }
        let isConstant = variable.bindingSpecifier.text == "let"
        let isOptional = ["?", "!"].contains(binding.typeAnnotation?.trimmedDescription.last ?? " ")
        return binding.initializer == nil && (isConstant || !isOptional)
      }
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
