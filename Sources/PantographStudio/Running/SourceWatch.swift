import Foundation
import PantographCommands
import PantographPlainText
import PantographPortingFiles

#if canImport(Glibc)
  import Glibc
#endif

/// Watches the files below some folders for changes, additions and removals.
final class SourceWatch {
  private var roots: [String]
  /// The inotify descriptor, which becomes readable when something has changed.
  let descriptor: Int32

  init(_ folder: String, and others: [String] = []) throws(Failure) {
    roots = [folder] + others
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw Self.failure(folder) }
    try watchFolders()
  }

  deinit { close(descriptor) }

  /// Watches folders besides those that are watched already.
  func watch(_ others: [String]) throws(Failure) {
    let new = others.filter { !roots.contains($0) }
    roots += new
    for root in new { try watchFolders(in: root) }
  }

  /// Reads the events since the last call, and returns whether a file that may be a source has changed.
  /// New folders are watched from now on.
  func read() throws(Failure) -> Bool {
    var hasChanged = false
    var hasFolders = false
    var bytes = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = Glibc.read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      var place = 0
      while place < count {
        let event = bytes.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
        }
        place += MemoryLayout<inotify_event>.size
        let name = String(
          decoding: bytes[place..<place + Int(event.len)].prefix { $0 != 0 }, as: UTF8.self)
        place += Int(event.len)
        if event.mask & UInt32(IN_ISDIR | IN_Q_OVERFLOW) != 0 { hasFolders = true }
        if Self.counts(name) || event.mask & UInt32(IN_Q_OVERFLOW) != 0 { hasChanged = true }
      }
    }
    if hasFolders { try watchFolders() }
    return hasChanged
  }

  /// Returns whether a file of this name may be a source. Editors' temporary and backup files are not.
  static func counts(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasSuffix(".tmp")
      && !(name.hasPrefix("#") && name.hasSuffix("#")) && name != "4913"
  }

  private func watchFolders() throws(Failure) {
    for root in roots { try watchFolders(in: root) }
  }

  private func watchFolders(in folder: String) throws(Failure) {
    var folders = [folder]
    let walk = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [.isDirectoryKey],
      options: .skipsHiddenFiles)
    while let url = walk?.nextObject() as? URL {
      guard (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else {
        continue
      }
      if SourcePath.foreignFolders.contains(url.lastPathComponent) {
        walk?.skipDescendants()
      } else {
        folders.append(url.path)
      }
    }
    let mask = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM | IN_ONLYDIR
    for folder in folders {
      let watch = inotify_add_watch(descriptor, folder, UInt32(mask))
      // A folder that has been removed meanwhile has no sources to watch.
      guard watch >= 0 || errno == ENOENT || errno == ENOTDIR else { throw Self.failure(folder) }
    }
  }

  private static func failure(_ folder: String) -> Failure {
    let number = errno
    guard number != ENOSPC && number != EMFILE else {
      return Failure(
        .unavailable, "\(folder) cannot be watched: the system's limit of watches is reached",
        advice: ["Raise fs.inotify.max_user_watches or max_user_instances with sysctl."])
    }
    return Failure(
      .unavailable, "\(folder) cannot be watched: \(String(cString: strerror(number)))")
  }
}
