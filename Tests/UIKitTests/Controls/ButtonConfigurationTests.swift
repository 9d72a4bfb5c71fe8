import Expectations
import Testing
import ViewTesting

@testable import UIKit

@MainActor
struct ButtonConfigurationTests {
  private let table = Table()

  private func button(
    _ configuration: UIButton.Configuration, size: CGSize? = nil,
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = "Go on"
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(
      origin: CGPoint(x: 50, y: 100), size: size ?? button.intrinsicContentSize)
    table.view.addSubview(button)
    table.window.layoutIfNeeded()
    return button
  }

  private func background(_ button: UIButton) -> UIView? { button.configured?.background }

  @Test func `styles have the colors that they have on iOS`() {
    let filled = button(.filled())
    expect(background(filled)?.backgroundColor, equals: .systemBlue)
    expect(filled.titleLabel?.attributedText?.color, equals: .white)
    let plain = button(.plain())
    expect(background(plain)?.backgroundColor, equals: .clear)
    expect(plain.titleLabel?.attributedText?.color, equals: .systemBlue)
    let tinted = button(.tinted()) { $0.baseBackgroundColor = .systemRed }
    expect(background(tinted)?.backgroundColor, equals: .systemRed.withAlphaComponent(0.18))
    let gray = button(.gray()) { $0.baseForegroundColor = .black }
    expect(gray.titleLabel?.attributedText?.color, equals: .black)
  }

  @Test func `the tint of the views around counts where no color is said`() {
    table.view.tintColor = .systemGreen
    expect(background(button(.filled()))?.backgroundColor, equals: .systemGreen)
    let other = button(.filled())
    table.view.tintColor = .systemRed
    table.window.layoutIfNeeded()
    expect(background(other)?.backgroundColor, equals: .systemRed)
  }

  @Test func `a button that is pressed, selected or off looks so, and as before again`() {
    let filled = button(.filled())
    let usual = background(filled)?.backgroundColor
    filled.isHighlighted = true
    table.window.layoutIfNeeded()
    expect(background(filled)?.backgroundColor, differsFrom: usual)
    filled.isHighlighted = false
    filled.isEnabled = false
    table.window.layoutIfNeeded()
    expect(background(filled)?.backgroundColor, equals: .tertiarySystemFill)
    expect(filled.titleLabel?.attributedText?.color, equals: .tertiaryLabel)
    filled.isEnabled = true
    table.window.layoutIfNeeded()
    expect(background(filled)?.backgroundColor, equals: usual)
  }

  @Test func `without automatic updates the state makes no difference`() {
    let filled = button(.filled())
    filled.automaticallyUpdatesConfiguration = false
    filled.isEnabled = false
    table.window.layoutIfNeeded()
    expect(background(filled)?.backgroundColor, equals: .systemBlue)
  }

  @Test func `the image is where it is placed, with the padding between`() throws {
    for (edge, isMirrored) in [
      (NSDirectionalRectEdge.leading, false), (.trailing, false), (.top, false), (.bottom, false),
      (.leading, true), (.trailing, true),
    ] {
      let button = button(.plain(), size: CGSize(width: 200, height: 120)) {
        $0.image = UIImage(systemName: "star")
        $0.imagePlacement = edge
        $0.imagePadding = 10
      }
      button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
      button.setNeedsLayout()
      button.layoutIfNeeded()
      let image = try #require(button.imageView).frame
      let text = try #require(button.titleLabel).frame
      switch (edge, isMirrored) {
      case (.leading, false), (.trailing, true): expect(text.minX, equals: image.maxX + 10)
      case (.trailing, false), (.leading, true): expect(image.minX, equals: text.maxX + 10)
      case (.top, _): expect(text.minY, equals: image.maxY + 10)
      default: expect(image.minY, equals: text.maxY + 10)
      }
      expect(abs(image.union(text).midX - 100) < 1 && abs(image.union(text).midY - 60) < 1)
    }
  }

