/// The view controllers of a navigation controller, as asked for; and those that are to be seen once
/// what is under way has ended.
@MainActor
struct NavigationStack {
  /// What was asked for last.
  private(set) var wanted: [UIViewController] = []
  /// What the last transition that ended has led to.
  private(set) var settled: [UIViewController] = []
  /// What the transition that is under way leads to.
  private(set) var target: [UIViewController]?

  enum Step {
    case nothing
    /// The same one stays in sight.
    case settle
    case show(UIViewController?, instead: UIViewController?, UINavigationController.Operation)
  }

  mutating func ask(for controllers: [UIViewController]) {
    wanted = controllers
  }

  /// What is to be done next, if nothing is under way.
  var next: Step {
    guard target == nil else { return .nothing }
    if wanted.last === settled.last { return wanted == settled ? .nothing : .settle }
    let isBack = wanted.last.map { settled.contains($0) } ?? true
    return .show(
      wanted.last, instead: settled.last,
      settled.isEmpty ? .none : isBack ? .pop : .push)
  }

  mutating func begin() {
    target = wanted
  }

  mutating func end(completed: Bool) {
    guard let target else { return }
    self.target = nil
    if completed {
      settled = target
    } else if wanted.starts(with: target, by: ===) {
      // What was asked for meanwhile goes on top of what came back.
      wanted = settled + wanted.dropFirst(target.count).filter { !settled.contains($0) }
    }
  }

  /// Without a transition.
  mutating func settle() {
    settled = wanted
  }
}
