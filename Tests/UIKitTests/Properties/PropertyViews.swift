import Foundation
import UIKit

/// The views whose properties the tables set.
@MainActor
enum PropertyViews {
  private static func filled<View: AnyObject>(_ view: View, _ fill: (View) -> Void) -> View {
    fill(view)
    return view
  }

  static let star = UIImage(systemName: "star")

  static func view() -> UIView {
    filled(UIView()) {
      $0.backgroundColor = .systemTeal
      let child = UIView(frame: CGRect(x: 200, y: 100, width: 60, height: 70))
      child.backgroundColor = .orange
      child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
      $0.addSubview(child)
    }
  }

  static func label() -> UILabel {
    filled(UILabel()) {
      $0.text = "Some words for a label of two lines or more, if it may have them"
      $0.backgroundColor = .yellow
    }
  }

  static func image() -> UIImageView {
    filled(UIImageView(image: star, highlightedImage: UIImage(systemName: "heart"))) {
      $0.contentMode = .bottomLeft
    }
  }

  static func button() -> UIButton {
    filled(UIButton(type: .system)) {
      $0.setTitle("Title", for: .normal)
      $0.setTitle("Selected", for: .selected)
      $0.setImage(star, for: .normal)
      $0.setTitleColor(.red, for: .disabled)
      $0.setBackgroundImage(UIImage(systemName: "square"), for: .highlighted)
    }
  }

