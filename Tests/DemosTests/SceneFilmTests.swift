import Expectations
import Foundation
import PantographGestures
import PantographPlotting
import PantographRecordingFiles
import PantographRecordings
import PantographRendering
import PantographStage
import PantographTouches
import Testing
import UIKit

@testable import PantographDemos

@MainActor
struct SceneFilmTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Recordings")

  private struct Played {
    var report: SceneReport
    var film: SceneFilm
  }

  private func track(_ name: String) throws -> RecordingTrack {
    let path = Self.folder.appendingPathComponent(name + ".evemu").path
    return try #require(RecordingFile.load(path, strict: true).recording.tracks.first)
  }

  private func play(_ track: RecordingTrack, _ scene: DemoScene, scale: Double = 0.1) -> Played {
    let make: @MainActor () -> SceneRun = { SceneRun(scene, contacts: RecordedContacts(track)) }
    return Played(report: make().run(), film: SceneFilm(scale: scale, make))
  }

  @Test func `a strip of a scene without transitions tells its own lines, and no picture twice`()
    throws
  {
    let played = play(try track("phone-flick-right-125hz"), .throw)
    let strip = try #require(played.film.strips(of: played.report).first)
    let figure = try #require(strip.figure)
    expect(strip.frames.count, equals: 5)
    expect(figure.verdict == "The card rests" && figure.isFinished)
    expect(figure.reasons.first, equals: "At 0.02 s: the finger takes hold of the card.")
  }

  @Test(arguments: [(0, 0), (0, 1), (1, 0), (1, 1)])
  func `the figure of a film has a cursor if it has a curve`(followed: Int, settled: Int) throws {
    let report = play(try track("phone-flick-right-125hz"), .throw).report
    var story = SceneStory(refusals: [], of: report, length: .milliseconds(1000), count: 1)
    story.figure.followed = Array(repeating: Point(0.1, 0.2), count: followed)
    story.figure.settled = Array(repeating: Point(0.4, 0.5), count: settled)
    expect(story.figure(at: 0.3).cursor, equals: followed + settled > 0 ? 0.3 : nil)
  }

  nonisolated private static let hasEncoder = ["/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg"].contains
  {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(.enabled(if: hasEncoder, "the program ffmpeg is not installed"))
  func `a video has the form that is asked for, and is the same each time`() throws {
    let played = play(try track("phone-flick-right-125hz"), .throw)
    let video = try played.film.video(of: played.report, format: .gif)
    expect(video.starts(with: Array("GIF89a".utf8)))
    try expect(played.film.video(of: played.report, format: .gif), equals: video)
  }

  @Test(arguments: [
    ("phone-flick-back-down-60hz", ["begins", "furthest", "let go", "goes back", "back again"]),
    ("phone-swipe-down-125hz", ["begins", "follows", "let go", "goes on", "finished"]),
  ])
  func `a strip shows the moments that matter`(name: String, captions: [String]) throws {
    let played = play(try track(name), .card)
    let strips = try played.film.strips(of: played.report)
    let strip = try #require(strips.first)
    expect(strips.count == 1 && strip.frames.map(\.caption) == captions)
    expect(strip.frames.map(\.time), equals: strip.frames.map(\.time).sorted())
    let transition = try #require(played.report.transitions.first)
    let release = try #require(transition.release) - played.report.start
    expect(strip.frames[2].time, equals: release.seconds)
    expect(strip.figure?.release?.point.x, equals: release.seconds)
    expect(strip.figure?.verdict, equals: (captions[4] == "finished" ? "Finished" : "Went back"))
    // The pictures differ, so the hand moved the scene.
    expect(Set(strip.frames.map(\.image)).count, equals: 5)
  }

  @Test(arguments: [1, 2, 3, 4, 6, 9])
  func `a strip has as many moments as it is asked for, and the release among them`(
    count: Int
  ) throws {
    let played = play(try track("phone-flick-back-down-60hz"), .card)
    let strip = try #require(played.film.strips(of: played.report, moments: count).first)
    expect(strip.frames.count, equals: count)
    expect(strip.frames.contains { $0.caption == "let go" })
    expect(Set(strip.frames.map(\.time)).count, equals: count)
  }

  @Test func `a sheet's strip names the places it was between`() throws {
    let played = play(try track("phone-drag-up-90hz"), .sheet)
    let strip = try #require(played.film.strips(of: played.report).first)
    expect(strip.figure?.verdict, equals: "Came to rest at large")
    expect(
      strip.figure?.levels.filter(\.isPlace).map(\.label).sorted(), equals: ["large", "medium"])
    let course = try #require(strip.figure).followed
    try expect(#require(course.first).y, isBelow: 0.1)
    let decision = try #require(played.report.transitions.first?.decision)
    expect(abs(try #require(course.last).y - decision.inputs.progress), isBelow: 0.02)
  }

  @Test func `fingers that began nothing are shown with the reason`() throws {
    let played = play(try track("phone-drag-right-60hz"), .card)
    let strip = try #require(played.film.strips(of: played.report).first)
    expect(strip.figure?.verdict, equals: "Nothing began")
    expect(strip.figure?.reasons.first?.hasPrefix("The pan goes down"), equals: true)
  }

  @Test func `what follows a day's pause is in the film, and the pause is not`() throws {
    var late = try track("phone-flick-back-down-60hz")
    let first = late.events
    late.events += first.map { event in
      var event = event
      event.time = event.time + .seconds(86_400)
      return event
    }
    let played = play(late, .card, scale: 0.02)
    expect(played.report.transitions.count, equals: 2)
    var count = 0
    try played.film.play(played.report, framesPerSecond: 20) { _, time in
      expect(abs(time - Double(count) / 20), isBelow: 1e-9)
      count += 1
    }
    expect(count > 40 && count < 100)
    expectNil(SceneFilm.cut(of: played.report))
    try expect(played.film.strips(of: played.report).count, equals: 2)
  }

  @Test func `a film ends after a minute and says how much it leaves out`() throws {
    let once = try track("phone-flick-back-down-60hz")
    var long = once
    long.events = []
    // No pause of a second between the passes.
    for pass in 0..<80 {
      long.events += once.events.map { event in
        var event = event
        event.time = event.time + .milliseconds(Int64(pass) * 1500)
        return event
      }
    }
    let report = SceneRun(.card, contacts: RecordedContacts(long)).run()
    let cut = try #require(SceneFilm.cut(of: report))
    expect(cut > .seconds(50) && cut < .seconds(70))
  }

  @Test func `the pictures of the documents are those that are drawn now`() throws {
    let images = Self.folder.deletingLastPathComponent().appendingPathComponent("docs/images")
    let track = try track("phone-flick-back-down-60hz")
    let strip = play(track, .card, scale: 0.5)
    let drawn = try FilmStrip.image(of: strip.film.strips(of: strip.report))
    let kept = try PixelImage(pngAt: images.appendingPathComponent("card.png").path)
    let difference = PixelDifference(drawn, kept, tolerance: 8)
    expect(difference.haveEqualSize && difference.count == 0)
    let film = play(track, .card, scale: 1)
    let keptFilm = try Data(contentsOf: images.appendingPathComponent("card.webp"))
    try expect(film.film.animation(of: film.report), equals: Array(keptFilm))
  }

  @Test func `a page holds all it needs, and no name in it is markup`() throws {
    let played = play(try track("phone-flick-back-down-60hz"), .card)
    let name = "</title><script>alert(1)</script>&\u{1b}[31m"
    let page = try ScenePage(name, of: played.report, film: played.film).html()
    expect(!page.contains("<script>alert") && page.contains("&lt;script&gt;alert(1)"))
    expect(!page.unicodeScalars.contains("\u{1b}"))
    let links = page.ranges(of: "http").map { page[$0.lowerBound...].prefix(26) }
    expect(links.allSatisfy { $0 == "http://www.w3.org/2000/svg" })
    expect(page.contains("src=") == false && page.contains("@import") == false)
    expect(page.ranges(of: "data:image/webp;base64,").count, isAbove: 30)
    for line in played.report.lines { expect(page.contains("</time> \(line.text)")) }
    expect(page, equals: (try ScenePage(name, of: played.report, film: played.film).html()))
  }

  @Test func `a film shows the figure of the last story that has begun`() throws {
    var checked = 0
    for (name, scene) in [
      ("phone-flick-back-down-60hz", DemoScene.card), ("phone-flick-right-125hz", .throw),
    ] {
      let report = play(try track(name), scene).report
      let stories = SceneFilm.filmStories(of: report)
      let starts = stories.map(\.figure.times.lowerBound)
      expect(starts, equals: starts.sorted())
      guard let first = starts.first else { continue }
      checked += 1
      expectNil(SceneFilm.figure(of: stories, at: first.nextDown)?.verdict)
      for (index, start) in starts.enumerated() {
        let last = starts.lastIndex(of: start) ?? index
        expect(
          SceneFilm.figure(of: stories, at: start)?.verdict, equals: stories[last].figure.verdict)
      }
      expect(
        SceneFilm.figure(of: stories, at: 1e6)?.verdict, equals: stories.last?.figure.verdict)
    }
    expect(checked, isAbove: 0)
  }
}
