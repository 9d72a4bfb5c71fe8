import Expectations
import Foundation
import PantographPorting
import Testing

/// The notes of a port about names that do not exist here.
struct MissingNamesTests {
  private func notes(_ texts: String...) -> [String] {
    SourcePort.port(
      texts.enumerated().map { SourcePort.File(path: "F\($0.offset).swift", text: $0.element) }
    ).notes.map(\.text)
  }

  @Test func `each name says how many others of the same source hang on it`() {
    let text = """
      import UIKit
      let filter = CIFilter(name: "x")
      let again = CIFilter(name: "y")
      let context = CIContext()
      let web = WKWebView()
      """
    expect(
      notes(text, "let device: MTLDevice"),
      equals: [
        "F0.swift:2: CIFilter: not available: there is no Core Image; "
          + "2 other names of this source are missing, too: CIContext, WKWebView",
        "F0.swift:4: CIContext: not available: there is no Core Image; "
          + "2 other names of this source are missing, too: CIFilter, WKWebView",
        "F0.swift:5: WKWebView: not available: show a plain view; "
          + "2 other names of this source are missing, too: CIFilter, CIContext",
        "F1.swift:1: MTLDevice: not available: there is no Metal; "
          + "no other name of this source is missing",
      ])
  }

  @Test func `more than three names are counted and not all listed`() {
    let text = notes("let a: (CIFilter, CIVector, CIContext, CIKernel, CIWarpKernel)")[1]
    expect(
      text.hasSuffix(
        "4 other names of this source are missing, too: CIVector, CIContext, CIKernel …"))
  }

  @Test func `names of the sources and names that are here are not missing`() {
    expect(notes("class CIPipeline {}\nlet a: CIPipeline; let b: CIImage; let CI = 1"), equals: [])
  }

  @Test func `no public name has the letters of a missing framework, but those that are listed`()
    throws
  {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var found: Set<String> = []
    for library in ["UIKit", "QuartzCore", "CoreGraphics", "Combine", "PantographObjects"] {
      let files = FileManager.default.enumerator(
        at: root.appendingPathComponent("Sources/\(library)"), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        let declarations =
          #/\b(?:public|open) (?:final |nonisolated )*(?:class|struct|enum|protocol|typealias|func) (\w+)/#
        for match in text.matches(of: declarations) {
          let name = String(match.1)
          if LackingNames.framework(of: name) != nil || LackingNames.here.contains(name) {
            found.insert(name)
          }
        }
      }
    }
    expect(found, equals: LackingNames.here)
  }
}
