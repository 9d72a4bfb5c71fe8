import Foundation
import PantographObjects

// Foundation on Linux has predicates of closures only.
extension NSPredicate {
  /// Creates a predicate from a format such as `"name BEGINSWITH[c] %@ AND age > 18"`. A format that
  /// cannot be read stops the program, as on iOS.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(tree: predicateFormat, args)
  }

  /// Creates a predicate whose arguments are in an array.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(tree: predicateFormat, arguments ?? [])
  }

  private convenience init(tree format: String, _ arguments: [Any?]) {
    let tree: PredicateTree
    do {
      tree = try PredicateParser.tree(of: format, arguments: arguments)
    } catch {
      Misuse.stop("The predicate \"\(format)\" cannot be read: \(error.reason).")
    }
    nonisolated(unsafe) let read = tree
    self.init(block: { object, variables in read.isTrue(of: object, variables ?? [:]) })
  }
}
