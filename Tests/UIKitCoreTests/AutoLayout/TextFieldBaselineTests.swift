import Expectations
import Testing
import ViewTesting

@testable import UIKit

/// The baselines of text fields.
@MainActor
struct TextFieldBaselineTests {
  private let table = Table()
  private let label = UILabel()
  private let field = UITextField()

  init() {
    label.text = "Name"
    field.borderStyle = .roundedRect
    for view in [label, field] { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  /// The distance between the text lines' middles, which is 0 if fonts and baselines are the same.
  private var distance: CGFloat { abs(label.frame.midY - field.frame.midY) }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func `a stack aligns a label with the field's text`(alignment: UIStackView.Alignment) {
    let stack = UIStackView(arrangedSubviews: [label, field])
    stack.alignment = alignment
    stack.translatesAutoresizingMaskIntoConstraints = false
    table.view.addSubview(stack)
    stack.topAnchor.constraint(equalTo: table.view.topAnchor).isActive = true
    table.window.layoutIfNeeded()
    expect(field.frame.minY == 0 && distance <= 1)
    expect(stack.frame.height, equals: field.frame.height)
  }

  @Test func `constraints to baselines use the field's text`() {
    table.view.addSubview(label)
    table.view.addSubview(field)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: table.view.topAnchor, constant: 50),
      label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
    ])
    table.window.layoutIfNeeded()
    expect(distance, isAtMost: 1)
  }

  @Test func `the text of a high control is in its middle`() {
    let (one, other) = (UIButton(type: .system), UIButton(type: .system))
    for button in [one, other] {
      button.setTitle("Go", for: .normal)
      button.translatesAutoresizingMaskIntoConstraints = false
      table.view.addSubview(button)
    }
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: table.view.topAnchor),
      one.heightAnchor.constraint(equalToConstant: 60),
      other.topAnchor.constraint(equalTo: one.topAnchor),
      other.firstBaselineAnchor.constraint(equalTo: one.lastBaselineAnchor),
    ])
    table.window.layoutIfNeeded()
    expect(other.frame.height, equals: 60)
  }
}
