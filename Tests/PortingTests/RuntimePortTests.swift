import PantographPorting
import Testing

/// What the Objective-C runtime and a framework's header give sources on iOS.
@Suite struct RuntimePortTests {
  private func port(_ text: String) -> String {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text)]).texts[0]
  }

  @Test func `a layer with initializers of its own gets the one without arguments`() {
    let spinner = """
      public final class Spinner: CAShapeLayer {
        init(frame: CGRect) { super.init() }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Small: Spinner { init(side: CGFloat) { super.init(frame: .zero) } }

      """
    let ported = port(spinner)
    #expect(
      ported.contains(
        "Spinner: CAShapeLayer { public required init() { fatalError(\"Spinner has no init()\") }\n"
      ))
    #expect(ported.contains("Small: Spinner { required init() { fatalError("))
    #expect(port(ported) == ported)
  }

  @Test(arguments: [
    "class A: CALayer { override init() { super.init() }; init(side: Int) { super.init() } }",
    "class A: CALayer { var side = 1 }", "class A: UIView { init(side: Int) { super.init() } }",
    "class A: CALayer { convenience init(side: Int) { self.init() } }",
  ])
  func `other classes do not`(text: String) {
    #expect(!port(text).contains("has no init()"))
  }

  @Test func `an optional method of what is kept as an AnyObject is called by its protocol`() {
    let text = """
      @objc protocol MenuDelegate { @objc optional func menuClosed(_ menu: Menu) }
      class Menu { weak var delegate: AnyObject?
        func a() { delegate?.menuClosed?(self) }
        func b() { self.delegate!.menuClosed!(self) }
      }
      class Other { weak var delegate: MenuDelegate?
        func a() { delegate?.menuClosed?(menu) }
      }

      """
    let ported = port(text)
    #expect(ported.contains("{ (delegate as? MenuDelegate)?.menuClosed(self) }"))
    #expect(ported.contains("{ (self.delegate as! MenuDelegate).menuClosed(self) }"))
    #expect(ported.contains("{ delegate?.menuClosed(menu) }"))
    #expect(port(ported) == ported)
  }

  @Test func `an AnyObject performs as the NSObject that it is`() {
    let text = """
      class Tap { weak var target: AnyObject?; var view: UIView?; let action: Selector
        func a() { _ = target?.perform(action, with: self) }
        func b() { target!.performSelector(onMainThread: action, with: self, waitUntilDone: true) }
        func c() { view?.perform(action) }
      }

      """
    let ported = port(text)
    #expect(ported.contains("_ = (target as? NSObject)?.perform(action, with: self)"))
    #expect(ported.contains("(target as! NSObject).performSelector(onMainThread:"))
    #expect(ported.contains("view?.perform(action)"))
  }

  @Test(arguments: [
    ("import Foundation\nvar color: UIColor = .black\n", "import UIKit\n"),
    (
      "import Foundation\nimport QuartzCore\nclass A: UIView {}\n",
      "import UIKit\nimport QuartzCore\n"
    ),
    ("import QuartzCore\nclass A: UIView {}\n", "import UIKit\n"),
    ("import QuartzCore\nclass A: CALayer {}\n", "import QuartzCore\n"),
    ("import Foundation\nlet t = CGAffineTransform.identity\n", "import UIKit\n"),
    ("import Foundation\nlet p = CGPoint.zero\n", "import Foundation\n"),
    ("import Foundation\nimport UIKit\nclass A: UIView {}\n", "import Foundation\nimport UIKit\n"),
  ])
  func `a file that names UIKit imports it`(text: String, ported: String) {
    #expect(port(text).hasPrefix(ported))
  }
}
