import Foundation
import PantographPlotting
import PantographRendering

/// A picture of a demo with its caption.
public struct DemoFrame {
  /// The renderer with the picture of the scene and its fingers. Its pixels are valid until the
  /// next frame is made.
  public let picture: LayerRenderer
  /// The boxes that differ from the previous frame, in pixels.
  public let damage: [CGRect]
  /// The number of pixels for each point of the scene.
  public let scale: Double
  /// The texts beside the picture.
  public let caption: DemoCaption
}

/// The texts beside a demo's picture. Each display draws them in its own manner.
public struct DemoCaption: Hashable, Sendable {
  /// Creates an empty caption.
  public init() {}

  /// The scene and its gesture.
  public var title = ""
  /// The policy, the input, and the speed of time.
  public var state: [String] = []
  /// Details about the gesture, line by line; empty while the overlay is hidden.
  public var overlay: [String] = []
  /// The progress of the transition; nil without a transition.
  public var progress: Double?
  /// The progress from which a slow gesture finishes the transition; nil if there is no such
  /// threshold.
  public var finishProgress: Double?
  /// The reason for the last outcome, or the reason why fingers began nothing.
  public var verdict: String?
  /// The course of the current or last transition, with thresholds and decision. Nil before any,
  /// after fingers that began nothing, and while the overlay is hidden.
  public var figure: ReleaseFigure?
  /// Whether the input is a recording, which can go back in time.
  public var canGoBack = false
  /// Whether an application is shown, which has no policy and no next demo.
  public var isApplication = false
  /// Whether a recorded gesture can be labelled now.
  public var canLabel = false
  /// The latest message for the user, such as a removed device or a written recording.
  public var notice: String?
}
