import Testing
import UIKit

@MainActor @Suite struct CustomRotorTests {
  private final class Fact: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = []
  }

  private func labels(_ names: [String], in view: UIView) -> [UILabel] {
    names.map { name in
      let label = UILabel(
        frame: CGRect(x: 0, y: 20 * CGFloat(view.subviews.count), width: 80, height: 20))
      label.text = name
      view.addSubview(label)
      return label
    }
  }

  @Test func `a reader goes through the elements of a rotor`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let all = labels(["One", "two", "Three"], in: controller.view)
    let heads = [all[0], all[2]]
    let rotor = UIAccessibilityCustomRotor(systemType: .heading) { question in
      let place = heads.firstIndex { $0 === question.currentItem.targetElement }
      let next = question.searchDirection == .next ? (place ?? -1) + 1 : (place ?? 0) - 1
      guard heads.indices.contains(next) else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: heads[next], targetRange: nil)
    }
    controller.view.accessibilityCustomRotors = [rotor]
    var said: [String] = []
    let reader = window.startReader { said.append($0) }
    defer { window.stopReader() }
    reader.focus(on: all[0])
    #expect(reader.rotors.map(\.name) == ["Headings"])
    #expect(reader.move(inRotor: "Headings", .next))
    #expect(reader.focus === all[2])
    #expect(!reader.move(inRotor: "Headings", .next))
    #expect(said == ["One", "Three"])
  }

  @Test func `a reader says content of high importance`() {
    let fact = Fact()
    fact.accessibilityLabel = "Photo"
    let (size, date) = (
      AXCustomContent(label: "Size", value: "3 MB"), AXCustomContent(label: "Date", value: "today")
    )
    size.importance = .high
    fact.accessibilityCustomContent = [size, date]
    #expect(fact.spokenText == "Photo, Size 3 MB")
  }
}
