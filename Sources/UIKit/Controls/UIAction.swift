/// What a control does, with the words for it.
@MainActor
open class UIAction {
  open var title: String
  open var image: UIImage?
  public let identifier: Identifier
  /// The control, while the handler runs.
  public internal(set) weak var sender: AnyObject?
  let handler: @MainActor (UIAction) -> Void

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier("")
    self.handler = handler
  }
}
