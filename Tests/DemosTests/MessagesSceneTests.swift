import Expectations
import Foundation
import PantographDemos
import PantographRecordingFiles
import PantographRecordings
import PantographRendering
import PantographStage
import PantographTouches
import Testing
import UIKit

/// The scene with a keyboard on the screen.
@MainActor
struct MessagesSceneTests {
  private func track(_ name: String) throws -> RecordingTrack {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Recordings")
    let path = folder.appendingPathComponent("\(name).evemu").path
    return try #require(try RecordingFile.load(path, strict: true).recording.tracks.first)
  }

  @Test func `a drag over the messages hides the keyboard, and the same recording always so`()
    throws
  {
    var all: [[String]] = []
    for _ in 0..<2 {
      let contacts = RecordedContacts(try track("phone-drag-keyboard-60hz"))
      let report = SceneRun(.messages, contacts: contacts).run()
      all.append(report.lines.map(\.text))
      expect(report.somethingHappened)
    }
    expect(all[0].contains("the keyboard is hidden"))
    expect(all[0], equals: all[1])
  }

  @Test func `the keyboard of one scene is not in the next`() throws {
    let contacts = RecordedContacts(try track("phone-tap-90hz"))
    _ = SceneRun(.messages, contacts: contacts).run()
    let next = SceneRun(.card, contacts: contacts)
    expect(!next.look.showsKeyboard)
  }
}
