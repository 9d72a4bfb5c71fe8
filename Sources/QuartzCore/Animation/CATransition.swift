import Foundation
import PantographObjects

/// How a layer goes over from what it showed to what it shows.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old picture fades out over the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new comes over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new pushes the old away; both fade meanwhile, as on iOS.
  public static let push = CATransitionType(rawValue: "push")
  /// The old goes, and the new is below it.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From which side the new comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Everything goes up, as on iOS: the name counts from the bottom, as on the Mac.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Everything goes down.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key of a layer's transition, of which it has one at a time.
public let kCATransition = "transition"

/// Goes over from what a layer and those below it showed when this was added, or before the change whose
/// action this is, to what they show from then on.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade {
    willSet { require(!isFrozen, Self.frozenMessage) }
  }
  /// Nil is from the left.
  open var subtype: CATransitionSubtype? {
    willSet { require(!isFrozen, Self.frozenMessage) }
  }
  /// The share of the way at which it begins.
  open var startProgress: Float = 0 {
    willSet { require(!isFrozen, Self.frozenMessage) }
  }
  /// The share of the way at which it ends.
  open var endProgress: Float = 1 {
    willSet { require(!isFrozen, Self.frozenMessage) }
  }
  @Inert("there are no image filters")
  open var filter: Any?
  /// The picture before the change.
  var picture: LayerPicture?

  public required init() {
    CommitJournal.isOn = true
    super.init()
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
    filter = other.filter
    picture = other.picture
  }

  override func apply(_ moment: AnimationMoment, duration: Double, to values: inout LayerValues) {
    guard let picture else { return }
    let (start, end) = (Double(startProgress), Double(endProgress))
    let share = start + (end - start) * paced(moment.time, duration)
    values.passage = LayerPassage(
      picture: picture, id: ObjectIdentifier(self), type: type, subtype: subtype,
      progress: share.isFinite ? share : 0)
  }
}
