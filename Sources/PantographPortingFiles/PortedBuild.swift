import Foundation
import PantographPorting

/// The porting of a target's sources as a step of a build. The caller gives every place beforehand.
package struct PortedBuild {
  package var output: String?
  /// The folder of the sources. Paths relative to it are the same in the output.
  package var root = ""
  package var sources: [String] = []
  /// The files to copy, with their destinations relative to the output.
  package var copies: [(source: String, target: String)] = []
  /// Whether the file of registrations is written even if nothing is registered.
  package var registersAlways = false
  /// The library that the application's `main()` uses.
  package var host = HostLibrary.found

  package init() {}

  /// Writes the files that differ from those in the output, and returns notes about the work that
  /// is left to do. Unchanged files retain their modification date, so the build does not compile
  /// them again. A source is never written to.
  package func run() throws(PortingFailure) -> SourcePort.Result {
    guard let output else { throw PortingFailure(.usage, "--output is missing") }
    var identities: Set<FileIdentity> = []
    var files: [SourcePort.File] = []
    for path in sources {
      let file = try Self.open(path)
      identities.insert(file.identity)
      let text = try PortedTree.text(of: file, path, atMost: PortedTree.mostSourceBytes)
      files.append(SourcePort.File(path: path, text: text, keepsModules: true))
    }
    var interfaces: [SourcePort.File] = []
    var folder = PortedOutput(output)
    for (source, target) in copies {
      let file = try Self.open(source)
      identities.insert(file.identity)
      try folder.add(.copy(path: source, file.identity), at: target)
      guard PortedTree.isInterface(source) else { continue }
      let text = try PortedTree.text(of: file, source, atMost: PortedTree.mostInterfaceBytes)
      interfaces.append(SourcePort.File(path: source, text: text))
    }
    let result = SourcePort.port(files, interfaces: interfaces, host: host)
    for (path, text) in zip(sources, result.texts) {
      try folder.add(.text(text), at: place(of: path))
    }
    if let text = result.registrations ?? (registersAlways ? "// Nothing is registered.\n" : nil) {
      try folder.add(.text(text), at: SourcePort.registrationsName)
    }
    _ = try folder.write(overwrites: true, sparing: identities)
    return result
  }

  private static func open(_ path: String) throws(PortingFailure) -> OpenFile {
    guard let file = OpenFile(path), file.isFile else {
      throw PortingFailure(.noInput, "\(path) cannot be read")
    }
    return file
  }

  private func place(of path: String) -> String {
    let folder = root.hasSuffix("/") ? root : root + "/"
    return path.hasPrefix(folder)
      ? String(path.dropFirst(folder.count)) : URL(fileURLWithPath: path).lastPathComponent
  }
}
