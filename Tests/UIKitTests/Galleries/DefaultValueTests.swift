import Foundation
import GoldenTexts
import Testing
import UIKit

/// The values that the public properties of new objects have.
@MainActor
@Suite struct DefaultValueTests {
  /// The names of all public properties of UIKit and of the frameworks below it.
  private static let names: Set<String> = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    var found: Set<String> = []
    for target in ["UIKit", "QuartzCore"] {
      let folder = root.appending(path: target)
      let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      for file in files ?? [] where file.hasSuffix(".swift") {
        let text = (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
        for match in text.matches(of: /\b(?:open|public)[^\n({=]* (?:var|let) (\w+)/) {
          found.insert(String(match.1))
        }
      }
    }
    return found
  }()

  private func lines(_ value: Any) -> [String] {
    var lines: [String] = []
    var mirror: Mirror? = Mirror(reflecting: value)
    while let level = mirror {
      for child in level.children {
        // All values of a layer are one property, and partly in a dictionary, which has no order. The calendar is that of
        // the machine, and identifiers are counted.
        guard let name = child.label, Self.names.contains(name),
          !["values", "calendar", "identifier"].contains(name),
          let text = text(child.value)
        else { continue }
        lines.append("  \(name) \(text)")
      }
      mirror = level.superclassMirror
    }
    return ["# \(type(of: value))"] + lines.sorted()
  }

  /// The value in words; nil for objects and functions.
  private func text(_ value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class: return (value as? UIColor).map { shortened("\($0.cgColor)") }
    case .optional: return mirror.children.first.map { text($0.value) } ?? "nil"
    case .collection, .set, .dictionary: return "\(mirror.children.count) elements"
    default: return "\(type(of: value))".contains("->") ? nil : shortened("\(value)")
    }
  }

  @Test func `new objects`() throws {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let page = UIViewController()
    let objects: [Any] = [
      UIView(frame: frame), UILabel(), UIButton(type: .custom), UIButton(type: .system), UISwitch(),
      UISlider(), UIStepper(), UISegmentedControl(items: ["A"]), UIProgressView(), UIPageControl(),
      UIActivityIndicatorView(style: .medium), UIImageView(), UITextField(), UITextView(),
      UISearchBar(), UISearchTextField(), UIDatePicker(), UIPickerView(), UIColorWell(),
      UIRefreshControl(), UIScrollView(), UITableView(), UITableView(frame: frame, style: .grouped),
      UITableViewCell(), UITableViewHeaderFooterView(reuseIdentifier: nil),
      UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout()),
      UICollectionViewCell(frame: frame), UICollectionViewListCell(frame: frame), UIStackView(),
      UINavigationBar(), UITabBar(), UIToolbar(), UIVisualEffectView(effect: nil),
      UIWindow(frame: frame), UIControl(), UICollectionReusableView(frame: frame),
      page, UINavigationController(), UITabBarController(),
      UISplitViewController(style: .doubleColumn),
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), alert,
      UISearchController(searchResultsController: nil), UITableViewController(style: .plain),
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
      UIColorPickerViewController(),
      UIActivityViewController(activityItems: [], applicationActivities: nil),
      UINavigationItem(title: "T"), UIBarButtonItem(systemItem: .add), UITabBarItem(),
      UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(), UISwipeGestureRecognizer(), UILongPressGestureRecognizer(),
      UIScreenEdgePanGestureRecognizer(), UIHoverGestureRecognizer(),
      UIPercentDrivenInteractiveTransition(), UICollectionViewFlowLayout(),
      UICollectionViewLayoutAttributes(), UICollectionViewCompositionalLayoutConfiguration(),
      UISheetPresentationController(presentedViewController: page, presenting: nil),
      UIPopoverPresentationController(presentedViewController: page, presenting: nil),
      UIDynamicAnimator(referenceView: UIView()), UIGravityBehavior(items: []),
      UICollisionBehavior(items: []), UIDynamicItemBehavior(items: []),
      UIPushBehavior(items: [], mode: .continuous), UIFieldBehavior.dragField(),
      UISnapBehavior(item: UIView(), snapTo: .zero),
      UIAttachmentBehavior(item: UIView(), attachedToAnchor: .zero),
      UIViewPropertyAnimator(duration: 1, curve: .linear),
      UISpringTimingParameters(dampingRatio: 1),
      UICubicTimingParameters(), UIBezierPath(), NSMutableParagraphStyle(), NSShadow(),
      NSTextContainer(), NSLayoutManager(), NSTextAttachment(), UITargetedPreview(view: UIView()),
      UIPreviewParameters(), UIDragItem(itemProvider: NSItemProvider()),
      UIContextualAction(style: .normal, title: nil) { _, _, _ in },
      UISwipeActionsConfiguration(actions: []),
      UIAction { _ in }, UIMenu(), UIDeferredMenuElement { _ in },
      UINavigationBarAppearance(), UITabBarAppearance(), UIToolbarAppearance(),
      UITabBarItemAppearance(),
      UIBarButtonItemAppearance(), UIGraphicsImageRendererFormat(), UIMotionEffectGroup(),
      UIInterpolatingMotionEffect(keyPath: "a", type: .tiltAlongHorizontalAxis),
      UIFontMetrics.default, UITextInputMode(), UIPasteboard.general, UILayoutGuide(),
      NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(1), heightDimension: .absolute(1)), subitems: [])),
      UIListContentConfiguration.cell(), UIListContentConfiguration.cell().textProperties,
      UIListContentConfiguration.cell().imageProperties, UIBackgroundConfiguration.clear(),
      UIButton.Configuration.plain(), UIContentUnavailableConfiguration.empty(),
      UICollectionLayoutListConfiguration(appearance: .plain), UICellAccessory.checkmark(),
      CALayer(), CAShapeLayer(), CAGradientLayer(), CATextLayer(), CAReplicatorLayer(),
      CAEmitterLayer(), CAEmitterCell(), CATiledLayer(), CATransformLayer(), CABasicAnimation(),
      CAKeyframeAnimation(), CASpringAnimation(), CATransition(), CAAnimationGroup(),
    ]
    let text = objects.flatMap { lines($0) }.joined(separator: "\n")
    #expect(try GoldenText("default-values").difference(from: text) == nil)
  }
}
