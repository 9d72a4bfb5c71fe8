import Foundation
import PantographObjects

/// The kind of change from a layer's old picture to its new one.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old picture fades out over the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture moves in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture pushes the old one away. Both fade meanwhile, as on iOS.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture moves away from above the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which the new picture comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Everything moves up, as on iOS: the name assumes a y axis that points up, as on the Mac.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Everything moves down, as on iOS; see `fromTop`.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key of a layer's transition. A layer has only one transition at a time.
public let kCATransition = "transition"

/// A transition from the old picture of a layer and its sublayers to the new one. The old picture
/// is from the time at which the transition was added, or from before the change whose action it
/// is.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade {
    willSet { require(!isFrozen, Self.frozenMessage) }
  }
  /// The side from which the new picture comes; nil is from the left.
  open var subtype: CATransitionSubtype? {
    willSet { require(!isFrozen, Self.frozenMessage) }
  }
  /// The share of the transition at which the animation begins.
  open var startProgress: Float = 0 {
    willSet { require(!isFrozen, Self.frozenMessage) }
  }
  /// The share of the transition at which the animation ends.
  open var endProgress: Float = 1 {
    willSet { require(!isFrozen, Self.frozenMessage) }
  }
  @Inert("there are no image filters")
  open var filter: Any?
  /// The layer's picture before the change.
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
