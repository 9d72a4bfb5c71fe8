import Foundation

/// The entries of an application's Info.plist that concern its launch.
struct ApplicationList {
  struct Scene {
    var name: String?
    var delegateClass: String?
    var storyboard: String?
  }

  /// `UIMainStoryboardFile`.
  var mainStoryboard: String?
  /// The first scene of `UIApplicationSceneManifest`; nil for a program without scenes.
  var scene: Scene?
  /// The orientations of `UISupportedInterfaceOrientations`, by the ending of the key: empty,
  /// `~ipad` or `~iphone`.
  private var orientations: [String: UIInterfaceOrientationMask] = [:]
  /// `UIRequiresFullScreen`
  private var needsFullScreen = false
  /// `UIViewControllerBasedStatusBarAppearance`
  private(set) var controllersHaveStatusBar = true
  /// `UIStatusBarHidden`
  private(set) var hidesStatusBar = false
  /// `UIStatusBarStyle`; nil if the list has neither the light nor the dark style.
  private(set) var statusBarStyle: UIStatusBarStyle?

  /// The files of `UIAppFonts`.
  private(set) var fonts: [String] = []

  /// Returns the orientations that are listed for devices of the given idiom; nil if none are
  /// listed.
  func orientations(on idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask? {
    orientations[idiom == .pad ? "~ipad" : "~iphone"] ?? orientations[""]
  }

  /// Whether the application shares a tablet's screen with others, and so has to accept every
  /// orientation and size: it lists all orientations and does not require the full screen.
  var sharesScreen: Bool { !needsFullScreen && orientations(on: .pad) == .all }

  /// The entries of this program; empty if it has no Info.plist among its resources.
  static var main: ApplicationList {
    guard let url = ResourceFiles.list("Info.plist"), let data = try? Data(contentsOf: url) else {
      return ApplicationList()
    }
    return ApplicationList(data)
  }

  init() {}

  init(_ data: Data) {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let list = list as? [String: Any] else { return }
    mainStoryboard = list["UIMainStoryboardFile"] as? String
    fonts = list["UIAppFonts"] as? [String] ?? []
    readScreen(list)
    guard let manifest = list["UIApplicationSceneManifest"] as? [String: Any] else { return }
    let roles = manifest["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    let first = scenes?.first
    scene = Scene(
      name: first?["UISceneConfigurationName"] as? String,
      // `$(PRODUCT_MODULE_NAME).SceneDelegate`
      delegateClass: (first?["UISceneDelegateClassName"] as? String)?
        .split(separator: ".").last.map(String.init),
      storyboard: first?["UISceneStoryboardFile"] as? String)
  }

  private mutating func readScreen(_ list: [String: Any]) {
    for ending in ["", "~ipad", "~iphone"] {
      guard let names = list["UISupportedInterfaceOrientations" + ending] as? [String] else {
        continue
      }
      orientations[ending] = names.compactMap { UIInterfaceOrientation(listed: $0) }
        .reduce(into: []) { $0.insert(UIInterfaceOrientationMask($1)) }
    }
    needsFullScreen = list["UIRequiresFullScreen"] as? Bool ?? false
    controllersHaveStatusBar = list["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
    hidesStatusBar = list["UIStatusBarHidden"] as? Bool ?? false
    switch list["UIStatusBarStyle"] as? String {
    case "UIStatusBarStyleLightContent": statusBarStyle = .lightContent
    case "UIStatusBarStyleDarkContent": statusBarStyle = .darkContent
    default: break
    }
  }
}
