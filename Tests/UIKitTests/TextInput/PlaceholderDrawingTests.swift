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

  private final class Tracing: UITextField {
    override func drawPlaceholder(in rect: CGRect) {
      super.drawPlaceholder(in: rect.insetBy(dx: 3, dy: 2))
    }
  }

  /// The steps in which a field's class draws the placeholder.
  private func steps(_ set: (UITextField) -> Void) throws -> String {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let field = Tracing(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    set(field)
    window.addSubview(field)
    window.layoutIfNeeded()
    window.UIKit::advance(to: 0)
    let canvas = try #require(field.subviews.first { $0 is PlaceholderCanvas })
    canvas.layer.displayIfNeeded()
    return "\((canvas.layer.contents as? Drawing)?.steps.map { "\($0)" } ?? [])"
  }

  @Test func `a class may draw the placeholder as the field does, elsewhere`() throws {
    func text(_ color: UIColor?) -> NSAttributedString {
      NSAttributedString(string: "Name", attributes: color.map { [.foregroundColor: $0] } ?? [:])
    }
    let plain = try steps { $0.placeholder = "Name" }
    let red = try steps { $0.attributedPlaceholder = text(.red) }
    let large = try steps {
      $0.placeholder = "Name"
      $0.font = .systemFont(ofSize: 30)
    }
    try expect(steps { $0.attributedPlaceholder = text(nil) }, equals: plain)
    expect(plain, differsFrom: red)
    expect(plain, differsFrom: large)
    try expect(steps { $0.placeholder = "" }, differsFrom: plain)
    SeenMarks.see([plain, red, large].joined(separator: "\n"))
  }
}
