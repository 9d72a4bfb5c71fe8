import SwiftSyntax

/// Finds all places of a file that can be changed.
final class ChangeFinder: SyntaxVisitor {
  private let target: String
  private let file: String
  private let lines: SourceLocationConverter
  private(set) var changes: [Change] = []

  /// The number of elements above which a literal is a table. All numbers of a table count as one.
  private let leastTable = 16
  /// A tenth of a smaller whole number is less than one half.
  private let leastWhole = 5

  init(target: String, file: String, tree: Syntax) {
    self.target = target
    self.file = file
    lines = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// Adds a change. `#` in `code` is the number of the change.
  private func add(
    _ kind: Change.Kind, _ syntax: some SyntaxProtocol, _ code: String, _ name: String
  ) {
    let start = syntax.positionAfterSkippingLeadingTrivia
    changes.append(
      Change(
        target: target, file: file, line: lines.location(for: start).line,
        offset: start.utf8Offset, length: syntax.trimmedLength.utf8Length, kind: kind, code: code,
        name: name, isOnce: Self.isOnce(Syntax(syntax))))
  }

  /// Whether the syntax belongs to the value of a constant or variable that is global or static.
  private static func isOnce(_ syntax: Syntax) -> Bool {
    var node = syntax
    while let parent = node.parent {
      if parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
        || parent.is(AccessorBlockSyntax.self) || parent.is(SubscriptDeclSyntax.self)
      {
        return false
      }
      // A closure runs later, unless it is called where it stands.
      if parent.is(ClosureExprSyntax.self) {
        let call = parent.parent?.as(FunctionCallExprSyntax.self)
        if call?.calledExpression.id != parent.id { return false }
      }
      if let variable = parent.as(VariableDeclSyntax.self) {
        let isStatic = variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
        let isGlobal = variable.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        if isStatic || isGlobal { return true }
      }
      node = parent
    }
    return false
  }

  // MARK: Code that is left alone

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    Unseen.covers(node) || Unseen.covers(node.attributes) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    Unseen.covers(node.attributes) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    Unseen.covers(node.attributes) || Unseen.isSaving(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    Unseen.covers(node) ? .skipChildren : .visitChildren
  }

  // MARK: Statements

  override func visit(_ list: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    guard list.parent?.is(SourceFileSyntax.self) != true else { return .visitChildren }
    for item in list where canGo(item, from: list) {
      let text = item.item.trimmedDescription
      add(.statement, item.item, "if !mutant(#) { \(text) }", "without \(Self.short(text))")
    }
    return .visitChildren
  }

  private func canGo(_ item: CodeBlockItemSyntax, from list: CodeBlockItemListSyntax) -> Bool {
    guard !Unseen.isAboutCache(item.item), !Unseen.isSaving(item) else { return false }
    switch item.item {
    case .decl: return false
    case .stmt(let statement):
      if statement.is(DeferStmtSyntax.self) || statement.is(FallThroughStmtSyntax.self)
        || statement.is(GuardStmtSyntax.self) || statement.is(YieldStmtSyntax.self)
        || statement.is(ThrowStmtSyntax.self)
      {
        return false
      }
      if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
        return canGo(expression, alone: list.count == 1, in: list)
      }
      // An exit that the compiler asks for cannot go: out of a guard, out of a case, at the end of a function.
      let isExit =
        statement.is(ReturnStmtSyntax.self) || statement.is(BreakStmtSyntax.self)
        || statement.is(ContinueStmtSyntax.self)
      return !isExit || list.parent?.parent?.is(IfExprSyntax.self) == true
    case .expr(let expression):
      return canGo(expression, alone: list.count == 1, in: list)
    @unknown default: return false
    }
  }

