import Foundation
import UIKit
import ViewTesting

extension MemberWalk {
  /// Adds content views of lists and of empty places, whose configurations change.
  func addListContent() {
    let list = UIListContentView(configuration: .cell())
    place(list, CGRect(x: 10, y: 60, width: 320, height: 80))
    let sizes = [CGSize(width: 320, height: 80), CGSize(width: 120, height: 60), .zero]
    addCommon(list, sizes: sizes)
    let makers: [() -> UIListContentConfiguration] = [
      { .cell() }, { .subtitleCell() }, { .valueCell() }, { .header() }, { .footer() },
      { .plainHeader() }, { .groupedFooter() }, { .sidebarCell() }, { .sidebarHeader() },
      { .prominentInsetGroupedHeader() },
    ]
    func change(_ change: (inout UIListContentConfiguration) -> Void) {
      guard var content = list.configuration as? UIListContentConfiguration else { return }
      change(&content)
      list.configuration = content
    }
    typealias Text = WritableKeyPath<
      UIListContentConfiguration, UIListContentConfiguration.TextProperties
    >
    func text(_ bits: Int) -> Text {
      bits % 2 == 0 ? \.textProperties : \.secondaryTextProperties
    }
    let transformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    members += [
      { bits in list.configuration = makers[bits % makers.count]() },
      { bits in change { $0.text = Self.words[bits % 5] } },
      { bits in change { $0.secondaryText = Self.words[bits % 5] } },
      { bits in
        change { $0.attributedText = bits % 2 == 0 ? nil : NSAttributedString(string: "rich") }
      },
      { bits in
        change {
          $0.secondaryAttributedText = bits % 2 == 0 ? nil : NSAttributedString(string: "rich")
        }
      },
      { bits in change { $0.image = Self.picture(bits) } },
      { bits in change { $0.prefersSideBySideTextAndSecondaryText = bits % 2 == 0 } },
      { bits in
        change {
          $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: CGFloat(bits % 3) * 4, leading: CGFloat(bits % 4) * 5, bottom: 3, trailing: 7)
        }
      },
      { bits in
        change { $0.axesPreservingSuperviewLayoutMargins = [[], .horizontal, .both][bits % 3] }
      },
      { bits in change { $0.imageToTextPadding = CGFloat(bits % 3) * 8 } },
      { bits in change { $0.textToSecondaryTextHorizontalPadding = CGFloat(bits % 3) * 8 } },
      { bits in change { $0.textToSecondaryTextVerticalPadding = CGFloat(bits % 3) * 8 } },
      { bits in change { $0.alpha = [1, 0.5][bits % 2] } },
      { bits in
        change { $0[keyPath: text(bits)].font = .systemFont(ofSize: CGFloat(10 + bits % 5 * 4)) }
      },
      { bits in change { $0[keyPath: text(bits)].color = [.systemRed, .label][bits / 2 % 2] } },
      { bits in
        change { $0[keyPath: text(bits)].colorTransformer = bits / 2 % 2 == 0 ? nil : transformer }
      },
      { bits in
        change {
          $0[keyPath: text(bits)].alignment = [.natural, .center, .justified][bits / 2 % 3]
        }
      },
      { bits in change { $0[keyPath: text(bits)].numberOfLines = bits / 2 % 3 } },
      { bits in
        change {
          $0[keyPath: text(bits)].lineBreakMode =
            [.byTruncatingTail, .byWordWrapping][bits / 2 % 2]
          $0[keyPath: text(bits)].adjustsFontSizeToFitWidth = bits / 4 % 2 == 0
          $0[keyPath: text(bits)].minimumScaleFactor = [0, 0.5][bits / 8 % 2]
        }
      },
      { bits in
        change {
          $0[keyPath: text(bits)].transform =
            [.none, .uppercase, .lowercase, .capitalized][bits / 2 % 4]
        }
      },
      { bits in
        change {
          $0.imageProperties.tintColor = [.systemRed, nil][bits % 2]
          $0.imageProperties.tintColorTransformer = bits / 2 % 2 == 0 ? nil : transformer
          $0.imageProperties.cornerRadius = CGFloat(bits % 3) * 3
          $0.imageProperties.strokeWidth = CGFloat(bits % 2)
          $0.imageProperties.strokeColor = [.systemBlue, nil][bits / 3 % 2]
        }
      },
      { bits in
        change {
          $0.imageProperties.maximumSize = CGSize(width: bits % 3 * 10, height: bits % 4 * 8)
          $0.imageProperties.reservedLayoutSize = CGSize(width: bits % 2 * 40, height: bits % 5 * 9)
          $0.imageProperties.preferredSymbolConfiguration =
            bits % 2 == 0 ? nil : UIImage.SymbolConfiguration(pointSize: 30)
        }
      },
      { bits in
        var state = UICellConfigurationState(traitCollection: list.traitCollection)
        state.isDisabled = bits % 2 == 0
        state.isSelected = bits / 2 % 2 == 0
        state.isHighlighted = bits / 4 % 2 == 0
        change { $0 = $0.updated(for: state) }
      },
      { [unowned self] _ in
        note("\(list.textLayoutGuide?.layoutFrame ?? .null)")
        note("\(list.secondaryTextLayoutGuide?.layoutFrame ?? .null)")
        note("\(list.imageLayoutGuide?.layoutFrame ?? .null)")
      },
    ]
    addEmptyPlace()
  }

  private func addEmptyPlace() {
    let view = UIContentUnavailableView(configuration: .empty())
    place(view, CGRect(x: 10, y: 200, width: 320, height: 300))
    func change(_ change: (inout UIContentUnavailableConfiguration) -> Void) {
      guard var content = view.configuration as? UIContentUnavailableConfiguration else { return }
      change(&content)
      view.configuration = content
    }
    members += [
      { bits in
        view.configuration =
          [
            UIContentUnavailableConfiguration.empty(), .loading(), .search(),
          ][bits % 3]
      },
      { bits in change { $0.text = Self.words[bits % 5] } },
      { bits in change { $0.secondaryText = Self.words[bits % 5] } },
      { bits in change { $0.image = Self.picture(bits) } },
      { bits in change { $0.button.title = Self.words[bits % 5] } },
      { [unowned self] bits in
        change {
          $0.buttonProperties.primaryAction =
            bits % 3 == 0 ? nil : UIAction(title: "Do") { [unowned self] _ in note("does") }
          $0.buttonProperties.isEnabled = bits % 2 == 0
        }
      },
      { bits in view.frame.size = CGSize(width: 160 + bits % 3 * 80, height: 120 + bits % 2 * 180)
      },
    ]
  }

  /// Adds a view with a menu of commands above it, in both forms.
  func addEditMenus() {
    let view = CommandView()
    view.backgroundColor = .systemTeal
    view.note = { [unowned self] in note($0) }
    place(view, CGRect(x: 60, y: 200, width: 200, height: 120))
    let delegate = EditMenuDelegate(self)
    held = [delegate]
    let menu = UIEditMenuInteraction(delegate: delegate)
    view.addInteraction(menu)
    let shared = UIMenuController.shared
    endings.append {
      shared.setMenuVisible(false, animated: false)
      (shared.menuItems, shared.arrowDirection) = (nil, .default)
    }
    members += [
      { _ in _ = view.becomeFirstResponder() },
      { bits in delegate.mood = bits % 100 },
      { bits in
        let configuration = UIEditMenuConfiguration(
          identifier: bits % 3 == 0 ? nil : "menu",
          sourcePoint: CGPoint(x: bits % 200, y: bits / 3 % 120))
        configuration.preferredArrowDirection =
          [.automatic, .up, .down, .left, .right][bits / 7 % 5]
        menu.presentEditMenu(with: configuration)
      },
      { _ in menu.dismissMenu() },
      { _ in menu.reloadVisibleMenu() },
      { bits in menu.updateVisibleMenuPosition(animated: bits % 2 == 1) },
      { bits in
        view.frame.origin = CGPoint(x: bits % 150, y: [30, 200, 480][bits / 3 % 3])
      },
      { bits in
        shared.menuItems =
          bits % 4 == 0
          ? nil : (0..<bits % 4).map { UIMenuItem(title: "Own \($0)", action: Selector("own:")) }
      },
      { bits in shared.arrowDirection = [.default, .up, .down, .left, .right][bits % 5] },
      { bits in
        shared.showMenu(
          from: view, rect: CGRect(x: bits % 150, y: bits / 3 % 90, width: 30, height: 20))
      },
      { bits in bits % 2 == 0 ? shared.hideMenu() : shared.hideMenu(from: view) },
      { bits in
        shared.setTargetRect(CGRect(x: bits % 90, y: 10, width: 20, height: 20), in: view)
        shared.setMenuVisible(bits / 2 % 3 != 0, animated: bits % 2 == 1)
      },
      { _ in shared.update() },
      { bits in shared.isMenuVisible = bits % 3 == 0 },
      { [unowned self] bits in
        // A tap on the middle of the menu.
        let frame = shared.menuFrame
        guard shared.isMenuVisible, frame.width > 0 else { return }
        let x = frame.minX + frame.width * CGFloat(bits % 4 + 1) / 6
        fingers.down(7, Double(x), Double(frame.midY))
        fingers.lift(7)
      },
      { [unowned self] bits in
        if bits % 5 == 0 { view.removeFromSuperview() } else { root.view.addSubview(view) }
      },
      { [unowned self] _ in
        note("\(shared.isMenuVisible) \(shared.menuFrame) \(menu.location(in: view))")
      },
    ]
  }
}

