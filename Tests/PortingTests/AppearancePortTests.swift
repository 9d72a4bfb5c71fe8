import Expectations
import PantographPorting
import Testing

struct AppearancePortTests {
  private func port(_ text: String) -> String {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text)]).texts[0]
  }

  @Test func `a view lists its dynamic properties, as far as they can be set`() {
    let ported = port(
      """
      class Ring: UIView {
        @objc dynamic var color = UIColor.red { didSet { setNeedsDisplay() } }
        @objc public dynamic var width: CGFloat { get { 1 } set { layer.borderWidth = newValue } }
        @objc dynamic var area: CGFloat { width * 2 }
        @objc private dynamic var own = 1
        @objc dynamic func turn() {}
        class Inner: NSObject { @objc dynamic var name = "" }
      }
      """)
    expect(
      ported.contains(
        "override var appearanceProperties: [AppearanceProperty] { super.appearanceProperties"
          + " + [AppearanceProperty(\\Ring.color), AppearanceProperty(\\Ring.width)] }"))
    expect(port(ported), equals: ported)
  }

  @Test func `the list is as visible as the class`() {
    let open = port("open class A: UIButton { @objc open dynamic var a = 1 }")
    expect(open.contains("open override var appearanceProperties"))
    let shown = port("public class A: UITableViewCell { @objc dynamic public var a = 1 }")
    expect(shown.contains("public override var appearanceProperties"))
  }

  @Test func `other classes have no such list`() {
    expect(!port("class A: NSObject { @objc dynamic var a = 1 }").contains("appearance"))
    expect(!port("class A: UIViewController { @objc dynamic var a = 1 }").contains("appearance"))
    expect(!port("class A: UIView { @objc var a = 1 }").contains("appearance"))
  }
}
