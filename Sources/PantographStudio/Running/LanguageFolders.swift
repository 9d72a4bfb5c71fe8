import Foundation
import PantographCommands

/// The language folders of the tests' bundle. Foundation looks for texts only beside the program, where
/// links lead to the folders among the resources.
struct LanguageFolders {
  private static let ending = ".lproj"

  /// The folder of the program.
  let folder: String
  /// The name of the folder of the resources in it.
  let resources: String

  /// Makes the links, and removes those to folders that no longer exist.
  func link() throws(Failure) {
    let files = FileManager.default
    let wanted = Set(Self.names(in: "\(folder)/\(resources)"))
    for name in Self.names(in: folder) where !wanted.contains(name) {
      unlink("\(folder)/\(name)")
    }
    for name in wanted.sorted() {
      let (path, target) = ("\(folder)/\(name)", "\(resources)/\(name)")
      if (try? files.destinationOfSymbolicLink(atPath: path)) == target { continue }
      unlink(path)
      guard symlink(target, path) == 0 else {
        throw Failure(.cannotCreate, "cannot create \(path): \(String(cString: strerror(errno)))")
      }
    }
  }

  private static func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (names ?? []).filter { $0.hasSuffix(ending) }
  }
}
