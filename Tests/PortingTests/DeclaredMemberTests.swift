import Expectations
import PantographPorting
import Testing

struct DeclaredMemberTests {
  private func port(_ texts: String...) -> SourcePort.Result {
    SourcePort.port(
      texts.enumerated().map { SourcePort.File(path: "\($0.offset).swift", text: $0.element) })
  }

  @Test func `what overrides in an extension is called by the class`() {
    let result = port(
      "public class Card: UIView {\n}\n",
      """
      extension Card {
        public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          super.touchesBegan(touches, with: event)
        }
        override open var isHidden: Bool {
          get { super.isHidden }
          set { super.isHidden = newValue }
        }
        override class var layerClass: AnyClass { CAShapeLayer.self }
      }

      """)
    expect(
      result.texts[0],
      equals:
        "public class Card: UIView { public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchesBeganInCard(touches, with: event) }; override open var isHidden: Bool { get { isHiddenInCard } set { isHiddenInCard = newValue } }; public override class var layerClass: AnyClass { layerClassInCard }\n}\n"
    )
    expect(
      result.texts[1],
      equals: """
        extension Card {
          func touchesBeganInCard(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesBegan(touches, with: event)
          }
          var isHiddenInCard: Bool {
            get { super.isHidden }
            set { super.isHidden = newValue }
          }
          class var layerClassInCard: AnyClass { CAShapeLayer.self }
        }

        """)
    expect(port(result.texts[0], result.texts[1]).texts, equals: result.texts)
  }

  @Test func `what a subclass overrides is called by the class, too`() {
    let result = port(
      "class A: NSObject {}\nclass B: A {}\nclass C: B { override func go(to x: inout Int) throws {} }\n",
      "extension A {\n @objc func go(to x: inout Int) throws {}\n func stay() {}\n}\n")
    expect(
      result.texts[0].hasPrefix(
        "class A: NSObject { func go(to x: inout Int) throws { try goInA(to: &x) }}\n"))
    expect(
      result.texts[1],
      equals: "extension A {\n func goInA(to x: inout Int) throws {}\n func stay() {}\n}\n")
  }

  @Test
  func `methods of the same name are told apart by their labels, and functions within are none`() {
    let text =
      "class A: V {}\nextension A { func go() { func stop() {} } }\n"
      + "class B: A { override func go(to a: Int) {}; override func stop() {} }\n"
    expect(port(text).texts[0], equals: text)
  }

  @Test func `what is unavailable in an extension is unavailable in the class`() {
    let result = port(
      "class Grid: UICollectionView {\n}\n",
      """
      extension Grid {
        @available(*, unavailable)
        open override var delegate: UICollectionViewDelegate? { get { nil } set {} }
        @available(iOS 13, *) override func reloadData() {}
      }

      """)
    expect(
      result.texts[0],
      equals:
        "class Grid: UICollectionView { @available(*, unavailable) open override var delegate: UICollectionViewDelegate? { get { delegateInGrid } set { delegateInGrid = newValue } }; override func reloadData() { reloadDataInGrid() }\n}\n"
    )
  }

  @Test func `what an extension replaces in a type of UIKit compiles, and is noted`() {
    let result = port(
      """
      extension UITraitCollection {
        open override var description: String { "mine" }
        override public var debugDescription: String { description }
      }

      """)
    expect(
      result.texts[0],
      equals: """
        extension UITraitCollection {
          public var descriptionInUITraitCollection: String { "mine" }
          public var debugDescriptionInUITraitCollection: String { description }
        }

        """)
    expect(result.notes.map(\.name), equals: ["description", "debugDescription"])
    expect(
      result.notes.first?.message,
      equals:
        "replaces a member of UITraitCollection in an extension, which only Objective-C can: nothing calls it here"
    )
  }

