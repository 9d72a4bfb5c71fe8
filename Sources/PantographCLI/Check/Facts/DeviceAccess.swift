import PantographEvdev

/// The right to read one touch device, without the names of persons.
struct DeviceAccess: Equatable {
  /// The kind of the device in words.
  var kind: String
  /// Whether this program may open the device.
  var mayOpen: Bool
  /// The users and groups whose programs may read the device, as phrases; nil if that is unknown.
  var readers: [String]?
  /// Whether every user may read the device.
  var isEverybody: Bool
  /// Whether this is the device that is checked.
  var isChecked: Bool

  /// Groups that distributions create for devices. Other groups may have a person's name.
  private static let groups: Set<String> = ["input", "plugdev", "root", "seat", "touch", "video"]

  /// Describes a listed device. `own` are the names of the person's own accounts.
  init(_ listed: ListedDevice, isChecked: Bool, own: [String]) {
    kind = listed.kind.words
    mayOpen = listed.obstacle == nil
    isEverybody = listed.readers?.isEverybody ?? false
    self.isChecked = isChecked
    readers = listed.readers.map { readers in
      var told: [String] = []
      for user in readers.users {
        told.append(user == "root" ? "root" : own.contains(user) ? "you" : "another user")
      }
      for group in readers.groups {
        told.append(Self.groups.contains(group) ? "the group \(group)" : "another group")
      }
      return told.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
  }

  /// The readers as the end of a sentence.
  var readerWords: String {
    if isEverybody { return "every program of every user" }
    guard let readers else { return "programs of unknown users" }
    let list =
      readers.count < 2
      ? readers : [readers.dropLast().joined(separator: ", "), readers.last ?? ""]
    return "every program of " + list.joined(separator: " and ")
  }
}
