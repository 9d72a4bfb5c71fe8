import Expectations
import PantographGestures
import PantographTouches
import Testing

struct GestureTraceTests {
  @Test func `trackers of one frame share a line, and say why`() {
    var trace = GestureTrace()
    var frame = ContactFrame(time: Timestamp(microseconds: 1_000_050))
    frame.append(Contact(id: ContactID(rawValue: 1), phase: .moved, position: .zero))
    trace.add(GestureEvent(.began, .recognized), phase: .possible, of: "pan", in: frame)
    trace.add(nil, phase: .possible, of: "hold", in: frame)
    frame.time = Timestamp(microseconds: 1_008_000)
    trace.add(
      GestureEvent(.cancelled, .contactCancelled(.palm)), phase: .changed, of: "a \"pan\"",
      in: frame)
    expect(
      trace.lines,
      equals: [
        "1.000050 s  1 finger   pan began (did all that it asks) · hold possible",
        "1.008000 s  1 finger   a \"pan\" cancelled (contact cancelled: palm)",
      ])
    expect(
      trace.json,
      equals: """
        {"frames": [
          {"time": 1.000050, "fingers": 1, "gestures": [{"name": "pan", "phase": "began", \
        "why": "did all that it asks"}, {"name": "hold", "phase": "possible"}]},
          {"time": 1.008000, "fingers": 1, "gestures": [{"name": "a \\"pan\\"", "phase": \
        "cancelled", "why": "contact cancelled: palm"}]}
        ]}

        """)
  }
}
