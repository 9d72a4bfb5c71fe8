import CoreGraphics
import GoldenTexts
import QuartzCore
import UIKit
import ViewTesting

/// A text of many views in many states, for comparison with a `GoldenText`.
@MainActor
final class Gallery {
  private(set) var text = ""
  let window: UIWindow
  let fingers: Fingers

  init(_ size: CGSize = CGSize(width: 400, height: 800)) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = UIViewController()
    window.isHidden = false
    fingers = Fingers(window)
  }

  func add(_ line: String) { text += line + "\n" }

  func title(_ words: String) { add("# \(words)") }

  /// Adds the view's sizes, and its layers at its own size or the given one.
  func show(_ words: String, _ view: UIView, at size: CGSize? = nil) {
    title(words)
    addSizes(of: view)
    let fitting = view.sizeThatFits(CGSize(width: 300, height: 200))
    view.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: size ?? fitting)
    window.rootViewController?.view.addSubview(view)
    window.layoutIfNeeded()
    window.layer.displayTreeIfNeeded()
    add(view.layer)
  }

  func addSizes(of view: UIView) {
    let own = view.intrinsicContentSize
    let tight = view.sizeThatFits(.zero)
    let wide = view.sizeThatFits(CGSize(width: 120, height: 1000))
    let least = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    add("own \(own.text) zero \(tight.text) narrow \(wide.text) least \(least.text)")
  }

  func add(_ layer: CALayer) { add(layer.wholeText()) }

  /// Adds the layers as they are seen now.
  func addSeen(_ words: String, _ view: UIView) {
    add("\(words):")
    add(view.layer.treeDescription(.presentation))
  }

  /// Advances the window in steps of `milliseconds`, and adds what is seen after each.
  func watch(_ view: UIView, steps: Int, of milliseconds: Int64) {
    for step in 1...steps {
      fingers.wait(milliseconds)
      addSeen("after \(Int64(step) * milliseconds) ms", view)
    }
  }
}

extension CGSize {
  var text: String { "\(width.text)×\(height.text)" }
}

extension CALayer {
  /// The layers as `treeDescription` has them, and below each line the fonts and the drawing steps. With `pictures`, also
  /// the drawing steps of pictures.
  func wholeText(_ level: Int = 0, pictures: Bool = false) -> String {
    let indent = String(repeating: "  ", count: level)
    var lines = [indent + line]
    if let block = contents as? TextBlock {
      lines += block.details.map { "\(indent)    \($0)" }
    } else if let drawing = contents as? Drawing {
      lines += drawing.steps.map { "\(indent)    \(shortened("\($0)"))" }
    } else if pictures, let image = picture, case .drawing(let drawing) = image.content {
      lines += drawing.steps.map { "\(indent)    \(shortened("\($0)"))" }
    }
    if let mask { lines.append("\(indent)mask: \(mask.wholeText(level + 1, pictures: pictures))") }
    for child in sublayers ?? [] { lines.append(child.wholeText(level + 1, pictures: pictures)) }
    return lines.joined(separator: "\n")
  }

  private var picture: CGImage? {
    guard let contents else { return nil }
    // The contents may be any object; the cast of one to a class that bridges nothing always succeeds.
    return type(of: contents) == CGImage.self ? (contents as! CGImage) : nil
  }
}

/// Returns the text with at most three decimals in its numbers, and without the names of modules.
func shortened(_ text: String) -> String {
  ShortText.of(text, modules: ["CoreGraphics", "QuartzCore", "UIKit", "Swift"]) {
    CGFloat($0).text
  }
}

extension TextBlock {
  fileprivate var details: [String] {
    var lines = runs.map { run in
      shortened(
        "\(run.font.familyName) \(run.font.pointSize.text) weight \(run.font.weight.text)"
          + "\(run.font.isItalic ? " italic" : "") \(run.color)"
          + " kern \(run.kern.text) \(run.isUnderlined) \(run.isStruckThrough)"
          + " lift \(run.baselineOffset.text)")
    }
    lines.append(
      "aligned \(alignment.rawValue) breaks \(lineBreakMode.rawValue) lines \(numberOfLines)"
        + " spacing \(lineSpacing.text) top \(isAtTop) drop \(drop.text)")
    return lines
  }
}
