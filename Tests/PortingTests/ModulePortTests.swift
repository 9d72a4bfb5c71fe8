import Expectations
import PantographPorting
import Testing

/// Modules that are ported together and compiled apart.
struct ModulePortTests {
  private func module(_ name: String, _ texts: String...) -> ModulePort.Module {
    ModulePort.Module(
      name: name,
      files: texts.enumerated().map {
        SourcePort.File(path: "\(name)/F\($0.offset).swift", text: $0.element, neighbors: ["Core"])
      })
  }

  private static let core = """
    import UIKit
    public class Panel: UIView { @IBAction public func open(_ sender: Any) {} }
    """

  @Test func `a class has its own actions, not those of its namesake in another module`() {
    let port = ModulePort(
      [
        module("Core", Self.core),
        module(
          "Card",
          "import UIKit\nclass Panel: UIView { @IBAction func close() {} }\n"
        ),
        module(
          "App",
          """
          import Core
          class Bar: UIView { func f() { g(#selector(Panel.open(_:))) } }
          """),
      ], isApplication: true)
    expect(port.texts[0][0].contains("InterfaceAction(\"open:\", Panel.open(_:))"))
    expect(!port.texts[0][0].contains("close"))
    expect(port.texts[1][0].contains("InterfaceAction(\"close\", Panel.close)"))
    expect(!port.texts[1][0].contains("open"))
    expect(
      port.texts[2][0].contains("import Core") && port.texts[2][0].contains("g(Panel.open(_:))"))
  }

  @Test func `the application registers the classes of every module`() {
    let storyboard = SourcePort.File(
      path: "Main.storyboard",
      text: "<view customClass=\"Panel\"/><view customClass=\"Bar\"/><view customClass=\"Card\"/>")
    let port = ModulePort(
      [
        module("Core", Self.core), module("Card", "import UIKit\nstruct Plain {}\n"),
        module(
          "App",
          """
          import Core
          class Bar: UIView {}
          @main class Delegate: UIResponder, UIApplicationDelegate {}
          """),
      ], interfaces: [storyboard], isApplication: true)
    let source = port.registrationSource(of: 0)
    expect(source?.contains("public func registerInterfacesOfCore()"), equals: true)
    expect(source?.contains("register(Panel.self)"), equals: true)
    expectNil(port.registrationSource(of: 1))
    let application = port.applicationSource
    expect(application.contains("import Core\nimport UIKit\n"))
    expect(application.contains("  registerInterfacesOfCore()\n"))
    expect(application.contains("register(Bar.self)") && !application.contains("Panel"))
    expect(port.texts[2][0].contains("registerInterfaceClasses()"))
  }

  @Test func `a note is about one module and is there once`() {
    let text = "import UIKit\nimport Lottie\nclass Panel: UIView {}\n"
    let port = ModulePort([module("Core", text), module("Card", text)], isApplication: false)
    expect(port.notes.map(\.path), equals: ["Card/F0.swift", "Core/F0.swift"])
  }

  @Test func `a subclass of another module overrides what an extension declares there`() {
    let port = ModulePort(
      [
        module("Core", "import UIKit\nextension UIView { @objc open var safe: Int { 1 } }\n"),
        module("Card", "import Core\nclass Mine: UIView { override var safe: Int { 2 } }\n"),
        module("Other", "class Mine {}\n"),
      ], isApplication: false)
    expect(port.texts[0][0].contains("safeInMine"))
    expect(port.texts[1][0].contains("safeInMine"))
    expect(!port.texts[2][0].contains("safe"))
  }
}
