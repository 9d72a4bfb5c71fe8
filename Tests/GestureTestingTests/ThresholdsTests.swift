import Expectations
import Foundation
import GestureTesting
import PantographGestures
import Testing
import UIKit

@MainActor
struct ThresholdsTests {
  private func outcomes(_ look: (GestureTest) throws -> Void = { _ in }) throws -> [String] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let test = GestureTest(window: window)
    let tap = UITapGestureRecognizer()
    window.addGestureRecognizer(tap)
    test.watch(tap, as: "tap")
    try look(test)
    test.play(recording: "phone-tap-90hz")
    return test.sent
  }

  @Test func `recordings are filtered by the thresholds of a file`() throws {
    try expect(outcomes(), equals: ["tap ended"])
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: folder) }
    var thresholds = RecognitionThresholds()
    // Every contact is larger than this.
    try RecognitionNumber("touchscreen.palm.size")?.set("0.1 mm", in: &thresholds)
    try ThresholdJSON.text(thresholds).write(to: folder, atomically: true, encoding: .utf8)
    try expect(outcomes { $0.recognize(byThresholds: folder.path) }, equals: [])
  }

  @Test func `a file that cannot be used fails the test`() {
    withKnownIssue { _ = try outcomes { $0.recognize(byThresholds: "no-such.json") } }
  }
}
