import Foundation
import PantographPlotting
import PantographRendering

/// One picture of a demo, and what is to be said beside it.
public struct DemoFrame {
  /// The scene with its fingers. The pixels last until the next frame is made.
  public let picture: LayerRenderer
  /// The boxes that differ from the frame before, in pixels.
  public let damage: [CGRect]
  /// Pixels for each point of the scene.
  public let scale: Double
  /// What is to be said.
  public let caption: DemoCaption
}

/// What is said beside a demo's picture. Displays draw it as they can.
public struct DemoCaption: Hashable, Sendable {
  /// Nothing to say.
  public init() {}

  /// The scene and what its gesture does.
  public var title = ""
  /// The policy, the hand, the pace of time.
  public var state: [String] = []
  /// What is known of the gesture, line by line; empty while the overlay is hidden.
  public var overlay: [String] = []
  /// How far the transition is; nil while there is none.
  public var progress: Double?
  /// The progress from which on a slow hand finishes; nil where none does.
  public var finishProgress: Double?
  /// Why the last transition finished or went back, or why fingers began nothing.
  public var verdict: String?
  /// How the transition under way goes, or the last one went, with the thresholds and the decision; nil
  /// before any, after fingers that began nothing, and while the overlay is hidden.
  public var figure: ReleaseFigure?
  /// Whether the hand is a recording, which can be taken back in time.
  public var canGoBack = false
  /// Whether it is an application, for which there is no policy and no next demo.
  public var isApplication = false
  /// Whether a hand has been recorded whose meaning can be said.
  public var canLabel = false
  /// The latest of what a user should hear of: a device that went, a recording that was written.
  public var notice: String?
}
