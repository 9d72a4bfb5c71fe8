import Expectations
import PantographPorting
import SeededRandom
import Testing

struct SourcePortTests {
  private func port(_ text: String) -> String {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text)]).texts[0]
  }

  private func notes(_ text: String) -> [String] {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text)]).notes.map(\.text)
  }

  @Test(arguments: [
    ("@objc func tap() {}", "func tap() {}"),
    ("@objc(tap:) func tap(_ s: Any) {}", "func tap(_ s: Any) {}"),
    ("@objc dynamic var x = 1", "var x = 1"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
    ("import class UIKit.UIView", "import UIKit"),
    ("import QuartzCore", "import QuartzCore"),
    ("import QuartzCore.CALayer", "import QuartzCore"),
    ("import struct CoreGraphics.CGPath", "import CoreGraphics"),
    ("import CoreGraphics", "import CoreGraphics"),
    ("import CoreText", "import UIKit"), ("open static var x = 1", "public static var x = 1"),
    ("import Foundation", "import Foundation"), ("import Darwin", "import Glibc"),
    (
      "extension CGVector { init(a p: CGPoint) { dx = p.x; dy = p.y } }",
      "extension CGVector { init(a p: CGPoint) { self.init(); dx = p.x; dy = p.y } }"
    ),
    (
      "extension CGPoint { init(a: Int) { self.init(x: a, y: a) } }",
      "extension CGPoint { init(a: Int) { self.init(x: a, y: a) } }"
    ),
    ("@_exported import MapKit", ""),
    ("a.interruptibleAnimator?(using: c)", "a.interruptibleAnimatorIfImplemented(using: c)"),
    ("a.interruptibleAnimator!(using: c)", "a.interruptibleAnimator(using: c)"),
    ("a.addAnimations! { b }", "a.addAnimations { b }"),
    ("a.addCompletion?({ b })", "a.addCompletion({ b })"),
    ("a.continueAnimation!(with: nil)", "a.continueAnimation(with: nil)"),
    ("#if os(iOS) || os(tvOS)", "#if os(Linux) || os(tvOS)"),
    ("#if !os(Linux)\nlet a: UIView\n#endif", "#if !false\nlet a: UIView\n#endif"),
    ("#if !os(Linux)\nlet a: Date\n#endif", "#if !os(Linux)\nlet a: Date\n#endif"),
    (
      "import UIKit\n#if !os(Linux)\nlet a: Tint\n#endif",
      "import UIKit\n#if !false\nlet a: Tint\n#endif"
    ),
    (
      "import UIKit\n#if !os(Linux)\n@testable import Foundation\n#endif",
      "import UIKit\n#if !os(Linux)\n@testable import Foundation\n#endif"
    ),
    (
      "#if !os(Linux)\nlet a: Date\n#else\nlet a: UIView\n#endif",
      "#if !os(Linux)\nlet a: Date\n#else\nlet a: UIView\n#endif"
    ),
    ("a = #keyPath(CALayer.position)", #"a = "position""#),
    (
      "a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      "a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"
    ),
    (#"a = #imageLiteral(resourceName: "moon")"#, #"a = UIImage(named: "moon")!"#),
    ("d?.presentationControllerDidDismiss?(p)", "d?.presentationControllerDidDismiss(p)"),
    ("@objc protocol P {}", "protocol P: AnyObject {}"),
    ("@objc public protocol P: Q {}", "public protocol P: AnyObject, Q {}"),
    ("@objc protocol P: class {}", "protocol P: AnyObject {}"),
    ("d?.onClose?(p)", "d?.onClose?(p)"),
    (#"print("@objc \(a) #selector(b)") // @objc"#, #"print("@objc \(a) #selector(b)") // @objc"#),
  ])
  func `a line is edited`(line: String, edited: String) {
    expect(port(line), equals: edited)
  }

  @Test(arguments: [
    ("#selector(tap(_:))", "Card.Corner.tap(_:)"), ("#selector(self.tap)", "Card.Corner.tap"),
    ("#selector(Other.tap)", "Other.tap"), ("#selector( Self.tap(_:) )", "Card.Corner.tap(_:)"),
    ("#selector(tap as () -> Void)", "Card.Corner.tap as (Card.Corner) -> () -> Void"),
    ("#selector(tap(_:) as (B) -> Void)", "Card.Corner.tap(_:) as (Card.Corner) -> (B) -> Void"),
  ])
  func `a selector becomes the method of the type around it`(selector: String, method: String) {
    let text =
      "class Card {\n class Corner {\n func f() { if true { g { a(\(selector)) } } }\n }\n}"
    expect(port(text).contains("a(\(method))"))
  }

  @Test func `a selector in an extension names the extended type`() {
    expect(port("extension A.B { var r: R { R(#selector(t)) } }").contains("R(A.B.t)"))
  }

  @Test func `actions of each kind and outlets are listed on the class's own line`() {
    let text = """
      class Card: UIViewController {
        @IBOutlet private weak var heading: UILabel! { didSet { f() } }
        @IBOutlet var all: [UILabel]!
        @IBAction func close() {}
        @IBAction func press(_ sender: UIButton) {}
        @IBAction func turn(_ sender: Any, forEvent event: UIEvent) {}
        @IBAction func unwindToMain(segue: UIStoryboardSegue) {}
      }
      """
    let ported = port(text)
    let head = ported.split(separator: "\n")[0]
    for name in ["close", "press:", "turn:forEvent:", "unwindToMainWithSegue:"] {
      expect(head.contains("InterfaceAction(\"\(name)\", Card."))
    }
    expect(head.contains("(owner: Card, value: UILabel) in owner.heading = value"))
    expect(head.contains("(owner: Card, value: [UILabel]) in owner.all = value"))
    expect(ported.contains("private weak var heading: UILabel! { didSet { f() } }"))
    expect(ported.split(separator: "\n").count, equals: text.split(separator: "\n").count)
  }

  @Test func `actions in an extension of another file are the class's, too`() {
    let result = SourcePort.port([
      SourcePort.File(path: "A.swift", text: "public class Card: UIViewController {}"),
      SourcePort.File(
        path: "B.swift",
        text: "extension Card { @IBAction func a() {}\n @IBAction private func b() {} }"),
    ])
    expect(result.texts[0].hasPrefix("public class Card: UIViewController { public override var"))
    expect(result.texts[0].contains("Card.a)") && !result.texts[0].contains("Card.b"))
    expect(result.notes.isEmpty)
  }

  @Test func `optional methods of a protocol get an extension at the end`() {
    let text =
      "@objc protocol P: NSObjectProtocol {\n @objc optional func done(_ a: Int)\n}\nd?.done?(1)"
    expect(
      port(text),
      equals: "protocol P: NSObjectProtocol {\n func done(_ a: Int)\n}\nd?.done(1)\n"
        + "extension P { func done(_ a: Int) {} }\n")
  }

  @Test func `an optional method that answers is asked of those that have it`() {
    let result = SourcePort.port([
      SourcePort.File(
        path: "A.swift",
        text: """
          @objc public protocol P {
           @objc optional func may(_ a: A, close b: Int) -> Bool
           @objc optional func may(_ a: A,
             open b: Int) -> Bool
          }
          let x = self.p?.may?(self, close: f(1, 2)) ?? true
          let y = q.may?(q, open: 1)
          let z = list[0].owner!.may?(q, open: 1)

          """),
      SourcePort.File(
        path: "B.swift",
        text: """
          class Z: NSObject {}
          extension Z: P { func may(_ a: A, close b: Int) -> Bool { false } }
          class Y: Z { override func may(_ a: A, close b: Int) -> Bool { true } }
          class O: P { }

          """),
    ])
    expect(
      result.texts[0],
      equals: """
        public protocol P: AnyObject {
         
         

        }
        let x = (self.p as? P_may_close)?.may(self, close: f(1, 2)) ?? true
        let y = (q as? P_may_open)?.may(q, open: 1)
        let z = (list[0].owner as? P_may_open)?.may(q, open: 1)
        public protocol P_may_close: AnyObject { func may(_ a: A, close b: Int) -> Bool }
        public protocol P_may_open: AnyObject { func may(_ a: A, open b: Int) -> Bool }

        """)
    expect(result.texts[1].hasSuffix("class O: P { }\nextension Z: P_may_close {}\n"))
    expect(result.notes.isEmpty)
  }

  @Test func `an optional property of a type is for its author`() {
    let text = "@objc protocol P {\n @objc optional static var width: Int { get }\n}"
    expect(notes(text).count == 1 && notes(text)[0].hasPrefix("A.swift:2: width: "))
  }

  @Test func `a selector that is a value is found by its name`() {
    let text = """
      class Knob: UIGestureRecognizer { init(target: Any?, action: Selector?, to view: UIView) {} }
      class Dial: UIView {
        let moved: Selector = #selector(move)
        func f() { add(Knob(target: self, action: #selector(Dial.turn(_:)), to: self)) }
        @objc func turn(_ sender: Knob) {}
        @objc func move() { g(target: self, action: #selector(move)) }
      }
      """
    let ported = port(text)
    expect(ported.contains("Knob(target: self, action: Selector(\"turn:\"), to: self)"))
    expect(ported.contains("let moved: Selector = Selector(\"move\")"))
    expect(ported.contains("g(target: self, action: Dial.move)"))
    expect(ported.contains("InterfaceAction(\"turn:\", Dial.turn(_:))"))
    expect(ported.contains("InterfaceAction(\"move\", Dial.move)"))
    expect(port(ported), equals: ported)
  }

  @Test func `a dynamic property of a class can be observed`() {
    expect(
      port("class M: NSObject { @objc dynamic private(set) var x = 1 }"),
      equals: "class M: NSObject { @Dynamic private(set) var x = 1 }")
    expect(
      port("public class M: NSObject { @objc public private(set) dynamic final var x = 1 }"),
      equals: "public class M: NSObject { @Dynamic public private(set) final var x = 1 }")
    let computed = "class M { @objc dynamic var x: Int {\n 1 } }"
    expect(port(computed), equals: "class M { var x: Int {\n 1 } }")
    expect(
      port("class M { dynamic lazy var x = 1\n dynamic func f() {} }").contains("@"), equals: false)
  }

  @Test func `the initializers of layers and segues are required`() {
    let layer = "class L: CALayer { override init() { super.init() } }"
    expect(port(layer).contains("{ required init()"))
    let segue =
      "class S: B {}\nclass B: UIStoryboardSegue { override init(identifier: String?) {} }"
    expect(port(segue).contains("{ required init(identifier"))
    expect(port("class V: NSObject { override init() {} }").contains("override init()"))
  }

  @Test func `a property for which a layer draws is animated`() {
    let head = "class L: CALayer { @objc dynamic public var x: CGFloat = 1\n"
    let drawn = "override class func needsDisplay(forKey k: String) -> Bool { k == #keyPath(x) }"
    expect(
      port("\(head)\(drawn) }").hasPrefix(
        "class L: CALayer { @LayerProperty(\"x\") public var x: CGFloat = 1\n"))
    expect(!port("\(head)}").contains("LayerProperty"))
    let early = "init(layer: Any) { x = 2; super.init(layer: layer) }"
    expect(!port("\(head)\(drawn)\n\(early) }").contains("LayerProperty"))
  }

  @Test func `a class that answers for its methods is asked`() {
    let head = "class V: UIView { @objc func a() {}"
    let asked = "let b = V().responds(to: #selector(V.a))"
    expect(port("\(head) }\n\(asked)").contains("let b = (V() is V)"))
    let answers = "override func responds(to s: Selector!) -> Bool { false }"
    expect(port("\(head)\n\(answers) }\n\(asked)").contains("V().responds(to: Selector(\"a\"))"))
  }

  @Test func `showing a controller has the selector of Objective-C`() {
    expect(
      port("let a = action == #selector(UIViewController.show(_:sender:))").contains(
        "Selector(\"showViewController:sender:\")"))
  }

  @Test func `labels decide which of two optional methods is called`() {
    let ported = port(
      """
      @objc protocol P { @objc optional func p(_ a: Int, didRest b: Int)
      @objc optional func p(_ a: Int, alphaFor b: Int) -> CGFloat }
      class C { weak var d: P?; func f() { d?.p?(1, didRest: 2); _ = d?.p?(1, alphaFor: 2) } }
      """)
    expect(ported.contains("{ d?.p(1, didRest: 2); _ = (d as? P_p_alphaFor)?.p(1, alphaFor: 2) }"))
  }

  @Test func `classes of one name in different functions adopt what each of them has`() {
    let ported = port(
      """
      @objc protocol P { @objc optional func mayClose() -> Bool; @objc optional func width() -> Int }
      func a() { class D: P { func mayClose() -> Bool { true } } }
      func b() { class D: P { func width() -> Int { 1 } } }
      """)
    expect(ported.contains("func a() { class D: P, P_mayClose {"))
    expect(ported.contains("func b() { class D: P, P_width {"))
  }

  @Test func `an observed property stays one that others can observe`() {
    expect(
      port("class M: NSObject { @objc dynamic var x = 1 { didSet { f() } } }"),
      equals: "class M: NSObject { @Dynamic var x = 1 { didSet { f() } } }")
  }

  @Test func `what is not there is told with its place`() {
    let text = "import UIKit\nimport MapKit\nlet t = WKWebView()\n"
    expect(
      notes(text),
      equals: [
        "A.swift:2: MapKit: not available: show a plain view",
        "A.swift:3: WKWebView: not available: show a plain view; "
          + "no other name of this source is missing",
      ])
    expect(notes("@NSManaged var x: Int")[0].hasPrefix("A.swift:1: @NSManaged: "))
  }

  @Test func `a layer's managed property is one that can be animated`() {
    func port(_ text: String) -> String {
      SourcePort.port([SourcePort.File(path: "A.swift", text: text)]).texts[0]
    }
    let ported = """
      class Ring: CAShapeLayer {
        @LayerProperty("progress") var progress: CGFloat
        @LayerProperty("tint") public var tint: CGColor?
      }
      """
    expect(
      port(
        """
        class Ring: CAShapeLayer {
          @NSManaged var progress: CGFloat
          @NSManaged public dynamic var tint: CGColor?
        }
        """), equals: ported)
    expect(port(ported), equals: ported)
  }

  @Test func `an application's class begins the program and registers what storyboards name`() {
    let result = SourcePort.port(
      [
        SourcePort.File(
          path: "A.swift",
          text:
            "@UIApplicationMain\nclass D: UIResponder, UIApplicationDelegate {\n}\nclass C: V {}")
      ],
      interfaces: [
        SourcePort.File(path: "M.storyboard", text: "<view customClass=\"C\"/>\n<mapView/>")
      ])
    expect(
      result.texts[0].hasPrefix(
        "@main\nclass D: UIResponder, UIApplicationDelegate {"
          + " static func main() { useApplicationHost(); registerInterfaceClasses();"
          + " UIApplication.run(D()) }\n"))
    expect(result.registrations?.contains("ApplicationHost.install()"), equals: true)
    expect(result.registrations?.contains("InterfaceClasses.register(C.self)"), equals: true)
    expect(result.notes.map(\.line), equals: [2])
  }

  @Test(arguments: 0..<300)
  func `any text keeps its lines, and its port stays as it is`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = RandomSource.text(&random)
    let ported = port(text)
    expect(ported.count(where: \.isNewline), isAtLeast: text.count(where: \.isNewline))
    let again = port(ported)
    expect(port(again), equals: again)
  }
}
