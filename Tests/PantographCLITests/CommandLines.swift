import Foundation
import Synchronization
import TemporaryFolders

/// Lines of a shell that call the program as `$P`.
enum CommandLines {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// Runs each line in an empty folder in which `R` is the folder of the recordings, and returns all output.
  static func outputs(of lines: [String]) throws -> String {
    let found = Mutex([Int: String]())
    let folders = try lines.map { _ in try TemporaryFolder() }
    DispatchQueue.concurrentPerform(iterations: lines.count) { place in
      let folder = folders[place]
      let result = Tool.run(
        "sh", "-c",
        "P='\(Pantograph.path)'; cd '\(folder.path)' && export LC_ALL=C.UTF-8 NO_COLOR=1 COLUMNS=; "
          + "ln -s '\(Self.root)/Recordings' R && \(lines[place])")
      let text = "# \(lines[place])\nexit \(result.code)\n\(result.output)\n"
        .replacing(folder.path, with: "FOLDER").replacing(Self.root, with: "ROOT")
      found.withLock { $0[place] = text }
    }
    return lines.indices.map { found.withLock { $0 }[$0] ?? "" }.joined()
  }
}
