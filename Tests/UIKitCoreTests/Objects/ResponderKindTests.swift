import Expectations
import Foundation
import Testing

@testable import UIKit

/// Commands, menus, activities and pasting.
@MainActor
struct ResponderKindTests {
  @Test func `undo and redo are named, and told of before and after`() {
    let manager = UndoManager()
    var told: [String] = []
    let names: [(Notification.Name, String)] = [
      (UndoManager.willUndoChangeNotification, "will undo"),
      (UndoManager.didUndoChangeNotification, "did undo"),
      (UndoManager.willRedoChangeNotification, "will redo"),
      (UndoManager.didRedoChangeNotification, "did redo"),
    ]
    let center = NotificationCenter.default
    let tokens = names.map { name, text in
      center.addObserver(forName: name, object: manager, queue: nil) { _ in
        MainActor.assumeIsolated { told.append(text) }
      }
    }
    final class Box { var value = 0 }
    let box = Box()
    @MainActor func set(_ value: Int) {
      let old = box.value
      box.value = value
      manager.registerUndo(withTarget: box) { _ in
        told.append(manager.isUndoing ? "undoing" : manager.isRedoing ? "redoing" : "?")
        set(old)
      }
      manager.setActionName("Set")
    }
    set(3)
    expect(manager.undoMenuItemTitle == "Undo Set" && manager.redoMenuItemTitle == "Redo")
    manager.undoNestedGroup()
    expect(box.value == 0 && manager.redoActionName == "Set")
    expect(manager.redoMenuItemTitle, equals: "Redo Set")
    manager.redo()
    expect(box.value, equals: 3)
    expect(
      told, equals: ["will undo", "undoing", "did undo", "will redo", "redoing", "did redo"])
    expect(manager.undoMenuTitle(forUndoActionName: ""), equals: "Undo")
    expect(manager.redoMenuTitle(forUndoActionName: "Cut"), equals: "Redo Cut")
    for token in tokens { center.removeObserver(token) }
  }

  @Test func `an activity has what it was given`() {
    let activity = NSUserActivity(activityType: "reads")
    activity.userInfo = ["page": 1, "book": "a"]
    activity.addUserInfoEntries(from: ["page": 2, "line": 3])
    expect(
      activity.userInfo as? [String: AnyHashable], equals: ["page": 2, "book": "a", "line": 3])
    let url = URL(string: "https://example.org/a")
    (activity.webpageURL, activity.referrerURL) = (url, url)
    activity.requiredUserInfoKeys = ["page"]
    activity.targetContentIdentifier = "target"
    activity.persistentIdentifier = "kept"
    activity.keywords = ["one", "two"]
    activity.expirationDate = Date(timeIntervalSince1970: 7)
    expect(activity.webpageURL == url && activity.referrerURL == url)
    expect(activity.requiredUserInfoKeys == ["page"] && activity.keywords == ["one", "two"])
    expect(activity.targetContentIdentifier, equals: "target")
    expect(activity.persistentIdentifier, equals: "kept")
    expect(activity.expirationDate, equals: Date(timeIntervalSince1970: 7))
    activity.becomeCurrent()
    activity.resignCurrent()
    let responder = UIResponder()
    responder.userActivity = activity
    responder.updateUserActivityState(activity)
    expect(responder.userActivity === activity)
  }

  @Test func `things to paste are known by their kinds`() {
    let item = NSItemProvider(item: "text", typeIdentifier: "public.text")
    expect(item.registeredTypeIdentifiers, equals: ["public.text"])
    expect(item.hasItemConformingToTypeIdentifier("public.text"))
    expect(!item.hasItemConformingToTypeIdentifier("public.png"))
    var loaded: [String?] = []
    for type in ["public.text", "public.png"] {
      item.loadItem(forTypeIdentifier: type) { value, error in
        loaded.append(value as? String)
        expectNil(error)
      }
    }
    expect(loaded, equals: ["text", nil])
    let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    configuration.addAcceptableTypeIdentifiers(["public.png"])
    expect(configuration.acceptableTypeIdentifiers, equals: ["public.text", "public.png"])
    let view = UIView()
    view.pasteConfiguration = configuration
    expect(view.pasteConfiguration === configuration)
    expect(view.canPaste([item]))
    expect(!UIView().canPaste([item]))
  }

  @Test func `a menu with other elements is otherwise the same`() {
    let (one, two) = (UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in })
    let menu = UIMenu(
      title: "All", identifier: UIMenu.Identifier("all"), options: .displayAsPalette,
      children: [one])
    let other = menu.replacingChildren([two])
    expect(other.children == [two] && menu.children == [one])
    expect(other.title == "All" && other.identifier == menu.identifier)
    expect(other.options == .displayAsPalette && UIMenu.Options.displayAsPalette.rawValue == 128)
  }

  @Test func `what is discovered of commands is what was given`() {
    let action = UIAction(title: "A", discoverabilityTitle: "Does a") { _ in }
    expect(action.discoverabilityTitle, equals: "Does a")
    let command = UICommand(
      title: "B", action: Selector("b"), discoverabilityTitle: "Does b")
    expect(command.discoverabilityTitle, equals: "Does b")
    @MainActor final class Target { func press() {} }
    let key = UIKeyCommand(
      title: "C", input: UIKeyCommand.inputDelete, modifierFlags: [], action: Target.press,
      discoverabilityTitle: "Does c")
    expect(key.discoverabilityTitle == "Does c" && key.input == "UIKeyInputDelete")
  }

  @Test func `keys without text have Apple's names`() {
    let names = [
      UIKeyCommand.f2, UIKeyCommand.f4, UIKeyCommand.f6, UIKeyCommand.f7, UIKeyCommand.f8,
      UIKeyCommand.f9, UIKeyCommand.f10, UIKeyCommand.f11,
    ]
    expect(names, equals: [2, 4, 6, 7, 8, 9, 10, 11].map { "UIKeyInputF\($0)" })
    expect(UITextInputMode.activeInputModes.isEmpty && UITextInputMode().primaryLanguage == nil)
  }

  @Test func `whoever has the keys may keep them`() {
    final class Keeper: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { false }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (keeper, other) = (Keeper(), UITextField())
    window.addSubview(keeper)
    window.addSubview(other)
    window.makeKeyAndVisible()
    expect(UIView().canResignFirstResponder)
    expect(keeper.becomeFirstResponder() && !keeper.resignFirstResponder())
    expect(keeper.isFirstResponder)
    expect(!other.becomeFirstResponder() && keeper.isFirstResponder)
    expect(other.inputAssistantItem === other.inputAssistantItem)
  }

  @Test func `what cannot be felt is counted`() {
    let impact = UIImpactFeedbackGenerator(style: .heavy)
    impact.impactOccurred()
    impact.impactOccurred(intensity: 0.5)
    let (selection, note) = (UISelectionFeedbackGenerator(), UINotificationFeedbackGenerator())
    selection.selectionChanged()
    note.notificationOccurred(.success)
    expect(impact.count == 2 && selection.count == 1 && note.count == 1)
  }

  @Test func `a line of the log is its text, whoever may read it`() {
    let message: OSLogMessage = "a \(1, privacy: .sensitive) b \("c")"
    expect(message.text, equals: "a 1 b c")
    expect(OSLogType.debug, differsFrom: .info)
  }
}
