import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of a name.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Notification, S.Failure == Never {
      let link = ObservingLink(subscriber)
      nonisolated(unsafe) let send: (Notification) -> Void = { link.send($0) }
      let token = center.addObserver(forName: name, object: object, queue: nil) { send($0) }
      nonisolated(unsafe) let observer = token
      link.begin { [center] in center.removeObserver(observer) }
    }
  }
}
