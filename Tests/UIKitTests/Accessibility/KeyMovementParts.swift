import Foundation
import UIKit
import ViewTesting

/// Three pages with words.
@MainActor
final class PageNeighbors: NSObject, UIPageViewControllerDataSource {
  let pages = (0..<3).map { WordsController("\($0)") }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbor(viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbor(viewController, 1) }

  private func neighbor(_ page: UIViewController, _ step: Int) -> UIViewController? {
    let index = (pages.firstIndex { $0 === page } ?? 0) + step
    return pages.indices.contains(index) ? pages[index] : nil
  }
}

/// A delegate that lets two fingers select rows.
@MainActor
final class PickSeveral: NSObject, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { tableView.setEditing(true, animated: false) }
}

/// A scroll view whose content zooms.
@MainActor
final class ZoomMap: UIScrollView, UIScrollViewDelegate {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  var heard: [String] = []

  required init?(coder: NSCoder) { nil }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "map"
    addSubview(label)
    contentSize = label.bounds.size
    maximumZoomScale = 2
    delegate = self
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { label }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { heard.append("ended at \((scale * 1000).rounded())") }
}

/// A grid whose layout a pan changes, as an application writes it.
@MainActor
final class GridPull: UIViewController, UICollectionViewDataSource {
  private var list: UICollectionView!
  private var change: UICollectionViewTransitionLayout?
  var heard: [String] = []

  static func layout(_ side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    return layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 300), collectionViewLayout: Self.layout(60))
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    view.addSubview(list)
    let label = UILabel(frame: CGRect(x: 50, y: 500, width: 200, height: 100))
    label.text = "grid"
    label.isUserInteractionEnabled = true
    view.addSubview(label)
    let pan = UIPanGestureRecognizer()
    pan.addAction { [weak self, unowned pan] _ in self?.pulled(pan) }
    label.addGestureRecognizer(pan)
  }

  private func pulled(_ pan: UIPanGestureRecognizer) {
    let progress = min(max(-pan.translation(in: view).y / 200, 0), 1)
    switch pan.state {
    case .began:
      change = list.startInteractiveTransition(to: Self.layout(120)) { [weak self] _, finished in
        self?.heard.append(finished ? "finished" : "cancelled")
      }
    case .changed: change?.transitionProgress = progress
    case .ended:
      heard.append("\((progress * 1000).rounded())")
      progress > 0.5 ? list.finishInteractiveTransition() : list.cancelInteractiveTransition()
    default: break
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 6 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A transition of an application that moves the card down.
@MainActor
final class SlidingDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var driver: PanTransitionDriver?

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let card = context.view(forKey: .from)
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
      card?.frame.origin.y = context.containerView.bounds.height
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
