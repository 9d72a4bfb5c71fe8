import Foundation
import PantographSceneNames
import UIKit

extension DemoScene {
  /// A conversation above a keyboard on the screen. A drag down over the messages takes the keyboard
  /// along; taps on its keys write the next message.
  public static let messages: DemoScene = {
    var scene = DemoScene(.messages, size: DemoScene.phoneSize) { build in
      let conversation = MessagesController(build.log)
      build.window.rootViewController = conversation
      build.window.makeKeyAndVisible()
      build.activate = { [unowned conversation] in conversation.toggleKeyboard() }
    }
    scene.showsKeyboard = true
    return scene
  }()
}

private final class MessagesController: LoggedController, UITextFieldDelegate {
  private let list = UIScrollView()
  private let bar = UIView()
  private let field = UITextField()
  private var bottom: CGFloat = 64

  /// The distance of messages from the edges and from each other, in points.
  private static let space: CGFloat = 12
  private static let barHeight: CGFloat = 56

  init(_ log: SceneLog) { super.init("Messages", log) }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let view = UIView(frame: CGRect(origin: .zero, size: DemoScene.phoneSize))
    view.backgroundColor = .white
    list.keyboardDismissMode = .interactive
    list.alwaysBounceVertical = true
    // A drag that reaches the bar above the keyboard moves both.
    view.keyboardLayoutGuide.keyboardDismissPadding = Self.barHeight
    bar.backgroundColor = UIColor(white: 0.97, alpha: 1)
    field.placeholder = "Message"
    field.borderStyle = .roundedRect
    field.returnKeyType = .send
    field.enablesReturnKeyAutomatically = true
    field.delegate = self
    bar.addSubview(field)
    for part in [list, bar] { view.addSubview(part) }
    for part in [list, bar, field] { part.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: Self.barHeight),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: Self.space),
      field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -Self.space),
      field.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
      field.heightAnchor.constraint(equalToConstant: 36),
    ])
    self.view = view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, text) in Self.conversation.enumerated() { add(text, isOwn: index % 2 == 1) }
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: MessagesController.appeared, name: UIResponder.keyboardDidShowNotification,
      object: nil)
    center.addObserver(
      self, selector: MessagesController.disappeared,
      name: UIResponder.keyboardDidHideNotification, object: nil)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
  }

  private func appeared() { log.add("the keyboard is shown") }
  private func disappeared() { log.add("the keyboard is hidden") }

  /// Shows or hides the keyboard without a gesture.
  func toggleKeyboard() {
    _ = field.isEditing ? field.resignFirstResponder() : field.becomeFirstResponder()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let text = textField.text ?? ""
    textField.text = ""
    log.add("sent: \(text)")
    add(text, isOwn: true)
    view.layoutIfNeeded()
    let end = max(list.contentSize.height - list.bounds.height, 0)
    list.setContentOffset(CGPoint(x: 0, y: end), animated: true)
    return false
  }

  /// Adds a message below the others.
  private func add(_ text: String, isOwn: Bool) {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 17)
    label.numberOfLines = 0
    label.textColor = isOwn ? .white : .black
    let width = DemoScene.phoneSize.width
    let room = CGSize(width: width * 0.7, height: .greatestFiniteMagnitude)
    let size = label.sizeThatFits(room)
    let bubble = UIView(
      frame: CGRect(
        x: Self.space, y: bottom, width: size.width + 2 * Self.space,
        height: size.height + 2 * Self.space - 4))
    if isOwn != log.isMirrored { bubble.frame.origin.x = width - Self.space - bubble.frame.width }
    bubble.backgroundColor = isOwn ? .systemBlue : UIColor(white: 0.9, alpha: 1)
    bubble.layer.cornerRadius = 18
    label.frame = CGRect(
      x: Self.space, y: Self.space - 2, width: size.width, height: size.height)
    bubble.addSubview(label)
    list.addSubview(bubble)
    bottom = bubble.frame.maxY + Self.space
    list.contentSize = CGSize(width: width, height: bottom)
  }

  private static let conversation = [
    "Are you at the lake already?", "Almost. The path is longer than on the map.",
    "We wait at the boats.", "Is the water warm?", "No!", "Then I come slowly.",
  ]
}
