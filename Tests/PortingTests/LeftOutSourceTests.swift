import Expectations
import PantographPorting
import Testing

struct LeftOutSourceTests {
  private func reason(_ text: String, areTests: Bool) -> String? {
    LeftOutSource.find(
      in: [SourcePort.File(path: "A.swift", text: text)], areTests: areTests, modules: ["Sheets"]
    ).first?.reason
  }

  @Test(arguments: [
    "import SwiftUI\nstruct A: View {}", "import SwiftUI\nfunc a() -> some View { b }",
    "import SwiftUI\nimport UIKit\nfinal class A: ObservableObject {}\nlet b: AnyView\n",
    "import SwiftUI\nlet a: UIHostingController<Int>",
    "#if os(iOS)\nimport SwiftUI\nstruct A: View {}\n#endif",
  ])
  func `a test with views of SwiftUI is left out`(text: String) {
    // A library's source stays: only its declarations that need SwiftUI are left out.
    expectNil(reason(text, areTests: false))
    expect(reason(text, areTests: true), equals: "declares views of SwiftUI")
  }

  @Test(arguments: [
    "import SwiftUI\nclass A: UIView {}", "import UIKit\nprotocol View {}\nclass A: View {}",
    "#if canImport(SwiftUI)\nimport SwiftUI\nstruct A: View {}\n#endif",
  ])
  func `a source without them is not`(text: String) {
    expectNil(reason(text, areTests: false))
  }

  @Test func `a source for another system is left out`() {
    let text = "import AppKit\npublic typealias View = NSView\n"
    expect(reason(text, areTests: false), equals: "imports AppKit, so it is for macOS")
    expect(
      reason("import WatchKit\nclass A: WKInterfaceController {}\n", areTests: true),
      equals: "imports WatchKit, so it is for watchOS")
    let guarded = "#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif\nlet a = 3\n"
    expectNil(reason(guarded, areTests: false))
    expectNil(reason("#if os(macOS)\nimport AppKit\n#endif\nlet a = 3\n", areTests: false))
  }

  @Test func `tests with a module that is not among the sources are left out`() {
    let text = "import XCTest\nimport UIKit\nimport MapKit\nimport Sheets\nimport Nimble\n"
    expect(reason(text, areTests: true), equals: "imports Nimble, which is not among the sources")
    expectNil(reason(text, areTests: false))
    expectNil(reason("import XCTest\nimport MapKit\nimport Sheets\n", areTests: true))
  }

  @Test func `tests of the user interface are left out`() {
    let text = "import XCTest\nclass A: XCTestCase { let a = XCUIApplication() }\n"
    expect(
      reason(text, areTests: true),
      equals: "tests the application from outside, with XCUIApplication")
  }

  @Test func `tests that name a declaration of a source that is left out are left out`() {
    let texts = [
      "A": "import XCTest\nimport Nimble\nfunc isNear(_ a: Int) -> Bool { true }\n",
      "B": "import XCTest\nclass Base: XCTestCase { func testA() { XCTAssert(isNear(3)) } }\n",
      "C": "import XCTest\nclass Derived: Base {}\n",
      "D": "import XCTest\nclass Other: XCTestCase { func testA() { a.isNear(3) } }\n",
    ]
    let files = texts.keys.sorted().map {
      SourcePort.File(path: "Tests/\($0).swift", text: texts[$0] ?? "")
    }
    let found = LeftOutSource.find(in: files, areTests: true, modules: [])
    expect(found.map(\.path), equals: ["Tests/A.swift", "Tests/B.swift", "Tests/C.swift"])
    expect(found.last?.reason, equals: "uses Base of B.swift, which is left out")
    expect(LeftOutSource.find(in: files, areTests: false, modules: []).isEmpty)
    let page = SourcePort.File(path: "Page.swift", text: "import SwiftUI\nstruct Page: View {}\n")
    let use = SourcePort.File(path: "Item.swift", text: "import UIKit\nstruct Item { let a: Page }")
    expect(
      LeftOutSource.find(in: [use], areTests: true, modules: [], others: [page]).map(\.reason),
      equals: ["uses Page of Page.swift, which is left out"])
  }
}
