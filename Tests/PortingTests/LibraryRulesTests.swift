import Expectations
import PantographPorting
import Testing

/// Rules that published libraries need.
struct LibraryRulesTests {
  private func port(_ text: String) -> String {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text)]).texts[0]
  }

  @Test func `a reference to an optional method asks for its protocol`() {
    let ported = port(
      """
      @objc protocol PagerDelegate { @objc optional func pager(_ p: Pager, mayShow i: Int) -> Bool }
      class Pager: UIView {
        weak var delegate: PagerDelegate?
        func f() -> Bool {
          guard let function = self.delegate?.pager(_:mayShow:) else { return true }
          return function(self, 1)
        }
      }
      """)
    expect(
      ported.contains(
        "guard let function = (self.delegate as? PagerDelegate_pager_mayShow)?.pager(_:mayShow:) else"
      ))
  }

  @Test func `a protocol may be declared only for its selectors`() {
    let ported = port(
      """
      @objc protocol Dummy { func _performMemoryWarning(); func done(_ sender: Any?) }
      class Card: UIView { func f() {
        UIApplication.shared.perform(#selector(Dummy._performMemoryWarning))
        field.addTarget(nil, action: #selector(Dummy.done), for: .editingDidEndOnExit)
      } }
      """)
    expect(ported.contains("perform(Selector(\"_performMemoryWarning\"))"))
    expect(ported.contains("action: Selector(\"done:\"), for:"))
  }

  @Test func `a function in a variable takes selectors`() {
    let ported = port(
      """
      class Card: UIView {
        @objc func own() {}
        func f() {
          let exchange: (AnyClass, Selector, Selector) -> Void = { _, _, _ in }
          exchange(Card.self, #selector(layoutSubviews), #selector(own))
        }
      }
      """)
    expect(ported.contains("exchange(Card.self, Selector(\"layoutSubviews\"), Selector(\"own\"))"))
    let factory = port(
      """
      typealias Factory = (_ target: Any, _ selector: Selector) -> CADisplayLink
      class Driver: NSObject {
        @objc func step() {}
        init(factory: Factory, other: @escaping (Any, Selector) -> Void) {
          link = factory(self, #selector(step))
          other(self, #selector(step))
        }
      }
      """)
    expect(factory.contains("factory(self, Selector(\"step\"))"))
    expect(factory.contains("other(self, Selector(\"step\"))"))
  }

  @Test func `a member of a value that an AnyObject contains unwraps the value`() {
    expect(
      port("let y = (change[.newKey] as AnyObject).cgPointValue.y"),
      equals: "let y = NSValue.containing(change[.newKey] )!.cgPointValue.y")
    expect(
      port("let top = (new as AnyObject).uiEdgeInsetsValue.top"),
      equals: "let top = NSValue.containing(new )!.uiEdgeInsetsValue.top")
    expect(
      port("let text = (new as AnyObject).integerValue.description"),
      equals: "let text = (new as Any as! NSNumber).intValue.description")
  }

  @Test func `a method's name in Objective-C may stand apart from its attribute`() {
    expect(
      port("class Row: UIView { @objc (valueDidChange) func changed() {} }"),
      equals: "class Row: UIView { func changed() {} }")
  }

  @Test func `an initializer does not call the observers of a dynamic property`() {
    let text = """
      class Bar: UIView {
        var label: UILabel!
        @objc dynamic var message: String = "" { didSet { label.text = message } }
        @objc dynamic var color: UIColor = .red { didSet { label.textColor = color } }
        init(message: String) { super.init(frame: .zero); self.message = message }
      }

      """
    let ported = port(text)
    expect(ported.contains("  var message: String = \"\" {"))
    expect(ported.contains("@Dynamic var color: UIColor"))
    let observing = ["bar.observe(\\.message) { _, _ in }", "#keyPath(Bar.message)"]
    for code in observing + ["bar.addObserver(self, forKeyPath: \"message\", options: [])"] {
      let observed = port(text + "func f(_ bar: Bar) { \(code) }\n")
      expect(observed.contains("@Dynamic var message"), "\(code)")
    }
  }

  @Test func `the kind of an AnyObject is that of the object`() {
    let ported = port(
      "class Button: UIButton { var target: AnyObject!\n"
        + "func f() -> Bool { target.isKind(of: Button.self) } }")
    expect(ported.contains("(target as! NSObject).isKind(of: Button.self)"))
  }

  @Test func `optional methods for another system add nothing`() {
    let ported = SourcePort.port([
      SourcePort.File(
        path: "Mac.swift",
        text: """
          #if os(macOS)
          import AppKit
          @objc public protocol LoopDelegate { @objc optional func didLoop(in view: NSView) }
          #endif

          """),
      SourcePort.File(
        path: "Phone.swift",
        text: """
          import UIKit
          @objc public protocol LoopDelegate { @objc optional func didLoop(in view: UIView) }
          class Looper { weak var delegate: LoopDelegate?; func f() { delegate?.didLoop?(in: UIView()) } }

          """),
    ]).texts
    expect(!ported[0].contains("extension LoopDelegate"))
    expect(ported[1].contains("delegate?.didLoop(in: UIView())"))
    expect(
      ported[1].contains("extension LoopDelegate { public func didLoop(in view: UIView) {} }"))
  }

  @Test func `a selector of a weak self names the class's method`() {
    let ported = port(
      """
      class Cell: UIView { @objc func close() {}
        func f() { button.addTarget(self, action: #selector(self?.close), for: .touchUpInside) } }
      """)
    expect(ported.contains("addTarget(self, action: Cell.close, for: .touchUpInside)"))
  }

  @Test func `previews for Xcode are left out`() {
    let text = """
      import UIKit
      class Card: UIView {}
      #Preview { Card() }
      @available(iOS 17, *)
      #Preview("Card", traits: .sizeThatFitsLayout) {
        let card = Card()
        return card
      }
      let after = 1

      """
    let ported = port(text)
    expect(!ported.contains("Preview") && !ported.contains("@available"))
    expect(ported.contains("class Card: UIView {}\n") && ported.contains("let after = 1\n"))
    expect(ported.count { $0 == "\n" }, equals: text.count { $0 == "\n" })
  }

  @Test func `instances of a class have the methods that a selector names`() {
    let ported = port(
      """
      class GIFView: UIImageView {
        override func display(_ layer: CALayer) {
          if UIImageView.instancesRespond(to: #selector(display(_:))) { super.display(layer) }
        }
      }
      """)
    expect(ported.contains("if true { super.display(layer) }"))
    let asked = "let known = type.instancesRespond(to: #selector(display(_:)))"
    expect(port(asked).contains("type.instancesRespond(to:"))
  }

  @Test func `a weak property of a layer stays weak`() {
    let ported = port(
      "class Ring: CALayer { @NSManaged weak var owner: UIView!; @NSManaged var value: CGFloat }")
    expect(ported.contains("@WeakLayerProperty(\"owner\") var owner: UIView!;"))
    expect(ported.contains("@LayerProperty(\"value\") var value: CGFloat"))
  }

  @Test func `what an extension adds to a type of UIKit is public, not open`() {
    let ported = port(
      "extension UIColor { @objc class open dynamic var paper: UIColor { .white } }")
    expect(ported.contains("class public"))
    expect(
      port("class A { open func f() {} }\nextension A { open func g() {} }").contains("open func g")
    )
  }

  @Test func `an extension may observe a property before it is set`() {
    let ported = port(
      """
      class Cell: UITableViewCell {}
      extension Cell { override var isSelected: Bool { willSet { mark(newValue) } } }
      """)
    expect(
      ported.contains("override var isSelected: Bool { willSet { isSelectedInCell(newValue) } }"))
    expect(ported.contains("func isSelectedInCell(_ newValue: Bool"))
  }

  @Test func `items and layouts list their outlets`() {
    let ported = port(
      """
      class Item: UITabBarItem { @IBOutlet var animation: Animation!; @IBInspectable var size: CGFloat = 10 }
      class Animation: NSObject { @IBInspectable var duration: CGFloat = 1 }
      class Bounce: Animation { @IBInspectable var height: CGFloat = 1 }
      """)
    expect(ported.contains("extension Item: InterfaceOutlets {}"))
    expect(ported.contains("extension Animation: InterfaceOutlets {}"))
    expect(!ported.contains("extension Bounce: InterfaceOutlets"))
    expect(
      ported.contains(
        "override var interfaceOutlets: [InterfaceOutlet] { super.interfaceOutlets + [InterfaceOutlet(\"height\")"
      ))
  }

  @Test func `headers and views of a generic class are made from their class`() {
    expect(
      port("let view = viewType.init(reuseIdentifier: nil)"),
      equals: "let view = viewType.makeObject(reuseIdentifier: nil)")
    let ported = port("func dequeue<T: UIView> (type: T.Type) -> T { return make(type.init()) }")
    expect(ported.contains("make(type.makeObject())"))
  }

  @Test func `tiles wait for no queue while they are drawn`() {
    let ported = port(
      """
      class Tiles: UIView {
        override func draw(_ rect: CGRect) { do { let b = DispatchQueue.main.sync { return self.bounds } } }
        func f() { DispatchQueue.main.sync { } }
      }
      """)
    expect(ported.contains("DispatchQueue.main.syncWhileDrawing { return self.bounds }"))
    expect(ported.contains("func f() { DispatchQueue.main.sync { } }"))
  }

  @Test func `an object of a storyboard awakes without a superclass that does`() {
    let ported = port(
      """
      class Animation: NSObject { override func awakeFromNib() { super.awakeFromNib(); start() } }
      class Frames: Animation { override func awakeFromNib() { super.awakeFromNib() } }
      """)
    expect(ported.contains("class Animation: NSObject { func awakeFromNib() { do {}; start() } }"))
    expect(
      ported.contains(
        "class Frames: Animation { override func awakeFromNib() { super.awakeFromNib() } }"))
    expect(ported.contains("extension Animation: InterfaceAwakening {}"))
  }

  @Test func `values are read from objects of any class`() {
    expect(
      port("let r = (info[key] as AnyObject).cgRectValue"),
      equals: "let r = (info[key] as Any as? NSValue)?.cgRectValue")
    expect(
      port("let d = (a! as AnyObject).integerValue!"),
      equals: "let d = (a! as Any as! NSNumber).intValue"
    )
  }

  @Test func `a class may name its own method by a subclass`() {
    let ported = port(
      """
      class Base: UIView {
        lazy var tap = UITapGestureRecognizer(target: self, action: #selector(Sub.tapped))
        @objc func tapped() {}
      }
      class Sub: Base {}
      """)
    expect(ported.contains("action: Base.tapped)"))
  }

  @Test func `delegates take selectors`() {
    let ported = port(
      """
      class Cell: UICollectionViewCell { @objc func capital(_ sender: Any) {
        list.delegate?.collectionView?(list, performAction: #selector(capital), forItemAt: path, withSender: sender)
      } }
      """)
    expect(ported.contains("performAction: Selector(\"capital:\")"))
  }

  @Test func `associated objects need UIKit beside Core Graphics`() {
    let ported = port(
      "import Foundation\nimport CoreGraphics\nfunc f() { objc_getAssociatedObject(a, &b) }")
    expect(ported.contains("import UIKit"))
  }
}
