import Expectations
import PantographGestures
import Testing

/// The thresholds of each policy as seen from outside: just below them it cancels, just above it finishes.
struct PolicyEdgeTests {
  /// For each policy, the distance in points at which a drag of 10 points a second finishes, and the speed in
  /// points a second at which a flick of 40 ms finishes; nil if none does. The distance is the source's share
  /// of the length, plus the slop if progress excludes it. The speed is the source's, or one that reaches the share.
  static let edges: [(name: String, distance: Double?, speed: Double?)] = [
    ("pantograph", 205, 749.8),
    ("midpoint", 205, nil),
    ("project-0.998", 200, 380.1),
    ("project-0.99", 204, 1474.6),
    ("libadwaita-touchpad", 216, 599.8),
    ("libadwaita-touch", 211, 399.8),
    ("gnome-shell", 216, 599.8),
    ("niri", 162.5, 445),
    ("cosmic", 75, 124.8),
    ("hyprland", 150, 3749.8),
    ("kwin-desktop", 50, 1249.8),
    ("kwin-effect", 100, 2499.8),
    ("gala", 216, 1199.8),
    ("wayfire", 89.6, 1499.8),
    ("webkit-gtk", 216, 399.8),
    ("chromium-touchpad", 177, 4424.8),
    ("chromium-touch", 147.5, 3687.3),
    ("touchegg", 6, 149.8),
    ("flutter-cupertino", 213, 449.8),
    ("flutter-dismissible", 174, 699.8),
    ("compose-ios", 127, 249.8),
    ("react-native-swipeable", 204.5, 2277.5),
    ("use-gesture-swipe", nil, 1499.8),
    ("openuikit", 195, 299.8),
    ("uikit-page-sheet", 205, 999.8),
    ("apple-photo", 138.7, 1199.8),
    ("apple-slide", 166, 4149.8),
    ("side-menu", 205, 249.8),
    ("swipeable-tab-bar", 166, 249.8),
    ("hero-example", 195, 249.8),
    ("overlay-container", 204, 399.8),
    ("pan-modal", 205, 299.8),
    ("draggable-modal", nil, 249.8),
    ("half-modal", 88, 2199.8),
    ("modal-gesture", 49, 1224.8),
    ("rz-transitions", 127, 3174.8),
    ("vc-transitions-library", 110, 2749.8),
    ("devsign", 49, 1224.8),
    ("momentum", 10, 249.8),
    ("deck", 250, nil),
  ]

  @Test func `every policy has its edges here`() {
    expect(Set(Self.edges.map(\.name)), equals: Set(ReleasePolicy.all.map(\.name)))
  }

  @Test(arguments: edges)
  func `a policy decides just below and just above its numbers as its source does`(
    name: String, distance: Double?, speed: Double?
  ) throws {
    let policy = try #require(ReleasePolicy.named(name))
    for edge in [distance.map(Self.drag), speed.map(Self.flick)].compactMap({ $0 }) {
      expect(edge(0.995).decision(policy)?.outcome, differsFrom: .finish, "\(name) just below")
      expect(edge(1.005).decision(policy)?.outcome, equals: .finish, "\(name) just above")
    }
    if distance == nil { expect(Self.drag(800)(1).decision(policy)?.outcome, differsFrom: .finish) }
    if speed == nil { expect(Self.flick(5000)(1).decision(policy)?.outcome, differsFrom: .finish) }
  }

  private static func drag(_ points: Double) -> (_ share: Double) -> IdealGesture {
    { share in
      IdealGesture(
        name: "drag", parts: [(points * share, Int64(points * share * 100))], hold: 0)
    }
  }

  private static func flick(_ speed: Double) -> (_ share: Double) -> IdealGesture {
    { share in IdealGesture(name: "flick", parts: [(speed * share * 0.04, 40)], hold: 0) }
  }
}
