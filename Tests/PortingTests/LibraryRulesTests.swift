import PantographPorting
import Testing

/// Rules that published libraries need.
@Suite struct LibraryRulesTests {
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
    #expect(
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
    #expect(ported.contains("perform(Selector(\"_performMemoryWarning\"))"))
    #expect(ported.contains("action: Selector(\"done:\"), for:"))
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
    #expect(ported.contains("exchange(Card.self, Selector(\"layoutSubviews\"), Selector(\"own\"))"))
  }

  @Test func `what an extension adds to a type of UIKit is public, not open`() {
    let ported = port(
      "extension UIColor { @objc class open dynamic var paper: UIColor { .white } }")
    #expect(ported.contains("class public"))
    #expect(
      port("class A { open func f() {} }\nextension A { open func g() {} }").contains("open func g")
    )
  }

  @Test func `an extension may observe a property before it is set`() {
    let ported = port(
      """
      class Cell: UITableViewCell {}
      extension Cell { override var isSelected: Bool { willSet { mark(newValue) } } }
      """)
    #expect(
      ported.contains("override var isSelected: Bool { willSet { isSelectedInCell(newValue) } }"))
    #expect(ported.contains("func isSelectedInCell(_ newValue: Bool"))
  }

  @Test func `items and layouts list their outlets`() {
    let ported = port(
      """
      class Item: UITabBarItem { @IBOutlet var animation: Animation!; @IBInspectable var size: CGFloat = 10 }
      class Animation: NSObject { @IBInspectable var duration: CGFloat = 1 }
      class Bounce: Animation { @IBInspectable var height: CGFloat = 1 }
      """)
    #expect(ported.contains("extension Item: InterfaceOutlets {}"))
    #expect(ported.contains("extension Animation: InterfaceOutlets {}"))
    #expect(!ported.contains("extension Bounce: InterfaceOutlets"))
    #expect(
      ported.contains(
        "override var interfaceOutlets: [InterfaceOutlet] { super.interfaceOutlets + [InterfaceOutlet(\"height\")"
      ))
  }

  @Test func `headers and views of a generic class are made from their class`() {
    #expect(
      port("let view = viewType.init(reuseIdentifier: nil)")
        == "let view = viewType.makeObject(reuseIdentifier: nil)")
    let ported = port("func dequeue<T: UIView> (type: T.Type) -> T { return make(type.init()) }")
    #expect(ported.contains("make(type.makeObject())"))
  }

  @Test func `tiles wait for no queue while they are drawn`() {
    let ported = port(
      """
      class Tiles: UIView {
        override func draw(_ rect: CGRect) { do { let b = DispatchQueue.main.sync { return self.bounds } } }
        func f() { DispatchQueue.main.sync { } }
      }
      """)
    #expect(ported.contains("DispatchQueue.main.syncWhileDrawing { return self.bounds }"))
    #expect(ported.contains("func f() { DispatchQueue.main.sync { } }"))
  }

  @Test func `an object of a storyboard awakes without a superclass that does`() {
    let ported = port(
      """
      class Animation: NSObject { override func awakeFromNib() { super.awakeFromNib(); start() } }
      class Frames: Animation { override func awakeFromNib() { super.awakeFromNib() } }
      """)
    #expect(ported.contains("class Animation: NSObject { func awakeFromNib() { do {}; start() } }"))
    #expect(
      ported.contains(
        "class Frames: Animation { override func awakeFromNib() { super.awakeFromNib() } }"))
    #expect(ported.contains("extension Animation: InterfaceAwakening {}"))
  }

  @Test func `values are read from objects of any class`() {
    #expect(
      port("let r = (info[key] as AnyObject).cgRectValue")
        == "let r = (info[key] as Any as? NSValue)?.cgRectValue")
    #expect(
      port("let d = (a! as AnyObject).integerValue!") == "let d = (a! as Any as! NSNumber).intValue"
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
    #expect(ported.contains("action: Base.tapped)"))
  }

  @Test func `delegates take selectors`() {
    let ported = port(
      """
      class Cell: UICollectionViewCell { @objc func capital(_ sender: Any) {
        list.delegate?.collectionView?(list, performAction: #selector(capital), forItemAt: path, withSender: sender)
      } }
      """)
    #expect(ported.contains("performAction: Selector(\"capital:\")"))
  }

  @Test func `associated objects need UIKit beside Core Graphics`() {
    let ported = port(
      "import Foundation\nimport CoreGraphics\nfunc f() { objc_getAssociatedObject(a, &b) }")
    #expect(ported.contains("import UIKit"))
  }
}
