import PantographCommands
import PantographPlainText

extension Option {
  /// The folder of the Pantograph sources that a new package depends on.
  package static let pantographSources = Option(
    "pantograph", nil, "FOLDER", .file, default: "../pantograph",
    help: "the sources of Pantograph that the package depends on for swift test")
}

extension Command {
  /// `new NAME`: makes a package for a beginner.
  package static let new = Command(
    name: "new",
    summary: "create a package with a scene, recordings and tests",
    discussion: [
      """
      Creates the folder NAME with an application whose panel is dismissed by a drag, two \
      recordings of such drags, and tests that play them. `pantograph run` shows the application \
      and `pantograph test` tests it with the installed kit, in seconds. The folder is also a \
      SwiftPM package: the first `swift test` compiles all of Pantograph's sources, which takes \
      some minutes.
      """
    ],
    arguments: [Argument("NAME", help: "the folder; its last part becomes the module's name")],
    options: [.pantographSources],
    examples: [
      Example("pantograph new Cards", "Creates the package Cards in the folder Cards"),
      Example(
        "pantograph new my-cards --pantograph ~/pantograph",
        "Creates the module MyCards, which swift test builds with the sources in ~/pantograph"),
    ]
  ) { invocation, console throws(Failure) in
    let package = try NewPackage(
      invocation.arguments[0], sources: invocation.value(.pantographSources) ?? "../pantograph")
    let count = try package.write()
    try console.remark("wrote \(count) files into \(package.folder); next: pantograph test")
    return .success
  }
}
