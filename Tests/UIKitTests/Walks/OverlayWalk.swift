import Foundation
import UIKit

/// Alerts, action sheets, popovers, search results and pickers over a page, presented and dismissed at random.
@MainActor
final class OverlayWalk: Walk {
  private let page = UIViewController()
  private let source = UIButton(type: .system)
  private let results = UIViewController()
  private lazy var search = UISearchController(searchResultsController: results)

  private static let sizes = [
    CGSize(width: 360, height: 640), CGSize(width: 640, height: 360),
    CGSize(width: 900, height: 700),
  ]

  override init(seed: UInt64, size: CGSize = CGSize(width: 360, height: 640)) {
    super.init(seed: seed, size: Self.sizes[Int(seed % 3)])
    window.rootViewController = UINavigationController(rootViewController: page)
    page.title = "Page"
    page.view.backgroundColor = .systemBackground
    results.view.backgroundColor = .systemYellow
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
    page.navigationItem.searchController = search
    (search.delegate, search.searchResultsUpdater) = (self, self)
    source.setTitle("Source", for: .normal)
    source.frame = CGRect(x: 40, y: 250, width: 90, height: 40)
    source.addAction(UIAction { [weak self] _ in self?.note("source") }, for: .touchUpInside)
    page.view.addSubview(source)
    window.layoutIfNeeded()
  }

  override var shares: (finger: Int, waiting: Int) { (4, 2) }

  private func alert(_ bits: Int) -> UIAlertController {
    let alert = UIAlertController(
      title: bits % 3 == 0 ? nil : "A title", message: bits % 4 == 0 ? nil : "Words of a message",
      preferredStyle: bits % 2 == 0 ? .alert : .actionSheet)
    for number in 0..<bits / 8 % 4 {
      let action = UIAlertAction(
        title: "Choice \(number)", style: [.default, .destructive][number % 2]
      ) { [weak self] _ in self?.note("chose \(number)") }
      action.isEnabled = number != 2
      alert.addAction(action)
      if number == 1, bits % 2 == 0 { alert.preferredAction = action }
    }
    if bits / 32 % 2 == 0 || alert.actions.isEmpty {
      alert.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.note("cancelled") })
    }
    if bits % 2 == 0, bits / 64 % 2 == 0 {
      alert.addTextField { $0.placeholder = "Name" }
      alert.addTextField { $0.isSecureTextEntry = true }
    }
    return alert
  }

  private func present(_ page: UIViewController, _ bits: Int, animated: Bool) {
    let popover = page.popoverPresentationController
    if bits % 3 == 0 {
      popover?.barButtonItem = self.page.navigationItem.rightBarButtonItem
    } else {
      popover?.sourceView = source
      popover?.sourceRect = source.bounds
    }
    popover?.permittedArrowDirections = [.any, .up, .down, .left, .right][bits % 5]
    popover?.passthroughViews = bits % 2 == 0 ? [source] : nil
    popover?.delegate = self
    popover?.popoverLayoutMargins = UIEdgeInsets(top: 5, left: 7, bottom: 9, right: 3)
    root.present(page, animated: animated) { self.note("presented") }
  }

  override func change(_ bits: Int, animated: Bool) {
    let rest = bits / 14
    let isFree = root.presentedViewController == nil && !search.isActive
    switch bits % 14 {
    case 0, 1: if isFree { present(alert(rest), rest / 128, animated: animated) }
    case 2, 3:
      guard isFree else { return }
      let page = UIViewController()
      page.view.backgroundColor = .systemTeal
      page.preferredContentSize = CGSize(width: 100 + rest % 200, height: 80 + rest % 150)
      page.modalPresentationStyle = .popover
      present(page, rest, animated: animated)
    case 4, 5: root.dismiss(animated: animated) { self.note("dismissed") }
    case 6: window.frame.size = Self.sizes[rest % 3]
    case 7:
      source.frame.origin = CGPoint(x: rest % 260, y: 100 + rest / 260 % 400)
    case 8:
      if root.presentedViewController == nil { search.isActive.toggle() }
    case 9:
      search.searchBar.text = ["", "abc"][rest % 2]
      search.searchBar.scopeButtonTitles = rest % 3 == 0 ? ["A", "B", "C"] : nil
      search.showsSearchResultsController = rest % 4 == 0
    case 10:
      search.obscuresBackgroundDuringPresentation.toggle()
      search.hidesNavigationBarDuringPresentation = rest % 2 == 0
      search.automaticallyShowsCancelButton = rest % 3 != 0
    case 11:
      root.presentedViewController?.preferredContentSize = CGSize(
        width: 120 + rest % 100, height: 90 + rest % 100)
    case 12:
      guard isFree else { return }
      let colors = UIColorPickerViewController()
      colors.selectedColor = UIColor(
        hue: CGFloat(rest % 100) / 100, saturation: 0.7, brightness: 0.8, alpha: 1)
      colors.supportsAlpha = rest % 2 == 0
      root.present(colors, animated: animated)
    default:
      let alert = root.presentedViewController as? UIAlertController
      alert?.message = rest % 3 == 0 ? nil : String(repeating: "More words. ", count: rest % 12)
      alert?.actions.first?.isEnabled.toggle()
    }
  }
}

extension OverlayWalk: UIPopoverPresentationControllerDelegate, UISearchControllerDelegate,
  UISearchResultsUpdating
{
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    note("adapts")
    return traitCollection.horizontalSizeClass == .compact && source.frame.minX < 100
      ? .pageSheet : .none
  }
  func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
    note("prepares")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    note("did dismiss")
  }
  func willPresentSearchController(_ searchController: UISearchController) { note("will search") }
  func didPresentSearchController(_ searchController: UISearchController) { note("searches") }
  func willDismissSearchController(_ searchController: UISearchController) { note("will end") }
  func didDismissSearchController(_ searchController: UISearchController) { note("ended") }
  func updateSearchResults(for searchController: UISearchController) {
    note("results “\(searchController.searchBar.text ?? "-")”")
  }
}
