import Expectations
import PantographGestures
import Testing

struct ReleasePolicyTests {
  /// The outcomes of the ten gestures A to J under each rule, derived independently from the same sources.
  static let expected = [
    ("libadwaita-touchpad", "FCFFCCFFFF"),
    ("libadwaita-touch", "FCFFCCFFFF"),
    ("gnome-shell", "FCFFFCFFFF"),
    ("niri", "FFFFCFFFFF"),
    ("cosmic", "FFFFFFFFFF"),
    ("hyprland", "FFCFCFFCCF"),
    ("kwin-desktop", "FFFFFFFCFF"),
    ("kwin-effect", "FFCFFFFCFF"),
    ("gala", "FCCFCCFCCF"),
    ("wayfire", "FFCFFFFCFF"),
    ("flutter-cupertino", "FCFFCCFFCF"),
    ("openuikit", "FCFFFCFFFF"),
    ("compose-ios", "FFFFFCCFFF"),
    ("side-menu", "FFFFCCCFCF"),
    ("hero-example", "FFFFCCCFCF"),
    ("react-native-swipeable", "FCCFCCFCCF"),
    ("pantograph", "FCFFCCFCFF"),
  ]

  @Test(arguments: expected)
  func `each policy decides the ten gestures as its model does`(
    name: String, outcomes: String
  ) throws {
    let policy = try #require(ReleasePolicy.named(name))
    let decided = IdealGesture.all.map { gesture in
      switch gesture.decision(policy)?.outcome {
      case .finish: "F"
      case .cancel: "C"
      case nil: "-"
      }
    }
    expect(decided.joined(), equals: outcomes)
  }

  @Test func `every policy is found by its own name and says where it is from`() {
    for policy in ReleasePolicy.all {
      expect(ReleasePolicy.named(policy.name), equals: policy)
      expect(!policy.summary.isEmpty && !policy.origin.isEmpty)
    }
    expect(Set(ReleasePolicy.all.map(\.name)).count, equals: ReleasePolicy.all.count)
    expectNil(ReleasePolicy.named("kwin"))
  }

  @Test(arguments: ReleasePolicy.all)
  func `a whole calm way finishes, and none at all does not`(policy: ReleasePolicy) throws {
    // All policies except those that finish only by speed.
    guard policy.thresholds.finish.progress != nil else { return }
    let whole = IdealGesture(name: "whole", parts: [(500, 2000)], hold: 0)
    try expect(#require(whole.decision(policy)).outcome, equals: .finish)
    let returned = IdealGesture(name: "back", parts: [(300, 900), (-300, 900)], hold: 300)
    try expect(#require(returned.decision(policy)).outcome, equals: .cancel)
  }
}
