import Foundation

/// An open menu: rows on a card near its source view, above everything else in the window. A tap
/// outside the card closes the menu. The menu also closes when its owner leaves the window.
@MainActor
final class MenuView: UIView, WindowCover {
  private let card = UIView()
  /// Scrolls the rows if there is not enough room for all of them.
  private let pan = UIPanGestureRecognizer()
  private var mostHidden: CGFloat = 0
  private var rows: [MenuRow] = []
  private var trail: [UIMenu] = []
  private let source: CGRect
  private let sender: Any
  private let rootMenu: UIMenu
  private var fetched: [ObjectIdentifier: [UIMenuElement]] = [:]
  /// The deferred elements whose content is being added.
  private var adding: Set<ObjectIdentifier> = []
  private weak var owner: UIView?
  private(set) var isOpen = true
  private let closed: () -> Void

  static let width: CGFloat = 250
  private static let margin: CGFloat = 8
  private static let groupGap: CGFloat = 8
  private static let duration = 0.2

  required init?(coder: NSCoder) { nil }

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - view: The source view near which the menu appears.
  ///   - owner: The view whose removal closes the menu; nil for `view`.
  ///   - sender: The sender that actions receive.
  init(
    _ menu: UIMenu, of view: UIView, keptBy owner: UIView? = nil, in window: UIWindow, sender: Any,
    closed: @escaping () -> Void
  ) {
    source = view.convert(view.bounds, to: window)
    self.owner = owner ?? view
    self.sender = sender
    self.closed = closed
    rootMenu = menu
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.backgroundColor = UIColor(white: 0.97, alpha: 1)
    card.layer.cornerRadius = 13
    card.clipsToBounds = true
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 4)
    addSubview(card)
    pan.addAction { [weak self] _ in self?.scroll() }
    card.addGestureRecognizer(pan)
    show(menu)
  }

  /// Returns the open menu of a window, or nil.
  static func open(in window: UIWindow) -> MenuView? {
    for view in window.subviews.reversed() {
      if let menu = view as? MenuView, menu.isOpen { return menu }
    }
    return nil
  }

  func lost(_ view: UIView) {
    if owner?.isDescendant(of: view) ?? true { close() }
  }

  func open(in window: UIWindow) {
    window.addSubview(self)
    layoutIfNeeded()
    alpha = 0
    UIView.animate(withDuration: Self.duration) { self.alpha = 1 }
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    isUserInteractionEnabled = false
    closed()
    UIView.animate(withDuration: Self.duration) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  // MARK: Rows

  private func show(_ menu: UIMenu) {
    for row in rows { row.removeFromSuperview() }
    rows = []
    if !trail.isEmpty {
      add(MenuRow(title: trail.last?.title ?? "", kind: .back)) { [weak self] in
        guard let self else { return }
        trail.removeLast()
        show(trail.last ?? rootMenu)
      }
    } else if !menu.title.isEmpty {
      add(MenuRow(title: menu.title, kind: .heading)) {}
    }
    add(menu.children)
    card.bounds.origin.y = 0
    setNeedsLayout()
  }

  private func add(_ elements: [UIMenuElement]) {
    for element in elements {
      switch element {
      case let action as UIAction where !action.attributes.contains(.hidden): add(action)
      case let menu as UIMenu
      where menu.options.contains(.displayInline) || menu.options.contains(.displayAsPalette):
        rows.last?.endsGroup = true
        if !menu.title.isEmpty { add(MenuRow(title: menu.title, kind: .heading)) {} }
        add(menu.children)
        rows.last?.endsGroup = true
      case let menu as UIMenu:
        add(MenuRow(menu)) { [weak self] in
          self?.trail.append(menu)
          self?.show(menu)
        }
      case let deferred as UIDeferredMenuElement: add(deferred)
      default: break
      }
    }
  }

  private func add(_ deferred: UIDeferredMenuElement) {
    let key = ObjectIdentifier(deferred)
    // A deferred element that contains itself is ignored.
    guard adding.insert(key).inserted else { return }
    defer { adding.remove(key) }
    if let known = fetched[key] { return add(known) }
    var isAtOnce = true
    deferred.provide { [weak self] elements in
      guard let self else { return }
      fetched[key] = elements
      if !isAtOnce { show(trail.last ?? rootMenu) }
    }
    isAtOnce = false
    if let known = fetched[key] { add(known) }
  }

  private func add(_ action: UIAction) {
    add(MenuRow(action)) { [weak self] in
      guard let self else { return }
      rootMenu.select(action)
      trail.last?.select(action)
      if action.attributes.contains(.keepsMenuPresented) {
        show(trail.last ?? rootMenu)
      } else {
        close()
      }
      UIApplication.note(sender, "chooses “\(action.title)”")
      ApplicationEvent.report(
        ApplicationEvent(.choseAction, "chose \(action.title)", of: action, title: action.title))
      action.perform(from: sender)
    }
  }

  private func add(_ row: MenuRow, _ chosen: @escaping () -> Void) {
    // If several fingers are on rows, the first one that lifts chooses.
    row.addHandler(for: .touchUpInside) { [weak self] _, _ in
      if self?.isOpen == true { chosen() }
    }
    rows.append(row)
    card.addSubview(row)
  }

  // MARK: Place

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for row in rows {
      row.frame = CGRect(x: 0, y: y, width: Self.width, height: row.height)
      y += row.height + (row.endsGroup && row !== rows.last ? Self.groupGap : 0)
    }
    let free = bounds.inset(by: window?.safeAreaInsets ?? .zero).insetBy(
      dx: Self.margin, dy: Self.margin)
    let room = free.isNull ? bounds : free
    let height = min(y, room.height)
    let isBelow = source.maxY + Self.margin + height <= room.maxY
    let wish = isBelow ? source.maxY + Self.margin : source.minY - Self.margin - height
    card.frame = CGRect(
      x: min(max(source.midX - Self.width / 2, room.minX), max(room.maxX - Self.width, room.minX)),
      y: min(max(wish, room.minY), room.maxY - height), width: Self.width, height: height)
    mostHidden = y - height
    pan.isEnabled = mostHidden > 0
    card.bounds.origin.y = min(card.bounds.origin.y, mostHidden)
  }

  private func scroll() {
    let way = pan.translation(in: self).y
    pan.setTranslation(.zero, in: self)
    card.bounds.origin.y = min(max(card.bounds.origin.y - way, 0), mostHidden)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { !card.frame.contains($0.location(in: self)) }) { close() }
  }
}

