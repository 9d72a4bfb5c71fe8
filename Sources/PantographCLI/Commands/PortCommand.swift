import PantographCommands

extension Option {
  package static let portOutput = Option(
    "output", "o", "DIR", .file, help: "the folder to write to")
}

extension Command {
  package static let port: Command = Command(
    name: "port",
    summary: "make sources for iOS compile with Pantograph's UIKit",
    discussion: [
      """
      Copies Swift sources with the edits that they need here: attributes of the Objective-C runtime \
      go, #selector becomes the method itself, outlets and actions are listed for storyboards, \
      optional calls of delegates become plain ones. Every line keeps its number. Storyboards, \
      images and other files are copied as they are, and \
      InterfaceClasses.ported.swift makes the classes known that storyboards name.
      """,
      """
      What could not be done, and what this UIKit does not have, is printed with file, line and \
      name, and what stands in for it; so are names that compile and have no effect here, once for \
      each file, with the reason. Ported sources come out of another port unchanged.
      """,
    ],
    arguments: [Argument("PATH", .oneOrMore, help: "a Swift file, or a folder of an application")],
    options: [.portOutput, .force],
    examples: [
      Example("pantograph port Cards -o Sources/Cards", "Ports the application in the folder Cards")
    ]
  )
}
