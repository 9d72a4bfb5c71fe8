import Foundation
import QuartzCore
import Testing
import UIKit
import XCTest

/// The program that `pantograph test` builds from tests. It runs once for XCTest and once for Swift
/// Testing.
@MainActor
public enum TestProgram {
  /// Runs the tests of the library that the command line names with `--testing-library`, and ends the process.
  public static func run(_ lists: [(inout TestList) -> Void]) -> Never {
    UIApplication.hasAllWindows = true
    let words = CommandLine.arguments
    if let place = words.firstIndex(of: "--testing-library"),
      words.dropFirst(place + 1).first == "xctest"
    {
      runXCTest(lists)
    }
    Task {
      let status: CInt = await Testing.__swiftPMEntryPoint()
      exit(status)
    }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  private static func runXCTest(_ lists: [(inout TestList) -> Void]) -> Never {
    var list = TestList()
    for add in lists { add(&list) }
    let words = CommandLine.arguments
    let patterns = words.indices.dropFirst().filter { words[$0 - 1] == "--filter" }.map {
      words[$0]
    }
    let entries = list.entries(TestFilter(patterns, leftOut: leftOut))
    guard !entries.isEmpty else { exit(0) }
    TestPool.objects = []
    XCTestObservationCenter.shared.addTestObserver(TestEvents())
    XCTMain(entries, arguments: Array(words.prefix(1)))
  }

  /// The tests that ran in an earlier process, and the classes whose `setUp` or `tearDown` ended one. The
  /// environment variable `PANTOGRAPH_LEFT_OUT` names the file that lists the tests and classes, one per line.
  private static var leftOut: Set<String> {
    let path = ProcessInfo.processInfo.environment["PANTOGRAPH_LEFT_OUT"] ?? ""
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
  }
}