  @Test func `size and insets make the button's own size`() {
    let usual = button(.filled())
    let large = button(.filled()) { $0.buttonSize = .large }
    expect(large.bounds.width, equals: usual.bounds.width + 16)
    expect(large.bounds.height, equals: usual.bounds.height + 16)
    let own = button(.filled()) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)
    }
    expect(own.bounds.width, equals: usual.bounds.width - 24 + 3)
  }

  @Test func `a title that is too long is broken into lines`() throws {
    let narrow = button(.filled(), size: CGSize(width: 100, height: 100)) {
      $0.title = "A title that is much too long for it"
    }
    let label = try #require(narrow.titleLabel)
    expect(label.frame.width <= 76 && label.frame.height > 40)
    expect(narrow.sizeThatFits(CGSize(width: 100, height: 0)).height, isAbove: 50)
  }

  @Test func `corners are rounded as the style has it, never by more than half`() {
    let capsule = button(.filled(), size: CGSize(width: 100, height: 30)) {
      $0.cornerStyle = .capsule
    }
    expect(background(capsule)?.layer.cornerRadius, equals: 15)
    let fixed = button(.filled(), size: CGSize(width: 100, height: 30)) {
      $0.cornerStyle = .fixed
      $0.background.cornerRadius = 40
    }
    expect(background(fixed)?.layer.cornerRadius, equals: 15)
  }

  @Test func `a wheel takes the image's place`() {
    let button = button(.filled()) {
      $0.image = UIImage(systemName: "star")
      $0.showsActivityIndicator = true
    }
    expectNil(button.imageView?.image)
    expect(button.configured?.indicator?.isAnimating, equals: true)
    button.configuration?.showsActivityIndicator = false
    table.window.layoutIfNeeded()
    expect(button.imageView?.image != nil)
    expect(button.configured?.indicator?.isAnimating, equals: false)
  }

  @Test func `the handler is called once for several changes, and may change the configuration`() {
    let button = button(.filled())
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    table.window.layoutIfNeeded()
    expect(calls == 1 && button.titleLabel?.text == "Off")
    button.isSelected = true
    button.isHighlighted = true
    button.isHighlighted = false
    table.window.layoutIfNeeded()
    expect(calls == 2 && button.titleLabel?.text == "On")
    table.window.layoutIfNeeded()
    expect(calls, equals: 2)
  }

  @Test func `a subclass changes its configuration itself`() {
    final class Toggle: UIButton {
      override func updateConfiguration() {
        super.updateConfiguration()
        configuration?.image = UIImage(systemName: isSelected ? "heart.fill" : "heart")
      }
    }
    let toggle = Toggle(configuration: .plain())
    toggle.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    table.view.addSubview(toggle)
    table.window.layoutIfNeeded()
    expect(toggle.imageView?.image, equals: UIImage(systemName: "heart"))
    toggle.isSelected = true
    table.window.layoutIfNeeded()
    expect(toggle.imageView?.image, equals: UIImage(systemName: "heart.fill"))
  }

  @Test func `the primary action gives title and image, and a tap anywhere on the button does it`()
  {
    var done = 0
    let action = UIAction(title: "Save", image: UIImage(systemName: "tray")) { _ in done += 1 }
    let button = UIButton(configuration: .filled(), primaryAction: action)
    button.frame = CGRect(x: 50, y: 100, width: 200, height: 60)
    table.view.addSubview(button)
    expect(button.configuration?.title == "Save" && button.configuration?.image != nil)
    table.fingers.down(0, 52, 102)
    table.fingers.lift()
    expect(done, equals: 1)
  }

  @Test func `a press selects a button that changes its selection`() {
    let button = button(.plain())
    button.changesSelectionAsPrimaryAction = true
    var seen: [Bool] = []
    button.addAction(
      UIAction { seen.append(($0.sender as? UIButton)?.isSelected ?? false) },
      for: .primaryActionTriggered)
    for _ in 0..<2 {
      table.fingers.down(0, Double(button.frame.midX), Double(button.frame.midY))
      table.fingers.lift()
    }
    expect(seen, equals: [true, false])
  }

  @Test func `attributes of a title come before the transformer's, and these before the style's`()
    throws
  {
    let big = UIFont.boldSystemFont(ofSize: 30)
    let button = button(.filled()) {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = big
        return outgoing
      }
      var title = AttributedString("Red")
      title.foregroundColor = .red
      $0.attributedTitle = title
    }
    let text = try #require(button.titleLabel?.attributedText)
    expect(text.color, equals: .red)
    expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, equals: big)
  }

  @Test func `a plain button goes by its content's alignment, and by the title's insets`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Left", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.contentHorizontalAlignment = .leading
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    table.view.addSubview(button)
    table.window.layoutIfNeeded()
    try expect(#require(button.titleLabel).frame.minX, equals: 10)
  }
}

extension NSAttributedString {
  fileprivate var color: UIColor? {
    attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }
}
