import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Unexpected handlers and numbers for a button with a configuration.
@MainActor
struct ButtonUpdateTests {
  private let table = Table()

  private func button(_ handler: UIButton.ConfigurationUpdateHandler? = nil) -> UIButton {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Go on"
    button.configurationUpdateHandler = handler
    button.frame = CGRect(x: 50, y: 100, width: 120, height: 44)
    table.view.addSubview(button)
    table.window.layoutIfNeeded()
    return button
  }

  @Test(arguments: 0..<7)
  func `a handler that changes what it is called for is called once for a change`(kind: Int) {
    var calls = 0
    let button = button { button in
      calls += 1
      switch kind {
      case 0: button.configuration?.title = "\(calls)"
      case 1: button.setTitle("\(calls)", for: .normal)
      case 2: button.isSelected.toggle()
      case 3: button.setNeedsUpdateConfiguration()
      case 4: button.tintColor = calls % 2 == 0 ? .red : .green
      case 5:
        button.layoutIfNeeded()
        _ = button.intrinsicContentSize
      default: button.role = calls % 2 == 0 ? .normal : .destructive
      }
    }
    calls = 0
    button.isHighlighted = true
    table.window.layoutIfNeeded()
    expect(calls, equals: 1)
    table.window.layoutIfNeeded()
    expect(calls, equals: 1)
  }

  @Test func `what a handler selects is drawn so`() {
    let button = button { $0.isSelected = $0.isHighlighted }
    button.configuration = .tinted()
    button.isHighlighted = true
    table.window.layoutIfNeeded()
    let held = button.configured?.background.backgroundColor
    expect(held, equals: UIColor.systemBlue.withAlphaComponent(0.35 * 0.75))
  }

  @Test func `a handler may take the configuration or itself away`() {
    let plain = button { $0.configuration = nil }
    expect(plain.configured == nil && plain.subviews.isEmpty)
    let still = button { $0.configurationUpdateHandler = nil }
    expect(still.titleLabel?.attributedText?.string, equals: "Go on")
    let gone = button { $0.removeFromSuperview() }
    expectNil(gone.superview)
  }

  @Test func `a button without its configuration is as it was before`() {
    let button = UIButton(type: .system)
    button.setTitle("Go on", for: .normal)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    button.frame = CGRect(x: 50, y: 100, width: 120, height: 44)
    table.view.addSubview(button)
    table.window.layoutIfNeeded()
    func look() -> [String] {
      [button.titleLabel, button.imageView].compactMap { $0 as UIView? }.map {
        "\($0.frame) \($0.tintColor!) \($0.alpha)".replacing(/0x[0-9a-f]+/, with: "")
      } + [
        "\(button.titleLabel!.numberOfLines) \(button.titleLabel!.textAlignment) \(button.titleLabel!.lineBreakMode)",
        button.titleLabel?.text ?? "",
      ]
    }
    let before = look()
    button.configuration = .filled()
    button.configuration?.title = "Other"
    button.configuration?.titleAlignment = .trailing
    button.configuration?.titleLineBreakMode = .byWordWrapping
    button.configuration?.baseForegroundColor = .red
    table.window.layoutIfNeeded()
    expect(look(), differsFrom: before)
    button.configuration = nil
    table.window.layoutIfNeeded()
    expect(look(), equals: before)
  }

  private nonisolated static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, -1e9, -1, 0, 1e300, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude,
  ]

  @Test(arguments: odd)
  func `odd numbers in a configuration leave the button beside it as it is`(number: CGFloat) {
    let other = button()
    let before = other.titleLabel?.frame
    let button = button()
    for change in 0..<9 {
      var configuration = UIButton.Configuration.filled()
      configuration.title = change == 8 ? "" : "Go"
      configuration.subtitle = "on"
      configuration.image = UIImage(systemName: "plus")
      switch change {
      case 0: configuration.imagePadding = number
      case 1: configuration.titlePadding = number
      case 2:
        configuration.contentInsets = NSDirectionalEdgeInsets(
          top: number, leading: number, bottom: number, trailing: number)
      case 3: configuration.background.cornerRadius = number
      case 4: configuration.background.strokeWidth = number
      case 5:
        configuration.background.strokeWidth = 1
        configuration.background.strokeOutset = number
      case 6:
        configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
          top: number, leading: number, bottom: number, trailing: number)
      case 7:
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
          pointSize: number)
      default:
        configuration.imagePlacement = []
        configuration.showsActivityIndicator = true
      }
      button.configuration = configuration
      table.window.layoutIfNeeded()
      _ = button.sizeThatFits(CGSize(width: number, height: number))
      button.sizeToFit()
      table.window.layoutIfNeeded()
    }
    expect(other.titleLabel?.frame, equals: before)
  }

  @Test func `nothing keeps a button with a configuration`() {
    weak var kept: UIButton?
    do {
      let button = button { $0.configuration?.showsActivityIndicator = true }
      button.configuration?.background.customView = UIView()
      button.addAction(UIAction { _ in }, for: .touchUpInside)
      table.window.layoutIfNeeded()
      table.window.advance(to: 0.5)
      button.removeFromSuperview()
      kept = button
    }
    table.window.advance(to: 1)
    expectNil(kept)
  }
}
