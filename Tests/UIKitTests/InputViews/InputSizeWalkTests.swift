import Expectations
import GoldenTexts
import SeededRandom
import Testing
import UIKit

/// Responders with random views in place of a keyboard and above it, of all kinds of heights.
@MainActor
struct InputSizeWalkTests {
  private final class Tall: UIView {
    var height: CGFloat = 0
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
  }

  private final class Box: UIView {
    var input: UIView?
    var accessory: UIView?
    var controller: UIInputViewController?
    var accessoryController: UIInputViewController?

    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { input }
    override var inputAccessoryView: UIView? { accessory }
    override var inputViewController: UIInputViewController? { controller }
    override var inputAccessoryViewController: UIInputViewController? { accessoryController }
  }

  private static func view(_ random: inout SeededGenerator) -> UIView {
    let height = CGFloat(random.below(4) * 15)
    switch random.below(6) {
    case 0: return UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height))
    case 1:
      let view = Tall()
      view.height = height
      return view
    case 2:
      let view = UIView()
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return view
    case 3:
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
      return view
    case 4:
      let view = UIInputView(
        frame: CGRect(x: 0, y: 0, width: 10, height: height), inputViewStyle: .keyboard)
      view.allowsSelfSizing = random.chance(0.5)
      return view
    default: return UIInputView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
    }
  }

  @Test func `views in place of a keyboard and above it`() {
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      window.windowScene = nil
      let box = Box(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      root.view.addSubview(box)
      if random.chance(0.6) { box.input = Self.view(&random) }
      if random.chance(0.6) { box.accessory = Self.view(&random) }
      if random.chance(0.2) {
        box.controller = UIInputViewController()
        box.controller?.view.frame.size.height = 40
      }
      if random.chance(0.3) {
        let controller = UIInputViewController()
        controller.inputView = UIInputView(
          frame: CGRect(x: 0, y: 0, width: 9, height: CGFloat(random.below(3) * 10)))
        box.accessoryController = controller
      }
      window.UIKit::advance(to: 0)
      var lines = ["\(box.becomeFirstResponder())"]
      for time in [0.125, 0.25, 1] {
        window.UIKit::advance(to: time)
        lines.append(window.layer.treeDescription(.presentation))
      }
      if random.chance(0.5) {
        box.accessory = random.chance(0.5) ? Self.view(&random) : nil
        box.reloadInputViews()
        window.UIKit::advance(to: 2)
        lines.append(window.layer.treeDescription(.presentation))
      }
      lines.append("\(root.view.keyboardLayoutGuide.layoutFrame) \(box.resignFirstResponder())")
      window.UIKit::advance(to: 3)
      lines.append(window.layer.treeDescription(.model))
      window.rootViewController = nil
      window.isHidden = true
      SeenMarks.see(ShortText.thousandths(lines.joined(separator: "\n")))
    }
  }
}
