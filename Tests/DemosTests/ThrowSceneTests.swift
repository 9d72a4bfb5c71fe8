import Expectations
import PantographDemos
import PantographRecordings
import PantographStage
import PantographTouches
import Testing
import UIKit

@MainActor
struct ThrowSceneTests {
  @Test func `a card that is thrown flies, turns, and is taken back to its place`() throws {
    let track = try #require(try DemoScene.throw.modelHand().tracks.first)
    let run = SceneRun(.throw, contacts: RecordedContacts(track))
    let root = try #require(run.window.rootViewController?.view)
    let card = try #require(root.subviews.last)
    let home = card.center
    var (farthest, turned): (CGFloat, CGFloat) = (0, 0)
    for step in 1...50 {
      run.advance(to: .milliseconds(Int64(step) * 20))
      farthest = max(farthest, abs(card.center.x - home.x) + abs(card.center.y - home.y))
      turned = max(turned, abs(card.transform.b))
    }
    let report = run.run()
    expect(farthest > 80 && turned > 0.01)
    expect(abs(card.center.x - home.x) < 0.5 && abs(card.center.y - home.y) < 0.5)
    expect(abs(card.transform.b), isBelow: 0.01)
    let words = report.lines.map(\.text)
    expect(words.contains("the finger takes hold of the card"))
    expect(words.contains { $0.hasPrefix("the card flies at ") })
    expect(words.last, equals: "the card rests")
    expect(report.transitions.isEmpty && report.somethingHappened)
  }
}
