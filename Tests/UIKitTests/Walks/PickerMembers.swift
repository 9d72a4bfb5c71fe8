import Foundation
import UIKit
import ViewTesting

extension MemberWalk {
  /// Adds a color well, and a page that opens pickers of colors and sheets of activities.
  func addPickers() {
    let well = UIColorWell()
    place(well, CGRect(x: 30, y: 60, width: 60, height: 40))
    well.title = "Well"
    well.addAction(
      UIAction { [unowned self, unowned well] _ in note("well \(Self.text(well.selectedColor))") },
      for: .valueChanged)
    addCommon(
      well,
      sizes: [
        CGSize(width: 60, height: 40), CGSize(width: 9, height: 50), CGSize(width: 4, height: 4),
        CGSize.zero, CGSize(width: 28, height: 28),
      ])
    let listener = PickerListener(self)
    held = [listener]
    let colors = [
      nil, UIColor.red, UIColor(white: 1, alpha: 1),
      UIColor(hue: 0.25, saturation: 1, brightness: 1, alpha: 1),
      UIColor(hue: 0.5, saturation: 0.15, brightness: 1, alpha: 0.4), UIColor.clear,
    ]
    members += [
      { bits in well.selectedColor = colors[bits % 6] },
      { bits in well.supportsAlpha = bits % 2 == 0 },
      { bits in well.title = Self.words[bits % 5] },
      { [unowned self] bits in
        window.frame.size =
          [CGSize(width: 360, height: 640), CGSize(width: 900, height: 700)][bits / 2 % 2]
      },
      { [unowned self] bits in
        guard root.presentedViewController == nil else { return }
        let picker = UIColorPickerViewController()
        picker.delegate = listener
        picker.supportsAlpha = bits % 3 != 0
        picker.title = Self.words[bits % 5]
        if let color = colors[bits % 6] { picker.selectedColor = color }
        root.present(picker, animated: bits % 2 == 1) { [unowned self] in note("shown") }
      },
      { [unowned self] bits in
        let picker = root.presentedViewController as? UIColorPickerViewController
        if let color = colors[bits % 6] { picker?.selectedColor = color }
        picker?.supportsAlpha = bits % 4 != 0
        note("\(Self.text(picker?.selectedColor)) \(picker?.preferredContentSize ?? .zero)")
      },
      { [unowned self] bits in
        guard bits % 3 == 0 else { return }
        root.dismiss(animated: bits % 2 == 1) { [unowned self] in note("gone") }
      },
      // A finger goes over the rows and columns of the presented grid.
      { [unowned self] bits in
        guard !fingers.isDown(3) else { return fingers.lift(3) }
        let size = window.bounds.size
        fingers.down(
          3, Double(bits % 90) / 90 * size.width, Double(bits / 90 % 90) / 90 * size.height)
        fingers.move(
          3, Double(bits / 7 % 90) / 90 * size.width, Double(bits / 90 % 90) / 90 * size.height)
        if bits % 3 == 0 { fingers.lift(3) }
      },
    ]
  }

  private static func text(_ color: UIColor?) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard let color, color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
      return "none"
    }
    return [red, green, blue, alpha].map { "\(($0 * 1000).rounded())" }.joined(separator: " ")
  }

  /// Adds sheets of activities of all kinds, with items of all kinds.
  func addActivities() {
    var made: [WalkActivity] = []
    members += [
      { [unowned self] bits in
        guard root.presentedViewController == nil else { return }
        made = (0..<bits % 5).map { WalkActivity(self, kind: $0 + bits / 5 % 4) }
        let items: [Any] = [
          "text", WalkItemProvider(placeholderItem: 4), URL(string: "https://example.org")!,
          WalkItemProvider(placeholderItem: "none"),
        ]
        let sheet = UIActivityViewController(
          activityItems: Array(items.prefix(bits / 3 % 5)), applicationActivities: made)
        sheet.completionWithItemsHandler = { [unowned self] type, isCompleted, items, error in
          note("\(type?.rawValue ?? "-") \(isCompleted) \(items?.count ?? -1) \(error == nil)")
        }
        sheet.excludedActivityTypes = bits % 4 == 0 ? [.init("kind 1"), .mail] : nil
        sheet.popoverPresentationController?.sourceView = root.view
        sheet.popoverPresentationController?.sourceRect = CGRect(
          x: bits % 300, y: bits / 7 % 500, width: 20, height: 20)
        root.present(sheet, animated: bits % 2 == 1) { [unowned self] in note("shown") }
      },
      { [unowned self] bits in
        let sheet = root.presentedViewController as? UIActivityViewController
        sheet?.excludedActivityTypes =
          [nil, [.init("kind 0")], [.init("kind 2"), .print]][bits % 3]
      },
      { bits in
        guard !made.isEmpty else { return }
        let activity = made[bits % made.count]
        if bits % 7 == 0 { activity.activityDidFinish(bits % 2 == 0) }
      },
      { [unowned self] bits in
        guard bits % 5 == 0 else { return }
        root.dismiss(animated: bits % 2 == 1) { [unowned self] in note("gone") }
      },
      { [unowned self] bits in
        window.frame.size =
          [
            CGSize(width: 360, height: 640), CGSize(width: 900, height: 700),
            CGSize(width: 640, height: 360),
          ][bits / 2 % 3]
      },
      // A tap on a row of the sheet.
      { [unowned self] bits in
        guard !fingers.isDown(3) else { return fingers.lift(3) }
        let size = window.bounds.size
        fingers.down(3, size.width / 2, size.height * (0.3 + 0.7 * Double(bits % 40) / 40))
        fingers.wait(60)
        fingers.lift(3)
      },
    ]
  }
}

/// Logs what a picker of colors reports.
@MainActor
private final class PickerListener: NSObject, UIColorPickerViewControllerDelegate {
  private weak var walk: Walk?
  init(_ walk: Walk) { self.walk = walk }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { walk?.note("selects \(continuously) \(color.cgColor.alpha)") }
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    walk?.note("finished")
  }
}

/// An activity that ends at once, later, or with a view controller.
private final class WalkActivity: UIActivity {
  private weak var walk: Walk?
  private let kind: Int
  private lazy var page = UIViewController()

  init(_ walk: Walk, kind: Int) {
    (self.walk, self.kind) = (walk, kind)
    super.init()
  }

  override var activityType: ActivityType? { kind == 3 ? nil : ActivityType("kind \(kind)") }
  override var activityTitle: String? { kind == 4 ? nil : "Kind \(kind)" }
  override var activityImage: UIImage? { kind % 2 == 0 ? UIImage(systemName: "star") : nil }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    walk?.note("can \(kind) \(activityItems.count) \(activityItems.first as? String ?? "-")")
    return kind != 5 && !(kind == 6 && activityItems.count < 2)
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    walk?.note("prepares \(kind) \(activityItems.map { "\($0)" })")
  }
  override var activityViewController: UIViewController? { kind == 2 ? page : nil }
  override func perform() {
    walk?.note("performs \(kind)")
    if kind != 1 { activityDidFinish(kind != 4) }
  }
}

private final class WalkItemProvider: UIActivityItemProvider {
  override var item: Any { "made for \(activityType?.rawValue ?? "none") \(isCancelled)" }
  override func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    let item = super.activityViewController(
      activityViewController, itemForActivityType: activityType)
    return placeholderItem as? String == "none" ? nil : item
  }
}
