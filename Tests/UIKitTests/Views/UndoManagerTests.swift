import Testing
import UIKit

@MainActor
@Suite struct UndoManagerTests {
  @MainActor
  private final class Page {
    var text = ""
    let undo = UndoManager()

    func write(_ new: String) {
      let old = text
      undo.registerUndo(withTarget: self) { $0.write(old) }
      undo.setActionName("Write \(new)")
      text = new
    }
  }

  @Test func `what was done is undone, and done again`() {
    let page = Page()
    page.write("a")
    page.write("b")
    #expect(page.undo.canUndo && !page.undo.canRedo && page.undo.undoActionName == "Write b")
    page.undo.undo()
    #expect(page.text == "a" && page.undo.canRedo)
    page.undo.undo()
    #expect(page.text == "" && !page.undo.canUndo)
    page.undo.redo()
    page.undo.redo()
    #expect(page.text == "b" && !page.undo.canRedo)
    page.undo.undo()
    page.write("c")
    #expect(!page.undo.canRedo)
  }

  @Test func `a group is undone as one, the last step first`() {
    let undo = UndoManager()
    let page = Page()
    var told: [Int] = []
    undo.beginUndoGrouping()
    for number in 0..<3 { undo.registerUndo(withTarget: page) { _ in told.append(number) } }
    undo.endUndoGrouping()
    undo.undo()
    #expect(told == [2, 1, 0] && !undo.canUndo)
    undo.disableUndoRegistration()
    undo.registerUndo(withTarget: page) { _ in }
    #expect(!undo.canUndo)
    undo.enableUndoRegistration()
    undo.levelsOfUndo = 2
    for _ in 0..<5 { undo.registerUndo(withTarget: page) { _ in } }
    undo.undo()
    undo.undo()
    #expect(!undo.canUndo)
    undo.registerUndo(withTarget: page) { _ in }
    undo.removeAllActions(withTarget: page)
    #expect(!undo.canUndo)
  }

  @Test func `a responder's is that of its window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let page = UIViewController()
    window.rootViewController = page
    window.makeKeyAndVisible()
    #expect(page.undoManager === window.undoManager && page.view.undoManager != nil)
    #expect(UIView().undoManager == nil)
  }
}
