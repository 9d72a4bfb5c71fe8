import Expectations
import QuartzCore
import Testing
import UIKit

@MainActor
struct UndoManagerTests {
  @MainActor
  private final class Page {
    var text = ""
    let undo = UndoManager()

    init() { undo.groupsByEvent = false }

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
    expect(page.undo.canUndo && !page.undo.canRedo && page.undo.undoActionName == "Write b")
    page.undo.undo()
    expect(page.text == "a" && page.undo.canRedo)
    page.undo.undo()
    expect(page.text == "" && !page.undo.canUndo)
    page.undo.redo()
    page.undo.redo()
    expect(page.text == "b" && !page.undo.canRedo)
    page.undo.undo()
    page.write("c")
    expect(!page.undo.canRedo)
  }

  @Test func `a group is undone as one, the last step first`() {
    let undo = UndoManager()
    undo.groupsByEvent = false
    let page = Page()
    var told: [Int] = []
    undo.beginUndoGrouping()
    for number in 0..<3 { undo.registerUndo(withTarget: page) { _ in told.append(number) } }
    undo.endUndoGrouping()
    undo.undo()
    expect(told == [2, 1, 0] && !undo.canUndo)
    undo.disableUndoRegistration()
    undo.registerUndo(withTarget: page) { _ in }
    expect(!undo.canUndo)
    undo.enableUndoRegistration()
    undo.levelsOfUndo = 2
    for _ in 0..<5 { undo.registerUndo(withTarget: page) { _ in } }
    undo.undo()
    undo.undo()
    expect(!undo.canUndo)
    undo.registerUndo(withTarget: page) { _ in }
    undo.removeAllActions(withTarget: page)
    expect(!undo.canUndo)
  }

  @Test func `what one event registers is one group`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    let undo = UndoManager()
    let page = Page()
    var told: [Int] = []
    func register(_ number: Int) {
      undo.registerUndo(withTarget: page) { _ in told.append(number) }
    }
    register(0)
    undo.beginUndoGrouping()
    register(1)
    undo.setActionName("Write")
    undo.endUndoGrouping()
    expect(undo.groupingLevel == 1 && undo.canUndo && undo.undoActionName == "Write")
    window.advance(to: 1)
    expect(undo.groupingLevel == 0 && undo.undoActionName == "Write")
    register(2)
    register(3)
    // Ends the group of this event.
    undo.undo()
    expect(told == [3, 2] && undo.canUndo)
    register(4)
    undo.undo()
    undo.undo()
    expect(told == [3, 2, 4, 1, 0] && !undo.canUndo)
  }

  @Test func `a step may take everything away, leave a group open, or ask to undo`() {
    let undo = UndoManager()
    undo.groupsByEvent = false
    let page = Page()
    var told: [String] = []
    undo.registerUndo(withTarget: page) { _ in told.append("first") }
    undo.registerUndo(withTarget: page) { _ in
      told.append("second")
      undo.beginUndoGrouping()
      undo.registerUndo(withTarget: page) { _ in told.append("second again") }
      expect(undo.canUndo && !undo.canRedo)
      let old = Misuse.onWarning
      var warnings = 0
      Misuse.onWarning = { _ in warnings += 1 }
      undo.undo()
      Misuse.onWarning = old
      expect(warnings, equals: 1)
    }
    undo.undo()
    expect(told == ["second"] && undo.groupingLevel == 0 && undo.canUndo && undo.canRedo)
    undo.redo()
    expect(told == ["second", "second again"] && !undo.canRedo)
    undo.registerUndo(withTarget: page) { _ in
      undo.disableUndoRegistration()
      undo.removeAllActions()
      undo.registerUndo(withTarget: page) { _ in told.append("third again") }
    }
    undo.undo()
    expect(!undo.canUndo && undo.canRedo && undo.isUndoRegistrationEnabled)
    undo.redo()
    expect(told.last, equals: "third again")
  }

  @Test func `a responder's is that of its window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let page = UIViewController()
    window.rootViewController = page
    window.makeKeyAndVisible()
    expect(page.undoManager === window.undoManager && page.view.undoManager != nil)
    expectNil(UIView().undoManager)
  }
}
