import Foundation

/// An activity of the user that can be continued later. No other device and no search receives it
/// here: the program itself passes it on, for instance to `UIApplication.deliver(_:)`.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open var keywords: Set<String> = []
  open var expirationDate: Date?
  @Inert("the program hands its activities over itself")
  open var needsSave = false
  open weak var delegate: (any NSUserActivityDelegate)?
  @Inert("the program hands its activities over itself")
  open var isEligibleForHandoff = true
  @Inert("the program hands its activities over itself")
  open var isEligibleForSearch = false
  @Inert("the program hands its activities over itself")
  open var isEligibleForPublicIndexing = false
  @Inert("the program hands its activities over itself")
  open var isEligibleForPrediction = false
  private static weak var current: NSUserActivity?

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this activity the user's current one.
  open func becomeCurrent() { Self.current = self }
  open func resignCurrent() { if Self.current === self { Self.current = nil } }
  open func invalidate() { resignCurrent() }

  open override nonisolated var description: String {
    ObjectText.of(self) { "\(type(of: self)) \(activityType)" }
  }
}

/// A delegate that is called before an activity is saved.
@preconcurrency @MainActor
public protocol NSUserActivityDelegate: AnyObject {
  func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {
    inert("the program hands its activities over itself")
  }
}

/// An object that can continue an earlier activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
