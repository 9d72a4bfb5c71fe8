import Expectations
import Foundation
import Testing

@testable import UIKit

/// Names of iOS that published libraries use.
@MainActor
struct PublishedNamesTests {
  @Test func `signposts have identities of logs and of objects`() {
    let log = OSLog(subsystem: "s", category: "c")
    let object = NSObject()
    expect(OSSignpostID(log: log, object: object), equals: OSSignpostID(log: log, object: object))
    expect(OSSignpostID(log: log), isBelow: OSSignpostID(log: log))
    expect(OSSignpostID(7).rawValue == 7 && OSSignpostID.null.rawValue == 0)
    os_signpost(.begin, log: log, name: "layout", signpostID: .exclusive, "%{public}s", "cards")
    os_signpost(.end, log: log, name: "layout")
  }

  @Test func `an optional class is compared by identity`() {
    let classes: [AnyClass] = [UIView.self]
    expect(classes.first === UIView.self && !(classes.first === UILabel.self))
    expect(classes.first !== UILabel.self)
    expect(classes.dropFirst().first === nil)
  }

  @Test func `a window without a screen of its own is on its scene's or the main one`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    expect(window.screen === UIScreen.main && window.ownScreen == nil)
    let screen = UIScreen(bounds: window.frame, scale: 3)
    window.screen = screen
    expect(window.screen === screen)
  }

  @Test func `a subclass of a segmented control calls the initializer with items`() {
    final class Accessory: UISegmentedControl {
      init() { super.init(items: ["a", "b"]) }
      required init?(coder: NSCoder) { nil }
    }
    let control = Accessory()
    expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "b")
    expect(control.frame.size, equals: control.intrinsicContentSize)
  }

  @Test func `an update item can be made for a test`() {
    final class Item: UICollectionViewUpdateItem {
      override var indexPathAfterUpdate: IndexPath? { IndexPath(item: 2, section: 1) }
      override var updateAction: Action { .insert }
    }
    let item = Item()
    expect(item.indexPathBeforeUpdate == nil && item.updateAction == .insert)
    expect(item.indexPathAfterUpdate, equals: IndexPath(item: 2, section: 1))
    expect(UICollectionViewUpdateItem().updateAction, equals: .none)
  }

  @Test func `an element has an outline, and objects that are no views have a frame`() {
    final class Ring: UIAccessibilityElement {
      override var accessibilityPath: UIBezierPath? {
        get { UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4)) }
        set {}
      }
    }
    expect(Ring(accessibilityContainer: UIView()).accessibilityPath?.bounds.width, equals: 4)
    let view = UIView()
    view.accessibilityPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    expect(view.accessibilityPath?.bounds.width, equals: 2)
    let object = NSObject()
    object.accessibilityFrame = CGRect(x: 1, y: 2, width: 4, height: 6)
    expect(object.accessibilityFrame.width, equals: 4)
    expect(object.accessibilityActivationPoint, equals: CGPoint(x: 3, y: 5))
    object.accessibilityElements = [view]
    expect(object.accessibilityElements?.count, equals: 1)
  }

  @Test func `a locale names countries and languages`() {
    let locale = NSLocale(localeIdentifier: "en_US")
    expect(locale.localizedString(forCountryCode: "CH"), equals: "Switzerland")
    expect(locale.localizedString(forLanguageCode: "fr"), equals: "French")
    expect(locale.localizedString(forCurrencyCode: "EUR"), equals: "Euro")
    expect(locale.localizedString(forScriptCode: "Latn"), equals: "Latin")
  }

  @Test func `a group of undo steps reports its beginning and its end`() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    var names: [Notification.Name] = []
    let center = NotificationCenter.default
    let token = center.addObserver(forName: nil, object: manager, queue: nil) { note in
      let name = note.name
      MainActor.assumeIsolated { names.append(name) }
    }
    defer { center.removeObserver(token) }
    manager.beginUndoGrouping()
    expect(names, equals: [.NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup])
    names = []
    manager.registerUndo(withTarget: manager) { _ in }
    manager.endUndoGrouping()
    expect(
      names,
      equals: [
        .NSUndoManagerCheckpoint, .NSUndoManagerWillCloseUndoGroup,
        .NSUndoManagerDidCloseUndoGroup,
      ])
    names = []
    manager.undo()
    expect(names.first, equals: .NSUndoManagerCheckpoint)
    expect(
      names.contains(.NSUndoManagerWillUndoChange) && names.last == .NSUndoManagerDidUndoChange)
  }

  @Test func `UIKit's own methods are actions by their names`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(field)
    window.isHidden = false
    field.becomeFirstResponder()
    UIApplication.shared.sendAction(
      Selector("resignFirstResponder"), to: field, from: nil, for: nil)
    expect(!field.isFirstResponder)
    UIApplication.shared.sendAction(
      Selector("becomeFirstResponder"), to: field, from: nil, for: nil)
    expect(field.isFirstResponder)
    UIApplication.shared.sendAction(Selector("endEditing:"), to: window, from: field, for: nil)
    expect(!field.isFirstResponder && window.responds(to: Selector("endEditing:")))
    expect(!NSObject().responds(to: Selector("endEditing:")))
  }

  @Test func `a navigation controller pops by the name of its method`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    for _ in 0..<3 { navigation.pushViewController(UIViewController(), animated: false) }
    let pop = Selector("popToRootViewControllerAnimated:")
    expect(navigation.responds(to: pop))
    UIApplication.shared.sendAction(pop, to: navigation, from: self as AnyObject, for: nil)
    expect(navigation.viewControllers.count, equals: 1)
  }
}
