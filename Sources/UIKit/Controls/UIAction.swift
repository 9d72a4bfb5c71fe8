import Foundation

public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// Something that can be done, as a closure with an identifier.
@preconcurrency @MainActor
open class UIAction: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  open var title: String
  open var subtitle: String?
  open var image: UIImage?
  public let identifier: Identifier
  open var discoverabilityTitle: String?
  /// Who performs it, while it is performed.
  public private(set) var sender: Any?
  private let handler: UIActionHandler

  private static var count = 0

  /// Without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    Self.count += 1
    self.identifier = identifier ?? Identifier("action-\(Self.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.handler = handler
    super.init()
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  func perform(from sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
