import Foundation

/// A page with the lines and the text of a message, and a button that cancels it.
final class MessageDraft: UIViewController {
  var cancelled: (() -> Void)?
  var body = "" { didSet { show() } }
  private var lines: [(name: String, text: String)] = []
  private let label = UILabel()

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel) {
      [weak self] in self?.cancelled?()
    }
  }

  required init?(coder: NSCoder) { return nil }

  /// Adds a line of the message's head, or replaces the line of that name.
  func set(_ name: String, _ text: String) {
    lines.removeAll { $0.name == name }
    lines.append((name, text))
    show()
  }

  func set(_ name: String, _ people: [String]?) {
    set(name, (people ?? []).joined(separator: ", "))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    show()
  }

  private func show() {
    let head = lines.filter { !$0.text.isEmpty }.map { "\($0.name): \($0.text)" }
    label.text = (head + [body]).joined(separator: "\n")
  }
}