  private func canGo(_ expression: ExprSyntax, alone: Bool, in list: CodeBlockItemListSyntax)
    -> Bool
  {
    var expression = expression
    while true {
      if let inner = expression.as(TryExprSyntax.self)?.expression {
        expression = inner
      } else if let inner = expression.as(AwaitExprSyntax.self)?.expression {
        expression = inner
      } else if let inner = expression.as(OptionalChainingExprSyntax.self)?.expression {
        expression = inner
      } else {
        break
      }
    }
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      guard Self.isAssignment(infix.operator), !Required.isFirstValue(infix) else { return false }
      if let call = infix.rightOperand.as(FunctionCallExprSyntax.self), Unseen.covers(call) {
        return false
      }
      return !infix.leftOperand.is(DiscardAssignmentExprSyntax.self)
        || infix.rightOperand.is(FunctionCallExprSyntax.self)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let name = Unseen.name(of: call.calledExpression)
      if name == "init" || Unseen.covers(call) { return false }
      return !alone || isVoid(list)
    }
    // Only whole conditions and loops without a value.
    if let condition = expression.as(IfExprSyntax.self) {
      return !alone || isVoid(list) || condition.elseBody == nil
    }
    if expression.is(SwitchExprSyntax.self) {
      return !alone && list.last?.item.is(SwitchExprSyntax.self) != true
    }
    return false
  }

  /// Whether the list is surely no value: the body of a function without a result, of a condition or of a loop.
  private func isVoid(_ list: CodeBlockItemListSyntax) -> Bool {
    guard let block = list.parent?.as(CodeBlockSyntax.self), let owner = block.parent else {
      return false
    }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause == nil
    }
    return owner.is(ForStmtSyntax.self) || owner.is(WhileStmtSyntax.self)
      || owner.is(InitializerDeclSyntax.self)
      || owner.is(DeferStmtSyntax.self) || owner.is(IfExprSyntax.self)
      || owner.as(AccessorDeclSyntax.self)?.accessorSpecifier.text != "get"
  }

  private static func isAssignment(_ operation: ExprSyntax) -> Bool {
    if operation.is(AssignmentExprSyntax.self) { return true }
    let text = operation.trimmedDescription
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "==="].contains(text)
  }

  // MARK: Expressions

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let others = ["<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&"]
    let text = node.operator.trimmedDescription
    let isConnective = text == "&&" || text == "||"
    guard let other = others[text], !Unseen.isAboutCache(node),
      isConnective || !Unseen.isOrder(node) && !Unseen.isSameAtEquality(node)
    else { return .visitChildren }
    let (left, right) = (whole(node.leftOperand), whole(node.rightOperand))
    // Operands of several lines would be there twice.
    guard !left.contains("\n"), !right.contains("\n"), !left.hasPrefix("try "),
      !left.hasPrefix("await ")
    else {
      return .visitChildren
    }
    add(
      isConnective ? .connective : .comparison, node,
      "(mutant(#) ? \(left) \(other) \(right) : \(left) \(text) \(right))",
      "\(Self.short("\(left) \(text) \(right)")) becomes \(other)")
    return .visitChildren
  }

  /// Returns the text of an operand, in parentheses if another operator could take its last part.
  private func whole(_ operand: ExprSyntax) -> String {
    let text = operand.trimmedDescription
    guard let inner = operand.as(InfixOperatorExprSyntax.self),
      ["&&", "||"].contains(inner.operator.trimmedDescription)
    else { return text }
    return "(\(text))"
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = node.condition.as(ExprSyntax.self) else { return .visitChildren }
    let isLoop = node.parent?.parent?.is(WhileStmtSyntax.self) == true
    if let owner = node.parent?.parent, Unseen.isSaving(owner) { return .skipChildren }
    // A loop that never ends is no question for a test.
    change(condition, to: isLoop ? [false] : [true, false])
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    change(node.condition, to: [true, false])
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    change(node.condition, to: [true, false])
    return .visitChildren
  }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    change(node.condition, to: [false])
    return .visitChildren
  }

  private func change(_ condition: ExprSyntax, to values: [Bool]) {
    guard !condition.is(BooleanLiteralExprSyntax.self), !Unseen.isAboutCache(condition) else {
      return
    }
    if let call = condition.as(FunctionCallExprSyntax.self), Unseen.covers(call) { return }
    let text = condition.trimmedDescription
    for value in values {
      add(
        .condition, condition, "(mutant(#) ? \(value) : (\(text)))",
        "\(Self.short(text)) becomes \(value)")
    }
  }

  // MARK: Numbers

  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    visitTable(node.elements.count, Syntax(node.elements))
  }

  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
    guard let elements = node.content.as(DictionaryElementListSyntax.self) else {
      return .visitChildren
    }
    return visitTable(elements.count, Syntax(elements))
  }

  private func visitTable(_ count: Int, _ elements: Syntax) -> SyntaxVisitorContinueKind {
    guard count > leastTable else { return .visitChildren }
    let before = changes.count
    for element in elements.children(viewMode: .sourceAccurate) { walk(element) }
    let numbers = changes[before...].filter { $0.kind == .number }
    if numbers.count > 1 {
      changes[before...].removeAll { $0.kind == .number }
      changes.append(numbers[numbers.count / 2])
    }
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.literal.text
    guard let value = Double(text.filter { $0 != "_" }), !Unseen.isTolerance(value),
      !text.hasPrefix("0x")
    else {
      return .skipChildren
    }
    add(.number, node, "(mutant(#) ? \(value * 1.1) : \(text))", "\(text) becomes \(value * 1.1)")
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.literal.text
    guard let value = Int(text.filter { $0 != "_" }), value >= leastWhole, value < 1 << 53 else {
      return .skipChildren
    }
    let other = value + max(1, (value + 5) / 10)
    add(.number, node, "(mutant(#) ? \(other) : \(text))", "\(text) becomes \(other)")
    return .skipChildren
  }

  private static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count < text.count ? "\(line) …" : line
  }
}
