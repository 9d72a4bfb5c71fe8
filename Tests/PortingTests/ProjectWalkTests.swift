import Expectations
import Foundation
import SeededRandom
import Testing

@testable import PantographPorting

/// Projects, podspecs and manifests of which a word is missing, twice or another. All that is read of them is compared with
/// an earlier run.
struct ProjectWalkTests {
  /// Returns the text with the word at each `step`th place changed in turn.
  private func variants(_ text: String, seed: UInt64, count: Int) -> [String] {
    var random = SeededGenerator(seed: seed)
    let words = text.matches(of: /[A-Za-z0-9_.]+|[^\sA-Za-z0-9_.]/).map(\.range)
    return (0..<count).map { _ in
      let (range, other) = (words[random.below(words.count)], words[random.below(words.count)])
      let word = String(text[range])
      let new: String =
        switch random.below(5) {
        case 0, 1: ""
        case 2: "\(word) \(word)"
        case 3: String(text[other])
        default: String(word.dropLast())
        }
      return text.replacingCharacters(in: range, with: new)
    }
  }

  private func words(_ target: XcodeTarget) -> String {
    let files = [
      "App/Main.swift", "App/Assets.xcassets", "App/Base.lproj/Main.storyboard",
      "App/Views/Card.swift", "../Library/Sheet.swift",
    ]
    return "\(target.id) \(target.name) \(target.moduleName) \(target.productType) "
      + "\(target.sources.sorted()) \(target.resources.sorted()) \(target.folders.sorted()) "
      + "\(target.exceptions.sorted()) \(target.dependencies) \(target.isApplication) "
      + "\(target.isTest) \(target.isForTelephone) \(files.map { target.holds($0) }) "
      + "\(files.map { target.bundlePlace(of: $0) }) \(target.moved(into: "In/Deep").sources.sorted()) "
      + "\(target.settings.expanded("$(SRCROOT)/$(TARGET_NAME:lower)${PRODUCT_NAME} $(A) $(B) $X")) "
      + "\(["SDKROOT", "INFOPLIST_FILE", "A", "B"].map { target.settings[$0] ?? "-" })"
  }

  @Test(arguments: 0..<3) func `projects of Xcode`(part: Int) {
    for text in variants(XcodeProjectTests.project, seed: UInt64(part), count: 100) {
      do {
        let project = try XcodeProject(Array(text.utf8))
        let closures = project.targets.map { project.closure(of: $0).map(\.name) }
        SeenMarks.see("\(project.targets.map(words)) \(closures)")
      } catch {
        SeenMarks.see("\(error)")
      }
    }
  }

  @Test func `specifications of pods`() {
    let text = """
      Pod::Spec.new do |s|
        s.name = 'Cards'
        s.ios.resource_bundles = { 'Cards' => 'Resources/**/*',
          "#{s.name}Sounds" => ['Sounds/*.{wav,mp3}', 'More/Bell.wav'] }
        s.resources = ['Fonts/*.ttf', 'Interface/?.xib', 'All/**/a[0-9].png']
        s.resource = "One/Only.txt"
        s.requires_arc = true
      end
      """
    let files = [
      "Resources/a.png", "Resources/Deep/b.png", "Resources/A.xcassets/a.imageset/a.png",
      "Resources/de.lproj/Cards.strings", "Sounds/Tick.mp3", "Sounds/Deep/Tick.wav",
      "More/Bell.wav",
      "Fonts/Card.ttf", "Fonts/Old/Card.ttf", "Interface/C.xib", "Interface/Card.xib", "All/a1.png",
      "All/x/y/a2.png", "All/ab.png", "One/Only.txt", "One/Other.txt",
    ]
    for text in variants(text, seed: 9, count: 120) {
      let pod = Podspec(text)
      SeenMarks.see("\(files.map { pod.place(of: $0) ?? "-" })")
    }
  }

  @Test func `manifests and configuration files`() {
    let manifest = """
      let package = Package(
        name: "Cards", products: [.library(name: "Cards", targets: ["Cards", "Core"])],
        targets: [
          // .target(name: "Old"),
          .target(name: "Cards", dependencies: ["Core", .product(name: "X", package: "x")],
            path: "Sources/Main", exclude: ["Info.plist"], resources: [.process("Pictures")]),
          .testTarget(name: "CardsTests", dependencies: ["Cards"]), .target(name: "Core"),
        ])
      """
    for text in variants(manifest, seed: 11, count: 100) {
      let calls = ManifestCalls(text).all.map { call in
        "\(call.name) \(call.texts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })"
      }
      SeenMarks.see("\(calls)")
    }
    let file = """
      #include "Base.xcconfig"
      #include? "Gone.xcconfig"
      // A remark
      A = 1 // and a remark
      B[sdk=iphoneos*] = $(A) two
      B[sdk=macosx*] = other
      C = $(inherited) 3;
      A = $(A)$(B)
      """
    for text in variants(file, seed: 12, count: 100) {
      var settings = BuildSettings()
      settings.add(
        ConfigurationFile("App/Main.xcconfig") { path in
          path.hasSuffix("Main.xcconfig")
            ? text : path.hasSuffix("Base.xcconfig") ? "C = base\nD = 4\n" : nil
        })
      SeenMarks.see("\(["A", "B", "C", "D"].map { settings[$0] ?? "-" })")
    }
    for folder in ["", ".", "a", "a/b", "../a", "/a", "a//b/"] {
      for path in ["", ".", "..", "c", "./c", "../c", "../../c", "../../../c", "/c", "c/../d"] {
        SeenMarks.see("\(folder) \(path) \(ProjectPath.joined(folder, path) ?? "-")")
      }
    }
  }

  // MARK: Sources

  /// Each name with and without a point, a call, a declaration of its own and an import before it.
  @Test func `names of other modules`() {
    let modules = [
      "CoreFoundation", "Darwin", "Foundation", "UIKit", "CoreGraphics", "QuartzCore", "os",
      "Swift", "ObjectiveC",
      "Combine", "SwiftUI", "MyKit", "Glibc",
    ]
    let uses = [
      ".sqrt(2)", ".Timer.self", ".CGFloat(2)", " .pow(1, 2)", ".x.y", "()", ".log", ".Data()",
      "?.sqrt(1)", ".`default`",
    ]
    for module in modules {
      for use in uses {
        _ = SourcePort.port([
          SourcePort.File(
            path: "A.swift",
            text: """
              import \(module)
              import UIKit
              import class \(module).Thing
              @testable import \(module)
              let first = \(module)\(use)
              func f(_ a: \(module).CGFloat) -> Any { a.\(module)\(use) }
              """)
        ])
      }
    }
  }
}
