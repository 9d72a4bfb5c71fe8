// On iOS the `window` of an application's or scene's delegate is an optional requirement, so its
// value is a nested optional: `UIApplication.shared.delegate?.window??.tintColor`.
extension FilePorter {
  /// Replaces the `window` of an application's or scene's delegate by a property that is nil if the
  /// delegate has no window.
  mutating func askForWindow(_ index: Int) -> Bool {
    guard file[index] == "window", file[index - 1] == ".",
      file[index + 1] != "=" || file[index + 2] == "="
    else { return false }
    let isTwice =
      file.touchesNext(index) && ["?", "!"].contains(file[index + 1])
      && ["?", "!"].contains(file[index + 2]) && file.touchesNext(index + 1)
    guard isTwice || isOfApplication(index - 2) else { return false }
    edits.replace(index, with: "windowIfImplemented")
    return true
  }

  /// Returns whether a token ends `UIApplication.shared.delegate?`, `application.delegate!`
  /// or a variable that has such a delegate.
  private func isOfApplication(_ last: Int) -> Bool {
    let name = ["?", "!"].contains(file[last]) ? last - 1 : last
    if file.isWord(name), file[name - 1] != ".", isDelegateOfApplication(file[name]) { return true }
    guard ["?", "!"].contains(file[last]), file[last - 1] == "delegate", file[last - 2] == "."
    else {
      return false
    }
    if file[last - 3] == "shared" { return file[last - 5] == "UIApplication" }
    return ["application", "app", "UIApp"].contains(file[last - 3])
  }

  /// Returns whether a variable of this file has the type of an application's or scene's delegate,
  /// or is bound to the application's.
  private func isDelegateOfApplication(_ name: String) -> Bool {
    (0..<file.count).contains { index in
      guard file[index] == name else { return false }
      if file[index + 1] == ":" {
        let type = file[index + 2] == "any" ? index + 3 : index + 2
        return ["UIApplicationDelegate", "UIWindowSceneDelegate"].contains(file[type])
      }
      return file[index + 1] == "=" && file[index + 2] == "UIApplication"
        && file[index + 4] == "shared" && file[index + 6] == "delegate"
        && ![".", "?", "!", "as"].contains(file[index + 7])
    }
  }

  /// Isolates the `deinit` of each class of windows: windows are freed on the main actor here, and a
  /// subclass must say so.
  mutating func isolateWindowDeinits() {
    for type in facts.types.types(in: file.path)
    where type.kind == .class
      && ["UIWindow", "UIKit.UIWindow"].contains(facts.foreignAncestor(of: type.name))
    {
      for index in type.brace + 1..<min(type.end, file.count)
      where file[index] == "deinit" && file[index + 1] == "{"
        && !["isolated", "nonisolated", "@MainActor"].contains(file[index - 1])
        && facts.type(in: file.path, around: index)?.name == type.name
      {
        edits.replace(index, with: "isolated deinit")
      }
    }
  }
}
