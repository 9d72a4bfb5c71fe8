import Expectations
import Foundation
import PantographCommands
import PantographDemos
import PantographSceneNames
import TemporaryFolders
import Testing

@testable import PantographCLI
@testable import PantographStudio

/// The program for devices and recordings, and the program that it executes for all other work.
struct StudioTests {
  @Test func `the studio has the work of every command`() {
    let words = ["inspect", "watch", "diff", "replay", "demo", "tune", "port"]
    let light = Dictionary(uniqueKeysWithValues: Program.pantograph.commands.map { ($0.name, $0) })
    expect(words.allSatisfy { light[$0] != nil })
    for command in Program.studio.commands {
      expect(command.run != nil, "\(command.name)")
      expectNil(command.companionPart(Invocation()), "\(command.name)")
    }
    expect(light["demo"]?.run == nil && light["tune"]?.run == nil && light["port"]?.run == nil)
  }

  @Test func `the scenes that are offered are those that there are`() {
    expect(SceneName.all, equals: DemoScene.all.map(\.name))
    expect(SceneName.allCases.map(\.summary), equals: DemoScene.all.map(\.summary))
  }

  /// Copies a program in a separate process. If this process wrote the copy, a program that another test starts
  /// meanwhile would also have the file open for writing, and the copy could not be started.
  private func copy(_ program: String, to path: String) throws {
    try #require(Tool.run("cp", program, path).code == 0)
  }

  /// A folder with only `pantograph`, as on a machine that only records.
  private func alone() throws -> (TemporaryFolder, String) {
    let folder = try TemporaryFolder()
    let program = folder.path("pantograph")
    try copy(Pantograph.path, to: program)
    return (folder, program)
  }

  @Test(arguments: [
    (["demo"], "demo needs pantograph-studio, which is not installed"),
    (["tune", "hands"], "tune needs pantograph-studio, which is not installed"),
    (["replay", "x.evemu"], "replay without --uinput needs pantograph-studio, which"),
    (["watch", "--scene", "card"], "watch --scene needs pantograph-studio, which"),
    (
      ["inspect", "x.evemu", "--plot", "x.PNG"], "--plot with a .png needs pantograph-studio, which"
    ),
  ])
  func `without the studio it says what is missing`(words: [String], sentence: String) throws {
    let (folder, program) = try alone()
    let result = Tool.run(path: program, words)
    expect(result.code, equals: 69)
    expect(result.output.contains(sentence))
    expect(result.output.contains("Install the package pantograph-studio"))
    withExtendedLifetime(folder) {}
  }

  @Test func `without the studio recordings are made, looked into, compared and drawn`() throws {
    let (folder, program) = try alone()
    let (file, drawing) = (folder.path("a.evemu"), folder.path("a.svg"))
    expect(Tool.run(path: program, ["synthesise", "swipe", "-o", file]).code, equals: 0)
    expect(Tool.run(path: program, ["inspect", file, "--plot", drawing]).code, equals: 0)
    try expect(String(contentsOfFile: drawing, encoding: .utf8).hasPrefix("<svg"))
    expect(Tool.run(path: program, ["diff", file, file]).code, equals: 0)
    expect(Tool.run(path: program, ["policies", "niri"]).code, equals: 0)
    expect(Tool.run(path: program, ["tune", "--help"]).code, equals: 0)
  }

  @Test func `the studio is found where programs lie that only programs call`() throws {
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder.path("bin"), withIntermediateDirectories: true)
    try manager.createDirectory(
      atPath: folder.path("libexec/pantograph"), withIntermediateDirectories: true)
    let program = folder.path("bin/pantograph")
    try copy(Pantograph.path, to: program)
    try copy(
      Pantograph.path + "-studio", to: folder.path("libexec/pantograph/pantograph-studio"))
    let result = Tool.run(path: program, ["demo"])
    expect(result.code == 0 && result.output.contains("navigation"))
  }
}
