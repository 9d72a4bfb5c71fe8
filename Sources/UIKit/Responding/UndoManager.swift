import Foundation

/// Remembers how to undo what was done, and to do it again.
///
/// What is registered between the beginning of an event and the next turn of the run loop is one group on iOS; here
/// it is whatever is registered until somebody undoes, or from `beginUndoGrouping()` to `endUndoGrouping()`.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private struct Group {
    var steps: [Step] = []
    var name = ""
  }

  private struct Step {
    weak var target: AnyObject?
    let isDone: () -> Void
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// Those that have begun and not ended, the outermost first.
  private var begun: [Group] = []
  private var disabledCount = 0
  public private(set) var isUndoing = false
  public private(set) var isRedoing = false
  /// Whether each registration outside of a group is a group of its own with those of the same event.
  open var groupsByEvent = true
  /// How many groups are remembered; 0 for all.
  open var levelsOfUndo = 0 { didSet { forgetOldest() } }

  public override init() { super.init() }

  // MARK: Registering

  /// The handler is called with the target, which is not kept, when this is undone.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let step = Step(target: target) { [weak target] in
      if let target { handler(target) }
    }
    if !begun.isEmpty {
      begun[begun.count - 1].steps.append(step)
    } else {
      add(Group(steps: [step], name: pendingName ?? ""))
      pendingName = nil
    }
    if !isUndoing, !isRedoing { redoGroups = [] }
  }

  open func disableUndoRegistration() { disabledCount += 1 }
  open func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  open func removeAllActions() {
    undoGroups = []
    redoGroups = []
    begun = []
  }

  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for groups in [\UndoManager.undoGroups, \UndoManager.redoGroups, \UndoManager.begun] {
      for index in self[keyPath: groups].indices {
        self[keyPath: groups][index].steps.removeAll { $0.target === target }
      }
    }
    undoGroups.removeAll { $0.steps.isEmpty }
    redoGroups.removeAll { $0.steps.isEmpty }
  }

  // MARK: Groups

  open func beginUndoGrouping() { begun.append(Group()) }

  open func endUndoGrouping() {
    guard let group = begun.popLast() else {
      Misuse.stop("an undo group was ended that had not begun: call beginUndoGrouping() first")
    }
    guard !group.steps.isEmpty else { return }
    if begun.isEmpty { add(group) } else { begun[begun.count - 1].steps += group.steps }
  }

  open var groupingLevel: Int { begun.count }

  private func add(_ group: Group) {
    if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
    forgetOldest()
  }

  private func forgetOldest() {
    guard levelsOfUndo > 0 else { return }
    undoGroups.removeFirst(max(undoGroups.count - levelsOfUndo, 0))
    redoGroups.removeFirst(max(redoGroups.count - levelsOfUndo, 0))
  }

  // MARK: Undoing

  open var canUndo: Bool { !undoGroups.isEmpty || begun.contains { !$0.steps.isEmpty } }
  open var canRedo: Bool { !redoGroups.isEmpty }

  open func undo() {
    while !begun.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard let group = undoGroups.popLast() else { return }
    post(Self.willUndoChangeNotification)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(Self.didUndoChangeNotification)
  }

  open func redo() {
    guard let group = redoGroups.popLast() else { return }
    post(Self.willRedoChangeNotification)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(Self.didRedoChangeNotification)
  }

  /// What its steps register is one group, by the same name.
  private func perform(_ group: Group) {
    begun.append(Group(name: group.name))
    for step in group.steps.reversed() { step.isDone() }
    guard let made = begun.popLast(), !made.steps.isEmpty else { return }
    add(made)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Names

  private var pendingName: String?

  /// Names the group that was registered last, or the one that is under way.
  open func setActionName(_ actionName: String) {
    if !begun.isEmpty {
      begun[begun.count - 1].name = actionName
    } else if !undoGroups.isEmpty {
      undoGroups[undoGroups.count - 1].name = actionName
    } else {
      pendingName = actionName
    }
  }

  open var undoActionName: String { undoGroups.last?.name ?? "" }
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  public nonisolated static let willUndoChangeNotification = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  public nonisolated static let didUndoChangeNotification = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  public nonisolated static let willRedoChangeNotification = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  public nonisolated static let didRedoChangeNotification = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
