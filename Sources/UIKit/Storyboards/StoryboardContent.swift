import Foundation
import PantographPlainText

/// Keeps what a storyboard has for a view controller's view, until that is loaded.
@MainActor
final class StoryboardContent: ViewSource {
  private(set) var view: UIView?
  /// Kept as long as the view controller: its size classes may change at any time.
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

/// Says what is wrong with a storyboard, and where.
public struct StoryboardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the storyboard.
  public var file: String
  /// Nil where it is the file as a whole.
  public var line: Int?
  /// Says what is wrong.
  public var message: String

  init(_ message: String, file: String, line: Int?) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// One line, which does not steer the terminal that it is shown on.
  public var description: String {
    PrintableText("\(file)\(line.map { ":\($0)" } ?? ""): \(message)" as String).description
  }
}
