import Glibc

/// Reports devices that appear and disappear, by watching the folder of their nodes.
///
/// The folder may not exist yet, as is the case before the first device appears. Then the parent
/// folder is watched until the folder appears, and all nodes in it are reported.
public final class HotPlug {
  /// A change to a device's node.
  public enum Change: Hashable, Sendable {
    case appeared(node: String)
    /// The permissions of the node changed. udev does this a moment after the node appears.
    case permissionsChanged(node: String)
    case removed(node: String)
  }

  /// The folder that holds the nodes of all input devices.
  public static let directory = "/dev/input"

  private let directory: String
  private let inotify: OwnedDescriptor
  private var watch: Int32 = -1
  private var parentWatch: Int32 = -1
  private var known: Set<String> = []

  /// Starts watching the folder. Throws if neither the folder nor its parent can be watched.
  public init(directory: String = HotPlug.directory) throws(EvdevError) {
    self.directory = directory
    inotify = try OwnedDescriptor("watch", directory) {
      inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    }
    try startWatching()
    known = Self.nodes(in: directory)
  }

  /// The descriptor to wait on. It is readable when something has changed.
  public var descriptor: Int32 { inotify.number }

  /// The nodes that exist now, sorted by number.
  public var nodes: [String] {
    known.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.map { "\(directory)/\($0)" }
  }

  /// Returns the changes since the last call, without waiting.
  public func read() throws(EvdevError) -> [Change] {
    var changes: [Change] = []
    var bytes = [UInt8](repeating: 0, count: 16_384)
    while case .success(let count) = SystemCall.retry({ Glibc.read(descriptor, &bytes, 16_384) }),
      count > 0
    {
      var place = 0
      while place < count {
        let event = bytes.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
        }
        place += MemoryLayout<inotify_event>.size
        let name = bytes[place..<place + Int(event.len)].prefix { $0 != 0 }
        place += Int(event.len)
        try take(event.wd, event.mask, String(decoding: name, as: UTF8.self), &changes)
      }
    }
    return changes
  }

  private func take(
    _ source: Int32, _ mask: UInt32, _ name: String, _ changes: inout [Change]
  ) throws(EvdevError) {
    if mask & UInt32(IN_Q_OVERFLOW) != 0 { return rescan(&changes) }
    if source == parentWatch {
      if mask & UInt32(IN_IGNORED) != 0 {
        parentWatch = -1
        return try startWatching()
      }
      guard name == directory.split(separator: "/").last.map(String.init) ?? "" else { return }
      try startWatching()
      return rescan(&changes)
    }
    guard source == watch else { return }
    if mask & UInt32(IN_IGNORED) != 0 {
      watch = -1
      rescan(&changes)
      try startWatching()
      return rescan(&changes)
    }
    guard Self.isNode(name) else { return }
    let node = "\(directory)/\(name)"
    if mask & UInt32(IN_DELETE | IN_MOVED_FROM) != 0 {
      if known.remove(name) != nil { changes.append(.removed(node: node)) }
    } else if known.insert(name).inserted {
      changes.append(.appeared(node: node))
    } else if mask & UInt32(IN_ATTRIB) != 0 {
      changes.append(.permissionsChanged(node: node))
    }
  }

  /// Reports the difference between the folder and the known nodes. This is needed after inotify
  /// lost events and when the folder was created again.
  private func rescan(_ changes: inout [Change]) {
    let present = Self.nodes(in: directory)
    changes += known.subtracting(present).sorted().map { .removed(node: "\(directory)/\($0)") }
    changes += present.subtracting(known).sorted().map { .appeared(node: "\(directory)/\($0)") }
    known = present
  }

  private func startWatching() throws(EvdevError) {
    let mask =
      IN_CREATE | IN_ATTRIB | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM | IN_ONLYDIR
    watch = inotify_add_watch(descriptor, directory, UInt32(mask))
    if watch >= 0 {
      if parentWatch >= 0 { inotify_rm_watch(descriptor, parentWatch) }
      parentWatch = -1
      return
    }
    guard errno == ENOENT else {
      throw .system(operation: "watch", path: directory, code: errno)
    }
    let parent = directory.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    parentWatch = inotify_add_watch(
      descriptor, parent.isEmpty ? "/" : parent, UInt32(IN_CREATE | IN_MOVED_TO | IN_ONLYDIR))
    guard parentWatch >= 0 else {
      throw .missing(path: directory, remedy: "\(parent) cannot be watched either")
    }
    // The folder may have been created between the two calls.
    if access(directory, F_OK) == 0 { try startWatching() }
  }

  static func nodes(in directory: String) -> Set<String> {
    Set(DirectoryListing.names(in: directory).filter(isNode))
  }

  private static func isNode(_ name: String) -> Bool {
    name.hasPrefix("event") && name.utf8.count > 5
      && name.utf8.dropFirst(5).allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }
}

/// Reads the names in a folder. A folder that does not exist gives no names.
package enum DirectoryListing {
  package static func names(in directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }
}
