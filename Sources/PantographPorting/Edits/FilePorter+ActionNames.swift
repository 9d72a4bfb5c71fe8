// `actions(forTarget:forControlEvent:)` returns the names of methods. An unbound method has no name,
// so sources that read names pass the name of the selector, too.
extension FilePorter {
  /// Adds the selector's name to `addTarget(self, action: #selector(tap), for: .touchUpInside)`.
  mutating func nameAction(_ index: Int, _ name: Range<Int>, owner: String?) {
    guard facts.interface.readsActionNames, file[index - 2] == "action",
      let open = file.bracket(around: index),
      file[open - 1] == "addTarget", let end = file.closing(open),
      file.arguments(open).count == 3
    else { return }
    let first = name.lowerBound + (file[name.lowerBound + 1] == "." ? 2 : 0)
    let method = file[first]
    let owner = first > name.lowerBound ? file[name.lowerBound] : owner
    var labels: [String] = []
    if file[first + 1] == "(" {
      labels = file.labels(ofName: first + 1)
    } else {
      let members = facts.members.named(method).filter(\.isMethod)
      let member = members.first { $0.owner == owner } ?? members.first
      labels =
        member?.signature.dropFirst(method.count + 1).dropLast().split(separator: ":")
        .map(String.init) ?? []
    }
    edits.add(", named: \"\(SelectorName.of(method, labels: labels))\"", after: end - 1)
  }
}
