import PantographRecordings
import UIKit

/// The layout and motion settings of a scene, independent of the gesture.
public struct SceneLook: Hashable, Sendable {
  /// Whether transitions dissolve instead of moving. Decisions and their times stay the same.
  public var reducesMotion: Bool
  /// Whether the layout is from right to left. A recording's fingers are not mirrored.
  public var isMirrored: Bool
  /// The device that the window simulates, with a status bar and a safe area; nil for none.
  public var screen: DeviceModel?

  /// Creates a look. The defaults are those of an application without accessibility settings.
  public init(
    reducesMotion: Bool = false, isMirrored: Bool = false, screen: DeviceModel? = nil
  ) {
    self.reducesMotion = reducesMotion
    self.isMirrored = isMirrored
    self.screen = screen
  }

  /// The key of the note with the layout in which a recording was made.
  public static let noteKey = "layout"
  private static let mirrored = "right-to-left"

  /// The note that records this layout; nil for the standard one.
  public var note: RecordingNote? {
    isMirrored ? RecordingNote(key: Self.noteKey, value: Self.mirrored) : nil
  }

  /// Returns whether a recording was made in a mirrored scene.
  public static func isMirrored(_ recording: Recording) -> Bool {
    recording.note(noteKey) == mirrored
  }

  /// Sets the program's accessibility settings; called before anything happens in the scene.
  @MainActor
  func apply() {
    guard UIAccessibility.isReduceMotionEnabled != reducesMotion else { return }
    UIAccessibility.isReduceMotionEnabled = reducesMotion
    UIAccessibility.prefersCrossFadeTransitions = reducesMotion
  }

  /// Sets the screen for an application that is about to be launched.
  @MainActor
  func applyScreen() {
    guard screen != nil || UIWindow.modelOfProgram != nil else { return }
    UIWindow.modelOfProgram = screen
    UIScreen.main = UIScreen(bounds: CGRect(origin: .zero, size: (screen ?? .phone).size))
  }
}
