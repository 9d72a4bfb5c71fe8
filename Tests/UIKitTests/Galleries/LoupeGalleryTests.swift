import Expectations
import GoldenTexts
import Testing
import UIKit
import ViewTesting

/// The loupe, the marks and the menu of a text while fingers choose in it, picture by picture.
@MainActor
@Suite(.serialized) struct LoupeGalleryTests {
  private func add(_ input: UIView, _ gallery: Gallery, _ points: [(Double, Double)]) {
    input.frame = CGRect(x: 20, y: 100, width: 200, height: 80)
    gallery.window.rootViewController?.view.addSubview(input)
    gallery.window.layoutIfNeeded()
    _ = input.becomeFirstResponder()
    gallery.fingers.wait(600)
    gallery.window.layoutIfNeeded()
    func picture(_ words: String) {
      gallery.window.layoutIfNeeded()
      gallery.title("\(type(of: input)) \(words)")
      gallery.addSeen("text", input)
      // The loupe and the menu are the window's last views.
      for view in gallery.window.subviews where view !== gallery.window.rootViewController?.view {
        gallery.addSeen("\(type(of: view))", view)
      }
    }
    picture("edited")
    gallery.fingers.down(0, points[0].0, points[0].1)
    gallery.fingers.wait(520)
    for step in 1...3 {
      gallery.fingers.wait(40)
      picture("held \(step)")
    }
    for (x, y) in points.dropFirst() {
      gallery.fingers.move(0, x, y)
      gallery.fingers.wait(30)
      picture("at \(x), \(y)")
    }
    gallery.fingers.lift()
    for step in 1...4 {
      gallery.fingers.wait(40)
      picture("lifted \(step)")
    }
    gallery.fingers.wait(600)
    picture("after that")
    for taps in 1...3 {
      for _ in 0..<taps {
        gallery.fingers.down(0, points[0].0, points[0].1)
        gallery.fingers.wait(30)
        gallery.fingers.lift()
        gallery.fingers.wait(60)
      }
      gallery.fingers.wait(900)
      picture("\(taps) taps")
    }
    _ = input.resignFirstResponder()
    gallery.fingers.wait(600)
    picture("not edited")
  }

  @Test func `a text that is chosen in`() throws {
    var text = ""
    // The menu offers to paste it.
    UIPasteboard.general.string = "pasted"
    for isMirrored in [false, true] {
      let fields = Gallery(CGSize(width: 320, height: 480))
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.text = "pear plum fig"
      field.backgroundColor = .yellow
      if isMirrored { field.semanticContentAttribute = .forceRightToLeft }
      add(field, fields, [(60, 140), (90, 141), (215, 150), (2, 100)])
      let views = Gallery(CGSize(width: 320, height: 480))
      let view = UITextView()
      view.text = "pear plum fig\napple and orange, but no more of these here"
      if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
      add(view, views, [(60, 110), (120, 130), (200, 150)])
      text += "# mirrored \(isMirrored)\n" + fields.text + views.text
    }
    let difference = try GoldenText("loupes").difference(from: text)
    expectNil(difference)
  }
}
