import Expectations
import Testing

@testable import UIKit

/// Fields whose class draws the placeholder, and text views whose class has a container's initializer.
@MainActor
struct PlaceholderDrawingTests {
  private final class Silent: UITextField {
    var calls = 0
    override func drawPlaceholder(in rect: CGRect) { calls += 1 }
  }

  private final class Growing: UITextView {
    var isMade = false
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      isMade = true
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `a class that draws the placeholder replaces it`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let field = Silent(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.placeholder = "Name"
    window.addSubview(field)
    window.layoutIfNeeded()
    let canvas = try #require(field.subviews.first { $0 is PlaceholderCanvas })
    canvas.draw(canvas.bounds)
    expect(field.calls >= 1 && field.label.text == nil)
    field.text = "Ann"
    expect(canvas.isHidden && field.label.text == "Ann")
    let plain = UITextField(frame: field.frame)
    plain.placeholder = "Name"
    expect(plain.label.text, equals: "Name")
  }

  @Test func `a text view without arguments is made by the container's initializer`() {
    expect(Growing().isMade && Growing(frame: .zero).isMade)
  }
}
