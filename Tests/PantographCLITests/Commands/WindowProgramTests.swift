import Expectations
import Foundation
import Testing

/// The program that shows a scene in a window, as far as it needs no window.
struct WindowProgramTests {
  private static let program = URL(fileURLWithPath: Pantograph.path).deletingLastPathComponent()
    .appendingPathComponent("pantograph-window").path

  @Test func `its help has its name and its options`() {
    let result = Tool.run(path: Self.program, ["--help"])
    expect(result.code, equals: 0)
    expect(result.output.hasPrefix("pantograph-window: "))
    expect(result.output.contains("pantograph-window [options] [NAME]"))
  }

  @Test func `a scene that there is not ends it with the nearest names`() {
    let result = Tool.run(path: Self.program, ["crad"])
    expect(result.code == 64 && result.output.contains("card"))
  }
}
