import Foundation
import PantographGestures
import PantographSceneNames
import UIKit

extension DemoScene {
  /// A card over a list; a finger drags it down to dismiss it.
  public static let card = DemoScene(
    .card, size: DemoScene.phoneSize
  ) { build in
    let list = PlaceListController("Places", build.log)
    build.window.rootViewController = list
    build.window.makeKeyAndVisible()
    let card = CardController(Place.all[1], build.log)
    let presenter = CardPresenter()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = presenter
    build.keep(presenter)
    list.present(card, animated: false)
    let driver = PanTransitionDriver(
      dismissing: card, pan: UIPanGestureRecognizer(), direction: .down,
      thresholds: build.thresholds)
    driver.length = CardPresenter.place(in: DemoScene.phoneSize).height
    build.add(driver, to: card.view)
    build.activate = { [unowned list] in
      if list.presentedViewController == nil {
        list.present(card, animated: true)
      } else {
        card.dismiss(animated: true)
      }
    }
  }
}

/// Sets the card's frame.
private final class CardPresenter: UIViewControllerTransitioningDelegate {
  static func place(in size: CGSize) -> CGRect {
    // A low window gives the card a larger share.
    let top = min(120, (size.height * 0.2).rounded())
    return CGRect(x: 0, y: top, width: size.width, height: size.height - top)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingPresentation(presented: presented, presenting: presenting) { Self.place(in: $0) }
  }
}

/// A card with rounded corners, a grabber and one place.
private final class CardController: LoggedController {
  private let place: Place

  init(_ place: Place, _ log: SceneLog) {
    self.place = place
    super.init(place.name, log)
  }

  required init?(coder: NSCoder) { nil }

  /// Does nothing, because the view lays itself out from right to left.
  override func mirrorContent() {}

  override func loadView() {
    let frame = CardPresenter.place(in: DemoScene.phoneSize)
    let view = CardView(
      frame: CGRect(origin: .zero, size: frame.size), place, isMirrored: log.isMirrored)
    view.backgroundColor = .white
    view.layer.cornerRadius = 28
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.layer.shadowColor = UIColor.black.cgColor
    view.layer.shadowOpacity = 0.25
    view.layer.shadowRadius = 18
    self.view = view
  }
}

/// The content of the card, laid out for the available size.
private final class CardView: UIView {
  private let grabber = UIView()
  private let picture: GradientView
  private let name = UILabel()
  private let line = UILabel()
  private let bars: [UIView]
  private let isMirrored: Bool

  /// The widths of the bars that stand for lines of text, on a card as wide as a phone, in points.
  private static let barWidths: [CGFloat] = [342, 316, 330, 290, 334, 160]

  init(frame: CGRect, _ place: Place, isMirrored: Bool) {
    self.isMirrored = isMirrored
    picture = GradientView(
      frame: CGRect(x: 0, y: 0, width: 350, height: 300), from: place.colors.0, to: place.colors.1,
      radius: 20)
    bars = Self.barWidths.map { _ in UIView() }
    super.init(frame: frame)
    let blocks: [(view: UIView, color: UIColor, radius: CGFloat)] =
      [(grabber, .systemGray4, 2.5)] + bars.map { ($0, .systemGray5, 6) }
    for block in blocks {
      block.view.backgroundColor = block.color
      block.view.layer.cornerRadius = block.radius
    }
    (name.text, line.text) = (place.name, place.line)
    name.font = .systemFont(ofSize: 34, weight: .bold)
    line.font = .systemFont(ofSize: 17)
    (name.textColor, line.textColor) = (.black, .secondaryLabel)
    (name.numberOfLines, line.numberOfLines) = (0, 0)
    for view in [grabber, picture, name, line] + bars { addSubview(view) }
    layoutSubviews()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let width = bounds.width
    // The picture is shortened first, so that the text and three bars stay visible.
    let high = min(300, max(60, (bounds.height - 246).rounded()))
    grabber.frame = CGRect(x: ((width - 40) / 2).rounded(), y: 10, width: 40, height: 5)
    picture.frame = CGRect(x: 20, y: 36, width: width - 40, height: high)
    name.frame = CGRect(x: 24, y: high + 56, width: width - 50, height: 44)
    line.frame = CGRect(x: 24, y: high + 104, width: width - 50, height: 26)
    for (index, bar) in bars.enumerated() {
      let share = Self.barWidths[index] / (DemoScene.phoneSize.width - 48)
      bar.frame = CGRect(
        x: 24, y: high + 152 + CGFloat(index) * 30, width: ((width - 48) * share).rounded(),
        height: 12)
      bar.isHidden = bar.frame.maxY > bounds.height
    }
    guard isMirrored else { return }
    for view in subviews { view.frame.origin.x = width - view.frame.maxX }
  }
}
