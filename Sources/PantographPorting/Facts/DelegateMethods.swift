/// The optional methods of UIKit's delegates and data sources.
enum DelegateMethods {
  struct Method {
    /// The method's declaration, starting with `func`.
    let text: String
    let name: String
    /// The method's name with its labels.
    let signature: String
    let selector: String
    fileprivate let arguments: String
    fileprivate let hasAnswer: Bool

    fileprivate init?(_ line: Substring) {
      text = String(line.drop { $0 == " " })
      let file = SourceText(path: "", text)
      guard file[0] == "func", file[2] == "(", let end = file.closing(2) else { return nil }
      let parameters = file.arguments(2)
      let labels = parameters.map { file[$0.lowerBound] }
      name = file[1]
      signature = "\(file[1])(\(labels.map { "\($0):" }.joined()))"
      selector = SelectorName.of(file[1], labels: labels)
      hasAnswer = file[end + 1] == "->"
      arguments = parameters.map { range in
        let label = file[range.lowerBound]
        let name = file.isWord(range.lowerBound + 1) ? file[range.lowerBound + 1] : label
        return label == "_" ? name : "\(label): \(name)"
      }.joined(separator: ", ")
    }

    /// Returns a method that forwards the call to another object.
    func forwarding(to owner: String) -> String {
      let call = "\(name)(\(arguments))"
      let target = "(forwardingTarget(for: .init(\"\(selector)\")) as? any \(owner))"
      return hasAnswer
        ? "\(text) { \(target)?.\(call) ?? DelegateDefaults().\(call) }"
        : "\(text) { \(target)?.\(call) }"
    }
  }

  /// The methods by protocol, including those that the protocol inherits.
  static let all: [String: [Method]] = {
    var own: [String: [Method]] = [:]
    var parents: [String: String] = [:]
    var name = ""
    for line in DelegateTable.text.split(separator: "\n") {
      if line.hasPrefix(" ") {
        if let method = Method(line) { own[name, default: []].append(method) }
      } else {
        let words = line.split(separator: ":", maxSplits: 1)
        name = String(words[0])
        own[name] = []
        if words.count > 1 { parents[name] = String(words[1].drop { $0 == " " }) }
      }
    }
    var all = own
    for name in own.keys {
      var parent = parents[name]
      while let current = parent {
        all[name]? += own[current] ?? []
        parent = parents[current]
      }
    }
    return all
  }()

  /// Returns the selector of a protocol's method, which is named with or without its labels; nil if
  /// the protocol has no such method, or several without labels.
  static func selector(_ owner: String, _ name: String, labels: [String]? = nil) -> String? {
    let named = (all[owner] ?? []).filter { $0.name == name }
    guard let labels else { return named.count == 1 ? named[0].selector : nil }
    let signature = "\(name)(\(labels.map { "\($0):" }.joined()))"
    return named.first { $0.signature == signature }?.selector
  }

  static let names = Set(all.values.lazy.flatMap { $0 }.map(\.name))

  /// The protocols whose methods have a default result in `DelegateDefaults`.
  static let withDefaults: Set<String> = [
    "UIScrollViewDelegate", "UITableViewDelegate", "UICollectionViewDelegate",
    "UICollectionViewDelegateFlowLayout", "UITextFieldDelegate", "UITextViewDelegate",
    "UIGestureRecognizerDelegate", "UINavigationControllerDelegate", "UITabBarControllerDelegate",
    "UIPageViewControllerDelegate", "UISplitViewControllerDelegate", "UISearchBarDelegate",
    "UIAdaptivePresentationControllerDelegate", "UISheetPresentationControllerDelegate",
    "UIPopoverPresentationControllerDelegate", "UIViewControllerTransitioningDelegate",
  ]
}
