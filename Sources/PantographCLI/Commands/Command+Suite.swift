import PantographCommands
import PantographPlainText

#if canImport(Glibc)
  import Glibc
#endif

extension Command {
  /// Returns whether the arguments name more than one recording.
  package static func isSuite(_ invocation: Invocation) -> Bool {
    let words = invocation.arguments
    return words.count > 1 || invocation.has(.junit) || invocation.has(.tap)
      || words.contains(where: isMany)
  }

  private static func isMany(_ word: String) -> Bool {
    if word.hasPrefix("@") || word.lowercased().hasSuffix(".tar") { return true }
    var status = stat()
    guard stat(FileName.system(word), &status) == 0 else {
      return word.contains { "*?[".contains($0) }
    }
    return status.st_mode & S_IFMT == S_IFDIR
  }
}
