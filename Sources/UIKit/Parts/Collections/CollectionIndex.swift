import Foundation

/// The index at the side of a collection view: titles to whose items a finger scrolls.
@MainActor
final class CollectionIndex {
  private unowned let list: UICollectionView
  private var titles: [String]?
  private var view: TableIndexView?

  init(_ list: UICollectionView) { self.list = list }

  /// Discards the titles. The data source is called before the next layout.
  func reload() { titles = nil }

  private var loadedTitles: [String] {
    if let titles { return titles }
    let loaded = list.dataSource?.indexTitles(for: list) ?? []
    titles = loaded
    return loaded
  }

  /// Shows the index at the visible trailing edge.
  func layout() {
    guard !loadedTitles.isEmpty else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let shown = view ?? makeView()
    view = shown
    shown.show(loadedTitles, color: list.tintColor, background: .clear, tracking: nil)
    let inset = list.adjustedContentInset
    let bounds = list.bounds
    let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    shown.frame = CGRect(
      x: isMirrored ? bounds.minX : bounds.maxX - TableIndexView.width, y: bounds.minY + inset.top,
      width: TableIndexView.width, height: max(bounds.height - inset.top - inset.bottom, 0))
    if list.subviews.last !== shown { list.bringSubviewToFront(shown) }
  }

  private func makeView() -> TableIndexView {
    let view = TableIndexView()
    view.choose = { [weak self] index in self?.choose(index) }
    view.end = { [weak self] index in self?.report(index) }
    list.addSubview(view)
    return view
  }

  private func choose(_ index: Int) {
    guard let source = list.dataSource, loadedTitles.indices.contains(index) else { return }
    let path = source.collectionView(list, indexPathForIndexTitle: loadedTitles[index], at: index)
    guard path.count == 2, (0..<list.numberOfSections).contains(path.section),
      (0..<list.numberOfItems(inSection: path.section)).contains(path.item)
    else { return }
    list.scrollToItem(at: path, at: .top, animated: false)
  }

  private func report(_ index: Int) {
    guard loadedTitles.indices.contains(index) else { return }
    let title = loadedTitles[index]
    UIApplication.note(list, "scrolls to \(title), where the finger left its index")
    ApplicationEvent.report(
      ApplicationEvent(.scrolled, "scrolled to \(title) by the index", of: list, title: title))
  }
}
