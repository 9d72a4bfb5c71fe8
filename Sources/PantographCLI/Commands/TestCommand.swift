import PantographCommands

extension Option {
  package static let testFilter = Option(
    "filter", nil, "PATTERN", repeatable: true,
    help: "run only tests whose name (Module.Class/test) matches a regular expression")
  package static let testJUnit = Option(
    "junit", nil, "FILE", .output("a report in XML", endings: ["xml"]),
    help: "write the result of each test to FILE as JUnit's XML")
  package static let testResults = Option(
    "results", nil, "FOLDER",
    help: "write pictures and differences of failed expectations to FOLDER")
  package static let testTarget = Option(
    "target", nil, "NAME", help: "the target of a package or an Xcode project to test")
}

extension Command {
  package static let test: Command = Command(
    name: "test",
    summary: "compile tests for iOS and run them here",
    discussion: [
      """
      Ports the tests in TESTS and the modules that they import, compiles them with the installed \
      kit and runs the tests of XCTest, then those of Swift Testing. TESTS is a folder of tests, \
      or a package or an Xcode project with test targets. Imported modules are found in the \
      package or the project, in SOURCES, or beside the tests. These folders are never changed: \
      results are stored in $XDG_CACHE_HOME/pantograph.
      """,
      """
      Tests run in an application with a screen. Time is virtual: whenever a test waits, the clock \
      jumps to the next event, so that waiting for ten seconds takes no time. Tests that wait for \
      other threads do so in real time and are listed. PANTOGRAPH_TIME=wall runs all tests in real \
      time.
      """,
      """
      The exit status is 1 if a test fails, and 65 if the sources do not compile or have no tests.
      """,
    ],
    arguments: [
      Argument("TESTS", help: "the tests, or the package or project that has them"),
      Argument("SOURCES", .optional, help: "the sources under test"),
    ],
    options: [.testFilter, .testJUnit, .testResults, .testTarget, .screen],
    examples: [
      Example("pantograph test Cards", "Runs the tests of the package or the project in Cards"),
      Example("pantograph test Tests Sources", "Runs tests of sources in another folder"),
      Example(
        "pantograph test Cards --filter CardTests --junit tests.xml",
        "Runs the tests of a class and writes their results"),
    ]
  )
}
