import Foundation

/// What all segments of a control have in common.
struct SegmentLooks: Equatable {
  struct Place: Hashable {
    let state: UInt
    let metrics: UIBarMetrics

    init(_ state: UIControl.State, _ metrics: UIBarMetrics) {
      self.state = state.rawValue
      self.metrics = metrics
    }
  }

  /// The states of the segments beside a divider.
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

  /// Those of the state, else the usual ones.
  func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue] ?? [:]
  }

  /// That of the states, else the one for two segments that are not chosen.
  func divider(between left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    dividers[Sides(left, right)] ?? dividers[Sides(.normal, .normal)] ?? dividers.values.first
  }

  static func == (one: SegmentLooks, other: SegmentLooks) -> Bool {
    one.backgrounds == other.backgrounds && one.dividers == other.dividers
      && one.titles.isEmpty && other.titles.isEmpty
  }
}

extension UISegmentedControl {
  /// Font and color of the titles.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    looks.titles[state.rawValue] = attributes
    invalidateIntrinsicContentSize()
  }

  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { looks.titles[state.rawValue] }

  /// Stretched behind all segments, or, for `selected`, behind the one that is chosen.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.backgrounds[SegmentLooks.Place(state, barMetrics)] = backgroundImage }

  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.backgrounds[SegmentLooks.Place(state, barMetrics)] }

  /// Shown between segments in these states.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.dividers[SegmentLooks.Sides(leftState, rightState)] = dividerImage }

  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.dividers[SegmentLooks.Sides(leftState, rightState)] }
}
