import Expectations
import Foundation
import SeededRandom
import Testing
import UIKit

/// Random steps of undo managers: registering, groups, names, undo, redo and forgetting.
@MainActor
struct UndoWalkTests {
  @MainActor
  private final class Page {
    var number = 0
    weak var manager: UndoManager?

    func set(_ new: Int) {
      let old = number
      manager?.registerUndo(withTarget: self) { $0.set(old) }
      number = new
    }
  }

  @Test func `steps of undo managers`() {
    let warn = Misuse.onWarning
    defer { Misuse.onWarning = warn }
    for seed in 0..<120 {
      var random = SeededGenerator(seed: UInt64(seed))
      var lines: [String] = []
      Misuse.onWarning = { lines.append($0) }
      let manager = UndoManager()
      manager.groupsByEvent = random.chance(0.5)
      let pages = [Page(), Page()]
      for page in pages { page.manager = manager }
      final class Notes: @unchecked Sendable { var names: [String] = [] }
      let notes = Notes()
      let tokens = [
        UndoManager.willUndoChangeNotification, UndoManager.didUndoChangeNotification,
        UndoManager.willRedoChangeNotification, UndoManager.didRedoChangeNotification,
        UndoManager.didOpenUndoGroupNotification, UndoManager.willCloseUndoGroupNotification,
        UndoManager.didCloseUndoGroupNotification, UndoManager.checkpointNotification,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
          notes.names.append(String(name.rawValue.dropFirst(13).dropLast(12)))
        }
      }
      for _ in 0..<30 {
        let page = pages[random.below(2)]
        switch random.below(16) {
        case 0...4:
          let open = manager.groupsByEvent || manager.groupingLevel > 0
          if !open { manager.beginUndoGrouping() }
          page.set(random.below(9))
          if !open { manager.endUndoGrouping() }
        case 5: manager.beginUndoGrouping()
        case 6: if manager.groupingLevel > 0 { manager.endUndoGrouping() }
        case 7, 8: manager.undo()
        case 9, 10: manager.redo()
        case 11: manager.setActionName(["Typing", "Move", ""][random.below(3)])
        case 12: if random.chance(0.3) { manager.removeAllActions(withTarget: page) }
        case 13: if random.chance(0.2) { manager.removeAllActions() }
        case 14: manager.levelsOfUndo = random.below(4)
        default:
          manager.disableUndoRegistration()
          page.set(7)
          manager.enableUndoRegistration()
          if random.chance(0.2) {
            if manager.groupingLevel == 0 { manager.beginUndoGrouping() }
            manager.registerUndo(withTarget: page) { _ in
              manager.undo()
              manager.redo()
            }
          }
        }
        lines.append(
          "\(pages.map(\.number)) \(manager.canUndo) \(manager.canRedo) \(manager.groupingLevel) "
            + "\(manager.undoMenuItemTitle) \(manager.redoMenuItemTitle) \(manager.isUndoing) "
            + "\(manager.isUndoRegistrationEnabled) \(notes.names)")
        notes.names = []
      }
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }
}
