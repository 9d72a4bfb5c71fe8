import Foundation

/// The pictures among which an image picker lets the user choose: the files of a folder.
@MainActor
package enum PictureLibrary {
  /// Whether the folder is the user's folder of pictures unless the environment names another one.
  /// A replay must not depend on the user's files, so that it is false there.
  package static var usesFolderOfUser = false

  /// The environment variable that names the folder.
  private static let variable = "PANTOGRAPH_PICTURES"
  /// The folder that a test sets; nil for the usual one.
  static var ownFolder: URL?

  static var folder: URL? {
    if let ownFolder { return ownFolder }
    if let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    guard usesFolderOfUser else { return nil }
    return FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
  }

  /// The files of the pictures, sorted by name.
  static var files: [URL] {
    guard let folder else { return [] }
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (all ?? []).filter {
      ResourceFiles.pictureEndings.contains($0.pathExtension.lowercased())
    }.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// The sentence that an empty library shows.
  static var emptyMessage: String {
    folder.map { "The folder \($0.path) has no pictures." }
      ?? "Set \(variable) to a folder of pictures."
  }
}
