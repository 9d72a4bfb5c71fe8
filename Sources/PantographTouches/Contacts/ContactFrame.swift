/// All contacts of a surface at one moment: those that are down, and those that just ended.
///
/// Holds `capacity` contacts in place and never allocates. Fingers beyond that are counted in
/// `fingerCount` and have no contact.
@frozen
public struct ContactFrame: Sendable {
  /// How many contacts one frame can hold.
  @inlinable public static var capacity: Int { 16 }

  /// The moment that all of it is of.
  public var time: Timestamp
  /// How many fingers the device says are down. More than the contacts that are down when it has
  /// more fingers than slots.
  public var fingerCount: Int
  /// The physical buttons that are held.
  public var buttons: ButtonSet
  /// What was wrong with the events that made this frame.
  public var anomalies: InputAnomalies
  /// How many contacts the frame holds, those that just ended included.
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

  /// The places of its contacts.
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

  /// Adds a contact; false when the frame is full.
  @discardableResult
  public mutating func append(_ contact: Contact) -> Bool {
    guard count < Self.capacity else { return false }
    storage[count] = contact
    count += 1
    return true
  }

  /// Takes all contacts out.
  public mutating func removeAll() {
    count = 0
  }

  /// The place of the contact with this number, if the frame holds it.
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
