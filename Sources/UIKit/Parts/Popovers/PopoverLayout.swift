import Foundation

/// Places a popover beside its anchor: on the first permitted side with enough room, or else on the
/// permitted side with the most room.
struct PopoverLayout: Hashable {
  struct Place: Hashable {
    var direction: UIPopoverArrowDirection
    /// The frame of the popover, including the arrow.
    var frame: CGRect
    /// The distance from the top or left of the frame to the middle of the arrow, along the arrow's
    /// edge.
    var arrowOffset: CGFloat
  }

  var room: CGRect
  var anchor: CGRect
  var contentSize: CGSize
  var permitted: UIPopoverArrowDirection
  var canOverlapAnchor = false
  var arrowHeight = usualArrowHeight
  var arrowBase = usualArrowBase

  static let usualArrowHeight: CGFloat = 13
  static let usualArrowBase: CGFloat = 26
  static let cornerRadius: CGFloat = 13

  var place: Place {
    let wanted = permitted.intersection(.any)
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let choices = order.filter { wanted.isEmpty || wanted.contains($0) }
    let fitting = choices.first { fits($0) }
    let best = fitting ?? choices.max { space($0) < space($1) } ?? .up
    return place(best)
  }

  /// Returns the room on the side of the anchor where the popover would be.
  private func available(_ direction: UIPopoverArrowDirection) -> CGSize {
    switch direction {
    case .up: CGSize(width: room.width, height: room.maxY - anchor.maxY)
    case .down: CGSize(width: room.width, height: anchor.minY - room.minY)
    case .left: CGSize(width: room.maxX - anchor.maxX, height: room.height)
    default: CGSize(width: anchor.minX - room.minX, height: room.height)
    }
  }

  private func needed(_ direction: UIPopoverArrowDirection) -> CGSize {
    let isVertical = direction == .up || direction == .down
    return CGSize(
      width: contentSize.width + (isVertical ? 0 : arrowHeight),
      height: contentSize.height + (isVertical ? arrowHeight : 0))
  }

  private func fits(_ direction: UIPopoverArrowDirection) -> Bool {
    let (space, size) = (available(direction), needed(direction))
    return space.width >= size.width && space.height >= size.height
  }

  private func space(_ direction: UIPopoverArrowDirection) -> CGFloat {
    let space = available(direction)
    return max(space.width, 0) * max(space.height, 0)
  }

  private func place(_ direction: UIPopoverArrowDirection) -> Place {
    let space = canOverlapAnchor ? room.size : available(direction)
    let wanted = needed(direction)
    let least = arrowHeight + 2 * Self.cornerRadius + arrowBase
    let size = CGSize(
      width: min(wanted.width, max(min(space.width, room.width), least)),
      height: min(wanted.height, max(min(space.height, room.height), least)))
    var origin: CGPoint
    switch direction {
    case .up: origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.maxY)
    case .down: origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.minY - size.height)
    case .left: origin = CGPoint(x: anchor.maxX, y: anchor.midY - size.height / 2)
    default: origin = CGPoint(x: anchor.minX - size.width, y: anchor.midY - size.height / 2)
    }
    origin.x = min(max(origin.x, room.minX), max(room.maxX - size.width, room.minX))
    origin.y = min(max(origin.y, room.minY), max(room.maxY - size.height, room.minY))
    let isVertical = direction == .up || direction == .down
    let length = isVertical ? size.width : size.height
    let middle = isVertical ? anchor.midX - origin.x : anchor.midY - origin.y
    let end = Self.cornerRadius + arrowBase / 2
    return Place(
      direction: direction, frame: CGRect(origin: origin, size: size),
      arrowOffset: min(max(middle, end), max(length - end, end)))
  }
}

/// The direction of a popover's arrow, from the popover to its anchor.
/// The raw values are UIKit's.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
