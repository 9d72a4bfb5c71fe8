import Foundation
import PantographPlainText

/// The storyboard's content for a view controller's view, stored until the view is loaded.
@MainActor
final class StoryboardContent: ViewSource {
  private(set) var view: UIView?
  /// The variations of the view. They are stored for the view controller's lifetime, because its
  /// size classes may change at any time.
  private let variations: StoryboardVariations
  private var connections: (() -> Void)?

  init(view: UIView?, variations: StoryboardVariations, connect: @escaping () -> Void) {
    self.view = view
    self.variations = variations
    connections = connect
  }

  func connect(_ viewController: UIViewController) {
    guard let work = connections else { return }
    connections = nil
    view = nil
    variations.apply(viewController.traitCollection)
    work()
  }

  func apply(_ traits: UITraitCollection) { variations.apply(traits) }
}

/// An error in a storyboard, with its location.
public struct StoryboardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path or name of the storyboard file.
  public var file: String
  /// The line of the error; nil if the error concerns the whole file.
  public var line: Int?
  /// The description of the error.
  public var message: String

  init(_ message: String, file: String, line: Int?) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// The error in one line, without control characters that would affect a terminal.
  public var description: String {
    PrintableText("\(file)\(line.map { ":\($0)" } ?? ""): \(message)" as String).description
  }
}
