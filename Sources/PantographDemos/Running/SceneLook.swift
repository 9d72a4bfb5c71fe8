import Foundation
import PantographRecordings
import UIKit

/// The settings of a scene that do not depend on the gesture: layout, motion, screen, keyboard.
public struct SceneLook: Hashable, Sendable {
  /// Whether transitions dissolve instead of moving. Decisions and their times stay the same.
  public var reducesMotion: Bool
  /// Whether the layout is from right to left. A recording's fingers are not mirrored.
  public var isMirrored: Bool
  /// The device that the window simulates, with a status bar and a safe area; nil for none.
  public var screen: DeviceModel?

  /// Whether a keyboard on the screen writes text. Otherwise the device has a hardware keyboard.
  public var showsKeyboard: Bool

  /// Whether the report contains what a screen reader says, and keys move the reader's focus.
  public var speaks: Bool

  /// The date at which the scene begins, for date pickers without a date; nil for a fixed date, so
  /// that every replay gives the same result.
  public var date: Date?

  /// Creates a look. The defaults are those of an application without accessibility settings.
  public init(
    reducesMotion: Bool = false, isMirrored: Bool = false, screen: DeviceModel? = nil,
    showsKeyboard: Bool = false, speaks: Bool = false
  ) {
    self.reducesMotion = reducesMotion
    self.isMirrored = isMirrored
    self.screen = screen
    self.showsKeyboard = showsKeyboard
    self.speaks = speaks
  }

  /// The key of the note with the layout in which a recording was made.
  public static let noteKey = "layout"
  private static let mirrored = "right-to-left"

  /// The key of the note about the keyboard with which a recording was made.
  package static let keyboardKey = "keyboard"
  private static let onScreen = "on-screen"

  /// The key of the note with the date at which an application began.
  package static let dateKey = "date"
  /// The date without such a note, in seconds since 2001: 9 January 2007,
  /// 9:41.
  private static let usualDate = Date(timeIntervalSinceReferenceDate: 190_028_460)

  /// Makes the date pickers of the program begin at the look's date.
  @MainActor
  func applyDate(since begin: Double) {
    let date = date ?? Self.usualDate
    UIDatePicker.now = { date.addingTimeInterval(CACurrentMediaTime() - begin) }
  }

  /// The notes that record this look; none for the standard one.
  public var notes: [RecordingNote] {
    (date.map { [RecordingNote(key: Self.dateKey, value: $0.formatted(.iso8601))] } ?? [])
      + (isMirrored ? [RecordingNote(key: Self.noteKey, value: Self.mirrored)] : [])
      + (showsKeyboard ? [RecordingNote(key: Self.keyboardKey, value: Self.onScreen)] : [])
  }

  /// Adds the settings that the notes of a recording contain.
  public mutating func add(notesOf recording: Recording) {
    isMirrored = isMirrored || Self.isMirrored(recording)
    showsKeyboard = showsKeyboard || recording.note(Self.keyboardKey) == Self.onScreen
    date = date ?? recording.note(Self.dateKey).flatMap { try? Date($0, strategy: .iso8601) }
  }

  /// Returns whether a recording was made in a mirrored scene.
  public static func isMirrored(_ recording: Recording) -> Bool {
    recording.note(noteKey) == mirrored
  }

  /// Returns this look with the settings that a scene has in every look.
  func inside(_ scene: DemoScene) -> SceneLook {
    var look = self
    look.showsKeyboard = showsKeyboard || scene.showsKeyboard
    return look
  }

  /// Sets the program's accessibility settings; called before anything happens in the scene.
  @MainActor
  func apply() {
    ScreenKeyboardSwitch.isOn = showsKeyboard
    guard UIAccessibility.isReduceMotionEnabled != reducesMotion else { return }
    UIAccessibility.isReduceMotionEnabled = reducesMotion
    UIAccessibility.prefersCrossFadeTransitions = reducesMotion
  }

  /// Sets the screen for an application that is about to be launched.
  @MainActor
  func applyScreen() {
    guard screen != nil || UIWindow.modelOfProgram != nil else { return }
    UIWindow.modelOfProgram = screen
    UIScreen.main = UIScreen(
      bounds: CGRect(origin: .zero, size: (screen ?? .phone).size), scale: screen?.scale ?? 1)
  }
}
