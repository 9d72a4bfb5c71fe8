import Expectations
import PantographGestures
import Testing

struct PolicyNameTests {
  @Test func `each policy of the list is the one that code names`() {
    let named: [(String, ReleasePolicy)] = [
      ("pantograph", .pantograph), ("midpoint", .midpoint), ("project-0.998", .projected998),
      ("project-0.99", .projected99), ("libadwaita-touchpad", .libadwaitaTouchpad),
      ("libadwaita-touch", .libadwaitaTouch), ("gnome-shell", .gnomeShell), ("niri", .niri),
      ("cosmic", .cosmic), ("hyprland", .hyprland), ("kwin-desktop", .kwinDesktop),
      ("kwin-effect", .kwinEffect), ("gala", .gala), ("wayfire", .wayfire),
      ("webkit-gtk", .webkitGTK), ("chromium-touchpad", .chromiumTouchpad),
      ("chromium-touch", .chromiumTouch), ("touchegg", .touchegg),
      ("flutter-cupertino", .flutterCupertino), ("flutter-dismissible", .flutterDismissible),
      ("compose-ios", .composeIOS), ("react-native-swipeable", .reactNativeSwipeable),
      ("use-gesture-swipe", .useGestureSwipe), ("openuikit", .openUIKit),
      ("uikit-page-sheet", .pageSheet), ("apple-photo", .applePhoto),
      ("apple-slide", .appleSlide), ("side-menu", .sideMenu),
      ("swipeable-tab-bar", .swipeableTabBar), ("hero-example", .heroExample),
      ("overlay-container", .overlayContainer), ("pan-modal", .panModal),
      ("draggable-modal", .draggableModal), ("half-modal", .halfModal),
      ("modal-gesture", .modalGesture), ("rz-transitions", .rzTransitions),
      ("vc-transitions-library", .transitionsLibrary), ("devsign", .devsign),
      ("momentum", .momentum), ("deck", .deck),
    ]
    expect(named.map { $0.1.name }, equals: named.map { $0.0 })
    expect(Set(named.map { $0.1 }), equals: Set(ReleasePolicy.all))
  }
}
