import Foundation

/// A real browser without a window.
enum Browser {
  static let name = "chromium"
  static var isThere: Bool { Tool.isInstalled(name) }

  /// The document after its scripts have run, and the text that they wrote to the console.
  static func dump(_ page: URL, address: String = "") throws -> (document: String, console: String)
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let hash = address.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? ""
    let url = page.absoluteString + (hash.isEmpty ? "" : "#" + hash)
    // Both streams are combined. Lines of the console begin with their origin.
    let result = Tool.run(
      name, "--no-sandbox", "--headless", "--disable-gpu", "--enable-logging=stderr",
      "--user-data-dir=\(folder.path)", "--virtual-time-budget=10000", "--dump-dom", url)
    let lines = result.output.split(separator: "\n")
    return (
      lines.filter { !$0.contains("CONSOLE") }.joined(separator: "\n"),
      lines.filter { $0.contains("CONSOLE") }.joined(separator: "\n")
    )
  }
}