  @Test func `another name for a type of UIKit is that type`() {
    let ported = port(
      """
      typealias PlatformView = UIView
      extension PlatformView { @objc var holder: PlatformView { self } }
      class Cell: UITableViewCell { override var holder: PlatformView { contentView } }
      class Row: PlatformView { override var holder: PlatformView { subviews[0] } }

      """
    ).texts[0]
    expect(
      ported.contains(
        "extension UIView { var holder: PlatformView {"
          + " if let own = self as? Cell { return own.holderInCell };"
          + " if let own = self as? Row { return own.holderInRow }; return holderInUIView } }"))
    expect(ported.contains("class Row: PlatformView { var holderInRow: PlatformView"))
  }

  @Test func `what an extension gives to a type of UIKit is overridden by name`() {
    let result = port(
      """
      public extension UIViewController {
        @objc func openMenu(_ animated: Bool) -> Int { 0 }
        @objc var isHidden: Bool { return false }
        func other() {}
      }
      extension UIView { @objc internal var tag2: Int { get { 1 } set {} } }

      """,
      """
      open class Menu: UINavigationController {
        open override func openMenu(_ animated: Bool) -> Int { super.openMenu(animated) }
        override var isHidden: Bool { super.isHidden }
      }
      class Wide: Menu { override func openMenu(_ animated: Bool) -> Int { super.openMenu(true) } }
      class Card: UIView { override var tag2: Int { get { 2 } set {} } }

      """)
    expect(
      result.texts[0],
      equals: """
        public extension UIViewController {
          func openMenuInUIViewController(_ animated: Bool) -> Int { 0 }
          var isHiddenInUIViewController: Bool { return false }
          func other() {}
        }
        extension UIView { internal var tag2InUIView: Int { get { 1 } set {} } }
        extension UIViewController { public func openMenu(_ animated: Bool) -> Int { if let own = self as? Wide { return own.openMenuInWide(animated) }; if let own = self as? Menu { return own.openMenuInMenu(animated) }; return openMenuInUIViewController(animated) } }
        extension UIViewController { public var isHidden: Bool { if let own = self as? Menu { return own.isHiddenInMenu }; return isHiddenInUIViewController } }
        extension UIView { var tag2: Int { get { if let own = self as? Card { return own.tag2InCard }; return tag2InUIView } set { if let own = self as? Card { own.tag2InCard = newValue; return }; tag2InUIView = newValue; return } } }

        """)
    expect(
      result.texts[1],
      equals: """
        open class Menu: UINavigationController {
          open func openMenuInMenu(_ animated: Bool) -> Int { super.openMenuInUIViewController(animated) }
          var isHiddenInMenu: Bool { super.isHiddenInUIViewController }
        }
        class Wide: Menu { func openMenuInWide(_ animated: Bool) -> Int { super.openMenuInMenu(true) } }
        class Card: UIView { var tag2InCard: Int { get { 2 } set {} } }

        """)
    expect(port(result.texts[0], result.texts[1]).texts, equals: result.texts)
  }

  @Test func `what cannot be called from the class is told`() {
    let text = "class A: V {}\nextension A {\n override var x: Int { willSet {} didSet {} }\n}\n"
    let result = port(text)
    expect(result.texts[0], equals: text)
    expect(
      result.notes.map(\.text),
      equals: [
        "0.swift:3: x: overrides or is overridden in an extension: move it into the class"
      ])
  }

  @Test(arguments: [("didSet", "oldValue"), ("didSet(old)", "old")])
  func `an observer in an extension becomes a method that the class's property calls`(
    accessor: String, old: String
  ) {
    let text =
      "class Card: UIView {\n}\nextension Card {\npublic override var alpha: CGFloat {\n"
      + "\(accessor) { update(\(old)) }\n}\n}"
    let ported = SourcePort.port([SourcePort.File(path: "A.swift", text: text)])
    expect(ported.notes.isEmpty)
    expect(
      ported.texts[0].contains(
        "override var alpha: CGFloat { didSet { alphaInCard(oldValue) } }"))
    expect(
      ported.texts[0].filter { !$0.isWhitespace }.contains(
        "funcalphaInCard(_\(old):CGFloat){update(\(old))}}"))
  }
}
