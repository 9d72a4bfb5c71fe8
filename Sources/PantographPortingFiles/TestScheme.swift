import Foundation
import PantographPorting

/// The shared scheme of an Xcode project that runs tests.
enum TestScheme {
  private static let mostBytes = 1 << 20

  /// Returns the build configuration that the project's scheme uses for tests; nil if no scheme has tests.
  ///
  /// - Parameter project: The path of the project in the folder.
  static func configuration(of project: String, in folder: FolderListing) -> String? {
    let place = "\(project)/xcshareddata/xcschemes"
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(folder.root)/\(place)")
    let own = project.split(separator: "/").last?.dropLast(".xcodeproj".count) ?? ""
    let schemes = (names ?? []).filter { $0.hasSuffix(".xcscheme") }
      .sorted { ($0 == "\(own).xcscheme" ? 0 : 1, $0) < ($1 == "\(own).xcscheme" ? 0 : 1, $1) }
    return schemes.lazy.compactMap { name in
      (try? folder.bytes(of: "\(place)/\(name)", atMost: mostBytes))
        .flatMap { configuration(in: String(decoding: $0, as: UTF8.self)) }
    }.first
  }

  /// Returns the configuration of the tests in the text of a scheme.
  static func configuration(in scheme: String) -> String? {
    guard let action = scheme.firstRange(of: "<TestAction"),
      let end = scheme[action.upperBound...].firstRange(of: "</TestAction>"),
      case let tests = scheme[action.upperBound..<end.lowerBound],
      tests.contains("<TestableReference"),
      let name = tests.firstRange(of: "buildConfiguration = \"")
    else { return nil }
    return String(tests[name.upperBound...].prefix { $0 != "\"" })
  }
}
