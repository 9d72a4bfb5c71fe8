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

  /// Returns whether a token ends `UIApplication.shared.delegate?` or `application.delegate!`.
  private func isOfApplication(_ last: Int) -> Bool {
    guard ["?", "!"].contains(file[last]), file[last - 1] == "delegate", file[last - 2] == "."
    else {
      return false
    }
    if file[last - 3] == "shared" { return file[last - 5] == "UIApplication" }
    return ["application", "app", "UIApp"].contains(file[last - 3])
  }
}
