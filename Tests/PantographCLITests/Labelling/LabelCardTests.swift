import Expectations
import PantographCommands
import PantographGestures
import PantographPlainText
import PantographRecordings
import PantographSynthesis
import PantographTouches
import PantographTuning
import Testing

@testable import PantographCLI

struct LabelCardTests {
  /// The last line of the card of a synthesised gesture.
  private func opinion(_ gesture: String, distance: Double? = nil, by name: String) throws -> String
  {
    let recording = try Synthesis.synthesize(
      SynthesisRequest(gesture: gesture, device: "phone", direction: .down, distance: distance))
    let policy = try #require(ReleasePolicy.all.first { $0.name == name })
    let card = LabelCard(
      recording, track: recording.tracks[0], scene: try #require(TunedScene.named("card")),
      policy: policy, style: .plain, glyphs: .ascii, columns: 80)
    return "\(card.lines.last ?? "")"
  }

  @Test func `a policy's opinion is a sentence, also of a hand that began nothing`() throws {
    let tap = try opinion("tap", by: "pantograph")
    expect(tap.contains("by pantograph nothing began"), "\(tap)")
    expect(!tap.contains("would"))
    let swipe = try opinion("swipe", distance: 60, by: "pantograph")
    expect(swipe.contains("pantograph would finish: "), "\(swipe)")
  }

  @Test func `the opinion is that of the policy which is asked for`() throws {
    try expect(opinion("swipe", distance: 60, by: "niri").contains("niri would "))
    let help = Pantograph.run(["label", "--help"]).output
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    expect(help.contains("the policy whose decision is shown (default: pantograph)"))
  }

  private func lines(_ recording: Recording) throws -> [String] {
    LabelCard(
      recording, track: recording.tracks[0], scene: try #require(TunedScene.named("card")),
      policy: nil, style: .plain, glyphs: .ascii, columns: 80
    ).lines.map { "\($0)" }
  }

  @Test func `a finger that is seen once has no line of positions`() throws {
    var recording = try Synthesis.synthesize(
      SynthesisRequest(gesture: "swipe", device: "phone", direction: .down, distance: 60))
    try expect(lines(recording).last?.contains(" mm, lift at "), equals: true)
    let events = recording.tracks[0].events
    let end = try #require(events.firstIndex { $0.type == .synchronization })
    recording.tracks[0].events = Array(events[...end])
    let last = try lines(recording).last ?? ""
    expect(last.hasSuffix(" s") && !last.contains(" mm"), "\(last)")
  }
}
