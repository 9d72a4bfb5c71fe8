import Expectations
import Foundation
import GoldenTexts
import QuartzCore
import Testing
import ViewTesting

@testable import UIKit

/// Rows and items that a finger carries, commands on several pages and columns that a finger shows, at each moment.
@MainActor
struct CarriedGalleryTests {
  private func compare(
    _ name: String, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let difference = try GoldenText(name).difference(from: lines.joined(separator: "\n"))
    expectNil(difference, sourceLocation: sourceLocation)
  }

  private func text(_ rect: CGRect) -> String {
    "\(rect.minX.text) \(rect.minY.text) \(rect.width.text)×\(rect.height.text)"
  }

  private func shown(_ view: UIView) -> String {
    text((view.layer.presentation() ?? view.layer).frame)
  }

  @Test func `rows that are carried`() throws {
    var lines: [String] = []
    for (start, end) in [(1.0, 4.0), (4, 1), (0, 0.4), (2, 20), (8, -5), (3, 3.6)] {
      for redirect in [nil, IndexPath(row: 2, section: 0), IndexPath(row: 99, section: 0)] {
        for isCancelled in [false, true] {
          let scene = TableScene(rows: 14)
          scene.heights = [IndexPath(row: 2, section: 0): 70]
          (scene.isEditable, scene.isMovable, scene.redirect) = (true, true, redirect)
          scene.table.setEditing(true, animated: false)
          scene.window.layoutIfNeeded()
          lines.append("# row \(start) to \(end), \(redirect?.row ?? -1), cancelled \(isCancelled)")
          func note() {
            let cells = (0..<14).compactMap { number -> String? in
              let cell = scene.table.visibleCells.first { $0.textLabel?.text == "row \(number)" }
              return cell.map {
                "\(number): \(((($0.layer.presentation() ?? $0.layer).position.y)).text)"
              }
            }
            lines.append("\(scene.table.contentOffset.y.text) | \(cells.joined(separator: " "))")
          }
          scene.fingers.down(0, 300, start * 44 + 20)
          scene.fingers.wait(400)
          for step in 1...6 {
            scene.fingers.move(0, 300, (start + (end - start) * Double(step) / 6) * 44 + 20)
            scene.fingers.wait(32)
            note()
          }
          for _ in 0..<3 {
            scene.fingers.wait(70)
            note()
          }
          if isCancelled { scene.fingers.cancel() } else { scene.fingers.lift() }
          for _ in 0..<4 {
            scene.fingers.wait(64)
            note()
          }
          lines.append(scene.sections[0].joined(separator: " "))
        }
      }
    }
    try compare("carried-rows", lines)
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    var items = (0..<60).map { [$0] }
    var heard: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
      cell.tag = items[indexPath.item][0]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath
    ) {
      heard.append("\(from.item) to \(to.item)")
      items.insert(items.remove(at: from.item), at: to.item)
    }
  }

  @Test func `items that are carried to the edges`() throws {
    var lines: [String] = []
    for (inset, start) in [(0, 0), (0, 900), (40, 400)] as [(CGFloat, CGFloat)] {
      // The edges at which the list scrolls, the points just before them and beyond them.
      for height in [
        -10, 0, 1, 20, 39, 40, 41, 79, 80, 81, 200, 319, 320, 321, 360, 361, 399, 400, 420,
      ] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 90, height: 80)
        let list = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: flow)
        let source = Items()
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        list.dataSource = source
        list.contentInset.top = inset
        window.addSubview(list)
        window.isHidden = false
        window.layoutIfNeeded()
        list.contentOffset.y = start
        window.layoutIfNeeded()
        let fingers = Fingers(window)
        fingers.wait(16)
        let item = list.indexPathsForVisibleItems.sorted()[4]
        lines.append("# from \(start.text) with \(inset.text) to \(height), item \(item.item)")
        expect(list.beginInteractiveMovementForItem(at: item))
        let place = CGPoint(x: 150, y: list.contentOffset.y + CGFloat(height))
        list.updateInteractiveMovementTargetPosition(place)
        for _ in 0..<4 {
          fingers.wait(80)
          let cell = list.visibleCells.first { $0.tag == item.item }
          lines.append("\(list.contentOffset.y.text) \(cell.map { shown($0) } ?? "out of sight")")
        }
        if height % 2 == 0 {
          list.endInteractiveMovement()
        } else {
          list.cancelInteractiveMovement()
        }
        for _ in 0..<3 {
          fingers.wait(60)
          let cell = list.visibleCells.first { $0.tag == item.item }
          lines.append("\(list.contentOffset.y.text) \(cell.map { shown($0) } ?? "out of sight")")
        }
        lines.append(source.heard.joined(separator: ", "))
      }
    }
    try compare("carried-items", lines)
  }

  @Test func `commands on pages, and within others`() throws {
    var lines: [String] = []
    for width in [120, 200, 300, 400, 800] as [CGFloat] {
      for count in [1, 2, 5, 9] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 300))
        let owner = UIView(frame: CGRect(x: 10, y: 120, width: 60, height: 20))
        window.addSubview(owner)
        window.isHidden = false
        window.layoutIfNeeded()
        let fingers = Fingers(window)
        var heard: [String] = []
        let inner = ["Red", "Green", "Blue", "Yellow", "Orange", "Violet"].map { name in
          EditMenuCommand(title: name) { heard.append(name) }
        }
        var commands = (1...count).map { number in
          EditMenuCommand(
            title: "Command \(number)", isEnabled: number % 4 != 0, isDestructive: number % 3 == 0
          ) { heard.append("\(number)") }
        }
        commands.insert(EditMenuCommand(title: "Colors", children: inner), at: count / 2)
        let bubble = EditMenuBubble(
          commands, at: owner.bounds, of: owner, direction: .automatic,
          closed: { AlongsideAnimations() })
        bubble.open(in: window, animated: count % 2 == 0, with: AlongsideAnimations())
        fingers.wait(200)
        lines.append("# \(count) in \(width.text)")
        func controls(_ view: UIView) -> [UIControl] {
          view.subviews.flatMap { [$0 as? UIControl].compactMap { $0 } + controls($0) }
        }
        func note(_ words: String) {
          window.layoutIfNeeded()
          let all = controls(bubble).map { control in
            "\(control.accessibilityLabel ?? "‹›") \(text(control.frame))\(control.isEnabled ? "" : " off")"
          }
          let free = window.bounds.insetBy(dx: 7.99, dy: 7.99)
          if bubble.isOpen { expect(free.contains(bubble.frame), "\(words) in \(width)") }
          lines.append(
            "\(words): \(text(bubble.frame)) open \(bubble.isOpen) | \(all.joined(separator: "; "))"
          )
        }
        func press(_ control: UIControl?) {
          control?.sendActions(for: .touchUpInside)
          fingers.wait(200)
        }
        note("at first")
        for _ in 0..<3 where controls(bubble).last?.accessibilityLabel == nil {
          press(controls(bubble).last)
          note("next")
        }
        for _ in 0..<9 {
          if let colors = controls(bubble).first(where: { $0.accessibilityLabel == "Colors" }) {
            press(colors)
            note("colors")
            break
          }
          press(controls(bubble).first)
          note("back")
        }
        for _ in 0..<2 where controls(bubble).last?.accessibilityLabel == nil {
          press(controls(bubble).last)
          note("next colors")
        }
        for _ in 0..<6 where controls(bubble).first?.accessibilityLabel == nil {
          press(controls(bubble).first)
          note("back")
        }
        bubble.move(to: CGRect(x: 30, y: 0, width: 10, height: 10), animated: true)
        fingers.wait(60)
        lines.append("moving \(shown(bubble))")
        press(controls(bubble).last { $0.accessibilityLabel != nil && $0.isEnabled })
        note("chosen \(heard)")
        bubble.close(animated: false)
      }
    }
    try compare("edit-menu-pages", lines)
  }

  @Test func `what a finger may do with columns, and the words of selections`() throws {
    var lines: [String] = []
    let modes: [UISplitViewController.DisplayMode] = [
      .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
      .twoOverSecondary, .twoDisplaceSecondary,
    ]
    for style in [UISplitViewController.Style.doubleColumn, .tripleColumn] {
      for width in [320, 700, 1024, 1400] as [CGFloat] {
        for mode in modes {
          for presents in [true, false] {
            let split = UISplitViewController(style: style)
            split.presentsWithGesture = presents
            split.preferredDisplayMode = mode
            for column in [UISplitViewController.Column.primary, .supplementary, .secondary]
            where style == .tripleColumn || column != .supplementary {
              split.setViewController(UIViewController(), for: column)
            }
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 700))
            window.rootViewController = split
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            func gestures(_ view: UIView) -> [String] {
              (view.gestureRecognizers ?? []).compactMap { recognizer in
                recognizer.name.map { "\($0) \(recognizer.isEnabled)" }
              } + view.subviews.flatMap(gestures)
            }
            lines.append(
              "\(style) \(width.text) \(mode) \(presents): \(split.displayMode) \(split.isCollapsed)"
                + " \(gestures(window).sorted().joined(separator: ", "))")
          }
        }
      }
    }
    for count in 0...11 {
      let paths = (0..<count).reversed().map { IndexPath(row: $0, section: $0 % 2) }
      lines.append("\(count): \(paths.selectionWords("row"))")
    }
    for isSelected in [true, false] {
      for isHighlighted in [true, false] {
        lines.append("\(UIView().stateWords(isSelected, isHighlighted))")
      }
    }
    try compare("columns-and-selections", lines)
  }

  @Test func `dots of pages, and titles from actions`() throws {
    var lines: [String] = []
    func colors(_ view: UIView) -> [String] {
      let own = [view.backgroundColor.map { "\($0.cgColor)" }, "\(view.tintColor.cgColor)"]
      return own.compactMap { $0.map(shortened) } + view.subviews.flatMap(colors)
    }
    for count in [0, 1, 2, 5, 30] {
      for style in [UIPageControl.BackgroundStyle.automatic, .prominent, .minimal] {
        for image in [nil, UIImage(systemName: "star.fill")] {
          let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
          (pages.numberOfPages, pages.currentPage) = (count, 1)
          (pages.backgroundStyle, pages.preferredIndicatorImage) = (style, image)
          pages.layoutIfNeeded()
          lines.append("# \(count) \(style) \(image != nil)")
          lines += pages.subviews.map {
            "\(text($0.frame)) \($0.isHidden) \(colors($0).joined(separator: " "))"
          }
        }
      }
    }
    let star = UIImage(systemName: "star.fill")
    for title in [nil, "own"] {
      for subtitle in [nil, "own below"] {
        for image in [nil, UIImage(systemName: "heart")] {
          for action in [
            UIAction { _ in }, UIAction(title: "of the action", image: star) { _ in },
            UIAction(title: "of the action", subtitle: "below") { _ in },
          ] {
            var configuration = UIButton.Configuration.plain()
            (configuration.title, configuration.subtitle) = (title, subtitle)
            configuration.image = image
            let button = UIButton(configuration: configuration, primaryAction: action)
            let made = button.configuration
            lines.append(
              "\(title ?? "-") \(subtitle ?? "-") \(image != nil): \(made?.title ?? "-") "
                + "\(made?.subtitle ?? "-") \(made?.image === star) \(made?.image == nil)")
          }
        }
      }
    }
    try compare("dots-and-actions", lines)
  }
}
