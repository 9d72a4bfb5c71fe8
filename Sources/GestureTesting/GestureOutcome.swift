import PantographGestures
import PantographPlainText
import PantographStage
import UIKit

/// What became of one thing that gestures moved while a section was played.
public struct GestureOutcome: Sendable, CustomStringConvertible {
  /// What gestures move.
  public enum Kind: String, Hashable, Sendable {
    /// An interactive transition, whoever drives it; also a sheet between its heights, or a column.
    case transition
    /// A property animator that is scrubbed and belongs to no transition.
    case animator
    /// The content of a scroll view.
    case scroll
    /// A row of a table that is swiped.
    case row
    /// Layers that a gesture moves by itself.
    case movement
  }

  /// How it ended.
  public enum Ending: String, Hashable, Sendable, CaseIterable {
    case finish, cancel
    /// A scroll view has come to rest.
    case rest
    /// Layers were moved by no transition.
    case move

    init(_ outcome: TransitionOutcome) { self = outcome == .finish ? .finish : .cancel }
  }

  /// What it is.
  public let kind: Kind
  /// The name under which it is watched, or else what it is: `StartController to CardController`.
  public internal(set) var name: String
  /// How it ended; nil where it did not by the end of the section.
  public internal(set) var ending: Ending?
  /// Why it ended so, where a rule of ours decided.
  public internal(set) var decision: ReleaseDecision?
  /// Where the application's code decided.
  public internal(set) var release: ApplicationRelease?
  /// How far it had come when the section ended, for one without an end; 1 is all of the way.
  public internal(set) var progress = 0.0
  /// What is said besides of content that rests, of a row and of layers.
  var words = ""

  init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// What became of it, and why: `card: cancel: 0.166 of the way, …`.
  public var description: String {
    "\(name): \(sentence)"
  }

  private var sentence: String {
    if let decision, kind == .transition {
      return ending == nil ? "\(decision), and has not ended" : "\(decision)"
    }
    if let release {
      let end = ending.map { "\($0.rawValue): " } ?? "no end: "
      return end + release.description
    }
    if !words.isEmpty { return (ending.map { "\($0.rawValue): " } ?? "no end: ") + words }
    guard let ending else {
      return "no end: nothing called finish() or cancel(); it stands at \(Self.percent(progress))"
    }
    return "\(ending.rawValue): no gesture let go of it"
  }

  static func percent(_ share: Double) -> String {
    "\(DecimalText(share * 100, decimals: 1, extremes: .bounded)) %"
  }

  /// As recordings' notes and older tests know it; nil for content and layers, which neither finish nor cancel.
  var transition: SceneExpectation.Found? {
    switch ending {
    case .finish: SceneExpectation.Found(outcome: .finish, decision: decision)
    case .cancel: SceneExpectation.Found(outcome: .cancel, decision: decision)
    case .rest, .move: nil
    case nil: SceneExpectation.Found(outcome: nil, decision: decision)
    }
  }
}
