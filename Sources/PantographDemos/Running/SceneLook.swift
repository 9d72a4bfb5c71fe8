import PantographRecordings
import UIKit

/// How a scene is laid out and moves, whatever hand moves it.
public struct SceneLook: Hashable, Sendable {
  /// Whether it dissolves where it would move. What is decided, and when, stays the same.
  public var reducesMotion: Bool
  /// Whether it is laid out from right to left. The hand of a recording is not mirrored.
  public var isMirrored: Bool
  /// The device that it is shown as, with a status bar and a safe area; nil for none.
  public var screen: DeviceModel?

  /// As an application that nobody has asked for anything looks, unless said otherwise.
  public init(
    reducesMotion: Bool = false, isMirrored: Bool = false, screen: DeviceModel? = nil
  ) {
    self.reducesMotion = reducesMotion
    self.isMirrored = isMirrored
    self.screen = screen
  }

  /// The note in which a recording says how the scene lay that it was made in.
  public static let noteKey = "layout"
  private static let mirrored = "right-to-left"

  /// What a recording of a hand on a scene says of it; nil where there is nothing to say.
  public var note: RecordingNote? {
    isMirrored ? RecordingNote(key: Self.noteKey, value: Self.mirrored) : nil
  }

  /// Whether a recording was made in a mirrored scene.
  public static func isMirrored(_ recording: Recording) -> Bool {
    recording.note(noteKey) == mirrored
  }

  /// Tells the program what is asked of it, before something happens in the scene.
  @MainActor
  func apply() {
    guard UIAccessibility.isReduceMotionEnabled != reducesMotion else { return }
    UIAccessibility.isReduceMotionEnabled = reducesMotion
    UIAccessibility.prefersCrossFadeTransitions = reducesMotion
  }

  /// Gives an application that is to be launched its screen.
  @MainActor
  func applyScreen() {
    guard screen != nil || UIWindow.modelOfProgram != nil else { return }
    UIWindow.modelOfProgram = screen
    UIScreen.main = UIScreen(bounds: CGRect(origin: .zero, size: (screen ?? .phone).size))
  }
}
