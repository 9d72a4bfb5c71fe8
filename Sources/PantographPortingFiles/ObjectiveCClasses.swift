/// The classes that the Objective-C sources of a target implement. Objective-C is not compiled here,
/// so a Swift source that extends one of these classes or inherits from it does not compile.
struct ObjectiveCClasses {
  /// Whether a Swift source of the target extends such a class or inherits from it.
  let areUsed: Bool

  init(in files: [String], of listing: FolderListing) {
    let names = Set(
      files.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }.flatMap {
        Self.words(of: $0, in: listing, after: ["@implementation"])
      })
    areUsed =
      !names.isEmpty
      && files.contains { file in
        file.hasSuffix(".swift")
          && !names.isDisjoint(with: Self.words(of: file, in: listing, after: ["extension", ":"]))
      }
  }

  /// Returns the words that directly follow one of the marks in a file.
  private static func words(
    of file: String, in listing: FolderListing, after marks: Set<String>
  ) -> [String] {
    guard let bytes = try? listing.bytes(of: file, atMost: PortedTree.mostSourceBytes) else {
      return []
    }
    let words = String(decoding: bytes, as: UTF8.self).replacing(":", with: " : ")
      .split { !($0.isLetter || $0.isNumber || "_@:".contains($0)) }.map(String.init)
    return zip(words, words.dropFirst()).filter { marks.contains($0.0) }.map(\.1)
  }
}
