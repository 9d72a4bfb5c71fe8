import Foundation
import QuartzCore

/// A bubble of commands at a rectangle of a view, above everything else in the window. It has an
/// arrow that points to the rectangle. A touch beside the bubble closes it and has its own effect,
/// too.
@MainActor
final class EditMenuBubble: UIView, WindowCover {
  private let shape = CAShapeLayer()
  private let room = UIView()
  private weak var owner: UIView?
  private var target: CGRect
  private let direction: UIEditMenuArrowDirection
  private var trail: [[EditMenuCommand]]
  private var page = 0
  private let closed: () -> AlongsideAnimations
  private(set) var isOpen = false
  private lazy var watch = EditMenuWatch(self)

  // The measured values of iOS 17's edit menu, in points.
  private static let height: CGFloat = 44
  private static let padding: CGFloat = 15
  private static let arrow = CGSize(width: 18, height: 8)
  private static let corner: CGFloat = 12
  /// The distance from the edges of the window.
  private static let margin: CGFloat = 8
  private static let pagerWidth: CGFloat = 36
  private static let duration = 0.15

  required init?(coder: NSCoder) { nil }

  override var windowCover: (any WindowCover)? { self }

  /// Creates a bubble for a rectangle in the coordinates of its view. `closed` is called when the
  /// bubble closes, and returns what runs with the animation.
  init(
    _ commands: [EditMenuCommand], at target: CGRect, of owner: UIView,
    direction: UIEditMenuArrowDirection, closed: @escaping () -> AlongsideAnimations
  ) {
    trail = [commands]
    self.target = target
    self.owner = owner
    self.direction = direction
    self.closed = closed
    super.init(frame: .zero)
    // Our value: near white, apart from white content.
    shape.fillColor = UIColor(white: 0.98, alpha: 1).cgColor
    layer.addSublayer(shape)
    // Our values, in points but for the opacity: a soft shadow.
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 3)
    room.clipsToBounds = true
    room.layer.cornerRadius = Self.corner
    addSubview(room)
    accessibilityLabel = "Edit menu"
  }

  func lost(_ view: UIView) {
    if owner?.isDescendant(of: view) ?? true { close(animated: false) }
  }

  func open(in window: UIWindow, animated: Bool, with alongside: AlongsideAnimations) {
    isOpen = true
    window.addSubview(self)
    window.addGestureRecognizer(watch)
    show()
    guard animated else {
      alongside.animate()
      return alongside.complete()
    }
    UIView.performWithoutAnimation { alpha = 0 }
    UIView.animate(withDuration: Self.duration) {
      self.alpha = 1
      alongside.animate()
    } completion: { _ in
      alongside.complete()
    }
  }

  func close(animated: Bool) {
    guard isOpen else { return }
    isOpen = false
    isUserInteractionEnabled = false
    watch.view?.removeGestureRecognizer(watch)
    let alongside = closed()
    guard animated, window != nil else {
      removeFromSuperview()
      alongside.animate()
      return alongside.complete()
    }
    UIView.animate(withDuration: Self.duration) {
      self.alpha = 0
      alongside.animate()
    } completion: { _ in
      self.removeFromSuperview()
      alongside.complete()
    }
  }

  func change(to commands: [EditMenuCommand]) {
    trail = [commands]
    page = 0
    show()
  }

  func move(to target: CGRect, animated: Bool = false) {
    self.target = target
    if animated { UIView.animate(withDuration: Self.duration) { self.show() } } else { show() }
  }

  /// The titles of the commands in sight.
  var titles: [String] { room.subviews.compactMap(\.accessibilityLabel) }

  // MARK: Commands

  private func show() {
    guard let window, let owner else { return }
    for view in room.subviews { view.removeFromSuperview() }
    let inner = window.bounds.inset(by: window.safeAreaInsets).insetBy(
      dx: Self.margin, dy: Self.margin)
    let free = inner.isNull ? window.bounds : inner
    let pages = Self.pages(of: trail.last ?? [], in: free.width, below: trail.count > 1)
    page = min(page, pages.count - 1)
    let hasBack = page > 0 || trail.count > 1
    let hasNext = page < pages.count - 1
    let pagers = CGFloat((hasBack ? 1 : 0) + (hasNext ? 1 : 0))
    let widest = max(free.width - pagers * Self.pagerWidth, 0)
    var buttons: [UIControl] = []
    if hasBack { buttons.append(pager("chevron.left") { $0.back() }) }
    buttons += pages[page].map { button($0, upTo: widest) }
    if hasNext { buttons.append(pager("chevron.right") { $0.page += 1 }) }
    var x: CGFloat = 0
    for button in buttons {
      button.frame = CGRect(x: x, y: 0, width: button.bounds.width, height: Self.height)
      room.addSubview(button)
      x += button.bounds.width
      guard button !== buttons.last else { continue }
      let line = UIView(frame: CGRect(x: x - 0.5, y: 0, width: 0.5, height: Self.height))
      line.backgroundColor = .separator
      room.addSubview(line)
    }
    place(width: x, at: owner.convert(target, to: window), in: free)
  }

  private func back() {
    if page > 0 {
      page -= 1
    } else {
      trail.removeLast()
    }
  }

  /// Divides commands into pages of a width. Commands below another command have a button that
  /// leads back, also on the first page.
  private static func pages(
    of commands: [EditMenuCommand], in width: CGFloat, below hasBack: Bool
  ) -> [[EditMenuCommand]] {
    let widths = commands.map { self.width(of: $0) }
    if widths.reduce(0, +) <= width - (hasBack ? pagerWidth : 0) { return [commands] }
    let room = max(width - 2 * pagerWidth, 0)
    var pages: [[EditMenuCommand]] = []
    var used: CGFloat = 0
    for (command, width) in zip(commands, widths) {
      if pages.isEmpty || used + width > room {
        pages.append([])
        used = 0
      }
      pages[pages.count - 1].append(command)
      used += width
    }
    return pages
  }

  private static func width(of command: EditMenuCommand) -> CGFloat {
    label(command).sizeThatFits(.zero).width.rounded(.up) + 2 * padding
  }

  private static func label(_ command: EditMenuCommand) -> UILabel {
    let label = UILabel()
    label.text = command.children.isEmpty ? command.title : "\(command.title) ›"
    // One of the measures above: the size of a title.
    label.font = .systemFont(ofSize: 15)
    label.textAlignment = .center
    label.textColor =
      !command.isEnabled ? .tertiaryLabel : command.isDestructive ? .systemRed : .label
    return label
  }

  /// Makes the button of a command. A title that is wider than the whole room is cut off.
  private func button(_ command: EditMenuCommand, upTo widest: CGFloat) -> UIControl {
    let width = min(Self.width(of: command), widest)
    let button = EditMenuButton(Self.label(command), width: width)
    button.accessibilityLabel = command.title
    button.isEnabled = command.isEnabled
    button.addHandler(for: .touchUpInside) { [weak self] _, _ in self?.choose(command) }
    return button
  }

  private func pager(_ symbol: String, _ turn: @escaping (EditMenuBubble) -> Void) -> UIControl {
    let picture = UIImageView(image: UIImage(systemName: symbol))
    picture.contentMode = .center
    picture.tintColor = .label
    let button = EditMenuButton(picture, width: Self.pagerWidth)
    button.addHandler(for: .touchUpInside) { [weak self] _, _ in
      guard let self else { return }
      turn(self)
      show()
    }
    return button
  }

  private func choose(_ command: EditMenuCommand) {
    guard isOpen else { return }
    if !command.children.isEmpty {
      trail.append(command.children)
      page = 0
      return show()
    }
    if let owner {
      UIApplication.note(owner, "chooses “\(command.title)”")
      ApplicationEvent.report(
        ApplicationEvent(
          .choseAction, "chose \(command.title)", of: owner, title: command.title))
    }
    close(animated: true)
    command.perform()
  }

  // MARK: Place

  private func place(width: CGFloat, at target: CGRect, in free: CGRect) {
    let tip = Self.tip(direction, at: target, in: free, height: Self.height)
    let size = CGSize(width: width, height: Self.height)
    let arrow = Self.arrow.height
    var frame: CGRect
    switch tip {
    case .left:
      frame = CGRect(
        x: target.maxX, y: target.midY - size.height / 2, width: size.width + arrow,
        height: size.height)
    case .right:
      frame = CGRect(
        x: target.minX - size.width - arrow, y: target.midY - size.height / 2,
        width: size.width + arrow, height: size.height)
    case .up:
      frame = CGRect(
        x: target.midX - size.width / 2, y: target.maxY, width: size.width,
        height: size.height + arrow)
    case .down, .automatic:
      frame = CGRect(
        x: target.midX - size.width / 2, y: target.minY - size.height - arrow, width: size.width,
        height: size.height + arrow)
    }
    frame.origin.x = min(max(frame.minX, free.minX), max(free.maxX - frame.width, free.minX))
    frame.origin.y = min(max(frame.minY, free.minY), max(free.maxY - frame.height, free.minY))
    self.frame = frame
    let body = CGRect(
      x: tip == .left ? arrow : 0, y: tip == .up ? arrow : 0, width: size.width, height: size.height
    )
    room.frame = body
    shape.path =
      Self.outline(
        body, tip,
        toward: CGPoint(x: target.midX - frame.minX, y: target.midY - frame.minY)
      ).cgPath
  }

  /// Returns the direction in which the arrow points: down, so that the bubble is above the
  /// rectangle, unless there is more room below.
  private static func tip(
    _ direction: UIEditMenuArrowDirection, at target: CGRect, in free: CGRect, height: CGFloat
  ) -> UIEditMenuArrowDirection {
    guard direction == .automatic else { return direction }
    let need = height + arrow.height
    if target.minY - need >= free.minY { return .down }
    return free.maxY - target.maxY >= need ? .up : .down
  }

  private static func outline(
    _ body: CGRect, _ tip: UIEditMenuArrowDirection, toward point: CGPoint
  ) -> UIBezierPath {
    let path = UIBezierPath(roundedRect: body, cornerRadius: corner)
    let half = arrow.width / 2
    let x = min(max(point.x, body.minX + corner + half), max(body.maxX - corner - half, body.midX))
    let y = min(max(point.y, body.minY + half), body.maxY - half)
    switch tip {
    case .up:
      path.move(to: CGPoint(x: x - half, y: body.minY))
      path.addLine(to: CGPoint(x: x, y: body.minY - arrow.height))
      path.addLine(to: CGPoint(x: x + half, y: body.minY))
    case .left:
      path.move(to: CGPoint(x: body.minX, y: y - half))
      path.addLine(to: CGPoint(x: body.minX, y: y + half))
      path.addLine(to: CGPoint(x: body.minX - arrow.height, y: y))
    case .right:
      path.move(to: CGPoint(x: body.maxX, y: y - half))
      path.addLine(to: CGPoint(x: body.maxX + arrow.height, y: y))
      path.addLine(to: CGPoint(x: body.maxX, y: y + half))
    case .down, .automatic:
      path.move(to: CGPoint(x: x - half, y: body.maxY))
      path.addLine(to: CGPoint(x: x + half, y: body.maxY))
      path.addLine(to: CGPoint(x: x, y: body.maxY + arrow.height))
    }
    path.close()
    return path
  }
}

/// A button in the bubble.
@MainActor
private final class EditMenuButton: UIControl {
  private let content: UIView

  required init?(coder: NSCoder) { nil }

  init(_ content: UIView, width: CGFloat) {
    self.content = content
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 0))
    isUntold = true
    addSubview(content)
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemGray4 : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}

/// Notices touches beside the bubble, which close it. It takes part in no gesture.
@MainActor
private final class EditMenuWatch: UIGestureRecognizer {
  private weak var bubble: EditMenuBubble?

  convenience init(_ bubble: EditMenuBubble) {
    self.init(target: nil, action: nil)
    self.bubble = bubble
    name = "EditMenuWatch"
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isBeside = touches.contains { touch in
      bubble.map { !(touch.view?.isDescendant(of: $0) ?? false) } ?? true
    }
    state = .failed
    if isBeside { bubble?.close(animated: true) }
  }
}
