/// A predicate that has been read.
indirect enum PredicateTree {
  case always(Bool)
  case not(PredicateTree)
  case all([PredicateTree])
  case any([PredicateTree])
  case comparison(PredicateComparison)
}

/// A comparison of two expressions.
struct PredicateComparison {
  enum Operator: String {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case atMost = "<="
    case greater = ">"
    case atLeast = ">="
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case contains = "CONTAINS"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case between = "BETWEEN"
  }

  /// The elements of the left side that must fulfill the comparison.
  enum Scope {
    case whole
    case any
    case all
    case none
  }

  struct Options: OptionSet {
    let rawValue: Int
    static let caseInsensitive = Options(rawValue: 1)
    static let diacriticInsensitive = Options(rawValue: 2)
  }

  let left: PredicateExpression
  let `operator`: Operator
  let right: PredicateExpression
  let scope: Scope
  let options: Options
}

/// A side of a comparison.
indirect enum PredicateExpression {
  case constant(Any?)
  /// The evaluated object.
  case object
  case variable(String)
  case list([PredicateExpression])
  /// A property of another expression's value.
  case key(String, of: PredicateExpression)
  case element(PredicateExpression, of: PredicateExpression)
  case arithmetic(PredicateExpression, Character, PredicateExpression)
}
