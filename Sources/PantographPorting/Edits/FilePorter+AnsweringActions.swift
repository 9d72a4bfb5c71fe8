// On iOS an action may return a value, which nobody reads: `#selector(UIView.endEditing(_:))`. Here an action returns
// nothing. UIKit's own methods of this kind are found by their names; a method of the sources is called in a closure.
extension FilePorter {
  /// The selectors of UIKit's methods that return a value and are used as actions.
  private static let ownSelectors: [String: String] = [
    "resignFirstResponder": "resignFirstResponder", "becomeFirstResponder": "becomeFirstResponder",
    "endEditing": "endEditing:", "popViewController": "popViewControllerAnimated:",
    "popToRootViewController": "popToRootViewControllerAnimated:",
  ]

  /// Returns the selector of one of these methods, whose reference begins at a token; nil for other methods.
  func ownSelector(_ start: Int, until end: Int) -> String? {
    var name = start
    while file.isWord(name), file[name + 1] == ".", name < end { name += 2 }
    guard let selector = Self.ownSelectors[file[name]],
      facts.members.named(file[name]).allSatisfy(\.isOverride)
    else { return nil }
    return selector
  }

  /// Returns a closure that calls a method of the sources and drops its result; nil for a method without a result.
  func callWithoutAnswer(_ reference: Range<Int>, of owner: String) -> String? {
    let name = file[reference.lowerBound]
    guard
      let method = facts.members.named(name).first(where: { member in
        member.isMethod && (member.owner == owner || facts.descends(owner, from: member.owner))
      }), method.hasAnswer, method.parameterTypes.count < 2
    else { return nil }
    guard let type = method.parameterTypes.first else {
      return "{ (target: \(owner)) in { _ = target.\(name)() } }"
    }
    let label = method.signature.dropFirst(name.count + 1).prefix { $0 != ":" }
    let argument = label == "_" ? "sender" : "\(label): sender"
    return "{ (target: \(owner)) in { (sender: \(type)) in _ = target.\(name)(\(argument)) } }"
  }
}
