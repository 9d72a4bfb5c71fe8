import Expectations
import Foundation
import GoldenTexts
import Testing
import UIKit
import ViewTesting

/// Storyboards of random elements. All that is seen of them, and all public values of their views, is compared with an
/// earlier run.
@MainActor
struct RandomInterfaceTests {
  private let table = StoryboardTable()

  private func values(_ view: UIView) -> [String] {
    PublicValues.lines(view) + view.subviews.flatMap { values($0) }
  }

  private func text(_ seed: Int) -> String {
    var interface = RandomInterface(seed: UInt64(seed))
    let scene = StoryboardTable.scene(interface.scene())
    do {
      let storyboard = try table.storyboard("S\(seed)", initial: "root", scene)
      guard let root = try storyboard.makeInitialViewController() else { return "none" }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
      window.rootViewController = root
      window.makeKeyAndVisible()
      // Another test that launches an application meanwhile has a scene, which all windows enter.
      window.windowScene = nil
      window.UIKit::layoutIfNeeded()
      let page = root.children.first ?? root
      let first = window.layer.treeDescription(.model)
      var lines = PublicValues.lines(page) + PublicValues.lines(page.navigationItem)
      lines += values(page.view) + ViewFacts.lines(page.view)
      window.frame.size = CGSize(width: 500, height: 320)
      window.UIKit::layoutIfNeeded()
      lines += [first, window.layer.treeDescription(.model)]
      window.rootViewController = nil
      return lines.joined(separator: "\n")
    } catch {
      return "\(error)".replacing(table.folder.path, with: "FOLDER")
    }
  }

  @Test(arguments: 0..<6) func `documents of random elements`(part: Int) {
    let warn = Misuse.onWarning
    defer { Misuse.onWarning = warn }
    var warnings: [String] = []
    Misuse.onWarning = { warnings.append($0) }
    for seed in part * 40..<part * 40 + 40 {
      warnings = []
      let found = text(seed)
      SeenMarks.see("\(seed) \(found)\n\(warnings.joined(separator: "\n"))")
    }
  }
}
