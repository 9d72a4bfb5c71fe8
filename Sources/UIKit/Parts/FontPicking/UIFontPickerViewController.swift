import Foundation

/// Receives the font that the user picks. All methods are optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has picked a font, before the picker goes.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// Lets the user pick one of the fonts that are installed.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// The fonts that a picker shows.
  @preconcurrency @MainActor
  open class Configuration: NSObject, NSCopying {
    /// Whether the user can also pick the faces of a family.
    open var includeFaces = false
    /// Whether the names of the families are all in the font of the system.
    open var displayUsingSystemFont = false
    @Inert("the traits of a family are not known before it is drawn")
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    @Inert("the languages of a font are not known")
    open var filteredLanguagesPredicate: NSPredicate?

    public override init() { super.init() }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
      MainActor.assumeIsolated { () -> Configuration in
        let copy = Configuration()
        copy.includeFaces = includeFaces
        copy.displayUsingSystemFont = displayUsingSystemFont
        copy.filteredTraits = filteredTraits
        copy.filteredLanguagesPredicate = filteredLanguagesPredicate
        return copy
      }
    }
  }

  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that was picked last; it has a check mark in the list.
  open var selectedFontDescriptor: UIFontDescriptor?
  open private(set) var configuration: Configuration
  private let pages = UINavigationController()

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  public convenience init() { self.init(configuration: Configuration()) }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let chosen = selectedFontDescriptor.map { UIFont(descriptor: $0, size: 0).familyName }
    let list = FontList(
      UIFont.familyNames, chosen: chosen, usesSystemFont: configuration.displayUsingSystemFont)
    list.title = title ?? "Choose Font"
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel) {
      [weak self] in self?.cancel()
    }
    list.picked = { [weak self] in self?.pick(family: $0) }
    pages.viewControllers = [list]
    addChild(pages)
    pages.view.frame = view.bounds
    pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
  }

  private func pick(family: String) {
    guard configuration.includeFaces else { return finish(UIFontDescriptor(name: family, size: 0)) }
    let faces = FontFaceList(family)
    faces.picked = { [weak self] in self?.finish($0) }
    pages.pushViewController(faces, animated: true)
  }

  private func finish(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
    goAway()
  }

  private func cancel() {
    delegate?.fontPickerViewControllerDidCancel(self)
    goAway()
  }

  /// Dismisses the picker, unless the delegate has done it.
  private func goAway() {
    guard let presentingViewController, !isBeingDismissed else { return }
    presentingViewController.dismiss(animated: true)
  }
}
