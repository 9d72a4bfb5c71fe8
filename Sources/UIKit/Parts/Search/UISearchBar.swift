import Foundation

/// A text field for a search, with a cancel button and scope buttons.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?
  open private(set) var searchTextField = UISearchTextField(frame: .zero)
  let cancelButton = UIButton(type: .system)
  private let accessory = UIButton(type: .system)
  let scopes = UISegmentedControl(items: nil)
  var images = SearchBarImages() { didSet { imagesChanged() } }
  private var background: UIImageView?
  private var scopeBackground: UIImageView?
  private lazy var listener = SearchFieldListener(self)
  /// The search controller that owns the bar. It is notified of each text change before the
  /// delegate.
  weak var controller: UISearchController?

  public enum Style: UInt, Hashable, Sendable {
    case `default`, prominent, minimal
  }

  /// An icon in the search field: the magnifying glass, or the button at the trailing edge.
  public enum Icon: Int, Hashable, Sendable {
    case search, clear, bookmark, resultsList
  }

  /// The style of the bar: a minimal bar does not show its `barTintColor`.
  open var searchBarStyle = Style.default { didSet { if barTintColor != nil { tint() } } }
  @Inert("the bar has no background of its own")
  open var barStyle = UIBarStyle.default
  @Inert("the bar has no background of its own")
  open var isTranslucent = true
  /// The image that is stretched over the bar's bounds.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }
  @Inert("there is no line above the field")
  open var prompt: String?
  /// The background color of the bar.
  open var barTintColor: UIColor? { didSet { tint() } }

  public convenience init() { self.init(frame: .zero) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    prepare()
    coder.endObject(self)
  }

  private func prepare() {
    searchTextField.delegate = listener
    searchTextField.textDidChange = { [weak self] in self?.fieldChanged() }
    searchTextField.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.searchBar(self, textDidChange: text ?? "") }
      }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancelled() }, for: .touchUpInside)
    accessory.addAction(UIAction { [weak self] _ in self?.accessoryTapped() }, for: .touchUpInside)
    accessory.tintColor = .gray
    scopes.addAction(UIAction { [weak self] _ in self?.scopeChosen() }, for: .valueChanged)
    for view in [searchTextField, cancelButton, accessory, scopes] { addSubview(view) }
    update()
  }

  // MARK: Text

  /// The text of the search field. Setting it notifies the search controller but not the delegate,
  /// as on iOS.
  open var text: String? {
    get { searchTextField.text ?? "" }
    set { searchTextField.text = newValue }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  private func fieldChanged() {
    update()
    controller?.searchChanged()
  }

  /// Replaces the whole text as if the user had typed the new one: the delegate may refuse it.
  private func replaceText(with text: String) {
    let range = NSRange(location: 0, length: (self.text ?? "").utf16.count)
    guard delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true else {
      return
    }
    searchTextField.text = text
    delegate?.searchBar(self, textDidChange: text)
  }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// The view above the input view while the search field is edited.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownAccessoryView: UIView?

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Buttons

  open var showsCancelButton = false { didSet { update() } }
  open var showsBookmarkButton = false { didSet { update() } }
  open var showsSearchResultsButton = false { didSet { update() } }
  @Inert("the button looks the same in both states")
  open var isSearchResultsButtonSelected = false

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
    guard animated, window != nil else { return }
    UIView.animate(withDuration: Self.duration) { self.layoutIfNeeded() }
  }

  private func cancelled() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
  }

  private var icon: Icon {
    if !(text ?? "").isEmpty { return .clear }
    return showsBookmarkButton ? .bookmark : showsSearchResultsButton ? .resultsList : .search
  }

  private func accessoryTapped() {
    switch icon {
    case .clear: replaceText(with: "")
    case .bookmark: delegate?.searchBarBookmarkButtonClicked(self)
    case .resultsList: delegate?.searchBarResultsListButtonClicked(self)
    case .search: break
    }
  }

  // MARK: Scopes

  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      scopes.selectedSegmentIndex = scopes.numberOfSegments == 0 ? -1 : 0
      update()
    }
  }

  open var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set { scopes.selectedSegmentIndex = newValue }
  }

  open var showsScopeBar = false { didSet { update() } }

  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  private func scopeChosen() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    controller?.searchChanged()
  }

  // MARK: Layout

  /// UIKit's heights of the row of the text field, in points: alone, and below a navigation bar.
  private static let (lineAlone, lineInBar): (CGFloat, CGFloat) = (56, 52)
  private var line: CGFloat { controller?.item == nil ? Self.lineAlone : Self.lineInBar }
  private static let field: CGFloat = 36
  private static let margin: CGFloat = 16
  private static let accessoryWidth: CGFloat = 30
  private static let duration = 0.2

  private var hasScopes: Bool { showsScopeBar && scopes.numberOfSegments > 0 }

  /// The height of the bar, including the scope buttons if they are shown, in points.
  var height: CGFloat { line + (hasScopes ? Self.scopesLine : 0) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  private func tint() {
    let isTinted = background?.image == nil && searchBarStyle != .minimal
    backgroundColor = isTinted ? barTintColor : nil
  }

  private func imagesChanged() {
    searchTextField.show(glass: images.icons[.search]?.image(for: .normal))
    searchTextField.background = images.field.image(for: .normal)
    searchTextField.backgroundColor =
      searchTextField.background == nil ? .tertiarySystemFill : nil
    show(images.bar[UIBarMetrics.default], in: &background)
    // An image replaces the bar's color.
    if barTintColor != nil { tint() }
    show(images.scopeBar, in: &scopeBackground)
    if let background { sendSubviewToBack(background) }
    scopeBackground?.isHidden = !hasScopes || images.scopeBar == nil
    update()
  }

  private func show(_ image: UIImage?, in view: inout UIImageView?) {
    guard image != nil || view != nil else { return }
    let shown = view ?? UIImageView(frame: .zero)
    if view == nil { insertSubview(shown, at: 0) }
    shown.image = image
    view = shown
  }

  private var hadScopes = false

  private func update() {
    let name: String? =
      switch icon {
      case .clear: "xmark.circle.fill"
      case .bookmark: "book"
      case .resultsList: "list.bullet"
      case .search: nil
      }
    accessory.isHidden = name == nil
    accessory.setImage(
      images.icons[icon]?.image(for: .normal)?.inOwnColors
        ?? name.flatMap { UIImage(systemName: $0) },
      for: .normal)
    scopes.isHidden = !hasScopes
    scopeBackground?.isHidden = !hasScopes || images.scopeBar == nil
    setNeedsLayout()
    guard hasScopes != hadScopes else { return }
    hadScopes = hasScopes
    controller?.item?.changed()
    controller?.item?.bar?.navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Our value, in points: between the field and its neighbors.
  private static let gap: CGFloat = 10
  /// UIKit's height of a segmented control, in points.
  private static let scopesHeight: CGFloat = 32
  private static let scopesLine: CGFloat = 44

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The button that is not shown is beside the bar, from where it comes at its full width.
    let buttonWidth = cancelButton.intrinsicContentSize.width + Self.gap
    let cancelWidth = showsCancelButton ? buttonWidth : 0
    let top = (line - Self.field) / 2
    let room = bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: 0)
    cancelButton.alpha = showsCancelButton ? 1 : 0
    let end = showsCancelButton ? room.maxX : bounds.maxX + buttonWidth
    let x = isMirrored ? bounds.minX + bounds.maxX - end : end - buttonWidth
    cancelButton.frame = CGRect(x: x, y: top, width: buttonWidth, height: Self.field)
    let field = CGRect(
      x: isMirrored ? room.minX + cancelWidth : room.minX, y: top,
      width: max(room.width - cancelWidth, 0), height: Self.field)
    let moved = images.fieldShift
    searchTextField.frame = field.offsetBy(dx: moved.horizontal, dy: moved.vertical)
    background?.frame = bounds
    scopeBackground?.frame = CGRect(
      x: 0, y: line - Self.gap, width: bounds.width,
      height: max(bounds.height - line + Self.gap, 0))
    accessory.frame = CGRect(
      x: isMirrored ? field.minX : field.maxX - Self.accessoryWidth, y: top,
      width: Self.accessoryWidth, height: Self.field
    ).offsetBy(dx: moved.horizontal, dy: moved.vertical)
    scopes.alpha = hasScopes ? 1 : 0
    scopes.frame = CGRect(x: room.minX, y: line, width: room.width, height: Self.scopesHeight)
  }

  override var layoutContent: (any LayoutContent)? { self }
}

/// Receives the events of a search bar, and decides whether it may begin, change or end editing.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// Forwards the events of the text field to the search bar's delegate.
@MainActor
private final class SearchFieldListener: UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(_ bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.controller?.isActive = true
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.map {
      $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true
    } ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}

extension UISearchBar: LayoutContent {
  var usualHugging: LayoutRecord.Priorities { (.defaultLow, .defaultHigh) }
}
