extension FilePorter {
  /// Replaces `UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Delegate.self))` in
  /// `main.swift` by a call of the delegate's `main()`.
  mutating func portLaunch(_ index: Int) -> Int {
    guard file[index + 1] == "(", let end = file.closing(index + 1) else { return index + 1 }
    guard let name = file.launchedDelegate else {
      note(index, "UIApplicationMain", "the delegate is unknown: name its class in the call")
      return end + 1
    }
    edits.replace(index..<end + 1, with: "MainActor.assumeIsolated { \(name).main() }")
    return end + 1
  }
}

extension SourceText {
  /// The class of the delegate that a call of `UIApplicationMain` names; nil without such a call.
  var launchedDelegate: String? {
    guard
      let call = (0..<count).first(where: {
        self[$0] == "UIApplicationMain" && self[$0 + 1] == "(" && self[$0 - 1] != "func"
      }), let end = closing(call + 1)
    else { return nil }
    let delegate = (call + 2..<end).last { self[$0] == "self" && self[$0 - 1] == "." }
    if let delegate, isWord(delegate - 2) { return self[delegate - 2] }
    guard kind(end - 1) == .string else { return nil }
    return self[end - 1].filter { $0 != "\"" }.split(separator: ".").last.map(String.init)
  }
}
