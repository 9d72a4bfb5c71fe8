import Expectations
import PantographPorting
import Testing

struct ImportPortTests {
  private func port(_ text: String, keepsModules: Bool = false) -> SourcePort.Result {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text, keepsModules: keepsModules)])
  }

  @Test(arguments: [
    "MetalKit", "CoreImage", "CoreTelephony", "SnapKit", "Kingfisher",
  ])
  func `a module that is not here goes, and is told`(name: String) {
    let result = port("import UIKit\nimport \(name)\n")
    expect(result.texts[0], equals: "import UIKit\n\n")
    expect(result.notes.count, equals: 1)
    expect(!result.notes[0].message.contains("Auto Layout"))
  }

  @Test(arguments: ["Combine", "Foundation", "XCTest", "Dispatch", "Glibc", "Observation"])
  func `a module that is here stays`(name: String) {
    expect(port("import \(name)\n").texts[0], equals: "import \(name)\n")
    expect(port("import \(name)\n").notes.isEmpty)
  }

  @Test func `a package's own modules stay, and Apple's go`() {
    let result = port("import UIKit\nimport Kingfisher\nimport MapKit\n", keepsModules: true)
    expect(result.texts[0], equals: "import UIKit\nimport Kingfisher\n\n")
  }

  @Test(arguments: [
    ("import XCTest\nlet a = UIView()\n", "import XCTest; import UIKit\nlet a = UIView()\n"),
    (
      "@testable import Testing\nlet a = UIView()\n",
      "@testable import Testing; import UIKit\nlet a = UIView()\n"
    ),
    ("import SwiftUI\nlet a = CGSize.zero\n", "import UIKit\nlet a = CGSize.zero\n"),
    ("let a: UIView\n", "let a: UIView\n"),
    (
      "#if A\nimport Foundation\n#endif\nlet a: UIView\n",
      "#if A\nimport Foundation\n#endif\nlet a: UIView\nimport UIKit\n"
    ),
    ("import XCTest\nlet a = 3\n", "import XCTest\nlet a = 3\n"),
    (
      "import XCTest\nimport CoreGraphics\nlet a = CATransform3DIdentity\n",
      "import XCTest\nimport UIKit\nlet a = CATransform3DIdentity\n"
    ),
    (
      "import XCTest\nimport QuartzCore\nlet a = CATransform3DIdentity\n",
      "import XCTest\nimport QuartzCore\nlet a = CATransform3DIdentity\n"
    ),
    ("class UIOwn {}\nlet a: UIOwn\n", "class UIOwn {}\nlet a: UIOwn\n"),
    (
      "import Foundation\nlet a = class_getSuperclass(A.self)\n",
      "import UIKit\nlet a = class_getSuperclass(A.self)\n"
    ),
    ("import CoreGraphics\nlet a: CGPath\n", "import CoreGraphics\nlet a: CGPath\n"),
    (
      "import Foundation\nclass A: NSObject { @objc dynamic var a = 3 }\n",
      "import UIKit\nclass A: NSObject { @Dynamic var a = 3 }\n"
    ),
  ])
  func `a file that names UIKit imports it`(text: String, ported: String) {
    expect(port(text).texts[0], equals: ported)
    expect(port(ported).texts[0], equals: ported)
  }

  @Test(arguments: ["let a: UIView\n", "class A: NSObject {}\n"])
  func `a framework's header imports UIKit for all files`(text: String) {
    let ported = SourcePort.port(
      [SourcePort.File(path: "A.swift", text: text)], hasHeader: true
    ).texts[0]
    expect(ported, equals: text + "import UIKit\n")
  }

  @Test func `run loops are those of Core Foundation`() {
    let text = "import CoreFoundation\nlet a: CFRunLoop\n"
    expect(port(text).texts[0], equals: text)
    expect(port("import CoreFoundation\nlet a: CFTimeInterval\n").texts[0].contains("UIKit"))
  }

  @Test(arguments: ["URLRequest", "HTTPURLResponse", "URLSessionDataTask"])
  func `a file that names types of requests imports their module`(name: String) {
    let ported = port("import UIKit\nlet a: \(name)\n").texts[0]
    expect(ported, equals: "import UIKit\nlet a: \(name)\nimport FoundationNetworking\n")
    expect(port(ported).texts[0], equals: ported)
    let own = "import UIKit\nstruct \(name) {}\nlet a: \(name)\n"
    expect(port(own).texts[0], equals: own)
  }
}
