import UIKit

@objc public protocol PagingMenuDelegate: AnyObject {
    @objc optional func pagingMenu(_ menu: PagingMenuController, willShow page: UIViewController, at index: Int)
    @objc optional func pagingMenu(_ menu: PagingMenuController, didShow page: UIViewController, at index: Int)
    @objc optional func pagingMenu(_ menu: PagingMenuController, shouldSelectItemAt index: Int) -> Bool
}

/// A menu above pages: each follows the other.
open class PagingMenuController: UIViewController {
    public let layout = PagingMenuLayout()
    public private(set) lazy var menu = UICollectionView(frame: .zero, collectionViewLayout: layout)
    public let scrollView = UIScrollView()
    public var menuHeight: CGFloat = 44
    public weak var delegate: PagingMenuDelegate?
    public private(set) var pages: [UIViewController] = []
    @objc public dynamic private(set) var currentIndex = 0

    public func setPages(_ pages: [UIViewController]) {
        loadViewIfNeeded()
        for page in self.pages { remove(page) }
        self.pages = pages
        currentIndex = 0
        layout.position = 0
        scrollView.contentOffset = .zero
        menu.reloadData()
        show(0)
        view.setNeedsLayout()
        guard !pages.isEmpty else { return }
        menu.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        menu.register(PagingMenuCell.self, forCellWithReuseIdentifier: PagingMenuCell.identifier)
        menu.dataSource = self
        menu.delegate = self
        menu.showsHorizontalScrollIndicator = false
        menu.contentInsetAdjustmentBehavior = .never
        scrollView.isPagingEnabled = true
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        view.addSubview(menu)
        view.addSubview(scrollView)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        menu.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: menuHeight)
        let room = CGRect(x: area.minX, y: area.minY + menuHeight, width: area.width, height: area.height - menuHeight)
        let isResized = scrollView.frame.size != room.size
        scrollView.frame = room
        scrollView.contentSize = CGSize(width: room.width * CGFloat(pages.count), height: room.height)
        for (index, page) in pages.enumerated() where page.isViewLoaded && page.parent === self {
            page.view.frame = CGRect(x: room.width * CGFloat(index), y: 0, width: room.width, height: room.height)
        }
        if isResized { scrollView.contentOffset.x = room.width * CGFloat(currentIndex) }
    }

    /// Moves to a page as if its item was tapped.
    open func select(_ index: Int, animated: Bool) {
        guard pages.indices.contains(index) else { return }
        show(index)
        scrollView.setContentOffset(CGPoint(x: scrollView.bounds.width * CGFloat(index), y: 0), animated: animated)
    }

    private func show(_ index: Int) {
        guard pages.indices.contains(index), pages[index].parent !== self else { return }
        let page = pages[index]
        delegate?.pagingMenu?(self, willShow: page, at: index)
        addChild(page)
        scrollView.addSubview(page.view)
        page.didMove(toParent: self)
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }

    private func remove(_ page: UIViewController) {
        guard page.parent === self else { return }
        page.willMove(toParent: nil)
        page.view.removeFromSuperview()
        page.removeFromParent()
    }

    private func settle() {
        guard scrollView.bounds.width > 0, !pages.isEmpty else { return }
        let index = min(max(Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded()), 0), pages.count - 1)
        guard index != currentIndex else { return }
        currentIndex = index
        menu.selectItem(at: IndexPath(item: index, section: 0), animated: true, scrollPosition: .centeredHorizontally)
        delegate?.pagingMenu?(self, didShow: pages[index], at: index)
    }
}

extension PagingMenuController: UICollectionViewDataSource, UICollectionViewDelegate {
    open func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { pages.count }

    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PagingMenuCell.identifier, for: indexPath)
        (cell as? PagingMenuCell)?.titleLabel.text = pages[indexPath.item].pagingTitle
        return cell
    }

    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        delegate?.pagingMenu?(self, shouldSelectItemAt: indexPath.item) ?? true
    }

    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        select(indexPath.item, animated: true)
    }
}

extension PagingMenuController: UIScrollViewDelegate {
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView === self.scrollView, scrollView.bounds.width > 0 else { return }
        let position = scrollView.contentOffset.x / scrollView.bounds.width
        layout.position = position
        show(Int(position.rounded(.down)))
        show(Int(position.rounded(.up)))
    }

    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        if scrollView === self.scrollView { settle() }
    }

    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if scrollView === self.scrollView, !decelerate { settle() }
    }

    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        if scrollView === self.scrollView { settle() }
    }
}

/// A page with rows, which names itself.
open class RowsController: UITableViewController {
    public var rows: [String] = []
}

extension RowsController {
    open override var pagingTitle: String { "\(rows.count) rows" }

    open override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { rows.count }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? RowCell(style: .default, reuseIdentifier: "row")
        var content = cell.defaultContentConfiguration()
        content.text = rows[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}

/// A row that changes its background with its state.
open class RowCell: UITableViewCell {
    public private(set) var states: [Bool] = []

    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state.isSelected)
        var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
        background.backgroundColor = state.isSelected ? .yellow : .white
        backgroundConfiguration = background
    }
}
