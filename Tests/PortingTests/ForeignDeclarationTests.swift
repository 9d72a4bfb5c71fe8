import Expectations
import PantographPorting
import Testing

/// The declarations that need SwiftUI, or that are for macOS, are left out of a library's sources.
struct ForeignDeclarationTests {
  private func port(_ texts: String...) -> SourcePort.Result {
    SourcePort.port(
      texts.enumerated().map { SourcePort.File(path: "\($0.offset).swift", text: $0.element) })
  }

  @Test func `a view of SwiftUI is left out, and the class beside it stays`() {
    let result = port(
      """
      import SwiftUI
      import UIKit
      class Card: UIView { var corner = 3 }
      /// A card.
      @available(iOS 13, *)
      public struct CardView: View {
        @State var isOpen = false
        public var body: some View { Text("card") }
      }
      struct Corner { let radius = 2 }
      """)
    expect(!result.texts[0].contains("CardView") && !result.texts[0].contains("State"))
    expect(result.texts[0].contains("class Card: UIView { var corner = 3 }"))
    expect(result.texts[0].contains("\nstruct Corner { let radius = 2 }"))
    expect(
      result.texts[0].split(separator: "\n", omittingEmptySubsequences: false).count, equals: 10)
    expect(
      result.notes.map(\.text).contains("0.swift:5: CardView: is left out, because it needs View"))
  }

  @Test func `a method that takes a view of SwiftUI is left out of its class`() {
    let result = port(
      """
      import UIKit
      import SwiftUI
      class Tip: UIView {
        func show(text: String) {}
        @available(iOS 13.0, *)
        open func show<V: View>(rootView: V) {
          let controller = UIHostingController(rootView: rootView)
        }
        func hide() {}
      }
      """)
    expect(result.texts[0].contains("func show(text: String) {}"))
    expect(result.texts[0].contains("func hide() {}"))
    expect(!result.texts[0].contains("rootView"))
  }

  @Test func `an extension of a type that only exists with SwiftUI is left out`() {
    let result = port(
      """
      #if canImport(SwiftUI)
      import SwiftUI
      public struct Hosting<Content: View> { let content: Content }
      struct Named {}
      #else
      struct Named {}
      #endif
      import UIKit
      public extension Hosting { static func make() -> Int { 3 } }
      extension Named { var count: Int { 4 } }
      """)
    expect(!result.texts[0].contains("func make"))
    expect(result.texts[0].contains("struct Hosting"))
    expect(result.texts[0].contains("extension Named { var count: Int { 4 } }"))
    expect(result.notes.map(\.name), equals: ["Hosting"])
  }

  @Test func `a class that stores a controller of SwiftUI is left out, and so is what names it`() {
    let result = port(
      "import SwiftUI\nimport UIKit\nclass Hosting: UIView { let host: UIHostingController<AnyView>? = nil }",
      "import UIKit\nclass Pages: UIView { var a = 1 }\nextension Pages { func f(_ host: Hosting) {} }"
        + "\nfunc make() -> Hosting { Hosting() }")
    expect(!result.texts[0].contains("class Hosting"))
    expect(result.texts[1].contains("class Pages: UIView { var a = 1 }"))
    expect(!result.texts[1].contains("Hosting"))
  }

  @Test func `a source for macOS alone is left out`() {
    let result = port(
      "import AppKit\npublic typealias Part = NSView\nextension NSView { func f() {} }",
      "import UIKit\npublic typealias Part = UIView")
    expect(!result.texts[0].contains("NSView"))
    expect(result.texts[1], equals: "import UIKit\npublic typealias Part = UIView")
  }

  @Test func `a source that imports SwiftUI for UIKit's names is complete`() {
    let text =
      "import SwiftUI\nclass Card: UIView { enum Color { case red } ; var color = Color.red }"
    expect(port(text).texts[0].contains("enum Color { case red } ; var color = Color.red"))
  }

  @Test func `what names an alias that is left out is left out as well`() {
    let result = port(
      "import SwiftUI\npublic typealias Shown = UIViewRepresentable\npublic typealias Base = UIView\n",
      "import UIKit\npublic protocol Measured: Shown {}\nclass Card: Base {}\n")
    expect(result.texts[1], equals: "import UIKit\n\nclass Card: Base {}\n")
    expect(result.texts[0].contains("public typealias Base = UIView"))
  }

  @Test func `a class for another system that is an alias on iOS does not leave anything out`() {
    let result = port(
      """
      #if os(iOS) || os(tvOS)
      import UIKit
      public typealias Ticker = CADisplayLink
      #endif
      #if canImport(AppKit)
      import AppKit
      public class Ticker { var isRunning = false }
      #endif
      """,
      "import QuartzCore\npublic class Animator { var ticker: Ticker? }")
    expect(
      result.texts[1], equals: "import QuartzCore\npublic class Animator { var ticker: Ticker? }")
    expect(result.notes.isEmpty)
  }
}
