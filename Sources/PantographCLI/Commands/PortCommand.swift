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
      Copies Swift sources and edits what Linux needs: attributes of the Objective-C runtime are \
      removed, #selector becomes the method itself, outlets and actions are listed for \
      storyboards, optional calls of delegates become plain calls. Line numbers stay the same. \
      Storyboards, images and other files are copied unchanged. InterfaceClasses.ported.swift \
      registers the classes that storyboards name.
      """,
      """
      Prints a note with file and line for every edit that could not be made and every name that \
      this UIKit lacks, with a replacement if there is one. Names that compile but have no effect \
      here are listed once per file, with the reason. Porting ported sources changes nothing.
      """,
    ],
    arguments: [Argument("PATH", .oneOrMore, help: "a Swift file, or a folder of an application")],
    options: [.portOutput, .force],
    examples: [
      Example("pantograph port Cards -o Sources/Cards", "Ports the application in the folder Cards")
    ]
  )
}
