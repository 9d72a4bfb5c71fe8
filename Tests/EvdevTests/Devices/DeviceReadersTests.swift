import Expectations
import Foundation
import Testing

@testable import PantographEvdev

struct DeviceReadersTests {
  /// An access list in the kernel's form.
  private func list(_ entries: [(tag: UInt16, permissions: UInt16, id: UInt32)]) -> AccessList? {
    func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
      (0..<(Number.bitWidth / 8)).map { UInt8(truncatingIfNeeded: number >> (8 * Number($0))) }
    }
    return AccessList(
      bytes(UInt32(2))
        + entries.flatMap { bytes($0.tag) + bytes($0.permissions) + bytes($0.id) })
  }

  @Test func `without an access list the mode says who reads`() {
    let common = DeviceReaders(owner: 0, group: 0, mode: 0o660, list: nil)
    expect(common, equals: DeviceReaders(users: ["root"], groups: ["root"]))
    let own = DeviceReaders(owner: 54_321, group: 0, mode: 0o600, list: nil)
    expect(own, equals: DeviceReaders(users: ["root", "54321"]))
    expect(DeviceReaders(owner: 0, group: 0, mode: 0o664, list: nil).isEverybody)
    expect(DeviceReaders(owner: 0, group: 0, mode: 0o220, list: nil).groups, equals: [])
  }

  @Test func `the user at the computer is in the access list`() {
    // Owner, a user, the file's group without reading, a group, the mask, the others.
    let entries: [(tag: UInt16, permissions: UInt16, id: UInt32)] = [
      (1, 6, .max), (2, 6, 54_321), (4, 0, .max), (8, 4, 65_432), (16, 6, .max), (32, 0, .max),
    ]
    let readers = DeviceReaders(owner: 0, group: 0, mode: 0o660, list: list(entries))
    expect(readers, equals: DeviceReaders(users: ["root", "54321"], groups: ["65432"]))
  }

  @Test func `the mask takes rights away`() {
    let masked = list([(2, 6, 1), (8, 4, 2), (4, 4, .max), (16, 2, .max)])
    expect(masked?.users == [] && masked?.groups == [] && masked?.groupReads == false)
  }

  @Test func `bytes that are no list are ignored`() {
    expectNil(AccessList([]))
    expectNil(AccessList([1, 0, 0, 0]))
    expectNil(AccessList([2, 0, 0, 0, 1]))
    expect(AccessList([2, 0, 0, 0])?.users, equals: [])
  }

  @Test func `a node that has gone has no readers`() {
    expectNil(DeviceReaders(node: "/nowhere/event1"))
    expect(DeviceReaders(node: "/dev/null")?.isEverybody, equals: true)
  }
}
