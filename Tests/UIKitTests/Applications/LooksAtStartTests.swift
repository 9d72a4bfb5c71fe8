import Expectations
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// More rules that small applications met at their start.
@MainActor
@Suite(.serialized) struct LooksAtStartTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))

  private func show(_ page: UIViewController) {
    window.rootViewController = page
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  @Test func `constraints on an image view go by the alignment rectangle of the image`() {
    let page = UIViewController()
    let image = picture(100, 60).withAlignmentRectInsets(
      UIEdgeInsets(top: 0, left: 5, bottom: 24, right: 0))
    let view = UIImageView(image: image)
    view.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      view.bottomAnchor.constraint(equalTo: page.view.bottomAnchor),
    ])
    show(page)
    expect(view.frame, equals: CGRect(x: -5, y: 764, width: 100, height: 60))
  }

  @Test func `the image of a row that is lower than the image shrinks`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Jack"
    content.image = picture(180, 216)
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 353, height: 67)
    view.layoutIfNeeded()
    let shown = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    let margins = content.directionalLayoutMargins
    expect(shown.frame.height, equals: 67 - margins.top - margins.bottom)
    expect((shown.frame.width / shown.frame.height * 216).rounded(), equals: 180)
    expect(view.sizeThatFits(CGSize(width: 353, height: 0)).height, isAtLeast: 216)
  }

  @Test func `the content of a nib's collection view cell has the size of what is in it`() throws {
    let nib = UINib(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <collectionViewCell id="c"><rect key="frame" x="0" y="0" width="246" height="50"/>
        <view key="contentView"><rect key="frame" x="0" y="0" width="246" height="50"/><subviews>
        <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
        <constraint firstAttribute="width" constant="70" id="w"/>
        <constraint firstAttribute="height" constant="20" id="h"/></constraints></view>
        </subviews></view><constraints>
        <constraint firstItem="v" firstAttribute="top" secondItem="c" secondAttribute="top"
        constant="2" id="k1"/>
        <constraint firstItem="v" firstAttribute="leading" secondItem="c"
        secondAttribute="leading" constant="2" id="k2"/>
        <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" constant="2"
        id="k3"/>
        <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing"
        constant="2" id="k4"/></constraints></collectionViewCell></objects></document>
        """.utf8), bundle: nil)
    let objects = nib.instantiate(withOwner: nil)
    let cell = try #require(objects.first as? UICollectionViewCell)
    expect(
      cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      equals: CGSize(width: 74, height: 24))
  }

  @Test func `a table's header view keeps the height that it was given`() {
    let page = UITableViewController(style: .plain)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 39))
    header.translatesAutoresizingMaskIntoConstraints = false
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(label)
    label.centerXAnchor.constraint(equalTo: header.centerXAnchor).isActive = true
    page.tableView.tableHeaderView = header
    show(page)
    expect(header.frame, equals: CGRect(x: 0, y: 0, width: 390, height: 39))
    page.tableView.tableHeaderView = nil
    expect(header.constraintState.isEndOfTable == false)
  }

  @Test func `titles of segments and of bars have attributes such as an underline`() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.setTitleTextAttributes(
      [.underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.red],
      for: .normal)
    let labels = control.subviews.compactMap { $0 as? UILabel }.filter { $0.text == "Two" }
    let label = try #require(labels.first)
    expect(label.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil) != nil)
    expect(label.textColor == .red && label.font.pointSize == 13)
    control.setTitleTextAttributes(nil, for: .normal)
    expectNil(label.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil))
  }

  @Test func `a search bar is higher alone than below a navigation bar`() {
    let bar = UISearchBar()
    bar.sizeToFit()
    expect(bar.intrinsicContentSize.height == 56 && bar.bounds.height == 56)
    bar.scopeButtonTitles = ["One", "Two"]
    bar.showsScopeBar = true
    expect(bar.intrinsicContentSize.height, equals: 100)
    let page = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    expect(search.searchBar.intrinsicContentSize.height, equals: 56)
    page.navigationItem.searchController = search
    expect(search.searchBar.intrinsicContentSize.height, equals: 52)
  }

  @Test func `text without a font has that of drawn text, or that of its label`() {
    let text = NSAttributedString(string: "Hello")
    let runs = TextBlock(text).runs
    expect(runs.map(\.font.familyName) == ["Helvetica"] && runs.map(\.font.pointSize) == [12])
    let label = UILabel()
    label.font = UIFont(name: "Georgia", size: 20)
    label.attributedText = text
    expect(label.shownBlock?.runs.map(\.font.familyName), equals: ["Georgia"])
    let view = UITextView()
    view.text = "Hello"
    expect(view.font?.familyName == "Helvetica" && view.font?.pointSize == 12)
  }
}
