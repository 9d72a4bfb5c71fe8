import Foundation

/// The panel of an alert: its texts, text fields and buttons.
@MainActor
final class AlertView: UIView {
  /// Our value: the size of body text.
  private static let titleSize: CGFloat = 17
  /// Our value: the size of a footnote, so that the title leads.
  private static let messageSize: CGFloat = 13
  /// Our value: the near white of bars.
  private static let ground: CGFloat = 0.97
  /// Our value: rounder than a button, so that the card reads as one piece.
  private static let cornerRadius: CGFloat = 14
  /// Our value: the distance above each text field, in points.
  private static let fieldGap: CGFloat = 8

  private let title = BarLabel("", size: titleSize, weight: .semibold)
  private let message = BarLabel("", size: messageSize)
  private var fields: [UITextField] = []
  private var buttons: [AlertButton] = []

  private static let margin: CGFloat = 16
  private static let lineGap: CGFloat = 4
  private static let fieldHeight: CGFloat = 30
  private static let buttonHeight: CGFloat = 44

  required init?(coder: NSCoder) { nil }

  init() {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: Self.ground, alpha: 1)
    layer.cornerRadius = Self.cornerRadius
    clipsToBounds = true
    for label in [title, message] {
      label.numberOfLines = 0
      label.lineBreakMode = .byWordWrapping
    }
    addSubview(title)
    addSubview(message)
  }

  func show(_ alert: UIAlertController) {
    for view in fields + buttons as [UIView] { view.removeFromSuperview() }
    title.text = alert.title
    message.text = alert.message
    fields = alert.textFields ?? []
    buttons = alert.orderedActions.map { action in
      AlertButton(
        action,
        isBold: alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
      ) { [weak alert] in
        alert?.choose(action)
      }
    }
    for view in fields + buttons as [UIView] { addSubview(view) }
    setNeedsLayout()
  }

  /// Returns whether the buttons stand side by side: if there are two and both titles are short.
  private func standsInRow(_ width: CGFloat) -> Bool {
    buttons.count == 2 && buttons.allSatisfy { $0.naturalSize.width <= width / 2 - Self.margin }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: place(in: size.width, moves: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = place(in: bounds.width, moves: true)
  }

  /// Computes the layout for a width and returns its height, in points. Sets the frames only if
  /// `moves` is true.
  private func place(in width: CGFloat, moves: Bool) -> CGFloat {
    var y = Self.margin
    let inner = width - 2 * Self.margin
    for label in [title, message] where !(label.text ?? "").isEmpty {
      let height = label.sizeThatFits(CGSize(width: inner, height: 0)).height
      if moves { label.frame = CGRect(x: Self.margin, y: y, width: inner, height: height) }
      y += height + Self.lineGap
    }
    for field in fields {
      if moves {
        field.frame = CGRect(
          x: Self.margin, y: y + Self.fieldGap, width: inner, height: Self.fieldHeight)
      }
      y += Self.fieldHeight + Self.fieldGap
    }
    y += Self.margin - Self.lineGap
    let isRow = standsInRow(width)
    for (index, button) in buttons.enumerated() {
      let place = beginsAtRight ? 1 - index : index
      let column = isRow ? CGFloat(place) * width / 2 : 0
      if moves {
        button.frame = CGRect(
          x: column, y: y, width: isRow ? width / 2 : width, height: Self.buttonHeight)
      }
      if !isRow || index == 1 { y += Self.buttonHeight }
    }
    return y
  }
}
