import Expectations
import PantographGestures
import PantographTouches
import Testing

struct DeltaContactsTests {
  /// Returns the frame of a report that must change contacts.
  private func frame(
    _ contacts: inout DeltaContacts, _ milliseconds: Int64, _ action: DeltaAction
  ) throws -> ContactFrame {
    let frame = contacts.update(report(milliseconds, action))
    return try #require(frame)
  }

  private func report(_ milliseconds: Int64, _ action: DeltaAction) -> DeltaReport {
    DeltaReport(time: Timestamp(microseconds: milliseconds * 1000), action)
  }

  private func movement(x: Double, y: Double) -> DeltaMovement {
    let unit = DeltaUnit.libinput.perMillimetre
    return DeltaMovement(.zero, unaccelerated: Delta(x: x * unit, y: y * unit))
  }

  @Test func `a swipe is that many contacts that move together`() throws {
    var contacts = DeltaContacts(.libinput)
    var pan = PanTracker(thresholds: PanThresholds(minimumTouches: 3, slop: 1))
    let landed = try frame(&contacts, 0, .swipeBegan(fingers: 3))
    expect(landed.count == 3 && landed.fingerCount == 3)
    _ = pan.update(landed)
    for step in 1...10 {
      let action = DeltaAction.swipeMoved(fingers: 3, movement(x: 1, y: -0.5))
      _ = pan.update(try frame(&contacts, Int64(step) * 8, action))
    }
    expect(pan.isPanning)
    expect((pan.centroid.x - contacts.landing.x - 10).magnitude, isBelow: 1e-9)
    expect((pan.centroid.y - contacts.landing.y + 5).magnitude, isBelow: 1e-9)
    let lifted = try frame(&contacts, 90, .swipeEnded(fingers: 3, isCancelled: false))
    expect(pan.update(lifted)?.phase, equals: .ended)
    expectNil(contacts.update(report(91, .swipeEnded(fingers: 3, isCancelled: false))))
  }

  @Test func `a pinch has its scale and its rotation`() throws {
    var contacts = DeltaContacts(.libinput)
    var pinch = PinchTracker()
    var turn = RotationTracker()
    var frames = [try frame(&contacts, 0, .pinchBegan(fingers: 2))]
    for step in 1...20 {
      frames.append(
        try frame(
          &contacts, Int64(step) * 8,
          .pinchMoved(
            fingers: 2, .zero, scale: 1 + Double(step) / 20, rotation: Double.pi / 40)))
    }
    for frame in frames {
      _ = pinch.update(frame)
      _ = turn.update(frame)
    }
    let spread = frames.map { ($0[0].position - $0[1].position).length }
    expect((spread[20] / spread[0] - 2).magnitude, isBelow: 1e-9)
    expect(pinch.scale, isAbove: 1.7)
    expect(turn.rotation, isAbove: 1.2)
    let way = frames[20][1].position - frames[20][0].position
    expect(way.x.magnitude < 1e-9 && way.y > 0)
  }

  @Test func `a hold that moves on stays down, and a cancelled one cancels`() throws {
    var contacts = DeltaContacts(.libinput)
    expect(contacts.update(report(0, .holdBegan(fingers: 3)))?.count, equals: 3)
    expectNil(contacts.update(report(9, .holdEnded(fingers: 3, isCancelled: true))))
    expectNil(contacts.update(report(9, .swipeBegan(fingers: 3))))
    let end = try frame(&contacts, 20, .swipeEnded(fingers: 3, isCancelled: true))
    expect(end[0].phase == .cancelled(.inputEnded) && end.fingerCount == 0)
  }

  @Test func `a scroll is two contacts, until it ends`() throws {
    var contacts = DeltaContacts(.wayland)
    let first = try frame(&contacts, 0, .scrolled(DeltaScroll(y: 4)))
    expect(first.count == 2 && first[0].phase == .began)
    expect(contacts.update(report(8, .scrolled(DeltaScroll(y: 4))))?[0].phase, equals: .moved)
    expect(contacts.update(report(16, .scrolled(DeltaScroll(y: 0))))?[0].phase, equals: .ended)
    expectNil(contacts.update(report(24, .scrolled(DeltaScroll(y: 3, source: .momentum)))))
  }

  @Test func `every contact has a number of its own`() throws {
    var contacts = DeltaContacts(.libinput)
    var ids: Set<ContactID> = []
    for swipe in 0..<4 {
      let landed = try frame(&contacts, Int64(swipe) * 100, .swipeBegan(fingers: 4))
      for contact in landed.contacts { expect(ids.insert(contact.id).inserted) }
      _ = contacts.update(
        report(Int64(swipe) * 100 + 50, .swipeEnded(fingers: 4, isCancelled: false)))
    }
  }
}
