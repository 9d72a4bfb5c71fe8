import Foundation

/// Receives what the user does with a page. All methods are optional.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has closed the page.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called on iOS when the first page has loaded. No page is loaded here.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL)
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor url: URL, title: String?
  ) -> [UIActivity]
  func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor url: URL, title: String?
  ) -> [UIActivity.ActivityType]
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) { inert("no page is loaded") }
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL
  ) { inert("no page is loaded") }
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor url: URL, title: String?
  ) -> [UIActivity] { inert("pages are not shared", is: []) }
  public func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor url: URL, title: String?
  ) -> [UIActivity.ActivityType] { inert("pages are not shared", is: []) }
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {
    inert("there is no browser to go on in")
  }
}

/// Shows the address of a web page and a button that closes it. The page itself is not loaded,
/// because there is no browser here.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close, cancel
  }

  /// The options of a page.
  @preconcurrency @MainActor
  open class Configuration: NSObject, NSCopying {
    @Inert("no page is loaded")
    open var entersReaderIfAvailable = false
    @Inert("the bar stays, as no page is scrolled")
    open var barCollapsingEnabled = true

    public override init() { super.init() }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
      MainActor.assumeIsolated { () -> Configuration in
        let copy = Configuration()
        copy.entersReaderIfAvailable = entersReaderIfAvailable
        copy.barCollapsingEnabled = barCollapsingEnabled
        return copy
      }
    }
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open private(set) var configuration: Configuration
  open var preferredBarTintColor: UIColor? { didSet { show() } }
  open var preferredControlTintColor: UIColor? { didSet { show() } }
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { show() } }
  private let url: URL
  private let bar = UINavigationBar()
  private let address = UILabel()

  /// Creates a page of an address, whose scheme is `http` or `https`.
  public init(url URL: URL, configuration: Configuration) {
    let scheme = URL.scheme?.lowercased()
    require(
      scheme == "http" || scheme == "https",
      "the address \(URL.absoluteString) has no scheme http or https")
    (url, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    address.text = url.absoluteString
    address.textAlignment = .center
    address.numberOfLines = 0
    for part in [bar, address] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: area.topAnchor),
      bar.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      address.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      address.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      address.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    show()
  }

  private func show() {
    guard isViewLoaded else { return }
    let item = UINavigationItem(title: url.host ?? url.absoluteString)
    item.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: closing) { [weak self] in
      self?.close()
    }
    bar.items = [item]
    bar.barTintColor = preferredBarTintColor
    bar.tintColor = preferredControlTintColor
  }

  private var closing: UIBarButtonItem.SystemItem {
    switch dismissButtonStyle {
    case .done: .done
    case .close: .close
    case .cancel: .cancel
    }
  }

  private func close() {
    presentingViewController?.dismiss(animated: true)
    delegate?.safariViewControllerDidFinish(self)
  }
}
