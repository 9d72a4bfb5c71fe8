/// All contacts of a surface at one moment: those that are down, and those that just ended.
///
/// Holds up to `capacity` contacts in place and never allocates. Fingers beyond that are counted in
/// `fingerCount` and have no contact.
@frozen
public struct ContactFrame: Sendable {
  /// The largest number of contacts in one frame.
  @inlinable public static var capacity: Int { 16 }

  /// The time of the frame and all its contacts.
  public var time: Timestamp
  /// The number of fingers that the device reports as down. Larger than the number of contacts that
  /// are down if the device has more fingers than slots.
  public var fingerCount: Int
  /// The physical buttons that are held.
  public var buttons: ButtonSet
  /// The faults in the events that made this frame.
  public var anomalies: InputAnomalies
  /// The number of contacts in the frame, including those that just ended.
  public private(set) var count: Int
  @usableFromInline internal var storage: [16 of Contact]

  public init(time: Timestamp) {
    self.time = time
    fingerCount = 0
    buttons = []
    anomalies = []
    count = 0
    storage = .init(
      repeating: Contact(id: ContactID(rawValue: 0), phase: .ended, position: .zero))
  }

  /// The indices of the contacts.
  @inlinable public var indices: Range<Int> { 0..<count }

  @inlinable
  public subscript(index: Int) -> Contact {
    get {
      precondition(index < count, "contact \(index) of \(count)")
      return storage[index]
    }
    set {
      precondition(index < count, "contact \(index) of \(count)")
      storage[index] = newValue
    }
  }

  /// Adds a contact; returns false if the frame is full.
  @discardableResult
  public mutating func append(_ contact: Contact) -> Bool {
    guard count < Self.capacity else { return false }
    storage[count] = contact
    count += 1
    return true
  }

  /// Removes all contacts.
  public mutating func removeAll() {
    count = 0
  }

  /// Returns the index of the contact with this number; nil if the frame does not hold it.
  public func index(of id: ContactID) -> Int? {
    for index in 0..<count where storage[index].id == id { return index }
    return nil
  }

  /// The contacts as an array, for tests and printing; it allocates.
  public var contacts: [Contact] { indices.map { self[$0] } }
}

extension ContactFrame: Equatable {
  public static func == (left: ContactFrame, right: ContactFrame) -> Bool {
    guard
      left.time == right.time, left.fingerCount == right.fingerCount,
      left.buttons == right.buttons, left.anomalies == right.anomalies, left.count == right.count
    else { return false }
    for index in left.indices where left[index] != right[index] { return false }
    return true
  }
}
