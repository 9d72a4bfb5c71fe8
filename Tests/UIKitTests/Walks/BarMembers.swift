import Foundation
import UIKit

extension MemberWalk {
  private static let effects: [UIBlurEffect?] = [nil, UIBlurEffect(style: .regular)]

  private func dress(_ look: UIBarAppearance, _ bits: Int) {
    switch bits % 8 {
    case 0: look.configureWithDefaultBackground()
    case 1: look.configureWithOpaqueBackground()
    case 2: look.configureWithTransparentBackground()
    case 3: look.backgroundColor = [.systemYellow, nil][bits / 8 % 2]
    case 4: look.backgroundEffect = Self.effects[bits / 8 % 2]
    case 5: look.backgroundImage = Self.picture(bits / 8)
    case 6: look.shadowColor = [.systemRed, nil, .clear][bits / 8 % 3]
    default:
      look.shadowImage = Self.picture(bits / 8)
      look.backgroundImageContentMode = [.center, .scaleToFill, .top][bits / 8 % 3]
    }
  }

  private func dress(_ button: UIBarButtonItemAppearance, _ bits: Int) {
    if bits % 5 == 0 { button.configureWithDefault(for: [.plain, .done][bits / 5 % 2]) }
    let state = [button.normal, button.highlighted, button.disabled, button.focused][bits % 4]
    let rest = bits / 4
    if rest % 2 == 0 { state.titleTextAttributes = [.foregroundColor: UIColor.systemGreen] }
    if rest % 3 == 0 { state.titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 21)] }
    if rest % 5 == 0 { state.backgroundImage = Self.picture(rest) }
    state.titlePositionAdjustment = UIOffset(horizontal: CGFloat(rest % 3), vertical: 1)
    state.backgroundImagePositionAdjustment = UIOffset(horizontal: 0, vertical: CGFloat(rest % 3))
  }

  private func look(_ bits: Int) -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    dress(look, bits)
    dress(look, bits / 7)
    let rest = bits / 16
    if rest % 2 == 0 { look.titleTextAttributes = [.foregroundColor: UIColor.systemRed] }
    if rest % 3 == 0 { look.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 25)] }
    if rest % 5 == 0 { look.titlePositionAdjustment = UIOffset(horizontal: 4, vertical: 2) }
    dress(look.buttonAppearance, rest)
    dress(look.doneButtonAppearance, rest / 3)
    dress(look.backButtonAppearance, rest / 5)
    if rest % 7 == 0 {
      look.setBackIndicatorImage(Self.picture(2), transitionMaskImage: Self.picture(2))
    }
    return look
  }

  private func item(_ bits: Int) -> UIBarButtonItem {
    let rest = bits / 7
    let item: UIBarButtonItem
    switch bits % 7 {
    case 0: item = .flexibleSpace()
    case 1: item = .fixedSpace(CGFloat(rest % 3) * 10)
    case 2: item = UIBarButtonItem(customView: UISwitch())
    case 3:
      item = UIBarButtonItem(
        title: "Menu",
        menu: UIMenu(children: [UIAction(title: "m") { [unowned self] _ in note("m") }]))
    case 4:
      let systems: [UIBarButtonItem.SystemItem] = [
        .done, .cancel, .edit, .save, .add, .compose, .reply, .action, .organize, .bookmarks,
        .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo,
        .redo, .close,
      ]
      item = UIBarButtonItem(systemItem: systems[rest % systems.count])
    case 5:
      item = UIBarButtonItem(image: Self.picture(rest), style: .plain, target: nil, action: nil)
    default:
      item = UIBarButtonItem(
        title: Self.words[rest % 5], style: rest % 2 == 0 ? .done : .plain
      ) { [unowned self] in note("item") }
    }
    change(item, rest)
    return item
  }

  private func change(_ item: UIBarButtonItem, _ bits: Int) {
    let rest = bits / 12
    switch bits % 12 {
    case 0: item.isEnabled = rest % 2 == 0
    case 1: item.isHidden = rest % 3 == 0
    case 2: item.isSelected = rest % 2 == 0
    case 3: item.width = CGFloat(rest % 3) * 30
    case 4: item.tintColor = [.systemRed, nil][rest % 2]
    case 5:
      item.setTitleTextAttributes(
        [.foregroundColor: UIColor.systemGreen], for: Self.states[rest % 4])
    case 6:
      item.setBackgroundImage(Self.picture(rest), for: Self.states[rest % 4], barMetrics: .default)
    case 7: item.title = Self.words[rest % 5]
    case 8: item.image = Self.picture(rest)
    case 9: item.imageInsets.left = CGFloat(rest % 3) * 3
    case 10: item.style = rest % 2 == 0 ? .done : .plain
    default: item.landscapeImagePhone = Self.picture(rest)
    }
  }

  func addNavigationBar() {
    let bar = UINavigationBar()
    place(bar, CGRect(x: 0, y: 60, width: 360, height: 44))
    addCommon(bar, sizes: [CGSize(width: 360, height: 44), CGSize(width: 200, height: 60)])
    let delegate = BarDelegate(self)
    held = [delegate]
    bar.delegate = delegate
    var number = 0
    func new(_ bits: Int) -> UINavigationItem {
      number += 1
      let new = UINavigationItem(title: "Item \(number)")
      new.prompt = bits % 5 == 0 ? "Prompt" : nil
      new.rightBarButtonItems = (0..<bits % 3).map { item(bits / 3 + $0) }
      new.leftBarButtonItem = bits % 4 == 0 ? item(bits / 4) : nil
      return new
    }
    members += [
      { bits in bar.pushItem(new(bits / 2), animated: bits % 2 == 1) },
      { bits in bar.pushItem(new(bits / 2), animated: bits % 2 == 1) },
      { [unowned self] bits in note("popped \(bar.popItem(animated: bits % 2 == 1)?.title ?? "-")")
      },
      { bits in
        let own = bar.items ?? []
        bar.setItems(
          bits % 5 == 0 ? nil : Array(own.prefix(bits / 2 % 3)) + [new(bits / 6)],
          animated: bits % 2 == 1)
      },
      { bits in bar.items = (bar.items ?? []).dropLast(bits % 3) },
      { bits in bar.barTintColor = [.systemYellow, nil][bits % 2] },
      { bits in bar.isTranslucent = bits % 2 == 0 },
      { bits in bar.prefersLargeTitles = bits % 2 == 0 },
      { bits in bar.titleTextAttributes = [nil, [.foregroundColor: UIColor.systemRed]][bits % 2] },
      { bits in
        bar.largeTitleTextAttributes = [nil, [.font: UIFont.systemFont(ofSize: 28)]][bits % 2]
      },
      { bits in bar.barStyle = [.default, .black][bits % 2] },
      { bits in bar.shadowImage = Self.picture(bits) },
      { bits in bar.backIndicatorImage = Self.picture(bits) },
      { bits in bar.setBackgroundImage(Self.picture(bits), for: [.default, .compact][bits / 4 % 2])
      },
      { bits in
        bar.setBackgroundImage(Self.picture(bits), for: .topAttached, barMetrics: .default)
      },
      { [unowned self] bits in bar.standardAppearance = look(bits) },
      { [unowned self] bits in bar.scrollEdgeAppearance = bits % 3 == 0 ? nil : look(bits) },
      { [unowned self] bits in bar.compactAppearance = bits % 3 == 0 ? nil : look(bits) },
      { [unowned self] bits in dress(bar.standardAppearance, bits) },
      { bits in bar.setTitleVerticalPositionAdjustment(CGFloat(bits % 3) * 2, for: .default) },
      { [unowned self] bits in
        guard let top = bar.topItem else { return }
        let rest = bits / 10
        switch bits / 2 % 10 {
        case 0: top.title = Self.words[rest % 5]
        case 1: top.prompt = Self.words[rest % 5]
        case 2: top.titleView = rest % 2 == 0 ? UISwitch() : nil
        case 3:
          top.setRightBarButtonItems(
            (0..<rest % 4).map { item(rest + $0) }, animated: bits % 2 == 1)
        case 4: top.setLeftBarButton(rest % 3 == 0 ? nil : item(rest), animated: bits % 2 == 1)
        case 5: top.leftItemsSupplementBackButton = rest % 2 == 0
        case 6: top.setHidesBackButton(rest % 2 == 0, animated: bits % 2 == 1)
        case 7: bar.backItem?.backButtonTitle = Self.words[rest % 5]
        case 8: bar.backItem?.backButtonDisplayMode = [.default, .generic, .minimal][rest % 3]
        default:
          top.trailingItemGroups =
            rest % 3 == 0
            ? []
            : [
              UIBarButtonItemGroup(
                barButtonItems: (0..<rest % 4).map { item(rest + $0) },
                representativeItem: rest % 2 == 0
                  ? UIBarButtonItem(title: "Rep", style: .plain) : nil)
            ]
        }
      },
      { [unowned self] bits in
        for own in bar.topItem?.rightBarButtonItems ?? [] { change(own, bits) }
        if let own = bar.topItem?.leftBarButtonItem { change(own, bits / 3) }
      },
      { [unowned self] _ in
        note("\(bar.topItem?.title ?? "-") \(bar.backItem?.title ?? "-") \(bar.items?.count ?? -1)")
        note("\(bar.barPosition.rawValue) \(bar.titleVerticalPositionAdjustment(for: .default))")
        note("\(bar.backgroundImage(for: .default)?.size ?? .zero)")
        note("\(bar.backgroundImage(for: .topAttached, barMetrics: .default)?.size ?? .zero)")
        note("\(bar.titleTextAttributes?.count ?? -1)")
      },
    ]
  }

  func addToolbar() {
    let bar = UIToolbar()
    place(bar, CGRect(x: 0, y: 60, width: 360, height: 49))
    addCommon(bar, sizes: [CGSize(width: 360, height: 49), CGSize(width: 150, height: 60)])
    let delegate = BarDelegate(self)
    held = [delegate]
    func look(_ bits: Int) -> UIToolbarAppearance {
      let look = UIToolbarAppearance()
      dress(look, bits)
      dress(look.buttonAppearance, bits / 8)
      dress(look.doneButtonAppearance, bits / 5)
      return look
    }
    members += [
      { [unowned self] bits in
        bar.setItems(
          bits / 2 % 7 == 0 ? nil : (0..<bits / 2 % 6).map { item(bits + $0 * 3) },
          animated: bits % 2 == 1)
      },
      { [unowned self] bits in bar.items = (0..<bits % 4).map { item(bits / 4 + $0 * 5) } },
      { bits in bar.barTintColor = [.systemYellow, nil][bits % 2] },
      { bits in bar.isTranslucent = bits % 2 == 0 },
      { bits in bar.barStyle = [.default, .black][bits % 2] },
      { bits in bar.delegate = bits % 2 == 0 ? delegate : nil },
      { bits in bar.standardAppearance = look(bits) },
      { bits in bar.scrollEdgeAppearance = bits % 3 == 0 ? nil : look(bits) },
      { bits in bar.compactAppearance = bits % 3 == 0 ? nil : look(bits) },
      { bits in
        bar.setBackgroundImage(
          Self.picture(bits), forToolbarPosition: [.any, .bottom, .top][bits / 4 % 3],
          barMetrics: [.default, .compact][bits / 12 % 2])
      },
      { bits in
        bar.setShadowImage(Self.picture(bits), forToolbarPosition: [.any, .bottom][bits / 4 % 2])
      },
      { [unowned self] bits in for own in bar.items ?? [] { change(own, bits) } },
      { [unowned self] _ in
        note(
          "\(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default)?.size ?? .zero)")
        note("\(bar.shadowImage(forToolbarPosition: .any)?.size ?? .zero)")
        note("\(bar.barPosition.rawValue) \(bar.items?.count ?? -1)")
      },
    ]
  }

  func addTabBar() {
    let bar = UITabBar()
    place(bar, CGRect(x: 0, y: 560, width: 360, height: 49))
    addCommon(bar, sizes: [CGSize(width: 360, height: 49), CGSize(width: 700, height: 60)])
    let delegate = BarDelegate(self)
    held = [delegate]
    bar.delegate = delegate
    let systems: [UITabBarItem.SystemItem] = [
      .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .search,
      .downloads, .mostRecent, .mostViewed,
    ]
    func item(_ bits: Int) -> UITabBarItem {
      switch bits % 3 {
      case 0: UITabBarItem(tabBarSystemItem: systems[bits / 3 % 12], tag: bits % 10)
      case 1:
        UITabBarItem(title: Self.words[bits / 3 % 5], image: Self.picture(bits), tag: bits % 10)
      default:
        UITabBarItem(
          title: "T\(bits % 10)", image: Self.picture(bits), selectedImage: Self.picture(bits / 2))
      }
    }
    func look(_ bits: Int) -> UITabBarAppearance {
      let look = UITabBarAppearance()
      dress(look, bits)
      let all = [
        look.stackedLayoutAppearance, look.inlineLayoutAppearance,
        look.compactInlineLayoutAppearance,
      ]
      let items = all[bits / 8 % 3]
      if bits % 5 == 0 { items.configureWithDefault(for: [.stacked, .inline][bits / 5 % 2]) }
      let state = [items.normal, items.selected, items.disabled, items.focused][bits / 3 % 4]
      if bits % 2 == 0 { state.iconColor = .systemRed }
      if bits % 3 == 0 { state.titleTextAttributes = [.foregroundColor: UIColor.systemGreen] }
      if bits % 5 < 2 { state.badgeBackgroundColor = .systemBlue }
      if bits % 7 < 3 { state.badgeTextAttributes = [.foregroundColor: UIColor.black] }
      state.titlePositionAdjustment = UIOffset(horizontal: CGFloat(bits % 3), vertical: 2)
      state.badgePositionAdjustment = UIOffset(horizontal: 1, vertical: CGFloat(bits % 3))
      state.badgeTitlePositionAdjustment = UIOffset(horizontal: 1, vertical: CGFloat(bits % 2))
      look.stackedItemPositioning = [.automatic, .fill, .centered][bits / 9 % 3]
      look.stackedItemWidth = CGFloat(bits % 3) * 30
      look.stackedItemSpacing = CGFloat(bits % 2) * 10
      if bits % 4 == 0 { look.selectionIndicatorTintColor = .systemYellow }
      if bits % 4 == 1 { look.selectionIndicatorImage = Self.picture(bits) }
      return look
    }
    members += [
      { bits in
        bar.setItems(
          bits % 7 == 0 ? nil : (0..<bits / 2 % 5).map { item(bits + $0 * 7) },
          animated: bits % 2 == 1)
      },
      { bits in
        guard let items = bar.items, !items.isEmpty else { return }
        bar.selectedItem = bits % 5 == 0 ? nil : items[bits % items.count]
      },
      { bits in bar.barTintColor = [.systemYellow, nil][bits % 2] },
      { bits in bar.isTranslucent = bits % 2 == 0 },
      { bits in bar.unselectedItemTintColor = [.systemPurple, nil][bits % 2] },
      { bits in bar.barStyle = [.default, .black][bits % 2] },
      { bits in bar.backgroundImage = Self.picture(bits) },
      { bits in bar.shadowImage = Self.picture(bits) },
      { bits in bar.standardAppearance = look(bits) },
      { bits in bar.scrollEdgeAppearance = bits % 3 == 0 ? nil : look(bits) },
      { bits in bar.itemPositioning = [.automatic, .fill, .centered][bits % 3] },
      { bits in bar.itemSpacing = CGFloat(bits % 3) * 10 },
      { bits in bar.itemWidth = CGFloat(bits % 3) * 40 },
      { bits in bar.selectionIndicatorImage = Self.picture(bits) },
      { bits in bar.isSpringLoaded = bits % 2 == 0 },
      { bits in
        guard let items = bar.items, !items.isEmpty else { return }
        let (own, rest) = (items[bits % items.count], bits / 12)
        switch bits % 12 {
        case 0: own.badgeValue = [nil, "1", "many", ""][rest % 4]
        case 1: own.badgeColor = [.systemGreen, nil][rest % 2]
        case 2: own.title = Self.words[rest % 5]
        case 3: own.image = Self.picture(rest)
        case 4: own.selectedImage = Self.picture(rest)
        case 5: own.isEnabled = rest % 3 != 0
        case 6: own.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: CGFloat(rest % 3))
        case 7: own.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
        case 8: own.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .selected)
        case 9: own.imageInsets.top = CGFloat(rest % 3) * 3
        case 10: own.isSpringLoaded = rest % 2 == 0
        default: own.standardAppearance = rest % 2 == 0 ? look(rest) : nil
        }
      },
      { [unowned self] _ in
        note("\(bar.selectedItem?.title ?? "-") \(bar.items?.count ?? -1) \(bar.isCustomizing)")
        let item = bar.selectedItem
        note("\(item?.badgeTextAttributes(for: .normal)?.count ?? -1)")
        note("\(item?.titleTextAttributes(for: .selected)?.count ?? -1)")
      },
    ]
  }
}

/// Logs what bars ask, and refuses some of it.
@MainActor
final class BarDelegate: NSObject, UINavigationBarDelegate, UIToolbarDelegate, UITabBarDelegate {
  private weak var walk: Walk?
  private var number = 0

  init(_ walk: Walk) { self.walk = walk }

  func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    walk?.note("may push \(item.title ?? "-")")
    number += 1
    return number % 5 != 0
  }
  func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
    walk?.note("pushed \(item.title ?? "-")")
  }
  func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    walk?.note("may pop \(item.title ?? "-")")
    number += 1
    return number % 5 != 0
  }
  func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
    walk?.note("popped \(item.title ?? "-")")
  }
  func tabBar(_ bar: UITabBar, didSelect item: UITabBarItem) {
    walk?.note("selects \(item.title ?? "-")")
  }
}
