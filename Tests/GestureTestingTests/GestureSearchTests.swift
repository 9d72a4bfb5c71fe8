import Expectations
import Foundation
import GestureTesting
import Testing
import UIKit

@MainActor
struct GestureSearchTests {
  private let size = CGSize(width: 400, height: 800)

  private func pans(_ gesture: RecordedGesture) -> [String] {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let pan = UIPanGestureRecognizer()
    window.addGestureRecognizer(pan)
    let test = GestureTest(window: window)
    test.watch(pan, as: "pan")
    test.play(gesture)
    return test.sent
  }

  @Test func `what always holds is found to hold`() {
    GestureSearch(in: size, seed: 7, count: 40).run(named: "holds") { gesture in
      let sent = pans(gesture)
      return sent.isEmpty || sent.last == "pan ended" || sent.last == "pan cancelled"
        ? nil : "the pan does not end: \(sent)"
    }
  }

  @Test func `the smallest failing gesture is saved, and the next run plays it first`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let saved = folder.appendingPathComponent("Expectations/never-pans.evemu")
    defer { try? FileManager.default.removeItem(at: saved) }
    let texts = Texts()
    var counts: [Int] = []
    for _ in 0..<2 {
      var count = 0
      withKnownIssue {
        GestureSearch(in: size, seed: 7).run(named: "never-pans") { gesture in
          count += 1
          return pans(gesture).contains("pan ended") ? "a pan" : nil
        }
      } matching: {
        texts.all.append($0.comments.first?.rawValue ?? "")
        return true
      }
      counts.append(count)
    }
    // One finger that lands, moves and lifts.
    let lines = texts.all[0].split(separator: "\n")
    expect(lines.count == 4 && lines[2].split(separator: ",").count == 5, "\(texts.all[0])")
    expect(texts.all[1].contains("by the gesture of"))
    expect(counts[1] == 1 && counts[0] > 1)
  }
}
