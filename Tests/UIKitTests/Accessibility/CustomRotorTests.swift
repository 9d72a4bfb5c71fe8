import Expectations
import Testing
import UIKit

@MainActor struct CustomRotorTests {
  private final class Fact: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = []
  }

  private let page = WordsController("Page", ["One", "two", "Three"])

  private func press(_ scene: ReaderScene, _ keys: String...) {
    for key in keys { scene.press(key, [.control, .alternate, .shift]) }
  }

  private func rotor(_ name: String, to element: UIView) -> UIAccessibilityCustomRotor {
    UIAccessibilityCustomRotor(name: name) { _ in
      UIAccessibilityCustomRotorItemResult(targetElement: element, targetRange: nil)
    }
  }

  @Test func `keys go through the elements of a rotor`() {
    let scene = ReaderScene(page)
    let heads = [page.view.subviews[0], page.view.subviews[2]]
    let rotor = UIAccessibilityCustomRotor(systemType: .heading) { question in
      let place = heads.firstIndex { $0 === question.currentItem.targetElement }
      let next = question.searchDirection == .next ? (place ?? -1) + 1 : (place ?? 0) - 1
      guard heads.indices.contains(next) else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: heads[next], targetRange: nil)
    }
    page.view.accessibilityCustomRotors = [rotor]
    scene.go(to: "One")
    press(scene, UIKeyCommand.inputDownArrow, UIKeyCommand.inputDownArrow)
    expect(scene.reader.focus === heads[1])
    press(scene, UIKeyCommand.inputUpArrow)
    expect(scene.said, equals: ["One", "Three", "no further element in Headings", "One"])
  }

  @Test func `keys choose among the rotors of an element and of what contains it`() {
    let scene = ReaderScene(page)
    let (one, two) = (page.view.subviews[0], page.view.subviews[1])
    scene.go(to: "One")
    press(scene, UIKeyCommand.inputRightArrow, UIKeyCommand.inputDownArrow)
    expect(scene.said, equals: ["One", "no rotor", "no rotor"])
    one.accessibilityCustomRotors = [rotor("Own", to: one)]
    page.view.accessibilityCustomRotors = [rotor("Words", to: two)]
    press(
      scene, UIKeyCommand.inputRightArrow, UIKeyCommand.inputRightArrow,
      UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow, UIKeyCommand.inputDownArrow)
    expect(scene.said, equals: ["Own", "Words", "Own", "Words", "two"])
  }

  @Test func `the keys of rotors are mirrored where text runs from right to left`() {
    let scene = ReaderScene(page, isMirrored: true)
    page.view.accessibilityCustomRotors = ["A", "B", "C"].map { rotor($0, to: page.view) }
    scene.go(to: "One")
    press(scene, UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow)
    expect(scene.said, equals: ["One", "C", "A"])
  }

  @Test func `a reader says content of high importance`() {
    let fact = Fact()
    fact.accessibilityLabel = "Photo"
    let (size, date) = (
      AXCustomContent(label: "Size", value: "3 MB"), AXCustomContent(label: "Date", value: "today")
    )
    size.importance = .high
    fact.accessibilityCustomContent = [size, date]
    expect(fact.spokenText, equals: "Photo, Size 3 MB")
  }
}
