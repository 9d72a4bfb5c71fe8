/// The view controllers of a navigation controller: those last requested, and those visible after
/// the current transition.
@MainActor
struct NavigationStack {
  /// The view controllers that were requested last.
  private(set) var wanted: [UIViewController] = []
  /// The view controllers on the stack after the last finished transition.
  private(set) var settled: [UIViewController] = []
  /// The view controllers on the stack after the transition in progress; nil without one.
  private(set) var target: [UIViewController]?

  enum Step {
    case nothing
    /// Changes the stack without a change of the visible view controller.
    case settle
    case show(UIViewController?, instead: UIViewController?, UINavigationController.Operation)
  }

  mutating func ask(for controllers: [UIViewController]) {
    wanted = controllers
  }

  /// The next step to take, if no transition is in progress.
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
      // View controllers pushed in the meantime go on top of the restored stack.
      wanted = settled + wanted.dropFirst(target.count).filter { !settled.contains($0) }
    }
  }

  /// Takes the requested stack over without a transition.
  mutating func settle() {
    settled = wanted
  }
}
