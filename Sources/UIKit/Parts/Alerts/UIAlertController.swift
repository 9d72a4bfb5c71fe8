import Foundation

/// Says something and lets the user choose what to do.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert
  }

  public let preferredStyle: Style
  open var message: String? { didSet { rebuild() } }
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  /// Stands out; it must have been added.
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

  init(_ preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    setUp()
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

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    if preferredStyle == .actionSheet {
      Misuse.stop(
        "an action sheet has no text fields: make the alert with preferredStyle: .alert")
    }
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.layer.cornerRadius = 4
    field.font = .systemFont(ofSize: 13)
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

  /// In the order in which they are shown.
  var orderedActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    // Cancel is the first of two side by side; in a list it is the last.
    return preferredStyle == .alert && actions.count == 2 ? cancel + others : others + cancel
  }

  /// Takes the user's choice. The handler is called once the alert is gone.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isChosen else { return }
    isChosen = true
    dismiss(animated: true) { [weak self] in
      self?.isChosen = false
      action.handler?(action)
    }
  }

  /// A tap beside it: what an action sheet takes for cancel.
  func touchedOutside() {
    guard preferredStyle == .actionSheet,
      let cancel = actions.first(where: { $0.style == .cancel })
    else { return }
    choose(cancel)
  }
}
