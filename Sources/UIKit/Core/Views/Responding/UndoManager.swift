import Foundation
import QuartzCore

/// A record of steps with which changes are undone and redone.
///
/// Steps registered until the window's time is next advanced are one group, like those of one
/// event on iOS. If `groupsByEvent` is false, a group goes from `beginUndoGrouping()` to
/// `endUndoGrouping()`, and a step registered outside of these is a group of its own.
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
  /// The groups that have begun and not ended, the outermost first.
  private var begun: [Group] = []
  /// Whether the outermost group in `begun` is that of the event, which ends by itself.
  private var isInEvent = false
  private var disabledCount = 0
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  /// Whether all steps that one event registers are one group.
  open var groupsByEvent = true
  /// The number of groups that are remembered; 0 for all.
  open var levelsOfUndo = 0 { didSet { forgetOldest() } }

  public override init() { super.init() }

  // MARK: Registering

  /// Registers a step. To undo it, the handler is called with the target, which is not retained.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let step = Step(target: target) { [weak target] in
      if let target { handler(target) }
    }
    beginEvent()
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
    for index in begun.indices { begun[index] = Group() }
    disabledCount = 0
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

  open func beginUndoGrouping() {
    beginEvent()
    begun.append(Group())
    noteOpened()
  }

  private func noteOpened() {
    post(Self.checkpointNotification)
    post(Self.didOpenUndoGroupNotification)
  }

  private func beginEvent() {
    guard groupsByEvent, begun.isEmpty else { return }
    isInEvent = true
    begun.append(Group(name: pendingName ?? ""))
    pendingName = nil
    noteOpened()
    LayerClock.whenTurnEnds { [weak self] in self?.endEvent() }
  }

  private func endEvent() {
    // A group may have begun that is longer than the event.
    if isInEvent, begun.count == 1 { endUndoGrouping() }
  }

  open func endUndoGrouping() {
    guard !begun.isEmpty else {
      Misuse.stop("an undo group was ended that had not begun: call beginUndoGrouping() first")
    }
    post(Self.checkpointNotification)
    post(Self.willCloseUndoGroupNotification)
    defer { post(Self.didCloseUndoGroupNotification) }
    let group = begun.removeLast()
    if begun.isEmpty { isInEvent = false }
    guard !group.steps.isEmpty else { return }
    guard !begun.isEmpty else { return add(group) }
    begun[begun.count - 1].steps += group.steps
    if !group.name.isEmpty { begun[begun.count - 1].name = group.name }
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

  open var canUndo: Bool { !undoGroups.isEmpty || isUndoableOpen }
  open var canRedo: Bool { !redoGroups.isEmpty }

  /// Whether a group that has not ended can be undone.
  private var isUndoableOpen: Bool {
    !isUndoing && !isRedoing && begun.contains { !$0.steps.isEmpty }
  }

  /// Ends all groups that have begun, and undoes the last one.
  open func undo() {
    if mayBegin() { while !begun.isEmpty { endUndoGrouping() } }
    undoNestedGroup()
  }

  /// Undoes the last group. Groups within groups are parts of them here.
  open func undoNestedGroup() {
    guard mayBegin() else { return Misuse.warn(Self.isBusy) }
    endEvent()
    guard let group = undoGroups.popLast() else { return }
    post(Self.checkpointNotification)
    post(Self.willUndoChangeNotification)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(Self.didUndoChangeNotification)
  }

  open func redo() {
    guard mayBegin() else { return Misuse.warn(Self.isBusy) }
    endEvent()
    guard let group = redoGroups.popLast() else { return }
    post(Self.checkpointNotification)
    post(Self.willRedoChangeNotification)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(Self.didRedoChangeNotification)
  }

  private static let isBusy =
    "undo or redo was asked for within a step of undo or redo: nothing is undone, ask for it afterwards"

  private func mayBegin() -> Bool { !isUndoing && !isRedoing }

  /// Performs the steps of a group. The steps that they register are one group with the same name.
  private func perform(_ group: Group) {
    let outer = begun
    begun = [Group(name: group.name)]
    for step in group.steps.reversed() { step.isDone() }
    // A step may have begun a group and not ended it.
    while begun.count > 1 { endUndoGrouping() }
    let made = begun.first
    begun = outer
    if let made, !made.steps.isEmpty { add(made) }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Names

  private var pendingName: String?

  /// Sets the name of the group in progress, or else of the last one.
  open func setActionName(_ actionName: String) {
    if !begun.isEmpty {
      begun[begun.count - 1].name = actionName
    } else if !undoGroups.isEmpty {
      undoGroups[undoGroups.count - 1].name = actionName
    } else {
      pendingName = actionName
    }
  }

  open var undoActionName: String {
    guard isUndoableOpen else { return undoGroups.last?.name ?? "" }
    return begun.last { !$0.name.isEmpty }?.name ?? ""
  }
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
  public nonisolated static let didOpenUndoGroupNotification = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  public nonisolated static let willCloseUndoGroupNotification = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  public nonisolated static let didCloseUndoGroupNotification = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before an undo or a redo, and whenever a group begins or ends.
  public nonisolated static let checkpointNotification = Notification.Name(
    "NSUndoManagerCheckpointNotification")
}

// The names are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
  public static let NSUndoManagerCheckpoint = UndoManager.checkpointNotification
  public static let NSUndoManagerDidOpenUndoGroup = UndoManager.didOpenUndoGroupNotification
  public static let NSUndoManagerWillCloseUndoGroup = UndoManager.willCloseUndoGroupNotification
  public static let NSUndoManagerDidCloseUndoGroup = UndoManager.didCloseUndoGroupNotification
  public static let NSUndoManagerWillUndoChange = UndoManager.willUndoChangeNotification
  public static let NSUndoManagerDidUndoChange = UndoManager.didUndoChangeNotification
  public static let NSUndoManagerWillRedoChange = UndoManager.willRedoChangeNotification
  public static let NSUndoManagerDidRedoChange = UndoManager.didRedoChangeNotification
}