/// A row of a menu.
@MainActor
private final class MenuRow: UIControl {
  enum Kind {
    case action, submenu, back, heading
  }

  private let label = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView()
  private let mark = UIImageView()
  private let line = UIView()
  private let kind: Kind
  var endsGroup = false

  required init?(coder: NSCoder) { nil }

  init(title: String, kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: kind == .heading ? 13 : 17)
    if kind == .heading {
      label.textColor = .secondaryLabel
      isEnabled = false
    }
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = .secondaryLabel
    line.backgroundColor = .separator
    for view in [label, detail, picture, mark, line] { addSubview(view) }
    picture.tintColor = .label
    mark.tintColor = .label
    if kind == .back { mark.image = UIImage(systemName: "chevron.left") }
    accessibilityLabel = title
  }

  convenience init(_ action: UIAction) {
    self.init(title: action.title, kind: .action)
    detail.text = action.subtitle
    picture.image = action.image
    if action.state != .off {
      mark.image = UIImage(systemName: action.state == .on ? "checkmark" : "minus")
    }
    let isDestructive = action.attributes.contains(.destructive)
    let isDisabled = action.attributes.contains(.disabled)
    let color: UIColor = isDisabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    label.textColor = color
    picture.tintColor = color
    isEnabled = !isDisabled
  }

  convenience init(_ menu: UIMenu) {
    self.init(title: menu.title, kind: .submenu)
    detail.text = menu.subtitle
    if menu.options.contains(.destructive) { label.textColor = .systemRed }
    picture.image = menu.image
    mark.image = UIImage(systemName: "chevron.right")
  }

  var height: CGFloat { kind == .heading ? 30 : detail.text == nil ? 44 : 58 }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemGray4 : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let markSize = mark.sizeThatFits(.zero)
    mark.frame = CGRect(
      x: 18 - markSize.width / 2, y: bounds.midY - markSize.height / 2, width: markSize.width,
      height: markSize.height)
    let size = picture.sizeThatFits(.zero)
    picture.frame = CGRect(
      x: bounds.maxX - 26 - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    let end = size.width > 0 ? picture.frame.minX - 8 : bounds.maxX - 16
    let height = label.sizeThatFits(.zero).height
    let below = detail.text == nil ? 0 : detail.sizeThatFits(.zero).height
    let top = bounds.midY - (height + below) / 2
    label.frame = CGRect(x: 34, y: top, width: end - 34, height: height)
    detail.frame = CGRect(x: 34, y: top + height, width: end - 34, height: below)
    line.frame = CGRect(x: 0, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)
  }
}
