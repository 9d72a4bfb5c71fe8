import Foundation

/// What an application's Info.plist says of how it begins.
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

  /// Empty where the program has no Info.plist among its resources.
  static var main: ApplicationList {
    guard let url = InterfaceFiles.list("Info.plist"), let data = try? Data(contentsOf: url) else {
      return ApplicationList()
    }
    return ApplicationList(data)
  }

  init() {}

  init(_ data: Data) {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let list = list as? [String: Any] else { return }
    mainStoryboard = list["UIMainStoryboardFile"] as? String
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
}
