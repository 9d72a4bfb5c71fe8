import Expectations
import PantographPorting
import Testing

struct RenamedNamesTests {
  private func port(_ text: String) -> String {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text)]).texts[0]
  }

  @Test(arguments: [
    ("var o: UINavigationControllerOperation", "var o: UINavigationController.Operation"),
    ("f(UIViewAnimationOptions.curveEaseIn)", "f(UIView.AnimationOptions.curveEaseIn)"),
    ("b.setTitle(t, for: UIControlState())", "b.setTitle(t, for: UIControl.State())"),
    ("[UIApplicationLaunchOptionsKey: Any]?", "[UIApplication.LaunchOptionsKey: Any]?"),
    ("f(name: kCAMediaTimingFunctionEaseIn)", "f(name: CAMediaTimingFunctionName.easeIn)"),
    ("a.fillMode = kCAFillModeForwards", "a.fillMode = CAMediaTimingFillMode.forwards"),
    ("t.type = kCATransitionPush", "t.type = CATransitionType.push"),
    ("k = kCATransition", "k = kCATransition"),
    (
      "UIFont.systemFont(ofSize: 1, weight: UIFontWeightBold)",
      "UIFont.systemFont(ofSize: 1, weight: UIFont.Weight.bold)"
    ),
    ("w.windowLevel = UIWindowLevelAlert + 1", "w.windowLevel = UIWindow.Level.alert + 1"),
    ("l.traits = UIAccessibilityTraits.button", "l.traits = UIAccessibilityTraits.button"),
    ("p.addChildViewController(c)", "p.addChild(c)"),
    (
      "Bundle.main.path(forResource: a, ofType: b)",
      "Bundle.main.findPath(forResource: a, ofType: b)"
    ),
    (
      "bundle?.url(forResource: a, withExtension: nil)",
      "bundle?.findURL(forResource: a, withExtension: nil)"
    ),
    ("shape.path(in: rect)", "shape.path(in: rect)"),
    (
      "Bundle.main.urls(forResourcesWithExtension: nil, subdirectory: d)",
      "Bundle.main.findURLs(forResourcesWithExtension: nil, subdirectory: d)"
    ),
    ("manager.urls(for: d, in: m)", "manager.urls(for: d, in: m)"),
    (
      "info[UIImagePickerControllerEditedImage] as? UIImage",
      "info[UIImagePickerController.InfoKey.editedImage] as? UIImage"
    ),
    (
      "func p(_ p: P, didFinishPickingMediaWithInfo info: [String : Any]) {}",
      "func p(_ p: P, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey : Any]) {}"
    ),
    ("c.didMove(toParentViewController: p)", "c.didMove(toParent: p)"),
    ("childViewControllers.forEach(f)", "children.forEach(f)"),
    ("v.bringSubview(toFront: c)", "v.bringSubviewToFront(c)"),
    ("func sendSubview(toBack view: UIView) {}", "func sendSubviewToBack(_ view: UIView) {}"),
    ("l.add(to: .main, forMode: .commonModes)", "l.add(to: .main, forMode: .common)"),
    (
      "UIEdgeInsetsMake(0, f(1, 2), 3,4)",
      "UIEdgeInsets(top: 0, left: f(1, 2), bottom: 3, right:4)"
    ),
    ("r = UIEdgeInsetsInsetRect(b, i)", "r = (b).inset(by: i)"),
    ("d = UIImageJPEGRepresentation(i, 0.5)", "d = (i).jpegData(compressionQuality: 0.5)"),
    ("d = UIImagePNGRepresentation(i)!", "d = (i).pngData()!"),
    ("if UIAccessibilityIsReduceMotionEnabled() {}", "if UIAccessibility.isReduceMotionEnabled {}"),
    (
      "f(name: NSNotification.Name.UIApplicationDidBecomeActive, 1)",
      "f(name: UIApplication.didBecomeActiveNotification, 1)"
    ),
    ("f(name: .UIKeyboardWillShow)", "f(name: UIResponder.keyboardWillShowNotification)"),
    ("self.UIKeyboardWillShow", "self.UIKeyboardWillShow"),
    ("f(.UITextViewTextDidChange)", "f(UITextView.textDidChangeNotification)"),
    ("s = UITableViewCellSeparatorStyle.none", "s = UITableViewCell.SeparatorStyle.none"),
    ("[NSStrokeWidthAttributeName: 2]", "[NSAttributedString.Key.strokeWidth: 2]"),
    (
      "UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, a)",
      "UIAccessibility.post(notification: UIAccessibility.Notification.screenChanged, argument: a)"
    ),
  ])
  func `a name of Swift 3 or 4 becomes that of today`(old: String, new: String) {
    expect(port(old), equals: new)
  }

  @Test func `a type of the sources keeps its name`() {
    let text = "enum UIControlState { case on }\nlet s = UIControlState.on\n"
    expect(port(text), equals: text)
    let property = "class A { var childViewControllers: [A] = [] }\na.childViewControllers.count\n"
    expect(port(property), equals: property)
  }

  @Test
  func `intersects of rectangles is replaced, and a method of the sources with this name is not`() {
    func port(_ text: String) -> String {
      SourcePort.port([SourcePort.File(path: "A.swift", text: text)]).texts[0]
    }
    expect(
      port("import Foundation\nlet a = b.frame.intersects(c)\n"),
      equals: "import UIKit\nlet a = b.frame.overlaps(c)\n")
    expect(
      port("let a = b.intersects(integersIn: c)\n"), equals: "let a = b.intersects(integersIn: c)\n"
    )
    let own =
      "class Ring { func intersects(_ r: Ring) -> Bool { true } }\nlet a = b.intersects(c)\n"
    expect(port(own), equals: own)
  }
}
