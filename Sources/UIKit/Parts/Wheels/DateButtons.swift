import Foundation
import QuartzCore

/// The compact form of a date picker: a button with the date and one with the time, each of which
/// opens a popover.
@MainActor
final class DateButtons: UIView, DatePanel, UIPopoverPresentationControllerDelegate {
  private unowned let picker: UIDatePicker
  private let dateButton = UIButton(type: .system)
  private let timeButton = UIButton(type: .system)
  private weak var opened: UIViewController?

  required init?(coder: NSCoder) { nil }

  init(_ picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    for button in buttons {
      button.backgroundColor = .tertiarySystemFill
      // Our value, in points.
      button.layer.cornerRadius = 6
      button.setTitleColor(.label, for: .normal)
      // iOS's body size.
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.addAction(
        UIAction { [weak self, weak button] _ in
          if let self, let button { open(from: button) }
        }, for: .touchUpInside)
      addSubview(button)
    }
  }

  /// The visible buttons.
  private var buttons: [UIButton] {
    switch picker.datePickerMode {
    case .time: [timeButton]
    case .date: [dateButton]
    case .dateAndTime, .countDownTimer, .yearAndMonth: [dateButton, timeButton]
    }
  }

  func show(animated: Bool) {
    dateButton.setTitle(picker.rows.text(picker.date, "yMMMd"), for: .normal)
    timeButton.setTitle(picker.rows.text(picker.date, "jm"), for: .normal)
    (opened?.viewIfLoaded?.subviews.first as? any DatePanel)?.show(animated: animated)
    picker.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func reload() { (opened?.viewIfLoaded?.subviews.first as? any DatePanel)?.reload() }

  // MARK: Layout

  /// The room beside the text of a button, in points.
  private static let padding: CGFloat = 12
  private static let height: CGFloat = 34
  private static let gap: CGFloat = 6

  private func width(_ button: UIButton) -> CGFloat {
    (button.titleLabel?.sizeThatFits(.zero).width ?? 0).rounded(.up) + 2 * Self.padding
  }

  var wantedSize: CGSize {
    let gaps = Self.gap * CGFloat(buttons.count - 1)
    return CGSize(width: buttons.map(width).reduce(gaps, +), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x = max(bounds.width - wantedSize.width, 0)
    for button in buttons {
      let width = width(button)
      button.frame = mirrored(
        CGRect(x: x, y: (bounds.height - Self.height) / 2, width: width, height: Self.height))
      x += width + Self.gap
    }
  }

  // MARK: The popover

  private func open(from button: UIButton) {
    guard opened == nil, let presenter = controller else { return }
    let panel: any DatePanel =
      button === timeButton
      ? DateWheels(picker, mode: .time) : DateCalendar(picker, showsTime: false)
    let content = DatePopover(picker)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = panel.wantedSize
    panel.frame = CGRect(origin: .zero, size: panel.wantedSize)
    content.view.frame = panel.frame
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.view.addSubview(panel)
    panel.reload()
    panel.show(animated: false)
    content.popoverPresentationController?.sourceView = button
    content.popoverPresentationController?.delegate = self
    opened = content
    presenter.present(content, animated: true)
  }

  /// The view controller whose view contains the picker.
  private var controller: UIViewController? {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return window?.rootViewController
  }

  /// A small calendar stays a popover on a small screen.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

/// The content of a compact date picker's popover. It retains the picker, whose date it shows.
@MainActor
private final class DatePopover: UIViewController {
  private let picker: UIDatePicker

  required init?(coder: NSCoder) { nil }

  init(_ picker: UIDatePicker) {
    self.picker = picker
    super.init(nibName: nil, bundle: nil)
  }
}
