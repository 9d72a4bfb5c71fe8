import Expectations
import PantographPorting
import Testing

struct SelectorPortTests {
  private func port(_ text: String) -> SourcePort.Result {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text)])
  }

  @Test func `a control made with a stored property sends its action along the responders`() {
    let text = """
      class Card: UIViewController {
        let close: UIButton = {
          let button = UIButton()
          button.addTarget(self, action: #selector(pressed(_:)), for: .touchUpInside)
          return button
        }()
        var size = 3 { didSet { f(self, action: #selector(moved)) } }
        lazy var tap = UITapGestureRecognizer(target: self, action: #selector(moved))
        @objc func pressed(_ sender: UIButton) {}
        @objc private func moved() {}
        override func viewDidLoad() { close.addTarget(self, action: #selector(moved), for: .touchDown) }
      }
      """
    let ported = port(text).texts[0]
    expect(
      ported.contains("button.addTarget(nil, action: Selector(\"pressed:\"), for: .touchUpInside)"))
    expect(ported.contains("InterfaceAction(\"pressed:\", Card.pressed(_:))"))
    expect(ported.contains("f(self, action: Card.moved)"))
    expect(ported.contains("UITapGestureRecognizer(target: self, action: Card.moved)"))
    expect(ported.contains("close.addTarget(self, action: Card.moved, for: .touchDown)"))
    expect(port(text).notes.isEmpty)
    expect(port(ported).texts[0], equals: ported)
  }

  @Test func `the action of a bar button item has a name, which can be read`() {
    let text = """
      class Card: UIViewController {
        func fill() {
          a = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
          b = UIBarButtonItem(title: "x", style: .plain, target: self, action: #selector(move(_:)))
          c = Item.init(image: nil, style: .plain, target: model, action: #selector(Model.load))
          d = UIBarButtonItem(title: "y", style: .plain, target: self, action: #selector(Other.f))
          e = UIMenuItem(title: "z", action: #selector(done))
          UITapGestureRecognizer(target: self, action: #selector(done))
        }
        @objc func done() {}
        @objc func move(_ item: UIBarButtonItem) {}
      }
      class Model: NSObject { @objc func load() {} }
      """
    let ported = port(text).texts[0]
    expect(
      ported.contains("(barButtonSystemItem: .done, target: self, action: Selector(\"done\"))"))
    expect(ported.contains("target: self, action: Selector(\"move:\"))"))
    expect(ported.contains("target: model, action: Selector(\"load\"))"))
    expect(ported.contains("target: self, action: Other.f)"))
    expect(ported.contains("UITapGestureRecognizer(target: self, action: Card.done)"))
    expect(ported.contains("InterfaceAction(\"load\", Model.load)"))
    expect(ported.contains("InterfaceAction(\"move:\", Card.move(_:))"))
    expect(port(ported).texts[0], equals: ported)
  }

  @Test func `a recognizer made with a stored property has no target, which is told`() {
    let text = """
      class Card: UIView {
        let tap = UITapGestureRecognizer(target: self, action: #selector(moved))
        @objc func moved() {}
      }
      """
    let result = port(text)
    expect(result.texts[0].contains("(target: nil, action: Selector(\"moved\"))"))
    expect(result.notes.map(\.line), equals: [2])
  }

  @Test func `methods that strings name are listed`() {
    let text = """
      class Card: UIView { @objc func close(_ sender: Any) {}
        func f() { g(Selector(("close:")), Selector("open"), NSSelectorFromString("turn")) } }
      class Model: NSObject { func open() {} }
      final class Half: Model { func turn() {} }
      """
    let ported = port(text).texts[0]
    expect(
      ported.contains("super.interfaceActions + [InterfaceAction(\"close:\", Card.close(_:))]"))
    expect(
      ported.contains(
        "class Model: NSObject { @MainActor var interfaceActions: [InterfaceAction] {"
          + " [InterfaceAction(\"open\", Model.open)] };"))
    expect(ported.contains("{ override var interfaceActions"))
    expect(ported.hasSuffix("extension Model: InterfaceActions {}\n"))
    expect(port(ported).texts[0], equals: ported)
  }

  @Test func `private actions of another file are listed there`() {
    let result = SourcePort.port([
      SourcePort.File(path: "Card.swift", text: "class Card: UIViewController {}\n"),
      SourcePort.File(
        path: "x/Card+Actions.swift", text: "extension Card { @IBAction private func b() {} }\n"),
    ])
    expect(
      result.texts[0].contains("super.interfaceActions + Card.interfaceActionsInCardActions"))
    expect(
      result.texts[1].hasSuffix(
        "extension Card { @MainActor static var interfaceActionsInCardActions:"
          + " [InterfaceAction] { [InterfaceAction(\"b\", Card.b)] } }\n"))
    expect(result.notes.isEmpty)
  }

  @Test func `a selector of another object's method names its class`() {
    let text = """
      class Model { @objc func tap() {}; @objc func both() {} }
      class Other { @objc func both() {} }
      class Card: UIView { let model = Model()
        func f() { g(model, action: #selector(model.tap)); g(model, action: #selector(model.both)) }
        func h(o: Other) { g(o, action: #selector(o.both)) } }
      """
    let result = port(text)
    expect(result.texts[0].contains("g(model, action: Model.tap)"))
    expect(result.texts[0].contains("g(model, action: Model.both)"))
    expect(result.notes.map(\.line), equals: [5])
  }

  @Test func `pictures that nothing has are told`() {
    let text = """
      a(UIImage(systemName: "star"), UIImage(systemName: "nothing"), UIImage(named: "moon"))
      a(UIImage(named: "sun.png"), UIImage(named: "x\\(1)"), UIImage(named: name))
      """
    let result = SourcePort.port(
      [SourcePort.File(path: "A.swift", text: text)],
      pictures: SourcePort.Pictures(files: ["moon"]) { $0 == "star" })
    expect(
      result.notes.map(\.text),
      equals: [
        "A.swift:1: nothing: has no drawing here: a name of iOS gives a frame with dots, another one nil",
        "A.swift:2: sun.png: has no image file: the image is nil",
      ])
    expect(port(text).notes.isEmpty)
  }

  @Test func `timers and logs have other names here`() {
    expect(
      port("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { f($0) }").texts[0],
      equals: "Timer.scheduledInWindowTime(withTimeInterval: 1, repeats: true) { f($0) }")
    expect(port("import os.log\nimport OSLog").texts[0], equals: "import UIKit\nimport UIKit")
  }
}
