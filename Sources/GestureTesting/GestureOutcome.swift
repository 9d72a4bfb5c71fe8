import PantographGestures
import PantographPlainText
import PantographStage
import UIKit

/// The outcome of one movement that gestures made while a section was played.
public struct GestureOutcome: Sendable, CustomStringConvertible {
  /// The kind of thing that gestures move.
  public enum Kind: String, Hashable, Sendable {
    /// An interactive transition, whichever code drives it. A sheet that moves between its detents
    /// and a column of a split view also count.
    case transition
    /// A property animator that is scrubbed and belongs to no transition.
    case animator
    /// The content of a scroll view.
    case scroll
    /// A table's row that is swiped.
    case row
    /// Layers that a gesture moves directly.
    case movement
  }

  /// The end of a movement.
  public enum Ending: String, Hashable, Sendable, CaseIterable {
    case finish, cancel
    /// A scroll view came to rest.
    case rest
    /// Layers were moved without a transition.
    case move

    init(_ outcome: TransitionOutcome) { self = outcome == .finish ? .finish : .cancel }
  }

  /// The kind of thing that was moved.
  public let kind: Kind
  /// The name given by `watch`, or else a description: `StartController to CardController`.
  public internal(set) var name: String
  /// The end of the movement; nil if it had not ended by the end of the section.
  public internal(set) var ending: Ending?
  /// The decision at the release, if a release rule of this project made it.
  public internal(set) var decision: ReleaseDecision?
  /// The release by the application's code, if that code decided the outcome.
  public internal(set) var release: ApplicationRelease?
  /// The progress at the end of the section, for a movement that has not ended; 1 is the
  /// whole movement.
  public internal(set) var progress = 0.0
  /// A further description for scrolled content, a row, or layers.
  var words = ""

  init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// The outcome and its reason: `card: cancel: progress 0.166, …`.
  public var description: String {
    "\(name): \(sentence)"
  }

  private var sentence: String {
    if let decision, kind == .transition {
      return ending == nil ? "\(decision), but it has not ended" : "\(decision)"
    }
    if let release {
      let end = ending.map { "\($0.rawValue): " } ?? "no end: "
      return end + release.description
    }
    if !words.isEmpty { return (ending.map { "\($0.rawValue): " } ?? "no end: ") + words }
    guard let ending else {
      return "no end: nothing called finish() or cancel(); progress is \(Self.percent(progress))"
    }
    return "\(ending.rawValue): no gesture released it"
  }

  static func percent(_ share: Double) -> String {
    "\(DecimalText(share * 100, decimals: 1, extremes: .bounded)) %"
  }

  /// The outcome as the notes of a recording state it; nil if scrolled content came to rest or
  /// layers moved, because these movements neither finish nor cancel.
  var transition: SceneExpectation.Found? {
    switch ending {
    case .finish: SceneExpectation.Found(outcome: .finish, decision: decision)
    case .cancel: SceneExpectation.Found(outcome: .cancel, decision: decision)
    case .rest, .move: nil
    case nil: SceneExpectation.Found(outcome: nil, decision: decision)
    }
  }
}
