import Expectations
import Foundation
import PantographRecordingFiles
import PantographRecordings
import PantographStage
import PantographTouches
import Testing
import UIKit

@testable import PantographDemos

/// Reports of long recordings, which are passed on in pieces.
@MainActor
struct ScenePiecesTests {
  private func track(_ name: String, times count: Int) throws -> RecordingTrack {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Recordings")
    let recording = try RecordingFile.load(folder.appendingPathComponent(name).path).recording
    return try #require(recording.looped(count).tracks.first)
  }

  private func run(_ scene: DemoScene, _ track: RecordingTrack) -> SceneRun {
    SceneRun(scene, contacts: RecordedContacts(track))
  }

  @Test(arguments: [
    ("phone-flick-down-125hz.evemu", "sheet", 200), ("phone-flick-right-125hz.evemu", "pages", 150),
    ("phone-tap-90hz.evemu", "card", 5), ("phone-flick-back-down-60hz.evemu", "card", 250),
    ("phone-flick-right-125hz.evemu", "photos", 120),
  ])
  func `the pieces together are the whole report`(name: String, scene: String, count: Int) throws {
    let scene = try #require(DemoScene.named(scene))
    let track = try track(name, times: count)
    let whole = run(scene, track).run()
    var pieces: [SceneReport.Piece] = []
    let beginning = run(scene, track).run { _, piece throws(Never) in
      if let piece { pieces.append(piece) }
    }
    expect(pieces.flatMap(\.lines), equals: whole.lines)
    expect(pieces.flatMap(\.told), equals: whole.toldLines)
    expect(pieces.flatMap(\.transitions), equals: whole.transitions)
    expect(pieces.flatMap(\.refusals), equals: whole.refusals)
    expect(pieces.allSatisfy { $0.lines.count < 1200 })
    expect(beginning.activity == whole.activity && beginning.shown == whole.shown)
    expect(beginning.lines, equals: Array(whole.lines.prefix(beginning.lines.count)))
    expect(beginning.toldLines.count + beginning.leftOut.lines, equals: whole.toldLines.count)
    expect(
      beginning.transitions.count + beginning.leftOut.transitions, equals: whole.transitions.count)
    expect(beginning.lines.count, isAtMost: SceneBeginning.mostLines)
  }

  @Test func `a long course has fewer samples, its first and its last one`() {
    var rate = SampleRate()
    var samples: [SceneReport.Sample] = []
    let count = 10 * SampleRate.mostSamples
    for number in 0...count {
      rate.add(
        SceneReport.Sample(
          time: Timestamp(microseconds: Int64(number)), progress: Double(number)), to: &samples)
    }
    expect(samples.count, isAtMost: SampleRate.mostSamples + 1)
    expect(samples.first?.progress == 0 && samples.last?.progress == Double(count))
    expect(zip(samples, samples.dropFirst()).allSatisfy { $0.time < $1.time })
    let gaps = zip(samples, samples.dropFirst()).map { $1.progress - $0.progress }.dropLast()
    // Every 16th sample remains. A sample that was the last one for a while may be in between.
    expect(gaps.allSatisfy { $0 <= 32 })
  }

  @Test func `a finger that is held for long has a bounded trail`() {
    var finger = SceneFinger(id: ContactID(rawValue: 1), position: .zero)
    for number in 0..<10_000 {
      finger.position.x = CGFloat(number)
      finger.addToTrail()
    }
    expect(finger.trail.count <= 2000 && finger.trail.last?.x == 9999)
  }

  @Test func `there are at most as many activities as a film shows, and the last one is there`() {
    var activity = SceneActivity()
    for number in 0..<10_000 { activity.add(Timestamp(microseconds: Int64(number) * 2_000_000)) }
    expect(activity.all.count, equals: SceneFilm.mostPictures + 1)
    expect(activity.all.last?.upperBound, equals: Timestamp(microseconds: 9999 * 2_000_000))
  }

  @Test func `the page of a long recording has bounded pictures and says what it leaves out`()
    throws
  {
    let scene = try #require(DemoScene.named("card"))
    let track = try track("phone-flick-back-down-60hz.evemu", times: 30)
    let report = run(scene, track).run { _, _ throws(Never) in }
    let page = try ScenePage(
      "long", of: report, film: SceneFilm(scale: 0.2) { run(scene, track) }
    ).html()
    expect(page.components(separatedBy: "data:image/webp").count, isAtMost: 241)
    expect(page.components(separatedBy: "<figure ").count, isAtMost: 25)
    expect(page.contains("more transitions have no figure"))
  }
}
