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
  private var source: CGRect
  /// The shade and the preview below the menu; nil for a menu without a preview.
  private let stage: MenuStage?
  private var slide: MenuSlide?
  /// Called for a tap on the preview.
  var tappedPreview: (() -> Void)?
  /// Returns the place to which the preview goes, and what runs with its animation.
  var left: (() -> (UITargetedPreview?, AlongsideAnimations))?
  private let sender: Any
  private var rootMenu: UIMenu
  private var fetched: [ObjectIdentifier: [UIMenuElement]] = [:]
  /// The deferred elements whose content is being added.
  private var adding: Set<ObjectIdentifier> = []
  private weak var owner: UIView?
  private(set) var isOpen = true
  private let closed: () -> Void
  /// The responder whose chain gets the commands of the menu.
  private let responder: UIResponder

  static let width: CGFloat = 250
  private static let margin: CGFloat = 8
  private static let groupGap: CGFloat = 8
  private static let duration = 0.2

  required init?(coder: NSCoder) { nil }

  override var windowCover: (any WindowCover)? { self }

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - view: The source view near which the menu appears.
  ///   - owner: The view whose removal closes the menu; nil for `view`.
  ///   - sender: The sender that actions receive.
  ///   - stage: The shade and the preview.
  init(
    _ menu: UIMenu, of view: UIView, keptBy owner: UIView? = nil, in window: UIWindow, sender: Any,
    stage: MenuStage? = nil, closed: @escaping () -> Void
  ) {
    source = view.convert(view.bounds, to: window)
    responder = view
    self.stage = stage
    self.owner = owner ?? view
    self.sender = sender
    self.closed = closed
    rootMenu = menu
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Our values: near white, as round as an alert, and a soft shadow that parts the menu from the
    // content.
    card.backgroundColor = UIColor(white: 0.97, alpha: 1)
    card.layer.cornerRadius = 13
    card.clipsToBounds = true
    // Our values, in points but for the opacity.
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
    guard owner?.isDescendant(of: view) ?? true else { return }
    if isOpen { stage?.vanish(with: left?().1 ?? AlongsideAnimations()) }
    left = nil
    close()
  }

  func open(in window: UIWindow, with alongside: AlongsideAnimations = AlongsideAnimations()) {
    if let stage { window.addSubview(stage) }
    window.addSubview(self)
    layoutIfNeeded()
    alpha = 0
    UIView.animate(withDuration: Self.duration) {
      self.alpha = 1
      alongside.animate()
    } completion: { _ in
      alongside.complete()
    }
  }

  /// Replaces the list in sight.
  func replaceVisible(by change: (UIMenu) -> UIMenu) {
    let changed = change(trail.last ?? rootMenu)
    if trail.isEmpty {
      rootMenu = changed
    } else {
      trail[trail.count - 1] = changed
    }
    show(changed)
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    isUserInteractionEnabled = false
    slide = nil
    closed()
    if let (place, alongside) = left?() { stage?.leave(to: place, with: alongside) }
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
      case let command as UICommand
      where !command.attributes.contains(.hidden)
        && responder.target(forAction: command.action, withSender: sender) != nil:
        add(command)
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

  private func add(_ command: UICommand) {
    add(MenuRow(command)) { [weak self] in
      guard let self else { return }
      if !command.attributes.contains(.keepsMenuPresented) { close() }
      UIApplication.note(sender, "chooses “\(command.title)”")
      responder.performInChain(command.action, sender: command)
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
    if let stage { source = stage.arrange(menuHeight: height, in: room) }
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
    guard let touch = touches.first(where: { !card.frame.contains($0.location(in: self)) }) else {
      return
    }
    if let tappedPreview, stage?.previewFrame.contains(touch.location(in: self)) ?? false {
      tappedPreview()
    } else {
      close()
    }
  }

  /// Closes the menu while its preview opens what it previews.
  func commit(_ animate: (MenuStage) -> Void) {
    left = nil
    close()
    if let stage { animate(stage) }
  }

  // MARK: Sliding

  /// Follows the finger that opened the menu, at a point of the window.
  func slideBegan(at point: CGPoint) { slide = MenuSlide(at: point) }

  func slideMoved(to point: CGPoint) {
    guard isOpen, slide?.move(to: point) ?? false else { return }
    let row = row(at: point)
    for other in rows { other.isHighlighted = other === row }
  }

  func slideEnded(at point: CGPoint) {
    guard isOpen, let slide else { return }
    self.slide = nil
    let row = row(at: point)
    for row in rows { row.isHighlighted = false }
    switch slide.lift(isOnRow: row != nil) {
    case .chooses: row?.sendActions(for: .touchUpInside)
    case .stays(let reason): UIApplication.note(sender, "menu stays open: \(reason)")
    }
  }

  func slideCancelled() {
    slide = nil
    for row in rows { row.isHighlighted = false }
  }

  private func row(at point: CGPoint) -> MenuRow? {
    let place = convert(point, from: nil)
    guard card.frame.contains(place) else { return nil }
    return rows.first {
      $0.isEnabled && $0.frame.contains($0.superview?.convert(place, from: self) ?? place)
    }
  }
}
