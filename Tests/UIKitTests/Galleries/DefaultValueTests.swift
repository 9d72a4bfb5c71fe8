import Expectations
import Foundation
import GoldenTexts
import Testing
import UIKit
import ViewTesting

/// The values that the public properties of new objects have.
@MainActor
struct DefaultValueTests {
  @Test func `new objects`() throws {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let page = UIViewController()
    UIDatePicker.beginOnTheSameDay()
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
    let text = objects.flatMap { PublicValues.lines($0) }.joined(separator: "\n")
    try expectNil(GoldenText("default-values").difference(from: text))
  }
}
