import Expectations
import SeededRandom
import Testing

@testable import UIKit

/// The elements of random hierarchies: in which order, of which parts, and in which words.
@MainActor
struct SpokenTreeWalkTests {
  private final class Detailed: UILabel, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = []
  }

  /// Sizes and places that meet or just miss each other.
  private static let lengths: [CGFloat] = [0, 0.5, 10, 19, 20, 21, 40]

  private static func leaf(_ random: inout SeededGenerator, _ number: Int) -> UIView {
    switch random.below(8) {
    case 0:
      let button = UIButton(type: .system)
      button.setTitle("button \(number)", for: .normal)
      return button
    case 1: return UISwitch()
    case 2: return UISlider()
    case 3: return UISegmentedControl(items: ["a \(number)", "b"])
    case 4:
      let field = UITextField()
      field.placeholder = "field \(number)"
      field.text = random.chance(0.5) ? "text" : nil
      return field
    case 5:
      let label = Detailed()
      label.text = "detailed \(number)"
      let high = AXCustomContent(label: "high", value: "\(number)")
      high.importance = .high
      label.accessibilityCustomContent = [AXCustomContent(label: "usual", value: "1"), high]
      return label
    case 6: return UIImageView(image: UIImage(systemName: "star"))
    default:
      let label = UILabel()
      label.text = random.chance(0.1) ? "" : "label \(number)"
      return label
    }
  }

  private static func dress(_ view: UIView, _ random: inout SeededGenerator) {
    let traits: [UIAccessibilityTraits] = [
      .none, .button, [.header, .selected], .link, [.adjustable, .notEnabled], .image,
      .searchField, .tabBar, .staticText, [.selected, .button, .notEnabled], .keyboardKey,
    ]
    switch random.below(18) {
    case 0: view.accessibilityLabel = ["set", "", nil][random.below(3)]
    case 1: view.accessibilityValue = ["5", ""][random.below(2)]
    case 2: view.accessibilityHint = ["hint", ""][random.below(2)]
    case 3, 4: view.accessibilityTraits = traits[random.below(traits.count)]
    case 5: view.isAccessibilityElement.toggle()
    case 6: view.accessibilityElementsHidden = true
    case 7: view.accessibilityViewIsModal = true
    case 8: view.shouldGroupAccessibilityChildren = true
    case 9: view.isHidden = true
    case 10: view.alpha = [0.01, 0.011, 0][random.below(3)]
    case 11: view.semanticContentAttribute = .forceRightToLeft
    case 12:
      view.accessibilityCustomActions = (0...random.below(2)).map {
        UIAccessibilityCustomAction(name: "action \($0)") { _ in true }
      }
    case 13:
      let elements = (0..<3).map { number -> UIAccessibilityElement in
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityLabel = "part \(number)"
        element.accessibilityFrameInContainerSpace = CGRect(
          x: number * 12, y: random.below(3) * 9, width: 10, height: random.below(2) * 10)
        element.isAccessibilityElement = number != 1 || random.chance(0.5)
        return element
      }
      view.accessibilityElements = random.chance(0.5) ? elements : elements + view.subviews
    default: break
    }
  }

  private static func tree(
    _ random: inout SeededGenerator, _ depth: Int, _ number: inout Int
  ) -> UIView {
    number += 1
    let view: UIView
    if depth == 0 || random.chance(0.3) {
      view = leaf(&random, number)
    } else {
      view = random.chance(0.2) ? UIScrollView() : UIView()
      for _ in 0..<2 + random.below(3) { view.addSubview(tree(&random, depth - 1, &number)) }
    }
    view.frame = CGRect(
      x: lengths[random.below(7)] + CGFloat(random.below(3)) * 60,
      y: lengths[random.below(7)] + CGFloat(random.below(4)) * 30 - (random.chance(0.08) ? 700 : 0),
      width: random.chance(0.1) ? lengths[random.below(7)] : 60,
      height: random.chance(0.3) ? lengths[random.below(7)] : 30)
    dress(view, &random)
    if random.chance(0.4) { dress(view, &random) }
    return view
  }

  private func words(_ element: UIResponder) -> String {
    let frame = element.accessibilityFrame
    let text = [frame.minX, frame.minY, frame.width, frame.height].map { "\($0.rounded())" }
    return "\(type(of: element)) \(text.joined(separator: " ")): \(element.spokenText)"
  }

  @Test(arguments: 0..<150) func `elements of random views`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 70)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    var number = 0
    var trees: [UIView] = []
    for _ in 0..<4 {
      let tree = Self.tree(&random, 3, &number)
      trees.append(tree)
      root.view.addSubview(tree)
    }
    window.advance(to: 0.1)
    SeenMarks.see(SpokenTree.elements(of: window).map(words).joined(separator: "\n"))
    SeenMarks.see(trees.map { SpokenTree.joinedText(in: $0) ?? "-" }.joined(separator: "\n"))
    guard seed % 3 == 0 else { return }
    let page = UIViewController()
    page.modalPresentationStyle = [.fullScreen, .pageSheet, .overFullScreen][random.below(3)]
    page.view.addSubview(Self.tree(&random, 2, &number))
    root.present(page, animated: true)
    window.advance(to: 0.2)
    SeenMarks.see(SpokenTree.elements(of: window).map(words).joined(separator: "\n"))
    window.advance(to: 3)
    SeenMarks.see(SpokenTree.elements(of: window).map(words).joined(separator: "\n"))
    root.dismiss(animated: true)
    window.advance(to: 3.1)
    SeenMarks.see(SpokenTree.elements(of: window).map(words).joined(separator: "\n"))
  }

  @Test(arguments: 0..<60) func `a reader goes through random views`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 400)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    window.rootViewController = UIViewController()
    window.isHidden = false
    var number = 0
    for _ in 0..<4 { window.rootViewController?.view.addSubview(Self.tree(&random, 2, &number)) }
    window.advance(to: 0.1)
    var said: [String] = []
    let reader = window.startReader { said.append($0) }
    for step in 0..<25 {
      switch random.below(9) {
      case 0: said.append("back \(reader.move(by: -1))")
      case 1: reader.move(toEnd: random.chance(0.5))
      case 2: said.append("activated \(reader.activate())")
      case 3: said.append("adjusted \(reader.adjust(by: random.chance(0.5) ? 1 : -1))")
      case 4: said.append("action \(reader.chooseAction(by: [1, -1][random.below(2)]))")
      case 5: said.append("scrolled \(reader.scroll([.up, .down, .next][random.below(3)]))")
      default: said.append("on \(reader.move(by: 1))")
      }
      window.advance(to: 0.1 + Double(step + 1) * [0.05, 0.3][random.below(2)])
      said.append(reader.actionNames.joined(separator: ", "))
    }
    SeenMarks.see(said.joined(separator: "\n"))
    window.stopReader()
  }
}
