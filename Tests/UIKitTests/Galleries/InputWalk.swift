import Foundation
import SeededRandom
import UIKit
import ViewTesting

/// Fields, texts, scroll views and controls in a window, and fingers and a program that use them at random.
@MainActor
final class InputWalk: NSObject, UIScrollViewDelegate {
  enum Kind: Int, CaseIterable {
    case text, scrolling, controls
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 640))
  private let kind: Kind
  private let fingers: Fingers
  private var random: SeededGenerator
  private let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 34))
  private let text = UITextView(frame: CGRect(x: 20, y: 110, width: 320, height: 200))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 360, height: 640))
  private let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 1500))
  private var controls: [UIControl] = []
  private var places: [CGPoint?] = [nil, nil]
  private var heard: [String] = []

  init(_ kind: Kind, seed: UInt64) {
    self.kind = kind
    random = SeededGenerator(seed: seed)
    fingers = Fingers(window)
    super.init()
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    switch kind {
    case .text:
      // Menus offer to paste what another test has copied.
      UIPasteboard.general.items = []
      field.text = "A field with several words"
      field.clearButtonMode = .whileEditing
      text.text =
        "First paragraph, which is long enough for three lines or so.\nSecond one.\n\nFourth: éà 3.14"
      text.font = .systemFont(ofSize: 16)
      root.view.addSubview(field)
      root.view.addSubview(text)
    case .scrolling:
      zoomed.backgroundColor = .systemTeal
      scroll.addSubview(zoomed)
      scroll.contentSize = zoomed.bounds.size
      (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 3)
      scroll.delegate = self
      let inner = UIScrollView(frame: CGRect(x: 40, y: 700, width: 260, height: 120))
      inner.contentSize = CGSize(width: 900, height: seed % 2 == 0 ? 120 : 400)
      inner.isPagingEnabled = true
      zoomed.addSubview(inner)
      if seed % 3 == 0 { scroll.refreshControl = UIRefreshControl() }
      root.view.addSubview(scroll)
    case .controls: addControls(to: root.view)
    }
    window.layoutIfNeeded()
  }

  private func addControls(to view: UIView) {
    let (slider, toggle, stepper) = (UISlider(), UISwitch(), UIStepper())
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    let pages = UIPageControl()
    (pages.numberOfPages, slider.value, segments.selectedSegmentIndex) = (6, 0.4, 1)
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Button"
    let menu = UIButton(type: .system)
    menu.setTitle("Menu", for: .normal)
    menu.showsMenuAsPrimaryAction = true
    menu.menu = UIMenu(children: [
      UIAction(title: "First") { _ in }, UIAction(title: "Second", state: .on) { _ in },
      UIMenu(title: "More", children: [UIAction(title: "Third") { _ in }]),
    ])
    controls = [slider, toggle, stepper, segments, pages, button, menu]
    for (row, control) in controls.enumerated() {
      let size = control.sizeThatFits(CGSize(width: 200, height: 40))
      control.frame = CGRect(
        x: 30, y: 60 + Double(row) * 70, width: max(Double(size.width), 120),
        height: max(Double(size.height), 30))
      control.addAction(
        UIAction { [weak self] _ in self?.heard.append("\(row)") }, for: .valueChanged)
      control.addAction(
        UIAction { [weak self] _ in self?.heard.append("p\(row)") }, for: .primaryActionTriggered)
      view.addSubview(control)
    }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

  /// The texts, the selection and the calls at the end.
  var end: String {
    switch kind {
    case .text: "\(field.text ?? "") | \(text.text ?? "") | \(text.selectedRange)"
    case .scrolling:
      "\(scroll.contentOffset.x.text) \(scroll.contentOffset.y.text) \(scroll.zoomScale.text)"
    case .controls: heard.joined(separator: " ")
    }
  }

  func step() {
    switch random.below(10) {
    case 0...4: touch()
    case 5, 6: fingers.wait(Int64(random.below(300)) + 1)
    default: change()
    }
    fingers.wait(8)
  }

  private func touch() {
    let finger = random.chance(kind == .scrolling ? 0.3 : 0.1) ? 1 : 0
    let to = CGPoint(x: Double(random.below(340) + 10), y: Double(random.below(560) + 50))
    guard let from = places[finger] else {
      fingers.down(finger, Double(to.x), Double(to.y))
      places[finger] = to
      return
    }
    switch random.below(4) {
    case 0, 1:
      fingers.lift(finger)
      places[finger] = nil
    case 2 where random.chance(0.2):
      fingers.cancel(finger)
      places[finger] = nil
    default:
      for step in 1...4 {
        let share = Double(step) / 4
        fingers.move(
          finger, Double(from.x) + Double(to.x - from.x) * share,
          Double(from.y) + Double(to.y - from.y) * share)
      }
      places[finger] = to
    }
  }

  private func change() {
    let (bits, isAnimated) = (random.below(1000), random.chance(0.6))
    switch kind {
    case .text: changeText(bits)
    case .scrolling: changeScrolling(bits, isAnimated)
    case .controls: changeControls(bits, isAnimated)
    }
  }

  private func changeText(_ bits: Int) {
    let input: any UITextInput = bits % 2 == 0 ? text : field
    let length = bits % 2 == 0 ? text.text.utf16.count : (field.text ?? "").utf16.count
    switch bits / 2 % 11 {
    case 0: input.insertText(["x", "ab ", "\n", "é", "."][bits % 5])
    case 1: input.deleteBackward()
    case 2: text.selectedRange = NSRange(location: bits % (length + 1), length: 0)
    case 3:
      let start = bits % (length + 1)
      text.selectedRange = NSRange(
        location: start, length: min(bits % 7, max(0, text.text.utf16.count - start)))
    case 4: _ = bits % 2 == 0 ? text.becomeFirstResponder() : field.becomeFirstResponder()
    case 5: _ = bits % 2 == 0 ? text.resignFirstResponder() : field.resignFirstResponder()
    case 6: text.textAlignment = [.left, .center, .right, .justified][bits % 4]
    case 7: text.font = .systemFont(ofSize: CGFloat(12 + bits % 9))
    case 8: input.setMarkedText("mark", selectedRange: NSRange(location: bits % 5, length: 0))
    case 9: input.unmarkText()
    default: text.textContainerInset.left = CGFloat(bits % 20)
    }
  }

  private func changeScrolling(_ bits: Int, _ isAnimated: Bool) {
    switch bits % 8 {
    case 0: scroll.setContentOffset(CGPoint(x: bits % 140, y: bits % 860), animated: isAnimated)
    case 1: scroll.setZoomScale(0.5 + CGFloat(bits % 25) / 10, animated: isAnimated)
    case 2:
      scroll.zoom(
        to: CGRect(x: bits % 200, y: bits % 900, width: 200, height: 150), animated: isAnimated)
    case 3:
      scroll.scrollRectToVisible(
        CGRect(x: bits % 300, y: bits, width: 90, height: 70), animated: isAnimated)
    case 4: scroll.contentInset.bottom = CGFloat(bits % 3) * 30
    case 5: scroll.isPagingEnabled.toggle()
    case 6: scroll.refreshControl?.endRefreshing()
    default: scroll.decelerationRate = bits % 2 == 0 ? .fast : .normal
    }
  }

  private func changeControls(_ bits: Int, _ isAnimated: Bool) {
    let control = controls[bits % controls.count]
    switch bits / 8 % 5 {
    case 0: control.isEnabled.toggle()
    case 1: control.isHighlighted.toggle()
    case 2: control.isSelected.toggle()
    case 3:
      (control as? UISlider)?.setValue(Float(bits % 10) / 10, animated: isAnimated)
      (control as? UISwitch)?.setOn(bits % 3 == 0, animated: isAnimated)
      (control as? UIStepper)?.value = Double(bits % 90)
      (control as? UISegmentedControl)?.selectedSegmentIndex = bits % 3
      (control as? UIPageControl)?.currentPage = bits % 6
    default: control.tintColor = [.systemRed, .systemBlue][bits % 2]
    }
    window.layoutIfNeeded()
  }
}
