import Foundation

/// Shows a title, a message and buttons that the user chooses from.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert
  }

  open private(set) var preferredStyle: Style
  open var message: String? { didSet { rebuild() } }
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  /// The action whose button has a bold title. It must have been added with `addAction` before.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(preferredAction) {
        Misuse.stop(
          "the preferred action “\(preferredAction.title ?? "")” is none of the alert's: call"
            + " addAction before")
      }
      rebuild()
    }
  }
  private let ownTransitions = AlertTransitions()
  private var isChosen = false

  // MARK: Making one

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(preferredStyle)
    self.title = title
    self.message = message
  }

  /// Creates an alert. It is a convenience initializer, because a subclass elsewhere inherits
  /// `init(title:message:preferredStyle:)` only if it can override every designated initializer.
  convenience init(_ preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    preferredStyle = .actionSheet
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    preferredStyle = .actionSheet
    super.init(coder: coder)
    setUp()
    coder.endObject(self)
  }

  private func setUp() {
    modalPresentationStyle = .custom
    transitioningDelegate = ownTransitions
  }

  // MARK: What it offers

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      Misuse.stop(
        "an alert can have one action of the style .cancel, and has it: give “\(action.title ?? "")”"
          + " another style")
    }
    actions.append(action)
    action.onChange = { [weak self] in self?.rebuild() }
    rebuild()
  }

  /// Our value: a text field's corners inside the rounder alert.
  private static let fieldRadius: CGFloat = 4
  /// Our value: the size of the alert's message.
  private static let fieldFontSize: CGFloat = 13

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    if preferredStyle == .actionSheet {
      Misuse.stop(
        "an action sheet has no text fields: make the alert with preferredStyle: .alert")
    }
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.layer.cornerRadius = Self.fieldRadius
    field.font = .systemFont(ofSize: Self.fieldFontSize)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    rebuild()
  }

  open override var title: String? { didSet { rebuild() } }

  // MARK: Its view

  open override func loadView() {
    view = AlertView()
    rebuild()
  }

  private func rebuild() {
    (loadedView as? AlertView)?.show(self)
  }

  /// The actions in the order in which they are shown.
  var orderedActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    // The cancel button comes first if two buttons stand side by side, and last in a list.
    return preferredStyle == .alert && actions.count == 2 ? cancel + others : others + cancel
  }

  /// Dismisses the alert for the chosen action. The handler is called after the dismissal.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isChosen else { return }
    isChosen = true
    dismiss(animated: true) { [weak self] in
      self?.isChosen = false
      action.handler?(action)
    }
  }

  /// Handles a tap outside the alert. An action sheet treats the tap as its cancel action.
  func touchedOutside() {
    guard preferredStyle == .actionSheet,
      let cancel = actions.first(where: { $0.style == .cancel })
    else { return }
    choose(cancel)
  }
}
