import PantographCommands

extension Option {
  package static let testFilter = Option(
    "filter", nil, "PATTERN", repeatable: true,
    help: "run only tests whose name Module.Class/test matches a regular expression")
  package static let testJUnit = Option(
    "junit", nil, "FILE", .output("a report in XML", endings: ["xml"]),
    help: "write what became of each test as JUnit's XML")
  package static let testResults = Option(
    "results", nil, "FOLDER", help: "keep pictures and differences of failed expectations there")
  package static let testTarget = Option(
    "target", nil, "NAME", help: "the target of a package or an Xcode project whose tests run")
}

extension Command {
  package static let test: Command = Command(
    name: "test",
    summary: "compile tests for iOS and run them here",
    discussion: [
      """
      Ports the tests in TESTS and what they import, compiles them against the installed kit and runs \
      the cases of XCTest and then those of Swift Testing. TESTS is a folder of tests, or a package \
      or a folder with an Xcode project that has targets of tests. What they import is found in the \
      package or the project, in SOURCES, or beside the tests. Nothing is written to either: everything \
      lies in $XDG_CACHE_HOME/pantograph.
      """,
      """
      Tests run in an application with a screen. Time is virtual: it goes on to what is due next \
      whenever a test waits, so that ten seconds of waiting take none. A test that waited for other \
      threads is named, because that is the wall's time. PANTOGRAPH_TIME=wall gives all of it the wall's.
      """,
      """
      The exit status is 1 where a test fails, and 65 where the sources do not compile or have no tests.
      """,
    ],
    arguments: [
      Argument("TESTS", help: "the tests, or the package or project that has them"),
      Argument("SOURCES", .optional, help: "what they test"),
    ],
    options: [.testFilter, .testJUnit, .testResults, .testTarget, .screen],
    examples: [
      Example("pantograph test Cards", "Runs the tests of the package or the project in Cards"),
      Example("pantograph test Tests Sources", "Runs tests of sources that lie elsewhere"),
      Example(
        "pantograph test Cards --filter CardTests --junit tests.xml",
        "Runs the tests of a class and writes what became of them"),
    ]
  )
}
