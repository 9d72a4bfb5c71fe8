import Foundation
import UIKit
import ViewTesting

/// A sheet with a list in it whose detents and settings change at random under a finger, a wheel and a program.
@MainActor
final class SheetWalk: Walk {
  private let list = UITableView()
  private var rows = 30
  private var sheet: UISheetPresentationController? {
    root.presentedViewController?.sheetPresentationController
  }

  private static let detents: [[UISheetPresentationController.Detent]] = [
    [.medium(), .large()], [.large()], [.medium()],
    [.custom { $0.maximumDetentValue * 0.3 }, .medium(), .large()],
    [.custom(identifier: .init("low")) { _ in 120 }, .custom { _ in nil }, .large()],
  ]

  override init(seed: UInt64, size: CGSize = CGSize(width: 360, height: 640)) {
    super.init(
      seed: seed, size: seed % 4 == 3 ? CGSize(width: 900, height: 700) : size)
    (list.dataSource, list.delegate) = (self, self)
    list.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    present(Int(seed), animated: false)
    fingers.wait(50)
  }

  override var shares: (finger: Int, waiting: Int) { (5, 2) }

  private func present(_ bits: Int, animated: Bool) {
    let page = UIViewController()
    list.frame = page.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.view.addSubview(list)
    page.title = "List"
    let shown = bits % 2 == 0 ? page : UINavigationController(rootViewController: page)
    shown.modalPresentationStyle = bits % 3 == 0 ? .formSheet : .pageSheet
    shown.presentationController?.delegate = self
    shown.sheetPresentationController?.delegate = self
    shown.sheetPresentationController?.detents = Self.detents[bits % 5]
    root.present(shown, animated: animated) { self.note("presented") }
  }

  override func change(_ bits: Int, animated: Bool) {
    let rest = bits / 16
    guard let sheet else { return present(rest, animated: animated) }
    func apply(_ body: @escaping () -> Void) {
      if animated { sheet.animateChanges(body) } else { body() }
    }
    switch bits % 14 {
    case 0: apply { sheet.detents = Self.detents[rest % 5] }
    case 1:
      let all: [UISheetPresentationController.Detent.Identifier?] = [
        .medium, .large, .init("low"), nil, .init("none"),
      ]
      apply { sheet.selectedDetentIdentifier = all[rest % 5] }
    case 2: apply { sheet.prefersGrabberVisible.toggle() }
    case 3: sheet.prefersScrollingExpandsWhenScrolledToEdge.toggle()
    case 4: apply { sheet.prefersEdgeAttachedInCompactHeight.toggle() }
    case 5: apply { sheet.largestUndimmedDetentIdentifier = [nil, .medium, .large][rest % 3] }
    case 6: apply { sheet.preferredCornerRadius = [nil, 0, 24][rest % 3] }
    case 7: root.presentedViewController?.isModalInPresentation.toggle()
    case 8:
      let sizes = [
        CGSize(width: 360, height: 640), CGSize(width: 640, height: 360),
        CGSize(width: 900, height: 700),
      ]
      window.frame.size = sizes[rest % 3]
    case 9:
      rows = rest % 40
      list.reloadData()
    case 10: list.setContentOffset(CGPoint(x: 0, y: rest % 900), animated: animated)
    case 11:
      root.dismiss(animated: animated) { self.note("dismissed") }
    case 12:
      fingers.scroll(.began, 0, 0)
      for _ in 0..<3 { fingers.scroll(.changed, 0, Double(rest % 60) - 30) }
      fingers.scroll(.ended)
    default: apply { sheet.invalidateDetents() }
    }
  }

  override func values() -> String {
    let own = "\(sheet?.selectedDetentIdentifier?.rawValue ?? "-") \(list.contentOffset.y.text)"
    return super.values() + own
  }
}

extension SheetWalk: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("selects \(indexPath.row)")
  }
}

extension SheetWalk: UISheetPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    note("detent \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "-")")
  }
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    note("should dismiss")
    return rows % 5 != 0
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    note("will dismiss")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    note("did dismiss")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    note("attempt")
  }
}
