import Expectations
import Testing
import UIKit

/// Members of UIKit without effect, as an application uses them.
@MainActor
struct InertMemberTests {
  private final class QuietPage: UIViewController {
    var asked = 0
    override var prefersHomeIndicatorAutoHidden: Bool {
      asked += 1
      return true
    }
    override var restoresFocusAfterTransition: Bool {
      get { !super.restoresFocusAfterTransition }
      set { super.restoresFocusAfterTransition = newValue }
    }
  }

  private final class PlainDelegate: NSObject, UIApplicationDelegate {}
  private final class PlainSceneDelegate: NSObject, UIWindowSceneDelegate {}

  @Test func `what was forgotten once is kept`() {
    let view = UIView()
    expect(view.clearsContextBeforeDrawing)
    view.clearsContextBeforeDrawing = false
    expect(!view.clearsContextBeforeDrawing)
  }

  @Test func `a delegate without a property for its window keeps one`() {
    let (application, other) = (PlainDelegate(), PlainDelegate())
    let scene = PlainSceneDelegate()
    let window = UIWindow()
    application.window = window
    scene.window = window
    expect(application.window === window && scene.window === window && other.window == nil)
    scene.window = nil
    expect(application.window === window && scene.window == nil)
  }

  @Test func `a subclass overrides an inert property`() {
    let page = QuietPage()
    page.restoresFocusAfterTransition = false
    expect(page.restoresFocusAfterTransition)
    expect(page.prefersHomeIndicatorAutoHidden && page.asked == 1)
  }

  @Test func `setting one through a subclass tells the class that declares it`() {
    let told = InertLog.shared.sentences { QuietPage().restoresFocusAfterTransition = false }
    expect(
      told.contains(
        """
        inert: UIViewController.restoresFocusAfterTransition has no effect here: \
        nothing takes the focus

        """))
  }

  @Test func `appearances are copied without telling what nobody set`() {
    let told = InertLog.shared.sentences {
      _ = UITabBarAppearance(barAppearance: UITabBarAppearance()).copy()
      _ = UINavigationBarAppearance(barAppearance: UINavigationBarAppearance()).copy()
    }
    expect(!told.contains { $0.contains("Appearance.") })
  }

  @Test func `a copied appearance has what was set without effect`() {
    let appearance = UITabBarAppearance()
    appearance.selectionIndicatorTintColor = .red
    appearance.inlineLayoutAppearance.normal.badgeBackgroundColor = .blue
    let copy = UITabBarAppearance(barAppearance: appearance)
    expect(copy.selectionIndicatorTintColor, equals: .red)
    expect(copy.inlineLayoutAppearance.normal.badgeBackgroundColor, equals: .blue)
    expect(copy.inlineLayoutAppearance !== appearance.inlineLayoutAppearance)
  }

  /// Inert properties are not observable: the observer receives the first value, and no changes.
  @Test func `an observer of an inert property hears its first value`() {
    let layer = CALayer()
    var heard: [Bool?] = []
    let observation = layer.observe(\.shouldRasterize, options: [.initial, .new]) {
      heard.append($1.newValue)
    }
    layer.shouldRasterize = true
    expect(heard == [false] && layer.shouldRasterize)
    observation.invalidate()
  }
}
