import Foundation
import QuartzCore

extension UIScrollView: ReadAsGroup, ScrolledByReader {
  /// Scrolls by a page and says what is visible then. Vertical directions are those in which the
  /// indicator moves, horizontal ones those in which a finger moves.
  func scrollForReader(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let step: (axis: ScrollAxis, sign: CGFloat) =
      switch direction {
      case .down: (.vertical, 1)
      case .up: (.vertical, -1)
      case .left: (.horizontal, 1)
      case .right: (.horizontal, -1)
      case .next, .previous:
        limits(.vertical).upperBound > limits(.vertical).lowerBound
          ? (.vertical, direction == .next ? 1 : -1)
          : (.horizontal, (direction == .next) != isMirrored ? 1 : -1)
      }
    guard isScrollEnabled, scroller.page(step.axis, step.sign) else { return false }
    UIAccessibility.post(notification: .pageScrolled, argument: statusAfterScroll)
    return true
  }

  private var statusAfterScroll: String? {
    if let status = (delegate as? any UIScrollViewAccessibilityDelegate)?
      .accessibilityScrollStatus(for: self)
    {
      return status
    }
    guard isPagingEnabled, bounds.width > 0, bounds.height > 0 else { return nil }
    let axis: ScrollAxis = contentSize.width > bounds.width ? .horizontal : .vertical
    let length = bounds.size[axis]
    let count = Int((contentSize[axis] / length).rounded(.up))
    let page = Int((scroller.destination[axis] / length).rounded()) + 1
    return "page \(page) of \(count)"
  }

  // MARK: Elements

  func reveal(_ rect: CGRect) {
    scrollRectToVisible(convert(rect, from: nil), animated: false)
  }

  func pull(_ rect: CGRect, to end: ScrollEnd) -> Bool {
    guard isScrollEnabled else { return false }
    let rect = convert(rect, from: nil)
    let inset = adjustedContentInset
    var target = contentOffset
    for axis in ScrollAxis.allCases {
      let limits = limits(axis)
      guard limits.upperBound > limits.lowerBound else { continue }
      let wanted =
        switch end {
        case .start: rect.origin[axis] - inset.start(axis)
        case .end:
          rect.origin[axis] + rect.size[axis] + inset.end(axis) - bounds.size[axis]
        }
      target[axis] = CGFloat(min(max(Double(wanted), limits.lowerBound), limits.upperBound))
    }
    guard target != contentOffset else { return false }
    setContentOffset(target, animated: false)
    return true
  }
}

/// Says what is visible in a scroll view after a reader has scrolled it.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
    accessibilityAttributedScrollStatus(for: scrollView)?.string
  }
  public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView)
    -> NSAttributedString?
  { nil }
}

extension UIPickerView: HoldsSpokenParts {
  var partNames: [String]? { wheels.indices.map { "\($0)" } }

  func describe(_ name: String) -> SpokenPart.Look {
    guard let index = Int(name), wheels.indices.contains(index) else {
      return SpokenPart.Look(words: SpokenWords(isElement: false), frame: .zero)
    }
    let wheel = wheels[index]
    wheel.layoutIfNeeded()
    let title = wheel.shownView(of: wheel.selectedRow)?.shownText
    let place = "\(wheel.selectedRow + 1) of \(wheel.rows.count)"
    return SpokenPart.Look(
      words: SpokenWords(
        value: wheel.rows.count == 0 ? nil : title ?? place, traits: .adjustable),
      frame: wheel.frame,
      adjust: { [weak wheel] step in wheel?.step(by: step) })
  }
}

extension DateButtons: ReadAsGroup {}

extension InputArea: StaysReachable, ReadAsGroup {}

extension KeyCap: SpokenByItself {
  var spokenWords: SpokenWords { SpokenWords(label: spokenName, traits: .keyboardKey) }
}

extension UITextField: SpokenByItself {
  var spokenWords: SpokenWords {
    let shown = text ?? ""
    let value =
      shown.isEmpty ? nil : isSecureTextEntry ? "\(shown.count) characters, hidden" : shown
    var traits: UIAccessibilityTraits = self is UISearchTextField ? .searchField : []
    if !isEnabled { traits.insert(.notEnabled) }
    let kind = isSecureTextEntry ? "secure text field" : "text field"
    return SpokenWords(
      label: [placeholder, self is UISearchTextField ? nil : kind].compactMap { $0 }
        .filter { !$0.isEmpty }.joined(separator: ", "),
      value: value, hint: isFirstResponder ? "is editing" : nil, traits: traits,
      hasControlsInside: true)
  }
}

extension UITextView: SpokenByItself {
  var spokenWords: SpokenWords {
    SpokenWords(
      label: isEditable ? "text field" : nil, value: text,
      hint: isFirstResponder && isEditable ? "is editing" : nil,
      traits: isEditable ? [] : .staticText)
  }
}
