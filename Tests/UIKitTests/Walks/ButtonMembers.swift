import Foundation
import UIKit

extension MemberWalk {
  func addButtons() {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "First") { [unowned self] _ in note("primary") })
    place(button, CGRect(x: 20, y: 60, width: 200, height: 50))
    addCommon(
      button, sizes: [CGSize(width: 200, height: 50), CGSize(width: 60, height: 60), .zero])
    let states = Self.states
    func change(_ change: (inout UIButton.Configuration) -> Void) {
      guard var configuration = button.configuration else { return }
      change(&configuration)
      button.configuration = configuration
    }
    members += [
      { bits in
        let all: [UIButton.Configuration?] = [
          nil, .plain(), .gray(), .tinted(), .filled(), .borderless(), .bordered(),
          .borderedTinted(), .borderedProminent(),
        ]
        button.configuration = all[bits % all.count]
      },
      { bits in button.setTitle(Self.words[bits % 5], for: states[bits / 5 % 5]) },
      { bits in
        button.setAttributedTitle(
          bits % 2 == 0 ? nil : NSAttributedString(string: "rich"), for: states[bits / 2 % 5])
      },
      { bits in button.setTitleColor([.systemRed, nil][bits % 2], for: states[bits / 2 % 5]) },
      { bits in button.setTitleShadowColor([.black, nil][bits % 2], for: states[bits / 2 % 5]) },
      { bits in button.setImage(Self.picture(bits), for: states[bits / 4 % 5]) },
      { bits in button.setBackgroundImage(Self.picture(bits), for: states[bits / 4 % 5]) },
      { bits in
        button.setPreferredSymbolConfiguration(
          bits % 2 == 0 ? nil : UIImage.SymbolConfiguration(pointSize: CGFloat(10 + bits % 20)),
          forImageIn: states[bits / 2 % 5])
      },
      { bits in
        button.contentEdgeInsets = UIEdgeInsets(
          top: 1, left: CGFloat(bits % 3) * 4, bottom: 2, right: 3)
      },
      { bits in button.titleEdgeInsets.left = CGFloat(bits % 3) * 4 },
      { bits in button.imageEdgeInsets.right = CGFloat(bits % 3) * 4 },
      { bits in button.role = [.normal, .primary, .cancel, .destructive][bits % 4] },
      { bits in button.changesSelectionAsPrimaryAction = bits % 2 == 0 },
      { bits in button.showsMenuAsPrimaryAction = bits % 2 == 0 },
      { bits in button.adjustsImageWhenDisabled = bits % 2 == 0 },
      { bits in button.adjustsImageWhenHighlighted = bits % 2 == 0 },
      { bits in button.automaticallyUpdatesConfiguration = bits % 3 != 0 },
      { bits in
        button.contentHorizontalAlignment =
          UIControl.ContentHorizontalAlignment(rawValue: bits % 6) ?? .center
      },
      { bits in
        button.contentVerticalAlignment =
          UIControl.ContentVerticalAlignment(rawValue: bits % 4) ?? .center
      },
      { [unowned self] bits in
        button.configurationUpdateHandler =
          bits % 3 != 0 ? nil : { [unowned self] in note("updates \($0.isHighlighted)") }
      },
      { [unowned self] bits in
        let action = { (title: String, bits: Int) in
          UIAction(
            title: title, image: Self.picture(bits),
            attributes: [[], .disabled, .destructive, .hidden, .keepsMenuPresented][bits % 5],
            state: [.off, .on, .mixed][bits % 3]
          ) { [unowned self] _ in note("menu \(title)") }
        }
        let inner = UIMenu(
          title: "More", options: [[], .displayInline, .destructive, .singleSelection][bits % 4],
          children: [action("x", bits / 3), action("y", bits / 5)])
        button.menu =
          bits % 4 == 0
          ? nil
          : UIMenu(
            title: bits % 3 == 0 ? "Title" : "",
            children: [action("a", bits), action("b", bits / 7), inner])
      },
      { bits in button.preferredMenuElementOrder = [.automatic, .fixed, .priority][bits % 3] },
      { bits in change { $0.title = Self.words[bits % 5] } },
      { bits in change { $0.subtitle = Self.words[bits % 5] } },
      { bits in change { $0.image = Self.picture(bits) } },
      { bits in change { $0.showsActivityIndicator = bits % 2 == 0 } },
      { bits in change { $0.indicator = [.automatic, .none, .popup][bits % 3] } },
      { bits in
        change {
          $0.cornerStyle = [.fixed, .dynamic, .small, .medium, .large, .capsule][bits % 6]
        }
      },
      { bits in change { $0.buttonSize = [.medium, .small, .mini, .large][bits % 4] } },
      { bits in change { $0.baseForegroundColor = [.systemRed, nil][bits % 2] } },
      { bits in change { $0.baseBackgroundColor = [.systemTeal, nil][bits % 2] } },
      { bits in
        change {
          $0.titleTextAttributesTransformer = nil
          guard bits % 2 == 0 else { return }
          $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
            var new = old
            new.foregroundColor = .systemGreen
            return new
          }
        }
      },
      { bits in
        change {
          let transformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
          $0.imageColorTransformer = bits % 2 == 0 ? transformer : nil
          $0.activityIndicatorColorTransformer = bits % 3 == 0 ? transformer : nil
          $0.background.backgroundColorTransformer = bits % 5 == 0 ? transformer : nil
          $0.background.strokeColorTransformer = bits % 7 == 0 ? transformer : nil
        }
      },
      { bits in
        change {
          $0.contentInsets = NSDirectionalEdgeInsets(
            top: 1, leading: CGFloat(bits % 4), bottom: 2, trailing: CGFloat(bits % 5))
          if bits % 3 == 0 { $0.setDefaultContentInsets() }
        }
      },
      { bits in change { $0.imagePlacement = [.leading, .trailing, .top, .bottom][bits % 4] } },
      { bits in change { $0.imagePadding = CGFloat(bits % 3) * 5 } },
      { bits in change { $0.titlePadding = CGFloat(bits % 3) * 5 } },
      { bits in
        change { $0.titleAlignment = [.automatic, .leading, .center, .trailing][bits % 4] }
      },
      { bits in
        change {
          $0.background.cornerRadius = CGFloat(bits % 4) * 3
          $0.background.strokeWidth = CGFloat(bits % 3)
          $0.background.strokeColor = bits % 2 == 0 ? .systemRed : nil
          $0.background.strokeOutset = CGFloat(bits % 2)
          $0.background.backgroundColor = bits % 5 == 0 ? .systemYellow : nil
          $0.background.image = Self.picture(bits)
          $0.background.backgroundInsets.top = CGFloat(bits % 3)
        }
      },
      { [unowned self] bits in
        guard let old = button.configuration else { return }
        var other = old
        if bits % 2 == 0 { other.imagePadding = 5 }
        if bits % 3 == 0 { other.title = "One" }
        note("\(other == old) \(old.updated(for: button).title ?? "-")")
        note("\(button.currentTitleColor.cgColor) \(button.currentTitle ?? "-")")
        note("\(button.currentImage?.size ?? .zero) \(button.isHeld) \(button.isHovered)")
        note("\(button.currentAttributedTitle?.string ?? "-") \(button.behavioralStyle.rawValue)")
        note("\(button.currentBackgroundImage?.size ?? .zero)")
        note("\(button.titleShadowColor(for: .normal) == nil)")
        note("\(button.currentPreferredSymbolConfiguration == nil)")
        note("\(button.subtitleLabel?.text ?? "-") \(button.titleLabel?.frame ?? .null)")
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        note("\(button.titleRect(forContentRect: rect)) \(button.imageRect(forContentRect: rect))")
        note("\(button.contentRect(forBounds: rect)) \(button.backgroundRect(forBounds: rect))")
      },
      { bits in
        button.titleLabel?.numberOfLines = bits % 3
        button.titleLabel?.lineBreakMode = [.byWordWrapping, .byTruncatingTail][bits % 2]
      },
    ]
  }
}
