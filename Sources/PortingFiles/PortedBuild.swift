import Foundation
import Porting

/// The port of a target's sources as a part of its build: what goes where was said before.
package struct PortedBuild {
  package var output: String?
  /// The folder that the sources lie in; their places in it are their places in the output.
  package var root = ""
  package var sources: [String] = []
  /// Files that are copied, by where they are and where they go.
  package var copies: [(source: String, target: String)] = []
  /// Whether the file with the registrations is there though nothing is registered.
  package var registersAlways = false

  package init() {}

  /// Writes what is different from what is there, and says what is left to do.
  package func run() throws(PortingFailure) -> [PortNote] {
    guard let output else { throw PortingFailure(.usage, "--output is missing") }
    var files: [SourcePort.File] = []
    for path in sources { files.append(SourcePort.File(path: path, text: try text(of: path))) }
    var interfaces: [SourcePort.File] = []
    for (source, _) in copies where PortedTree.isInterface(source) {
      interfaces.append(SourcePort.File(path: source, text: try text(of: source)))
    }
    let result = SourcePort.port(files, interfaces: interfaces)
    for (path, text) in zip(sources, result.texts) {
      try write(Data(text.utf8), to: "\(output)/\(place(of: path))")
    }
    if let text = result.registrations ?? (registersAlways ? "// Nothing is registered.\n" : nil) {
      try write(Data(text.utf8), to: "\(output)/\(SourcePort.registrationsName)")
    }
    for (source, target) in copies {
      try write(try data(of: source), to: "\(output)/\(target)")
    }
    return result.notes
  }

  private func place(of path: String) -> String {
    let folder = root.hasSuffix("/") ? root : root + "/"
    return path.hasPrefix(folder)
      ? String(path.dropFirst(folder.count)) : URL(fileURLWithPath: path).lastPathComponent
  }

  private func data(of path: String) throws(PortingFailure) -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw PortingFailure(.noInput, "\(path) cannot be read")
    }
    return data
  }

  private func text(of path: String) throws(PortingFailure) -> String {
    guard let text = String(validating: try data(of: path), as: UTF8.self) else {
      throw PortingFailure(.data, "\(path) is not UTF-8")
    }
    return text
  }

  /// What has not changed keeps its time, so that nothing is compiled for it.
  private func write(_ data: Data, to path: String) throws(PortingFailure) {
    if FileManager.default.contents(atPath: path) == data { return }
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw PortingFailure(
        .outputFailed, "\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}
