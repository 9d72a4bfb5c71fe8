import Foundation

public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// An action: a closure with an identifier.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public let identifier: Identifier
  open var discoverabilityTitle: String?
  /// The attributes of the action in a menu.
  open var attributes: Attributes
  /// The mark beside the action in a menu.
  open var state: State
  /// The object that performs the action, while it is performed.
  public private(set) var sender: Any?
  private let handler: UIActionHandler

  private static var count = 0

  /// Creates an action. Without an identifier it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("action-\(Self.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title, subtitle, image)
  }

  /// Performs the action, which sees the sender while it runs.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender ?? self) }

  /// The image in place of `image` while the action has the mark; nil for none.
  open var selectedImage: UIImage?

  func perform(from sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
