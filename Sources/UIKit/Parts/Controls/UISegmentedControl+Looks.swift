import Foundation

/// The appearance that all segments of a control share.
struct SegmentLooks: Equatable {
  struct Place: Hashable {
    let state: UInt
    let metrics: UIBarMetrics

    init(_ state: UIControl.State, _ metrics: UIBarMetrics) {
      self.state = state.rawValue
      self.metrics = metrics
    }
  }

  /// The states of the segments on both sides of a divider.
  struct Sides: Hashable {
    let left: UInt
    let right: UInt

    init(_ left: UIControl.State, _ right: UIControl.State) {
      self.left = left.rawValue
      self.right = right.rawValue
    }
  }

  var titles: [UInt: [NSAttributedString.Key: Any]] = [:]
  var backgrounds: [Place: UIImage] = [:]
  var dividers: [Sides: UIImage] = [:]
  var adjustments: [UISegmentedControl.Segment: UIOffset] = [:]

  /// Returns the title attributes for a state, or those of the normal state.
  func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue] ?? [:]
  }

  /// Returns the divider between two states, or the one between two normal segments. Without either, it is the divider
  /// between the states with the lowest raw values.
  func divider(between left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    dividers[Sides(left, right)]
      ?? dividers.min { ($0.key.left, $0.key.right) < ($1.key.left, $1.key.right) }?.value
  }

  /// Returns the offset of a segment's content: that of its position, or that of any segment.
  func adjustment(ofSegment index: Int, of count: Int) -> UIOffset {
    let position: UISegmentedControl.Segment =
      count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
    return adjustments[position] ?? adjustments[.any] ?? .zero
  }

  static func == (one: SegmentLooks, other: SegmentLooks) -> Bool {
    one.backgrounds == other.backgrounds && one.adjustments == other.adjustments
      && one.dividers == other.dividers
      && one.titles.isEmpty && other.titles.isEmpty
  }
}

extension UISegmentedControl {
  /// Sets the font and color of the titles for a state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    looks.titles[state.rawValue] = attributes
    invalidateIntrinsicContentSize()
  }

  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { looks.titles[state.rawValue] }

  /// Sets the image that is stretched behind all segments, or, for `selected`, behind the selected
  /// one.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.backgrounds[SegmentLooks.Place(state, barMetrics)] = backgroundImage }

  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.backgrounds[SegmentLooks.Place(state, barMetrics)] }

  /// Sets the image shown between segments in the given states.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.dividers[SegmentLooks.Sides(leftState, rightState)] = dividerImage }

  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.dividers[SegmentLooks.Sides(leftState, rightState)] }

  /// Sets the offset of the contents of the segments at a position.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) { looks.adjustments[leftCenterRightOrAlone] = adjustment }

  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { looks.adjustments[leftCenterRightOrAlone] ?? .zero }

  /// The position of a segment in its control.
  public enum Segment: Int, Sendable {
    case any, left, center, right, alone
  }
}
