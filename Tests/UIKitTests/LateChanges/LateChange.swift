import Testing
import UIKit
import ViewTesting

/// Checks that a view which is changed after it was shown looks as one that was changed before.
@MainActor
struct LateChange<View: UIView> {
  let words: String
  var size: CGSize? = CGSize(width: 240, height: 60)
  let make: @MainActor () -> View

  init(
    _ words: String, size: CGSize? = CGSize(width: 240, height: 60),
    make: @escaping @MainActor () -> View
  ) {
    self.words = words
    self.size = size
    self.make = make
  }

  private func show(_ view: View) -> Gallery {
    let gallery = Gallery(CGSize(width: 320, height: 480))
    view.frame = CGRect(
      origin: CGPoint(x: 20, y: 30),
      size: size ?? view.sizeThatFits(CGSize(width: 240, height: 300)))
    gallery.window.rootViewController?.view.addSubview(view)
    update(gallery)
    return gallery
  }

  private func update(_ gallery: Gallery) {
    gallery.window.layoutIfNeeded()
    gallery.window.layer.displayTreeIfNeeded()
    gallery.fingers.wait(1000)
    gallery.window.layoutIfNeeded()
    gallery.window.layer.displayTreeIfNeeded()
  }

  /// Everything that can be seen or measured of a view.
  private func text(_ view: View) -> [String] {
    let tight = view.sizeThatFits(.zero)
    let wide = view.sizeThatFits(CGSize(width: 120, height: 1000))
    let least = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let sizes = "own \(view.intrinsicContentSize.text) zero \(tight.text) narrow \(wide.text)"
    // An empty label stays where a text was.
    let layers = view.layer.wholeText().split(separator: "\n").map(String.init)
      .filter { !$0.contains("×0 ") }
    return ["\(sizes) least \(least.text)"] + layers
  }

  private func compare(
    _ name: String, _ early: [String], _ late: [String], _ location: SourceLocation
  ) {
    guard early != late else { return }
    let place = zip(early, late).enumerated().first { $1.0 != $1.1 }?.offset
    let first = place ?? min(early.count, late.count)
    Issue.record(
      """
      \(words), \(name), line \(first)
      before: \(first < early.count ? early[first] : "the end")
      after:  \(first < late.count ? late[first] : "the end")
      """, sourceLocation: location)
  }

  /// Makes the change before the view is shown, after that, and once more.
  func check(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: @MainActor (View) -> Void
  ) {
    let first = make()
    change(first)
    let early = show(first)
    update(early)
    let second = make()
    let late = show(second)
    change(second)
    update(late)
    let expected = text(first)
    compare(name, expected, text(second), sourceLocation)
    change(second)
    update(late)
    compare("\(name) twice", expected, text(second), sourceLocation)
  }

  /// Makes changes that every view has.
  func checkAll(sourceLocation: SourceLocation = #_sourceLocation) {
    check("tint color", sourceLocation: sourceLocation) { $0.tintColor = .systemGreen }
    check("mirrored", sourceLocation: sourceLocation) {
      $0.semanticContentAttribute = .forceRightToLeft
    }
    check("dark", sourceLocation: sourceLocation) { $0.overrideUserInterfaceStyle = .dark }
    check("large text", sourceLocation: sourceLocation) {
      $0.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    }
    check("background", sourceLocation: sourceLocation) { $0.backgroundColor = .systemTeal }
    guard let size else { return }
    // A size that is set when the view is shown, and one that is set later.
    let first = LateChange(words, size: CGSize(width: 300, height: 90), make: make)
    let view = first.make()
    let early = first.show(view)
    first.update(early)
    let second = make()
    let late = show(second)
    second.frame.size = CGSize(width: 300, height: 90)
    update(late)
    compare("larger", text(view), text(second), sourceLocation)
    second.frame.size = size
    update(late)
    let third = make()
    let again = show(third)
    update(again)
    compare("as large as before", text(third), text(second), sourceLocation)
  }
}
