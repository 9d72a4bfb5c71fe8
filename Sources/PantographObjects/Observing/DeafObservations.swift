import Foundation

/// Warns of observers that can never be called.
@MainActor
package enum DeafObservations {
  private static var told: Set<String> = []
  private static let modules: Set<Substring> = [
    "UIKit", "QuartzCore", "CoreGraphics", "PantographObjects", "Foundation",
    "FoundationEssentials",
  ]

  /// Warns once for each place and property. A class of the program is not warned of, since it may
  /// announce its changes by `willChangeValue(for:)`.
  package static func warn(of object: Any, _ property: String, observedIn place: String? = nil) {
    let name = String(reflecting: type(of: object))
    guard let module = name.split(separator: ".").first, modules.contains(module) else { return }
    let type = name.split(separator: ".").dropFirst().joined(separator: ".")
    let start = place.map { "\($0): " } ?? ""
    let sentence =
      "\(start)nothing reports changes of \(property) of \(type) here, so its observer is not"
      + " called; docs/ios.md lists what can be observed"
    if told.insert(sentence).inserted { Misuse.warn(sentence) }
  }
}
