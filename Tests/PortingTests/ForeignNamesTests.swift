import Expectations
import PantographPorting
import Testing

/// Names that other modules, the Objective-C runtime or another Foundation have on iOS.
struct ForeignNamesTests {
  private func port(_ text: String) -> String {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text)]).texts[0]
  }

  @Test func `a type loses the module that is part of UIKit here`() {
    let ported = port(
      """
      import UIKit
      extension UIColor { var core: CoreImage.CIColor? { CoreImage.CIColor(color: self) } }
      var layer: QuartzCore.CALayer?
      """)
    expect(ported.contains("var core: CIColor? { CIColor(color: self) }"))
    expect(ported.contains("QuartzCore.CALayer?"))
  }

  @Test func `a type of the sources with a module's name is left alone`() {
    let ported = port(
      """
      import UIKit
      enum Social { enum Kind { case photo } }
      let kind = Social.Kind.photo
      """)
    expect(ported.contains("let kind = Social.Kind.photo"))
  }

  @Test func `a timer for a run loop first fires after its interval`() {
    let ported = port(
      """
      import Foundation
      let one = Timer(timeInterval: 2, repeats: true) { _ in }
      let two = Timer(timeInterval: 2, repeats: false, block: { _ in })
      """)
    expect(ported.contains("Timer(firstAfter: 2, repeats: true) { _ in }"))
    expect(ported.contains("Timer(firstAfter: 2, repeats: false, block: { _ in })"))
    expect(ported.contains("import UIKit"))
  }

  @Test func `a timer with a target keeps its label`() {
    let ported = port(
      """
      import UIKit
      class Clock: UIView {
        func start() {
          _ = Timer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        }
        @objc func tick() {}
      }
      """)
    expect(ported.contains("Timer(timeInterval: 1, target: self, selector: Clock.tick"))
  }

  @Test func `anchors of an AnyObject parameter are those of a view`() {
    let ported = port(
      """
      import UIKit
      func pin(_ item: AnyObject, to anchor: NSLayoutYAxisAnchor) {
        anchor.constraint(equalTo: item.topAnchor).isActive = true
      }
      func pin(_ item: UIView, at anchor: NSLayoutYAxisAnchor) {
        anchor.constraint(equalTo: item.topAnchor).isActive = true
      }
      """)
    expect(ported.contains("equalTo: (item as! UIView).topAnchor)"))
    expect(ported.contains("equalTo: item.topAnchor)"))
  }

  @Test(.timeLimit(.minutes(2)))
  func `a file of many anchors is read in a time in proportion to its length`() {
    let lines = Array(repeating: "let x = item.topAnchor", count: 40_000).joined(separator: "\n")
    let ported = port("import UIKit\n\(lines)\nfunc pin(_ item: AnyObject) { _ = item.topAnchor }")
    expect(ported.hasSuffix("func pin(_ item: AnyObject) { _ = (item as! UIView).topAnchor }"))
    expect(ported.contains("let x = item.topAnchor\nfunc"))
  }

  @Test func `a test that names a constant of UIKit's module imports UIKit`() {
    let ported = port(
      """
      import XCTest
      final class Tests: XCTestCase {
        func test() { let delay = 2 * NSEC_PER_SEC; _ = delay }
      }
      """)
    expect(ported.contains("import UIKit"))
  }
}

/// Modules whose types Foundation has on iOS.
struct FoundationPartTests {
  private func port(_ text: String) -> String {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text)]).texts[0]
  }

  @Test func `a parser of XML and an observable object get their modules`() {
    let ported = port(
      """
      import Foundation
      final class Reader: NSObject, XMLParserDelegate {}
      final class Model: ObservableObject { @Published var count = 0 }
      """)
    expect(ported.contains("import FoundationXML"))
    expect(ported.contains("import Combine"))
  }

  @Test
  func `an expression in a file without UIKit is of UIKit, a key of a bundle of Core Graphics`() {
    let ported = port(
      """
      import Foundation
      let sum = NSExpression(format: text).expressionValue(with: nil, context: nil) as? Double
      """)
    expect(ported.contains("let sum = FormatExpression(format: text).expressionValue"))
    expect(ported.contains("import UIKit"))
    expect(
      port("import Foundation\nlet key = kCFBundleNameKey as String\n")
        .contains("import CoreGraphics"))
  }

  @Test func `a search for links in a file without UIKit gets UIKit`() {
    let ported = port(
      """
      import Foundation
      let links = try? NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
      """)
    expect(ported.contains("import UIKit"))
  }

  @Test func `a type of the sources with such a name needs no module`() {
    let ported = port(
      """
      import Foundation
      protocol ObservableObject: AnyObject {}
      final class Model: ObservableObject { let parser = Kit.XMLParser() }
      """)
    expect(!ported.contains("import Combine"))
    expect(!ported.contains("import FoundationXML"))
  }

  @Test func `a method that a storyboard names is an action without the attribute`() {
    let result = SourcePort.port(
      [
        SourcePort.File(
          path: "A.swift",
          text: "import UIKit\nclass Form: UIViewController { @objc func finish(_ sender: Any) {} }"
        )
      ],
      interfaces: [
        SourcePort.File(
          path: "Main.storyboard",
          text: "<action selector=\"finish:\" destination=\"a\" id=\"b\"/>")
      ])
    expect(result.texts[0].contains("InterfaceAction(\"finish:\", Form.finish(_:))"))
  }

  @Test func `an action with a namesake is the one without parameters`() {
    let ported = port(
      """
      import UIKit
      class Fees: UIViewController {
        func add(_ fee: Int) {}
        @IBAction func add() {}
      }
      """)
    expect(ported.contains("InterfaceAction(\"add\", Fees.add as (Fees) -> () -> Void)"))
  }

  @Test func `in a file with run loops, names that Core Foundation has, too, are those of here`() {
    let text = """
      import CoreFoundation
      import UIKit
      let now = CFAbsoluteTimeGetCurrent()
      let loop = CFRunLoopGetMain()
      func f(CFData: Int, url: CFURL) -> CFTimeInterval { x.CFString }
      """
    let ported = SourcePort.port([SourcePort.File(path: "A.swift", text: text)]).texts[0]
    expect(ported.contains("import CoreFoundation\n"))
    expect(ported.contains("let now = QuartzCore.CFAbsoluteTimeGetCurrent()"))
    expect(ported.contains("let loop = CFRunLoopGetMain()"))
    expect(
      ported.contains(
        "(CFData: Int, url: CoreGraphics.CFURL) -> QuartzCore.CFTimeInterval { x.CFString }"))
    let plain = "import UIKit\nlet now = CFAbsoluteTimeGetCurrent()"
    expect(
      SourcePort.port([SourcePort.File(path: "A.swift", text: plain)]).texts[0], equals: plain)
  }
}