  static func configuredButton() -> UIButton {
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.subtitle) = ("Title", "and more")
    configuration.image = star
    return UIButton(configuration: configuration)
  }

  static func activity() -> UIActivityIndicatorView {
    filled(UIActivityIndicatorView(style: .medium)) { $0.startAnimating() }
  }

  static func pages() -> UIPageControl {
    filled(UIPageControl()) { ($0.numberOfPages, $0.currentPage) = (5, 2) }
  }

  static func progress() -> UIProgressView { filled(UIProgressView()) { $0.progress = 0.4 } }

  static func segments() -> UISegmentedControl {
    filled(UISegmentedControl(items: ["One", "A longer title", "3"])) {
      $0.selectedSegmentIndex = 1
      $0.setEnabled(false, forSegmentAt: 2)
    }
  }

  static func slider() -> UISlider {
    filled(UISlider()) {
      ($0.value, $0.minimumValueImage) = (0.3, star)
    }
  }

  static func stepper() -> UIStepper { filled(UIStepper()) { $0.value = 3 } }

  static func toggle() -> UISwitch { filled(UISwitch()) { $0.isOn = true } }

  static func well() -> UIColorWell { filled(UIColorWell()) { $0.selectedColor = .green } }

  static func field() -> UITextField {
    filled(UITextField()) {
      ($0.text, $0.placeholder, $0.borderStyle) = ("some text", "placeholder", .roundedRect)
      ($0.leftView, $0.rightView) = (UIImageView(image: star), UISwitch())
    }
  }

  static func text() -> UITextView {
    filled(UITextView()) {
      let text = NSMutableAttributedString(
        string: "Some words in a text\nof two paragraphs and a link",
        attributes: [.font: UIFont.systemFont(ofSize: 15)])
      text.addAttribute(
        .link, value: "https://example.com", range: NSRange(location: 45, length: 4))
      $0.attributedText = text
    }
  }

  static func search() -> UISearchBar {
    filled(UISearchBar()) {
      ($0.text, $0.prompt, $0.scopeButtonTitles) = ("query", "A prompt", ["All", "Some"])
    }
  }

  static func date() -> UIDatePicker {
    filled(UIDatePicker()) {
      $0.preferredDatePickerStyle = .wheels
      $0.locale = Locale(identifier: "en_US")
      $0.calendar = Calendar(identifier: .gregorian)
      $0.timeZone = TimeZone(identifier: "UTC")
      $0.date = Date(timeIntervalSince1970: 1_772_300_700)
    }
  }

  static func stack() -> UIStackView {
    let views = [label(), toggle(), UIImageView(image: star)]
    (views[0] as? UILabel)?.text = "Label"
    return UIStackView(arrangedSubviews: views)
  }

  static func effect() -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  }

  static func scroll() -> UIScrollView {
    filled(UIScrollView()) { view in
      view.contentSize = CGSize(width: 400, height: 900)
      let content = UIView(frame: CGRect(x: 10, y: 20, width: 380, height: 700))
      content.backgroundColor = .brown
      view.addSubview(content)
      (view.minimumZoomScale, view.maximumZoomScale, view.delegate) = (0.5, 3, ListSource.shared)
      view.contentOffset.y = 100
    }
  }

  static func table(_ style: UITableView.Style = .plain) -> UITableView {
    filled(UITableView(frame: .zero, style: style)) {
      $0.dataSource = ListSource.shared
      $0.delegate = ListSource.shared
    }
  }

  static func cell() -> UITableViewCell {
    filled(UITableViewCell(style: .subtitle, reuseIdentifier: nil)) {
      $0.textLabel?.text = "Text"
      $0.detailTextLabel?.text = "Detail"
      $0.imageView?.image = star
      $0.accessoryType = .detailDisclosureButton
      $0.editingAccessoryType = .checkmark
    }
  }

  static func configuredCell() -> UITableViewCell {
    filled(UITableViewCell(style: .default, reuseIdentifier: nil)) {
      var content = $0.defaultContentConfiguration()
      content.text = "Text"
      $0.contentConfiguration = content
      $0.backgroundConfiguration = .listGroupedCell()
    }
  }

  static func header() -> UITableViewHeaderFooterView {
    filled(UITableViewHeaderFooterView(reuseIdentifier: "h")) {
      var content = $0.defaultContentConfiguration()
      (content.text, content.secondaryText) = ("Header", "in two lines")
      $0.contentConfiguration = content
      $0.backgroundConfiguration = .listGroupedHeaderFooter()
    }
  }

  static func content() -> ContentBox {
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText, content.image) = ("Text", "Second text", star)
    return ContentBox(content)
  }

  static func flow(_ direction: UICollectionView.ScrollDirection = .vertical) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "s")
    }
    view.dataSource = ListSource.shared
    return view
  }

  static func listCell() -> UICollectionViewListCell {
    filled(UICollectionViewListCell(frame: .zero)) {
      var content = $0.defaultContentConfiguration()
      (content.text, content.secondaryText) = ("Text", "Second")
      $0.contentConfiguration = content
      $0.accessories = [.checkmark(), .outlineDisclosure(), .reorder(displayed: .always)]
    }
  }

  static func navigation() -> UINavigationBar {
    filled(UINavigationBar()) {
      let item = UINavigationItem(title: "Second")
      item.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
      $0.items = [UINavigationItem(title: "First"), item]
    }
  }

  static func tabs() -> UITabBar {
    filled(UITabBar()) {
      $0.items = (0..<3).map { UITabBarItem(title: "Tab \($0)", image: star, tag: $0) }
      $0.items?[1].badgeValue = "3"
      $0.selectedItem = $0.items?[0]
    }
  }

  static func toolbar() -> UIToolbar {
    filled(UIToolbar()) {
      $0.items = [
        UIBarButtonItem(systemItem: .done), .flexibleSpace(),
        UIBarButtonItem(systemItem: .trash),
      ]
    }
  }
}

/// A view with the content of a list's cell.
@MainActor
final class ContentBox: UIView {
  private let content: UIListContentView
  var own: UIListContentConfiguration { didSet { content.configuration = own } }

  init(_ configuration: UIListContentConfiguration) {
    own = configuration
    content = UIListContentView(configuration: configuration)
    super.init(frame: .zero)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }
}

/// The content of the lists in the tables.
@MainActor
final class ListSource: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource
{
  static let shared = ListSource()

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Header \(section)"
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? "A footer" : nil
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 7 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    cell.backgroundColor = [.red, .blue][indexPath.item % 2]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "s", for: indexPath)
    view.backgroundColor = .green
    return view
  }
}
