// The items of a constraint are of type `AnyObject?`. On iOS any class's property can be read from them. The port casts an
// item to a view: `constraint.firstItem?.superview` becomes `(constraint.firstItem as? UIView)?.superview`.
extension FilePorter {
  private static let items: Set<String> = ["firstItem", "secondItem"]

  /// The properties of views that code reads from the item of a constraint.
  private static let ofViews: Set<String> = [
    "superview", "frame", "bounds", "subviews", "constraints", "window",
  ]

  /// Our value: more tokens than there are between a condition that binds an item and the uses of the name.
  private static let reach = 400

  /// Adds a cast to a view if one of its properties is read from the item of a constraint.
  mutating func readConstraintItem(_ index: Int) {
    guard Self.ofViews.contains(file[index]), file.isWord(index), file[index - 1] == ".",
      file[index + 1] != "("
    else { return }
    let isMarked = ["?", "!"].contains(file[index - 2])
    let last = isMarked ? index - 3 : index - 2
    guard file.isWord(last), let start = receiver(index - 2) else { return }
    if isMarked, Self.items.contains(file[last]), file[last - 1] == "." {
      edits.replace(start, with: "(\(file[start])")
      edits.replace(
        index - 2, with: file[index - 2] == "!" ? " as! UIView)" : " as? UIView)?")
    } else if !isMarked, start == last, isBoundItem(last) {
      edits.replace(last, with: "(\(file[last]) as? UIView)?")
    }
  }

  /// Returns whether a name is bound to the item of a constraint by `if let subview = constraint.firstItem`.
  private func isBoundItem(_ index: Int) -> Bool {
    guard file[index - 1] != "." else { return false }
    let first = max(index - Self.reach, 2)
    for place in stride(from: index - 1, through: first, by: -1)
    where file[place] == file[index] && file[place - 1] == "let" {
      guard file[place + 1] == "=", ["if", "guard", ","].contains(file[place - 2]) else {
        return false
      }
      var end = place + 2
      while file.isWord(end) && file[end] != "else" || [".", "?", "!"].contains(file[end]) {
        end += 1
      }
      return [",", "{", "else"].contains(file[end]) && Self.items.contains(file[end - 1])
        && file[end - 2] == "."
    }
    return false
  }
}
