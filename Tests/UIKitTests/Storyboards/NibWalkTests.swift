import Expectations
import Foundation
import SeededRandom
import Testing
import UIKit

/// An object of the application's own in nibs.
final class NibKeeper: NSObject, InterfaceAwakening {
  var awakened = 0
  func awakeFromNib() { awakened += 1 }
}

/// A view with a constraint in nibs, which is told when both are made.
final class NibPanel: UIView {
  @Outlet var width: NSLayoutConstraint!
  var awakened = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    awakened += 1
  }
}

/// Nibs with random objects of all kinds at the top.
@MainActor
struct NibWalkTests {
  private static let kinds: [(Int) -> String] = [
    {
      "<view id=\"v\($0)\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"20\"/></view>"
    },
    { "<barButtonItem title=\"Item\" style=\"done\" id=\"b\($0)\"/>" },
    { "<customObject customClass=\"NibKeeper\" customModule=\"UIKitTests\" id=\"c\($0)\"/>" },
    { "<customObject id=\"c\($0)\"/>" },
    { "<customObject customClass=\"Nobody\" id=\"c\($0)\"/>" },
    { "<tapGestureRecognizer numberOfTapsRequired=\"3\" id=\"t\($0)\"/>" },
    { "<pinchGestureRecognizer enabled=\"NO\" id=\"p\($0)\"/>" },
    { "<pongPressGestureRecognizer minimumPressDuration=\"2\" id=\"l\($0)\"/>" },
    { "<viewController title=\"Page\" id=\"w\($0)\"/>" },
    {
      "<tableViewCell reuseIdentifier=\"r\" id=\"e\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" "
        + "height=\"50\"/><tableViewCellContentView key=\"contentView\" id=\"f\($0)\"/></tableViewCell>"
    },
    {
      "<view customClass=\"NibPanel\" customModule=\"UIKitTests\" id=\"n\($0)\"><constraints>"
        + "<constraint firstAttribute=\"width\" constant=\"44\" id=\"k\($0)\"/></constraints><connections>"
        + "<outlet property=\"width\" destination=\"k\($0)\" id=\"o\($0)\"/></connections></view>"
    },
  ]

  private static func text(_ object: Any) -> String {
    switch object {
    case let panel as NibPanel: "panel \(panel.width?.constant ?? -1) \(panel.awakened)"
    case let keeper as NibKeeper: "keeper \(keeper.awakened)"
    case let cell as UITableViewCell: "cell \(cell.reuseIdentifier ?? "-") \(cell.frame)"
    case let view as UIView: "view \(view.frame)"
    case let item as UIBarButtonItem: "item \(item.title ?? "-") \(item.style)"
    case let tap as UITapGestureRecognizer: "tap \(tap.numberOfTapsRequired)"
    case let press as UILongPressGestureRecognizer: "press \(press.minimumPressDuration)"
    case let one as UIGestureRecognizer: "\(type(of: one)) \(one.isEnabled)"
    case let page as UIViewController: "page \(page.title ?? "-")"
    default: "\(type(of: object))"
    }
  }

  @Test func `nibs with objects of all kinds`() throws {
    InterfaceClasses.register(NibKeeper.self) { NibKeeper() }
    InterfaceClasses.register(NibPanel.self) { NibPanel(frame: $0) }
    let warn = Misuse.onWarning
    defer { Misuse.onWarning = warn }
    for seed in 0..<60 {
      var warnings: [String] = []
      Misuse.onWarning = { warnings.append($0) }
      var random = SeededGenerator(seed: UInt64(seed))
      let objects = (0..<1 + random.below(4)).map { index in
        Self.kinds[random.below(Self.kinds.count)](index)
      }
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        \(objects.joined(separator: "\n"))
        </objects></document>
        """
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xib")
      try Data(text.utf8).write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }
      var found: [String]
      do {
        found = try UINib(contentsOf: url).makeObjects(withOwner: nil).map { Self.text($0) }
      } catch { found = ["\(error)"] }
      let name = url.lastPathComponent
      SeenMarks.see((found + warnings).joined(separator: "\n").replacing(name, with: "FILE"))
    }
  }
}
