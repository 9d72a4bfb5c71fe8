import Foundation

/// A device that a window is shown as: its screen size, the covered edges and its status bar.
///
/// The numbers are those of real devices with these sizes. A window has no device unless one is
/// set; without one its display determines its size.
public struct DeviceModel: Hashable, Sendable {
  public let name: String
  public let idiom: UIUserInterfaceIdiom
  /// The screen's size in points, in portrait.
  public let size: CGSize
  /// The number of pixels of the screen for each point.
  public let scale: CGFloat
  /// The height in points that the device covers at the top edge of the upright screen, whether a
  /// status bar is shown or not. In landscape the left and the right edge are covered.
  let housing: CGFloat
  /// The height of the status bar, in points.
  let statusBarHeight: CGFloat
  /// The height of the home indicator's area, in points, in portrait and in landscape.
  let homeIndicator: (upright: CGFloat, side: CGFloat)
  /// Whether a status bar can be shown in landscape.
  let hasStatusBarOnSide: Bool

  /// A telephone of 393 × 852 points without a home button.
  public static let phone = DeviceModel(
    "phone", .phone, width: 393, height: 852, scale: 3, housing: 59, statusBar: 54,
    homeIndicator: (34, 21), onSide: false)
  /// A telephone of 375 × 667 points with a home button.
  public static let smallPhone = DeviceModel(
    "small-phone", .phone, width: 375, height: 667, scale: 2, housing: 0, statusBar: 20,
    homeIndicator: (0, 0), onSide: true)
  /// A tablet of 820 × 1180 points.
  public static let tablet = DeviceModel(
    "tablet", .pad, width: 820, height: 1180, scale: 2, housing: 0, statusBar: 24,
    homeIndicator: (20, 20),
    onSide: true)

  public static let all = [phone, smallPhone, tablet]

  private init(
    _ name: String, _ idiom: UIUserInterfaceIdiom, width: CGFloat, height: CGFloat,
    scale: CGFloat, housing: CGFloat, statusBar: CGFloat, homeIndicator: (CGFloat, CGFloat),
    onSide: Bool
  ) {
    self.name = name
    self.idiom = idiom
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.housing = housing
    statusBarHeight = statusBar
    self.homeIndicator = homeIndicator
    hasStatusBarOnSide = onSide
  }

  /// Returns the size of the screen in the given orientation, in points.
  public func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// Returns the insets of the screen's covered edges in the given orientation.
  public func safeArea(
    in orientation: UIInterfaceOrientation, hidesStatusBar: Bool
  ) -> UIEdgeInsets {
    if orientation.isLandscape {
      let bar = hasStatusBarOnSide && !hidesStatusBar ? statusBarHeight : 0
      return UIEdgeInsets(top: bar, left: housing, bottom: homeIndicator.side, right: housing)
    }
    let bar = hidesStatusBar ? 0 : statusBarHeight
    return UIEdgeInsets(
      top: max(housing, bar), left: 0, bottom: homeIndicator.upright, right: 0)
  }

  public static func == (one: DeviceModel, other: DeviceModel) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
