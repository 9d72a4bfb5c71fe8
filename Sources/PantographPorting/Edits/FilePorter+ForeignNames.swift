// Names that other modules, the Objective-C runtime or another Foundation have on iOS.
extension FilePorter {
  /// Edits a name of another module. Returns the token at which to continue; nil if there is nothing to edit.
  mutating func portForeignName(_ index: Int) -> Int? {
    if removesModule(index) {
      edits.replace(index, with: "")
      edits.replace(index + 1, with: "")
      return index + 2
    }
    if ["CoreFoundation", "Darwin"].contains(file[index]), file[index - 1] != ".",
      file[index + 1] == ".", file[index + 2].first?.isLowercase == true, !isDeclared(file[index])
    {
      // A function of mathematics, such as `CoreFoundation.sqrt`.
      if file[index - 1] != "import" { edits.replace(index, with: "Foundation") }
      return index + 3
    }
    if let module = Self.namesOfCoreFoundation[file[index]], file[index - 1] != ".",
      file[index + 1] != ":", usesRunLoops, !isDeclared(file[index])
    {
      edits.replace(index, with: "\(module).\(file[index])")
      return index + 1
    }
    if makesEmptyTimer(index) {
      edits.add("firstAfter: 0, repeats: false, block: { _ in }", after: index + 1)
      return index + 3
    }
    if file[index] == "ProcessInfo", file[index + 1] == "(", file[index + 2] == ")",
      file[index - 1] != ".", !isDeclared("ProcessInfo")
    {
      edits.replace(index + 1..<index + 3, with: ".processInfo")
      return index + 3
    }
    if makesTimer(index) {
      edits.replace(index + 2, with: "firstAfter")
      return index + 3
    }
    if Self.anchors.contains(file[index]), file[index - 1] == ".", isName(index - 2),
      anyObjectParameters.contains(index - 2, in: file)
    {
      edits.replace(index - 2, with: "(\(file[index - 2]) as! UIView)")
      return index + 1
    }
    return nil
  }

  /// The modules here with names that Core Foundation has, too. A file with run loops imports Core
  /// Foundation, so that the names alone would be ambiguous.
  private static let namesOfCoreFoundation: [String: String] = [
    "CFAbsoluteTimeGetCurrent": "QuartzCore", "CFAbsoluteTime": "QuartzCore",
    "CFTimeInterval": "QuartzCore", "CFArray": "CoreGraphics", "CFBoolean": "CoreGraphics",
    "CFData": "CoreGraphics", "CFDictionary": "CoreGraphics", "CFError": "CoreGraphics",
    "CFString": "CoreGraphics", "CFTypeRef": "CoreGraphics", "CFURL": "CoreGraphics",
    "kCFBooleanTrue": "CoreGraphics", "kCFBooleanFalse": "CoreGraphics",
    "kCFBundleVersionKey": "CoreGraphics", "kCFBundleNameKey": "CoreGraphics",
    "kCFBundleIdentifierKey": "CoreGraphics", "kCFBundleExecutableKey": "CoreGraphics",
    "CFDataGetBytePtr": "UIKit", "CFDataGetLength": "UIKit",
  ]

  /// Returns whether a type is named with a module that is part of UIKit here: `CoreImage.CIColor`.
  private func removesModule(_ index: Int) -> Bool {
    let module = file[index]
    guard file[index + 1] == ".", file[index + 2].first?.isUppercase == true,
      ImportedModules.knows(module), !ImportedModules.others.contains(module),
      ImportedModules.ours[module] != module
    else { return false }
    return file[index - 1] != "." && !facts.types.declared.contains(module)
      && !neighbors.contains(module)
  }

  /// Returns whether a timer is created that must still be added to a run loop. On Linux, Foundation's initializer makes
  /// the first call at once.
  func makesTimer(_ index: Int) -> Bool {
    guard file[index] == "Timer", file[index + 1] == "(", file[index + 2] == "timeInterval",
      !isDeclared("Timer")
    else { return false }
    return [["timeInterval", "repeats"], ["timeInterval", "repeats", "block"]]
      .contains(file.argumentLabels(index + 1))
  }

  /// Returns whether a timer is created that never fires, as the first value of a variable.
  func makesEmptyTimer(_ index: Int) -> Bool {
    file[index] == "Timer" && file[index + 1] == "(" && file[index + 2] == ")"
      && ![".", "func", "class", "struct"].contains(file[index - 1]) && !isDeclared("Timer")
  }

  private func isName(_ index: Int) -> Bool { file.isWord(index) && file[index - 1] != "." }

  /// The layout anchors of views.
  private static let anchors: Set<String> = [
    "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor",
    "centerXAnchor", "centerYAnchor", "widthAnchor", "heightAnchor", "firstBaselineAnchor",
    "lastBaselineAnchor",
  ]
}
