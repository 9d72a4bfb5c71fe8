internal import CPantographLibevdev
import Glibc
import PantographPlainText

/// The users and groups that may read a device, according to the owner, the permissions and the
/// access list of its node. Every program of such a user can read the device.
public struct DeviceReaders: Hashable, Sendable {
  /// The names of the users, root first. A user without a name has a number.
  public var users: [String]
  /// The names of the groups, whose members may read the device.
  public var groups: [String]
  /// Whether every user may read the device.
  public var isEverybody: Bool

  package init(users: [String], groups: [String] = [], isEverybody: Bool = false) {
    self.users = users
    self.groups = groups
    self.isEverybody = isEverybody
  }

  /// Reads the permissions of a node; nil if it has gone.
  init?(node: String) {
    var status = stat()
    let path = FileName.system(node)
    guard stat(path, &status) == 0 else { return nil }
    var list = [UInt8](repeating: 0, count: 1 << 12)
    let count = pantograph_access_list(path, &list, list.count)
    self.init(
      owner: status.st_uid, group: status.st_gid, mode: status.st_mode,
      list: AccessList(Array(list.prefix(max(count, 0)))))
  }

  init(owner: uid_t, group: gid_t, mode: mode_t, list: AccessList?) {
    var users: [uid_t] = [0]
    var groups: [gid_t] = []
    if mode & S_IRUSR != 0 { users.append(owner) }
    if let list {
      // With an access list, the mode's group bits are the mask of the list.
      if list.groupReads { groups.append(group) }
      users += list.users
      groups += list.groups
    } else if mode & S_IRGRP != 0 {
      groups.append(group)
    }
    var seen: Set<uid_t> = []
    self.users = users.filter { seen.insert($0).inserted }.map(Self.userName)
    seen = []
    self.groups = groups.filter { seen.insert($0).inserted }.map(Self.groupName)
    isEverybody = mode & S_IROTH != 0
  }

  private static func userName(_ number: uid_t) -> String {
    var (entry, found) = (passwd(), nil as UnsafeMutablePointer<passwd>?)
    var buffer = [CChar](repeating: 0, count: 1 << 14)
    guard getpwuid_r(number, &entry, &buffer, buffer.count, &found) == 0, found != nil else {
      return "\(number)"
    }
    return String(cString: entry.pw_name)
  }

  private static func groupName(_ number: gid_t) -> String {
    var (entry, found) = (group(), nil as UnsafeMutablePointer<group>?)
    var buffer = [CChar](repeating: 0, count: 1 << 16)
    guard getgrgid_r(number, &entry, &buffer, buffer.count, &found) == 0, found != nil else {
      return "\(number)"
    }
    return String(cString: entry.gr_name)
  }
}

/// The readers in a POSIX access list, in the kernel's form (`system.posix_acl_access`).
struct AccessList: Hashable {
  /// The users who may read, apart from the owner.
  private(set) var users: [uid_t] = []
  /// The groups that may read, apart from the file's own.
  private(set) var groups: [gid_t] = []
  /// Whether the file's own group may read.
  private(set) var groupReads = false

  private enum Tag {
    static let user = 2, ownGroup = 4, group = 8, mask = 16
  }

  /// Creates the list from the kernel's bytes: a version, then entries of a tag, permissions and a
  /// number. Nil if the bytes are no list.
  init?(_ bytes: [UInt8]) {
    func number(_ start: Int, _ count: Int) -> Int {
      bytes[start..<(start + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count >= 4, (bytes.count - 4) % 8 == 0, number(0, 4) == 2 else { return nil }
    let entries = stride(from: 4, to: bytes.count, by: 8).map {
      (tag: number($0, 2), permissions: number($0 + 2, 2), id: UInt32(number($0 + 4, 4)))
    }
    let mask = entries.first { $0.tag == Tag.mask }?.permissions ?? 7
    // Bit 4 is the permission to read.
    for entry in entries where entry.permissions & mask & 4 != 0 {
      switch entry.tag {
      case Tag.user: users.append(entry.id)
      case Tag.group: groups.append(entry.id)
      case Tag.ownGroup: groupReads = true
      default: break
      }
    }
  }
}
