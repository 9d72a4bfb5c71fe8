import Expectations
import Foundation
import Testing

@testable import UIKit

/// Rules that small applications met at their start: what they set is on the screen.
@MainActor
@Suite(.serialized) struct ShownAtStartTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
  private let table = StoryboardTable()

  private func show(_ page: UIViewController) {
    window.rootViewController = page
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test(arguments: [
    (#"xcode11CocoaTouchSystemColor="systemRedColor" cocoaTouchSystemColor="whiteColor""#, true),
    (#"cocoaTouchSystemColor="whiteColor""#, false),
  ])
  func `Xcode 11's two names of a color are read`(attributes: String, isRed: Bool) throws {
    let storyboard = try table.storyboard(
      initial: "a",
      StoryboardTable.scene(
        """
        <viewController id="a"><view key="view" id="v"><color key="backgroundColor" \(attributes)/>
        </view></viewController>
        """))
    let page = try #require(storyboard.instantiateInitialViewController())
    expect(page.view.backgroundColor, equals: (isRed ? .systemRed : .white))
  }

  @Test func `the bar of a search controller has a size before it is shown`() {
    let page = UITableViewController(style: .plain)
    let search = UISearchController(searchResultsController: nil)
    expect(
      search.searchBar.frame.size, equals: CGSize(width: UIScreen.main.bounds.width, height: 56))
    page.tableView.tableHeaderView = search.searchBar
    show(page)
    expect(search.searchBar.frame, equals: CGRect(x: 0, y: 0, width: 390, height: 56))
  }

  @Test func `a header view has the size that its content's constraints give it`() {
    let header = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let label = UILabel()
    label.text = "States"
    label.translatesAutoresizingMaskIntoConstraints = false
    header.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -10),
      label.centerXAnchor.constraint(equalTo: header.contentView.centerXAnchor),
    ])
    let size = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expect(size.height, equals: label.intrinsicContentSize.height + 20)
  }

  @Test func `a center in a scroll view is that of its frame, not of its content`() {
    let page = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(scroll)
    scroll.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 29),
      view.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      view.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    scroll.contentSize = CGSize(width: 1, height: 400)
    show(page)
    expect(view.frame, equals: CGRect(x: 75, y: 29, width: 150, height: 30))
  }

  @Test func `the titles and the selection of a tab bar follow the looks of all`() throws {
    let looks = UITabBarItem.appearance()
    looks.setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.green], for: .normal)
    looks.setTitleTextAttributes([.foregroundColor: UIColor.yellow], for: .selected)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    UITabBar.appearance().selectionIndicatorImage = picture
    defer {
      looks.setTitleTextAttributes(nil, for: .normal)
      looks.setTitleTextAttributes(nil, for: .selected)
      UITabBar.appearance().selectionIndicatorImage = nil
    }
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map {
      let page = UIViewController()
      page.title = $0
      return page
    }
    show(tabs)
    func all(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all($0) } }
    let labels = all(tabs.tabBar).compactMap { $0 as? UILabel }
    expect(labels.map { $0.font.pointSize }, equals: [14, 14])
    expect(labels.map { $0.textColor }, equals: [.yellow, .green])
    expect(all(tabs.tabBar).contains { ($0 as? UIImageView)?.image === picture })
  }

  @Test func `the view of a content configuration is the cell's content view`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = cell.defaultContentConfiguration()
    expect(cell.contentView is UIListContentView && cell.contentView.superview === cell)
    cell.contentConfiguration = nil
    expect(!(cell.contentView is UIListContentView) && cell.contentView.superview === cell)
    let item = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    item.contentConfiguration = item.defaultContentConfiguration()
    expect(item.contentView is UIListContentView && item.contentView.superview === item)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentConfiguration = header.defaultContentConfiguration()
    expect(header.contentView is UIListContentView && header.contentView.superview === header)
  }

  @Test func `the guide of a row's text is as wide as the text`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Hello"
    cell.contentConfiguration = content
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    let page = UIViewController()
    page.view.addSubview(cell)
    let list = try #require(cell.contentView as? UIListContentView)
    let guide = try #require(list.textLayoutGuide)
    let mark = UIView()
    mark.translatesAutoresizingMaskIntoConstraints = false
    list.addSubview(mark)
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      mark.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      mark.widthAnchor.constraint(equalToConstant: 10),
      mark.heightAnchor.constraint(equalToConstant: 10),
    ])
    show(page)
    let label = try #require(list.subviews.compactMap { $0 as? UILabel }.first)
    expect(mark.frame.minX, equals: label.frame.minX + label.intrinsicContentSize.width)
  }

  @Test func `a cell whose content is constrained to the cell itself has the content's size`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let label = UILabel()
    label.text = "California"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 2),
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 2),
      cell.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 2),
      cell.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 2),
    ])
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = cell.frame
    attributes.estimatesWidth = true
    attributes.estimatesHeight = false
    let fitted = cell.preferredLayoutAttributesFitting(attributes)
    expect(fitted.size, equals: CGSize(width: label.intrinsicContentSize.width + 4, height: 30))
  }

  @Test func `a cell with a height of its own takes the width of its content`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let label = UILabel()
    label.text = "California"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      cell.heightAnchor.constraint(equalToConstant: 30),
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 3),
      cell.contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 3),
    ])
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = cell.frame
    attributes.estimatesWidth = true
    attributes.estimatesHeight = false
    let fitted = cell.preferredLayoutAttributesFitting(attributes)
    expect(fitted.size.width, equals: label.intrinsicContentSize.width + 6)
  }

  @Test func `a cell lays out again when its image, its text or a font changes`() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "One"
    cell.detailTextLabel?.text = "2"
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    let page = UIViewController()
    page.view.addSubview(cell)
    show(page)
    let (text, detail) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
    let (start, width) = (text.frame.minX, detail.frame.width)
    cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      _ in
    }
    window.layoutIfNeeded()
    expect(text.frame.minX, equals: start + 36)
    detail.text = "22"
    window.layoutIfNeeded()
    expect(detail.frame.width, isAbove: width)
    let wider = detail.frame.width
    detail.font = .systemFont(ofSize: 30)
    window.layoutIfNeeded()
    expect(detail.frame.width, isAbove: wider)
  }

  @Test func `text of several lines shrinks until its lines hold all of it`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 280, height: 48))
    label.numberOfLines = 2
    label.text = String(repeating: "Fourscore and seven ", count: 5)
    let full = try #require(label.shownBlock?.runs.first?.font.pointSize)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    let shrunk = try #require(label.shownBlock?.runs.first?.font.pointSize)
    expect(shrunk < full && shrunk >= full * 0.7 - 0.001)
    label.text = "Short"
    expect(label.shownBlock?.runs.first?.font.pointSize, equals: full)
  }

  @Test func `the image below a navigation bar is shown with a background image only`() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    bar.shadowImage = picture
    func shown() -> UIImageView? {
      func all(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all($0) } }
      return all(bar).lazy.compactMap { $0 as? UIImageView }.first { $0.image === picture }
    }
    expectNil(shown())
    bar.setBackgroundImage(
      UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }, for: .default)
    bar.layoutIfNeeded()
    let view = try #require(shown())
    expect(view.frame == CGRect(x: 0, y: 44, width: 300, height: 4) && !bar.clipsToBounds)
    expectNil(view.superview?.backgroundColor)
  }

  @Test func `a background image takes the place of a text field's line`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.borderStyle = .line
    expect(field.layer.borderWidth, equals: 1)
    field.background = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
    expect(field.layer.borderWidth, equals: 0)
    field.borderStyle = .roundedRect
    expect(field.layer.borderWidth, equals: 0.5)
  }

  @Test func `the titles of system tabs are words`() {
    let titles = [UITabBarItem.SystemItem.topRated, .mostViewed, .more].map {
      UITabBarItem(tabBarSystemItem: $0, tag: 0).title
    }
    expect(titles, equals: ["Top Rated", "Most Viewed", "More"])
  }
}
