import Foundation

/// A function written as a small program (the calculator functions of PDF).
struct PDFProgram {
  private indirect enum Step {
    case number(Double)
    case word(String)
    case choice([Step], [Step])
  }

  private let steps: [Step]

  /// The largest number of steps of a program. Real programs have some dozens.
  private static let most = 512
  /// The largest number of values on the stack, as the format limits it.
  private static let mostValues = 100
  private static let mostDepth = 16

  init?(_ bytes: [UInt8]) {
    var lexer = PDFLexer(bytes, hasReferences: false)
    guard lexer.skip("{") else { return nil }
    var count = 0
    guard let steps = Self.block(&lexer, &count, depth: 0) else { return nil }
    self.steps = steps
  }

  private static func block(
    _ lexer: inout PDFLexer, _ count: inout Int, depth: Int
  ) -> [Step]? {
    guard depth < mostDepth else { return nil }
    var steps: [Step] = []
    var blocks: [[Step]] = []
    while !lexer.skip("}") {
      count += 1
      guard count < most, let object = lexer.object() else { return nil }
      switch object {
      case .number(let number): steps.append(.number(number))
      case .boolean(let flag): steps.append(.number(flag ? 1 : 0))
      case .word("{"):
        guard let inner = block(&lexer, &count, depth: depth + 1) else { return nil }
        blocks.append(inner)
      case .word("if"):
        guard let inner = blocks.popLast() else { return nil }
        steps.append(.choice(inner, []))
      case .word("ifelse"):
        guard let other = blocks.popLast(), let inner = blocks.popLast() else { return nil }
        steps.append(.choice(inner, other))
      case .word(let word): steps.append(.word(word))
      default: return nil
      }
    }
    return steps
  }

  func run(_ input: [Double]) -> [Double] {
    var stack = input
    Self.run(steps, &stack)
    return stack
  }

  private static func run(_ steps: [Step], _ stack: inout [Double]) {
    for step in steps {
      switch step {
      case .number(let number): stack.append(number)
      case .choice(let inner, let other): run((stack.popLast() ?? 0) != 0 ? inner : other, &stack)
      case .word(let word): apply(word, &stack)
      }
      if stack.count > mostValues { stack.removeLast(stack.count - mostValues) }
    }
  }

  private static func whole(_ value: Double) -> Int { Int(min(max(value, -1e9), 1e9)) }

  private static func apply(_ word: String, _ stack: inout [Double]) {
    func pop() -> Double {
      let value = stack.popLast() ?? 0
      return value.isFinite ? value : 0
    }
    func one(_ change: (Double) -> Double) { stack.append(change(pop())) }
    func two(_ change: (Double, Double) -> Double) {
      let second = pop()
      stack.append(change(pop(), second))
    }
    switch word {
    case "add": two(+)
    case "sub": two(-)
    case "mul": two(*)
    case "div": two { $1 == 0 ? 0 : $0 / $1 }
    case "idiv": two { whole($1) == 0 ? 0 : Double(whole($0) / whole($1)) }
    case "mod": two { whole($1) == 0 ? 0 : Double(whole($0) % whole($1)) }
    case "neg": one { -$0 }
    case "abs": one { abs($0) }
    case "ceiling": one { $0.rounded(.up) }
    case "floor": one { $0.rounded(.down) }
    case "round": one { ($0 + 0.5).rounded(.down) }
    case "truncate", "cvi": one { $0.rounded(.towardZero) }
    case "cvr": break
    case "sqrt": one { $0 < 0 ? 0 : $0.squareRoot() }
    case "sin": one { sin($0 * .pi / 180) }
    case "cos": one { cos($0 * .pi / 180) }
    case "atan": two { (atan2($0, $1) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360) }
    case "exp": two { pow($0, $1) }
    case "ln": one { $0 > 0 ? log($0) : 0 }
    case "log": one { $0 > 0 ? log10($0) : 0 }
    case "eq": two { $0 == $1 ? 1 : 0 }
    case "ne": two { $0 != $1 ? 1 : 0 }
    case "gt": two { $0 > $1 ? 1 : 0 }
    case "ge": two { $0 >= $1 ? 1 : 0 }
    case "lt": two { $0 < $1 ? 1 : 0 }
    case "le": two { $0 <= $1 ? 1 : 0 }
    case "and": two { Double(whole($0) & whole($1)) }
    case "or": two { Double(whole($0) | whole($1)) }
    case "xor": two { Double(whole($0) ^ whole($1)) }
    case "not": one { $0 == 0 ? 1 : 0 }
    case "pop": _ = pop()
    case "exch":
      let (second, first) = (pop(), pop())
      stack += [second, first]
    case "dup": stack.append(stack.last ?? 0)
    case "copy":
      let count = whole(pop())
      if count > 0, count <= stack.count { stack += stack.suffix(count) }
    case "index":
      let index = whole(pop())
      stack.append(
        stack.indices.contains(stack.count - 1 - index) ? stack[stack.count - 1 - index] : 0)
    case "roll": roll(&stack)
    default: break
    }
  }

  private static func roll(_ stack: inout [Double]) {
    let places = whole(stack.popLast() ?? 0)
    let count = whole(stack.popLast() ?? 0)
    guard count > 0, count <= stack.count else { return }
    let part = Array(stack.suffix(count))
    let shift = ((places % count) + count) % count
    stack.removeLast(count)
    stack += part.suffix(shift) + part.prefix(count - shift)
  }
}
