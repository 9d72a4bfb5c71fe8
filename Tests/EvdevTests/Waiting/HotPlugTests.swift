import Evdev
import Glibc
import Testing

@Suite struct HotPlugTests {
  @Test func `nodes that come, change and go are told, and nothing else`() throws {
    let folder = TemporaryDirectory()
    folder.write("event0")
    let hotPlug = try HotPlug(directory: folder.path)
    #expect(hotPlug.nodes == ["\(folder.path)/event0"])
    let node = folder.write("event12")
    folder.write("mouse0")
    #expect(try hotPlug.read() == [.appeared(node: node)])
    chmod(node, 0o600)
    #expect(try hotPlug.read() == [.permissionsChanged(node: node)])
    unlink(node)
    #expect(try hotPlug.read() == [.removed(node: node)])
    #expect(try hotPlug.read().isEmpty)
  }

  @Test func `a folder that is missing is waited for`() throws {
    let parent = TemporaryDirectory()
    let hotPlug = try HotPlug(directory: "\(parent.path)/input")
    #expect(hotPlug.nodes.isEmpty)
    _ = parent.makeDirectory("other")
    #expect(try hotPlug.read().isEmpty)
    let folder = parent.makeDirectory("input")
    let node = parent.write("input/event3")
    #expect(try hotPlug.read() == [.appeared(node: node)])

    TemporaryDirectory.remove(folder)
    #expect(try hotPlug.read() == [.removed(node: node)])
    _ = parent.makeDirectory("input")
    _ = try hotPlug.read()
    parent.write("input/event4")
    #expect(try hotPlug.read() == [.appeared(node: "\(folder)/event4")])
  }

  @Test func `a folder whose parent is missing is an error`() {
    #expect(throws: EvdevError.self) { try HotPlug(directory: "/no/such/input") }
  }
}
