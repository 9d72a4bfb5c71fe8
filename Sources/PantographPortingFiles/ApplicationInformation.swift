import Foundation
import PantographPorting

/// The Info.plist of an application, from its file and from the build settings of a project.
struct ApplicationInformation {
  private typealias List = [String: Any]
  private var values: List = [:]

  private static let mostBytes = 4 << 20

  init() {}

  /// Reads a file. References to build settings in its texts are replaced by their values.
  init(_ file: String, in folder: FolderListing, _ settings: BuildSettings) throws(PortingFailure) {
    let bytes = try folder.bytes(of: file, atMost: Self.mostBytes)
    guard PropertyListBounds.holds(bytes) else {
      throw PortingFailure(
        .data, "\(folder.root)/\(file) is a property list with too many values, or not a valid one")
    }
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    guard let list = list as? List else {
      throw PortingFailure(.data, "\(folder.root)/\(file) is not a property list with keys")
    }
    values = list.mapValues { Self.expanded($0, settings) }
  }

  private static func expanded(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.expanded(text)
    case let list as [Any]: list.map { expanded($0, settings) }
    case let members as List: members.mapValues { expanded($0, settings) }
    default: value
    }
  }

  /// Adds the keys that Xcode generates from `INFOPLIST_KEY_…` settings.
  mutating func generate(from settings: BuildSettings) {
    for (key, text) in settings.named("INFOPLIST_KEY_") {
      switch key {
      case "UIApplicationSceneManifest_Generation":
        if text == "YES", values["UIApplicationSceneManifest"] == nil {
          values["UIApplicationSceneManifest"] = List()
        }
      case "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations_iPhone",
        "UISupportedInterfaceOrientations_iPad":
        let device = key.split(separator: "_").dropFirst().first.map { "~\($0.lowercased())" }
        values["UISupportedInterfaceOrientations" + (device ?? "")] =
          text.split(separator: " ").map(String.init)
      default: values[key] = ["YES": true, "NO": false][text] ?? text
      }
    }
  }

  mutating func set(mainStoryboard name: String) { values["UIMainStoryboardFile"] = name }

  /// Sets the configuration of the first scene.
  ///
  /// - Parameters:
  ///   - delegate: The class name of the scene delegate.
  ///   - storyboard: The storyboard of the scene; nil if the delegate creates the window.
  mutating func setScene(delegate: String, storyboard: String?) {
    var scene = ["UISceneDelegateClassName": delegate]
    scene["UISceneStoryboardFile"] = storyboard
    values["UIApplicationSceneManifest"] = [
      "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]]
    ]
  }

  /// Whether the Info.plist says how the application begins.
  var tellsBeginning: Bool {
    values["UIMainStoryboardFile"] != nil || values["UIApplicationSceneManifest"] != nil
  }

  /// The names of the storyboards that the application begins with.
  var storyboards: Set<String> {
    let manifest = values["UIApplicationSceneManifest"] as? List
    let roles = manifest?["UISceneConfigurations"] as? List
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [List]
    let names = [values["UIMainStoryboardFile"], scenes?.first?["UISceneStoryboardFile"]]
    return Set(names.compactMap { $0 as? String })
  }

  /// The text of the property list; nil if it has no keys.
  var text: String? { values.isEmpty ? nil : PropertyListText.text(values) }
}
