/// The classes of scenes' delegates by the names that Info.plist has for them.
@MainActor
enum SceneDelegates {
  private static var makers: [String: () -> any UISceneDelegate] = [:]

  static func register(_ name: String, _ make: @escaping () -> any UISceneDelegate) {
    makers[name] = make
  }

  /// Nil where none was registered under the name.
  static func make(_ name: String) -> (any UISceneDelegate)? { makers[name]?() }
}
