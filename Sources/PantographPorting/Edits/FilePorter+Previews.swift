extension FilePorter {
  /// Leaves out a preview for Xcode, such as `#Preview("Card") { Card() }`, with its `@available`.
  mutating func removePreview(_ index: Int) -> Int {
    var brace = index + 1
    if file[brace] == "(", let close = file.closing(brace) { brace = close + 1 }
    guard file[brace] == "{", let end = file.closing(brace) else { return index + 1 }
    var first = index
    while file[first - 1] == ")", let open = file.opening(first - 1),
      file[open - 1] == "@available"
    {
      first = open - 1
    }
    edits.remove(first..<end + 1)
    return end + 1
  }

  /// Replaces `UIImageView.instancesRespond(to: #selector(display(_:)))` by `true`: the compiler of
  /// iOS found the method before.
  mutating func portInstancesRespond(_ index: Int) -> Int? {
    guard file[index - 1] == ".", file.isWord(index - 2), file[index - 3] != ".",
      file[index - 2].first?.isUppercase == true, file[index + 1] == "(", file[index + 2] == "to",
      file[index + 4] == "#selector", let end = file.closing(index + 1),
      file.closing(index + 5) == end - 1
    else { return nil }
    edits.replace(index - 2..<end + 1, with: "true")
    return end + 1
  }
}
