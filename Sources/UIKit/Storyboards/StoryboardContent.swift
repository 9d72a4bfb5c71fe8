import Foundation
import PantographPlainText

/// Keeps what a storyboard has for a view controller's view, until that is loaded.
@MainActor
struct StoryboardContent {
  /// Nil for those that make their view themselves, such as containers.
  private(set) var view: UIView?
  /// Kept as long as the view controller: its size classes may change at any time.
  let variations: StoryboardVariations
  /// Fills the outlets and embeds children.
  private(set) var connect: () -> Void

  init(view: UIView?, variations: StoryboardVariations, connect: @escaping () -> Void) {
    self.view = view
    self.variations = variations
    self.connect = connect
  }

  /// Forgets what is only done once, and returns it.
  mutating func takeConnections() -> () -> Void {
    let work = connect
    connect = {}
    view = nil
    return work
  }
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