/// A view that performs a few commands.
private final class CommandView: UIView {
  var note: (String) -> Void = { _ in }

  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ["copy:", "paste:", "own:"].contains("\(action)")
  }
  override func copy(_ sender: Any?) { note("copies") }
  override func paste(_ sender: Any?) { note("pastes") }
}

@MainActor
private final class EditMenuDelegate: NSObject, UIEditMenuInteractionDelegate {
  private weak var walk: Walk?
  var mood = 0

  init(_ walk: Walk) { self.walk = walk }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    walk?.note("menu \(configuration.sourcePoint) \(suggestedActions.count)")
    let action = { (title: String) in
      UIAction(title: title) { [weak self] _ in self?.walk?.note("chose \(title)") }
    }
    switch mood % 4 {
    case 0: return nil
    case 1: return UIMenu(children: [])
    case 2: return UIMenu(children: suggestedActions + [action("More")])
    default:
      let inner = UIMenu(title: "Inner", children: [action("x"), action("y")])
      return UIMenu(children: (0..<mood % 7).map { action("Command \($0)") } + [inner])
    }
  }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    mood % 3 == 0 ? .null : CGRect(x: mood % 50, y: 10, width: 40, height: 20)
  }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    animator.addAnimations { interaction.view?.alpha = 0.8 }
    animator.addCompletion { [weak self] in self?.walk?.note("presented") }
  }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    animator.addAnimations { interaction.view?.alpha = 1 }
    animator.addCompletion { [weak self] in self?.walk?.note("dismissed") }
  }
}
