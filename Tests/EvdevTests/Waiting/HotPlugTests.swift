import Expectations
import Glibc
import PantographEvdev
import Testing

struct HotPlugTests {
  @Test func `nodes that come, change and go are told, and nothing else`() throws {
    let folder = TemporaryDirectory()
    folder.write("event0")
    let hotPlug = try HotPlug(directory: folder.path)
    expect(hotPlug.nodes, equals: ["\(folder.path)/event0"])
    let node = folder.write("event12")
    folder.write("mouse0")
    try expect(hotPlug.read(), equals: [.appeared(node: node)])
    chmod(node, 0o600)
    try expect(hotPlug.read(), equals: [.permissionsChanged(node: node)])
    unlink(node)
    try expect(hotPlug.read(), equals: [.removed(node: node)])
    try expect(hotPlug.read().isEmpty)
  }

  @Test func `a folder that is missing is waited for`() throws {
    let parent = TemporaryDirectory()
    let hotPlug = try HotPlug(directory: "\(parent.path)/input")
    expect(hotPlug.nodes.isEmpty)
    _ = parent.makeDirectory("other")
    try expect(hotPlug.read().isEmpty)
    let folder = parent.makeDirectory("input")
    let node = parent.write("input/event3")
    try expect(hotPlug.read(), equals: [.appeared(node: node)])

    TemporaryDirectory.remove(folder)
    try expect(hotPlug.read(), equals: [.removed(node: node)])
    _ = parent.makeDirectory("input")
    _ = try hotPlug.read()
    parent.write("input/event4")
    try expect(hotPlug.read(), equals: [.appeared(node: "\(folder)/event4")])
  }

  @Test func `a folder whose parent is missing is an error`() {
    #expect(throws: EvdevError.self) { try HotPlug(directory: "/no/such/input") }
  }

  @Test func `a device whose permission comes later can be opened when that is told`() throws {
    let folder = TemporaryDirectory()
    chmod(folder.path, 0o755)
    let hotPlug = try HotPlug(directory: folder.path)
    let loop = try InputLoop()
    loop.watch(hotPlug)
    let node = folder.write("event5")
    chmod(node, 0)
    try expect(wake(loop), equals: [.appeared(node: node), .permissionsChanged(node: node)])
    let refusal = EvdevError.notPermitted(path: node, remedy: InputPermission.installation)
    #expect(throws: refusal) { try asOrdinaryUser { try EvdevReader(node: node) } }
    chmod(node, 0o644)
    try expect(wake(loop), equals: [.permissionsChanged(node: node)])
    // It is only a regular file, but it was opened.
    #expect(throws: EvdevError.notADevice(path: node)) {
      try asOrdinaryUser { try EvdevReader(node: node) }
    }
  }

  @Test func `a device that is gone before it is looked at is told in order, and is missing`()
    throws
  {
    let folder = TemporaryDirectory()
    let hotPlug = try HotPlug(directory: folder.path)
    let loop = try InputLoop()
    loop.watch(hotPlug)
    let node = folder.write("event5")
    unlink(node)
    try expect(wake(loop), equals: [.appeared(node: node), .removed(node: node)])
    expect(InputDevices.list(directory: folder.path, system: folder.path).isEmpty)
    let missing = EvdevError.missing(
      path: node, remedy: "`pantograph devices` lists all touch devices")
    #expect(throws: missing) { try EvdevReader(node: node) }
    folder.write("event5")
    try expect(wake(loop), equals: [.appeared(node: node)])
  }

  @Test func `more changes than a queue holds end in what is there`() throws {
    let folder = TemporaryDirectory()
    let hotPlug = try HotPlug(directory: folder.path)
    let queue = Int(TemporaryDirectory.read("/proc/sys/fs/inotify/max_queued_events").dropLast())
    for index in 0...(queue ?? 16_384) / 3 {
      unlink(folder.write("event\(index)"))
      folder.write("event\(index % 7)")
    }
    _ = try hotPlug.read()
    let present = InputDevices.list(directory: folder.path, system: folder.path).map(\.node)
    expect(hotPlug.nodes, equals: present)
    folder.write("event99")
    try expect(hotPlug.read(), equals: [.appeared(node: "\(folder.path)/event99")])
  }

  @Test func `a folder that goes with the one above it is an error, not silence`() throws {
    let top = TemporaryDirectory()
    let middle = top.makeDirectory("dev")
    let hotPlug = try HotPlug(directory: "\(middle)/input")
    TemporaryDirectory.remove(middle)
    #expect(throws: EvdevError.self) { try hotPlug.read() }
  }

  private func wake(_ loop: InputLoop) throws -> [HotPlug.Change] {
    guard case .hotPlug(let changes) = try loop.wait().first else { return [] }
    return changes
  }
}
