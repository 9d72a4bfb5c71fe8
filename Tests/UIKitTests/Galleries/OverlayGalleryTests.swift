import Expectations
import GoldenTexts
import Testing
import UIKit
import ViewTesting

/// Menus, popovers and what is dragged, picture by picture.
@MainActor
struct OverlayGalleryTests {
  private let gallery = Gallery()
  private let star = UIImage(systemName: "star.fill")

  private func expect(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let difference = try GoldenText(name).difference(from: gallery.text)
    expectNil(difference, sourceLocation: sourceLocation)
  }

  private var root: UIViewController { gallery.window.rootViewController! }

  private func addWindow(_ words: String) {
    gallery.window.layoutIfNeeded()
    gallery.window.layer.displayTreeIfNeeded()
    gallery.title(words)
    gallery.add(gallery.window.layer)
  }

  private func tap(_ x: Double, _ y: Double) {
    gallery.fingers.down(0, x, y)
    gallery.fingers.wait(40)
    gallery.fingers.lift()
  }

  private func menu() -> UIMenu {
    UIMenu(
      title: "A title",
      children: [
        UIAction(title: "Open", image: star) { _ in },
        UIAction(title: "With a subtitle", subtitle: "below it", state: .on) { _ in },
        UIMenu(
          title: "Inline", options: .displayInline,
          children: [UIAction(title: "Mixed", state: .mixed) { _ in }]),
        UIMenu(title: "More", image: star, children: [UIAction(title: "Deep") { _ in }]),
        UIAction(title: "Off", attributes: .disabled) { _ in },
        UIAction(title: "Hidden", attributes: .hidden) { _ in },
        UIAction(title: "Delete", attributes: .destructive) { _ in },
      ])
  }

  @Test func `menus of buttons`() throws {
    for (x, y) in [(20.0, 60.0), (300, 60), (150, 700)] {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: x, y: y, width: 80, height: 44)
      button.setTitle("Menu", for: .normal)
      button.menu = menu()
      button.showsMenuAsPrimaryAction = true
      root.view.addSubview(button)
      gallery.window.layoutIfNeeded()
      tap(x + 40, y + 22)
      gallery.title("menu at \(x), \(y)")
      gallery.watch(gallery.window, steps: 3, of: 90)
      gallery.fingers.wait(1000)
      addWindow("at rest")
      tap(x < 200 ? 390 : 10, 400)
      gallery.watch(gallery.window, steps: 3, of: 90)
      gallery.fingers.wait(1000)
      button.removeFromSuperview()
    }
    try expect("button-menus")
  }

  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    let menu: UIMenu
    init(_ menu: UIMenu) { self.menu = menu }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      let menu = menu
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }
  }

  @Test func `context menus`() throws {
    let delegate = Menus(menu())
    for y in [80.0, 600] {
      let view = UIView(frame: CGRect(x: 90, y: y, width: 120, height: 70))
      view.backgroundColor = .orange
      let interaction = UIContextMenuInteraction(delegate: delegate)
      view.addInteraction(interaction)
      root.view.addSubview(view)
      gallery.window.layoutIfNeeded()
      gallery.fingers.down(0, 140, y + 30)
      gallery.title("pressed at \(y)")
      gallery.watch(gallery.window, steps: 8, of: 130)
      gallery.fingers.lift()
      gallery.fingers.wait(1000)
      addWindow("open")
      tap(5, 400)
      gallery.watch(gallery.window, steps: 3, of: 100)
      gallery.fingers.wait(1000)
      view.removeFromSuperview()
    }
    try expect("context-menus")
  }

  @Test func `popovers at all sides`() throws {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .none }
    }
    let delegate = Delegate()
    let places = [
      CGRect(x: 180, y: 20, width: 40, height: 30), CGRect(x: 5, y: 380, width: 30, height: 40),
      CGRect(x: 360, y: 380, width: 30, height: 40), CGRect(x: 180, y: 750, width: 40, height: 30),
    ]
    for place in places {
      for arrows in [UIPopoverArrowDirection.any, .up, .down, .left, .right] {
        let page = UIViewController()
        page.view.backgroundColor = .yellow
        page.preferredContentSize = CGSize(width: 210, height: 160)
        page.modalPresentationStyle = .popover
        let popover = page.popoverPresentationController
        popover?.delegate = delegate
        popover?.sourceView = root.view
        popover?.sourceRect = place
        popover?.permittedArrowDirections = arrows
        root.present(page, animated: true)
        gallery.title("at \(place.origin) arrows \(arrows.rawValue)")
        gallery.watch(gallery.window, steps: 2, of: 80)
        gallery.fingers.wait(1000)
        gallery.add("\(popover?.arrowDirection.rawValue ?? 99)")
        gallery.add(gallery.window.layer.treeDescription())
        root.dismiss(animated: true)
        gallery.watch(gallery.window, steps: 1, of: 80)
        gallery.fingers.wait(1000)
      }
    }
    try expect("popovers")
  }

  @Test func `a view that is dragged and dropped`() throws {
    final class Drags: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
      var words: [String] = []
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      )
        -> [UIDragItem]
      {
        words.append("items")
        return [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
      }
      func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
        -> Bool
      {
        words.append("can handle")
        return true
      }
      func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
      ) -> UIDropProposal {
        if words.last != "update" { words.append("update") }
        return UIDropProposal(operation: .copy)
      }
      func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
      {
        words.append("perform")
      }
      func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
      ) {
        words.append("enter")
      }
      func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
      ) {
        words.append("exit")
      }
      func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
      ) {
        words.append("end")
      }
    }
    let drags = Drags()
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 80, height: 60))
    view.backgroundColor = .red
    let interaction = UIDragInteraction(delegate: drags)
    interaction.isEnabled = true
    view.addInteraction(interaction)
    let target = UIView(frame: CGRect(x: 200, y: 400, width: 150, height: 150))
    target.addInteraction(UIDropInteraction(delegate: drags))
    root.view.addSubview(target)
    root.view.addSubview(view)
    gallery.window.layoutIfNeeded()
    for (words, x, y) in [("on the target", 260.0, 470.0), ("beside it", 100, 700)] {
      gallery.title("dropped \(words)")
      gallery.fingers.down(0, 90, 130)
      gallery.watch(gallery.window, steps: 6, of: 130)
      for step in 1...10 {
        gallery.fingers.move(
          0, 90 + (x - 90) * Double(step) / 10, 130 + (y - 130) * Double(step) / 10)
      }
      gallery.fingers.wait(200)
      gallery.addSeen("before the lift", gallery.window)
      gallery.fingers.lift()
      gallery.watch(gallery.window, steps: 4, of: 110)
      gallery.fingers.wait(1500)
      gallery.addSeen("at rest", gallery.window)
      gallery.add(drags.words.joined(separator: ", "))
      drags.words = []
    }
    try expect("drag-and-drop")
  }
}
