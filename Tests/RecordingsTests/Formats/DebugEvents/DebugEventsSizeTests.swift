import Expectations
import PantographRecordings
import PantographTouches
import Testing

/// The sizes of devices as libinput's versions write them, and texts just beside these forms.
struct DebugEventsSizeTests {
  @Test func `a size needs both sides, their unit and a place behind the capabilities`() {
    let size = Vector(x: 102, y: 68)
    let texts: [(String, Vector?)] = [
      ("cap:pg  size 102x68mm tap", size), ("cap:pg size 102x68mm", size),
      ("cap:pg\tsize 102x68mm", size), ("cap:pg  size 102.00/68.00mm", size),
      ("cap:pg  size 102x68 tap", nil), ("cap:pg  size 102x68cm", nil),
      ("cap:pg  size 102x68m", nil),
      ("cap:pg  size 102x68", nil), ("cap:pg  size 102:68mm", nil), ("cap:pg  size x68mm", nil),
      ("cap:pg  size 102xmm", nil), ("cap:pg  length 102x68mm", nil), ("cap:pgsize 102x68mm", nil),
      ("cap:pg  size 0.9x68mm", nil), ("cap:pg  size 1x1mm", Vector(x: 1, y: 1)),
      ("cap:pg  size 102x0.9mm", nil), ("cap:pg  size 10000x10000mm", Vector(x: 10_000, y: 10_000)),
      ("cap:pg  size 10001x68mm", nil), ("cap:pg  size 102x10001mm", nil), ("cap:pg  tap", nil),
    ]
    for (text, expected) in texts {
      let lines = """
        -event7   DEVICE_ADDED            Pad of a test                     seat0 default group1  \(text)
        -event7   GESTURE_SWIPE_BEGIN     +0.139s\t3
         event7   GESTURE_SWIPE_UPDATE    +0.139s\t3  1.09/-5.04 ( 5.37/-24.87 unaccelerated)
         event7   GESTURE_SWIPE_END       +1.191s\t3

        """
      let track = ParsedText(lines).recording.tracks.first
      expect(track?.header.deltas?.size, equals: expected, "\(text)")
      expect(track?.header.deltas != nil, "\(text)")
    }
  }
}
