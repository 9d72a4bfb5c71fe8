import Expectations
import GoldenTexts
import QuartzCore

@testable import UIKit

extension UIWindow {
  /// Compares all that is seen in the window now with what the test saw before.
  package func see() {
    guard let number = SeenCounts.next(of: self) else { return }
    SeenMarks.see(
      "\(now) " + layer.treeDescription(.presentation) + (number % 4 == 1 ? closerText : ""))
  }

  /// The fonts and drawings of the layers, and what a reader of the screen says; empty for a very large tree, which is
  /// too deep to be read.
  private var closerText: String {
    guard let texts = layer.contentTexts else { return "" }
    let words = SpokenTree.elements(of: self).map { "\($0.spokenText) \($0.accessibilityFrame)" }
    return ShortText.thousandths((texts + words).joined(separator: "\n"))
  }

  /// Advances the time as `advance(to:)` does, and compares what is seen.
  package func advanceSeen(to time: TimeInterval) {
    advance(to: time)
    see()
  }
}

extension UIView {
  /// Lays out as `layoutIfNeeded()` does, and compares the layers of the view's tree.
  package func layOutSeen() {
    layoutIfNeeded()
    if let window = self as? UIWindow ?? window { return window.see() }
    var top = self
    while let parent = top.superview { top = parent }
    guard SeenCounts.next(of: top) != nil else { return }
    SeenMarks.see(top.layer.treeDescription())
  }
}

extension CALayer {
  /// The texts with their fonts, and the steps of the drawings, of this layer and those in it; nil if they are many.
  fileprivate var contentTexts: [String]? {
    var texts: [String] = []
    var layers = [self]
    var next = 0
    while next < layers.count {
      if let block = layers[next].contents as? TextBlock {
        texts.append("\(block)")
      } else if let drawing = layers[next].contents as? Drawing {
        texts.append("\(drawing.steps)")
      }
      layers += layers[next].sublayers ?? []
      next += 1
      if layers.count > 400 { return nil }
    }
    return texts
  }
}

/// The number of times that a test has looked at each window or tree.
///
/// Each of the first looks counts; of many later ones, only a few are worth their time.
@MainActor
private enum SeenCounts {
  private struct Entry {
    weak var view: UIView?
    var count = 0
  }
  private static var entries: [ObjectIdentifier: Entry] = [:]

  /// Returns the number of the look, or nil if this one does not count.
  static func next(of view: UIView) -> Int? {
    let key = ObjectIdentifier(view)
    var entry = entries[key] ?? Entry()
    if entry.view !== view { entry = Entry(view: view) }
    entry.count += 1
    entries[key] = entry
    let count = entry.count
    return count <= 12 || count <= 60 && count % 6 == 0 || count % 64 == 0 ? count : nil
  }
}
