import PantographCommands
import PantographPlainText

extension Option {
  /// The folder of the Pantograph sources that a new package depends on.
  package static let pantographSources = Option(
    "pantograph", nil, "FOLDER", .file, default: "../pantograph",
    help: "the sources of Pantograph, as the package names them for swift test")
}

extension Command {
  /// `new NAME`: makes a package for a beginner.
  package static let new = Command(
    name: "new",
    summary: "make a package with a scene, recordings and tests",
    discussion: [
      """
      Makes the folder NAME with an application whose panel a drag takes away, two recordings of hands \
      that drag it, and tests that play them. pantograph run shows it and pantograph test tests it \
      against the installed kit, in seconds. It is a package of SwiftPM, too: swift test compiles all of \
      Pantograph's sources first, which takes some minutes, once.
      """
    ],
    arguments: [Argument("NAME", help: "the folder; its last part names the module")],
    options: [.pantographSources],
    examples: [
      Example("pantograph new Cards", "Makes the package Cards in the folder Cards"),
      Example(
        "pantograph new my-cards --pantograph ~/pantograph",
        "Makes the module MyCards, which swift test builds with the sources in ~/pantograph"),
    ]
  ) { invocation, console throws(Failure) in
    let package = try NewPackage(
      invocation.arguments[0], sources: invocation.value(.pantographSources) ?? "../pantograph")
    let count = try package.write()
    try console.remark("wrote \(count) files into \(package.folder); next: pantograph test")
    return .success
  }
}
