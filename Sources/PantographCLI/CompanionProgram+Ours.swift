import PantographCommands

extension CompanionProgram {
  /// The program for scenes, pictures and tuning, which needs a renderer and fonts.
  package static let studio = ours(
    "pantograph-studio",
    advice: "Install the package pantograph-studio, which has scenes, pictures and tuning, "
      + "or put the program beside this one.")
  /// The program for demos in a window, which needs a window system.
  package static let window = ours(
    "pantograph-window", advice: "Show it in the terminal: --terminal")

  private static func ours(_ name: String, advice: String) -> CompanionProgram {
    CompanionProgram(name: name, folder: "pantograph", advice: [advice])
  }
}
