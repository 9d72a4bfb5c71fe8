import Expectations
import PantographPorting
import Testing

/// Conditions, versions and modules of sources for iOS.
struct ConditionPortTests {
  private func port(_ text: String) -> String {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text)]).texts[0]
  }

  @Test func `a version of iOS after the one here is not available`() {
    let ported = port(
      """
      if #available(iOS 1000, *) { later() } else { now() }
      guard #available(iOS 99.1, tvOS 12, *) else { return }
      if #unavailable(iOS 30) { now() }
      if #available(iOS 26, *) { here() }
      if #unavailable(iOS 13) { old() }
      """)
    expect(ported.contains("if false { later() }"))
    expect(ported.contains("guard false else"))
    expect(ported.contains("if true { now() }"))
    expect(ported.contains("if #available(iOS 26, *) { here() }"))
    expect(ported.contains("if #unavailable(iOS 13) { old() }"))
  }

  @Test func `a list of tests for Linux is not compiled, as on iOS`() {
    let ported = port(
      """
      import XCTest
      #if os(Linux)
      extension CardTests { static var allTests = [("testGone", testGone)] }
      #endif
      #if os(Linux)
      import Glibc
      #endif
      """)
    expect(ported.contains("#if false\nextension CardTests"))
    expect(ported.contains("#if os(Linux)\nimport Glibc"))
  }

  @Test func `names of Swift 4 for lines under text and modes of run loops are current`() {
    expect(port("let line = NSUnderlineStyle.styleSingle\n").contains("NSUnderlineStyle.single"))
    expect(port("wheel.activityIndicatorViewStyle = .gray\n"), equals: "wheel.style = .gray\n")
    expect(
      port("CFRunLoopAddTimer(loop, timer, CFRunLoopMode.commonModes)\n")
        .contains("timer, kCFRunLoopCommonModes)"))
    expect(port("let mode = RunLoopMode.commonModes\n").contains(".common\n"))
  }

  @Test func `pages of the web and mails are of UIKit, and so are formatters`() {
    let ported = port("import MessageUI\nimport SafariServices\nlet page: SFSafariViewController\n")
    expect(ported.contains("import UIKit\nimport UIKit\nlet page"))
    for name in ["ListFormatter", "RelativeDateTimeFormatter", "DateComponentsFormatter"] {
      expect(port("import Foundation\nlet text = \(name)()\n").contains("import UIKit"))
    }
  }

  @Test func `a type for macOS that a condition leaves out is not needed`() {
    let files = [
      SourcePort.File(
        path: "Spelling.swift", text: "import AppKit\npublic enum Spelling { case wrong }\n"),
      SourcePort.File(
        path: "Mark.swift",
        text: """
          #if os(macOS)
          import AppKit
          #else
          import UIKit
          #endif
          enum Mark {
            case plain
            #if os(macOS)
            case spelling(Spelling)
            #endif
            init(_ value: Any) {
              #if os(macOS)
              if let value = value as? Spelling { self = .spelling(value) }
              #endif
              self = .plain
            }
          }
          """),
    ]
    let ported = SourcePort.port(files).texts[1]
    expect(ported.contains("init(_ value: Any)"))
  }
}
