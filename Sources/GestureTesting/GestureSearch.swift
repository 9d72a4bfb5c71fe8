import Foundation
import PantographRecordingFiles
import PantographRecordings
import UIKit

/// Plays random gestures into a scene and looks for one after which the scene is in a wrong state.
///
/// ```swift
/// @Test func `whatever fingers do, a card is up or away`() {
///   GestureSearch(in: CGSize(width: 390, height: 844), seed: 1).run(named: "card") { gesture in
///     let scene = CardScene()
///     scene.test.play(gesture)
///     return scene.isAtRest ? nil : "the card hangs at \(scene.progress)"
///   }
/// }
/// ```
///
/// The smallest gesture that fails is written to `Expectations/NAME.evemu` beside the test's file.
/// The next run plays it first. The same seed makes the same gestures on every machine.
@MainActor
public struct GestureSearch {
  private let size: CGSize
  private let seed: UInt64
  private let count: Int

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - size: The size of the window that fingers touch, in points.
  ///   - seed: The seed of the gestures. The same seed gives the same gestures.
  ///   - count: The number of gestures that are tried.
  public init(in size: CGSize, seed: UInt64, count: Int = 100) {
    self.size = size
    self.seed = seed
    self.count = count
  }

  /// Calls `problem` with one gesture after another. `problem` must create the scene again each
  /// time, play the gesture, and return a sentence about the wrong state, or nil.
  public func run(
    named name: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function,
    problem: (RecordedGesture) -> String?
  ) {
    let place = TestPlace(
      fileID: fileID, file: file, line: line, column: column, function: function)
    let saved = ExpectationFile(name, ending: "evemu", at: place)
    if saved.bytes != nil {
      do throws(RecordingFileError) {
        let gesture = RecordedGesture(
          name: name, path: saved.path, recording: try RecordingFile.load(saved.path).recording)
        if let sentence = problem(gesture) {
          return TestIssue.record("\(sentence)\nby the gesture of \(saved.path)", at: place)
        }
      } catch {
        return TestIssue.record("\(error)", at: place)
      }
    }
    for index in 0..<count {
      let fingers = RandomFingers.fingers(seed: seed, index: index, in: size)
      guard problem(gesture(fingers, name)) != nil else { continue }
      let smallest = shrunk(fingers) { problem(gesture($0, name)) != nil }
      let found = gesture(smallest, name)
      let sentence = problem(found) ?? ""
      return TestIssue.record(
        "\(sentence)\nby gesture \(index + 1) of the seed \(seed), reduced as far as it still fails:\n"
          + smallest.map { "  \(RandomFingers.words($0))" }.joined(separator: "\n") + "\n"
          + save(found, to: saved, index), at: place)
    }
  }

  private func gesture(_ fingers: [FingerPath], _ name: String) -> RecordedGesture {
    RecordedGesture(
      name: name, path: "", recording: FingerRecording(fingers, size: size).recording)
  }

  /// Tries smaller gestures as long as one of them still fails. Returns the smallest that failed.
  private func shrunk(
    _ fingers: [FingerPath], fails: ([FingerPath]) -> Bool
  ) -> [FingerPath] {
    var smallest = fingers
    // Each step removes fingers or steps or rounds numbers. The limit only guards against endless
    // loops.
    for _ in 0..<200 {
      guard let smaller = RandomFingers.smaller(smallest).first(where: fails) else { break }
      smallest = smaller
    }
    return smallest
  }

  private func save(_ gesture: RecordedGesture, to file: ExpectationFile, _ index: Int) -> String {
    var recording = gesture.recording
    recording.notes.set(RecordingNote(key: "seed", value: "\(seed)"))
    recording.notes.set(RecordingNote(key: "made-by", value: "GestureSearch, gesture \(index + 1)"))
    if let problem = file.write([]) { return problem }
    do throws(RecordingFileError) {
      try RecordingFile.save(recording, to: file.path, format: .evemu, overwrite: true)
      return "saved as \(file.path); the next run plays it first"
    } catch {
      return "\(error)"
    }
  }
}
