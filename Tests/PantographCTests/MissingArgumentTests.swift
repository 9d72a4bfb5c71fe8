import CPantograph
import Expectations
import GoldenTexts
import PantographC
import Testing

/// Every function with a status, with each of its arguments missing alone and together with others.
struct MissingArgumentTests {
  /// The places in which a function writes its results, or from which it reads.
  private final class Places {
    let handle = place(nil as OpaquePointer?)
    let width = place(0.0)
    let height = place(0.0)
    let count = place(0)
    let used = place(0)
    let time = place(0 as Int64)
    let frames = place(0 as UInt64)
    let isIt = place(false)
    let contacts = place(pantograph_contact())
    let samples = place(pantograph_sample())
    let events = place(pantograph_event())
    let tracks = place(0 as Int32)
    let gesture = place(pantograph_gesture())
    let phase = place(PANTOGRAPH_SWIPE_WAITING)
    let kind = place(PANTOGRAPH_OTHER_DEVICE)
    let axis = place(pantograph_axis())

    /// Has space for two values.
    private static func place<Value>(_ value: Value) -> UnsafeMutablePointer<Value> {
      let place = UnsafeMutablePointer<Value>.allocate(capacity: 2)
      place.initialize(repeating: value, count: 2)
      return place
    }

    deinit {
      handle.deallocate()
      width.deallocate()
      height.deallocate()
      count.deallocate()
      used.deallocate()
      time.deallocate()
      frames.deallocate()
      isIt.deallocate()
      contacts.deallocate()
      samples.deallocate()
      events.deallocate()
      tracks.deallocate()
      gesture.deallocate()
      phase.deallocate()
      kind.deallocate()
      axis.deallocate()
    }
  }

  private struct Call: Sendable {
    let name: String
    let count: Int
    /// Calls the function; the closure says which of the arguments are given.
    let body: @Sendable (Places, (Int) -> Bool) -> pantograph_status
  }

  private static func swipe() -> OpaquePointer? {
    var options = pantograph_swipe_options()
    (options.direction, options.unit) = (PANTOGRAPH_LEFT, PANTOGRAPH_DELTA_POINTS)
    options.length = 300
    var swipe: OpaquePointer?
    _ = swipeNew(nil, &options, &swipe)
    return swipe
  }

  private static func decoder() -> OpaquePointer? {
    let device = deviceNew("pad")
    defer { deviceFree(device) }
    var decoder: OpaquePointer?
    _ = decoderNew(device, false, &decoder)
    return decoder
  }

  private static func surface() -> OpaquePointer? {
    var surface: OpaquePointer?
    _ = surfaceNewSized(true, 100, 60, &surface)
    return surface
  }

  private static let swipes: [Call] = [
    Call(name: "swipe new", count: 2) { places, given in
      var options = pantograph_swipe_options()
      (options.direction, options.unit) = (PANTOGRAPH_LEFT, PANTOGRAPH_DELTA_POINTS)
      options.length = 300
      let status = withUnsafePointer(to: &options) {
        swipeNew(nil, given(0) ? $0 : nil, given(1) ? places.handle : nil)
      }
      swipeFree(places.handle.pointee)
      return status
    },
    Call(name: "swipe new with places", count: 2) { places, given in
      var options = pantograph_swipe_options()
      (options.direction, options.unit) = (PANTOGRAPH_LEFT, PANTOGRAPH_DELTA_POINTS)
      options.length = 300
      var stops = [pantograph_place(), pantograph_place()]
      let status = stops.withUnsafeMutableBufferPointer { buffer in
        options.places = given(0) ? UnsafePointer(buffer.baseAddress) : nil
        options.place_count = given(1) ? 2 : 0
        return swipeNew(nil, &options, places.handle)
      }
      swipeFree(places.handle.pointee)
      return status
    },
    Call(name: "swipe begin", count: 1) { _, given in
      let swipe = swipe()
      defer { swipeFree(swipe) }
      return swipeBegin(given(0) ? swipe : nil, 0, 3)
    },
    Call(name: "swipe update", count: 1) { _, given in
      let swipe = swipe()
      defer { swipeFree(swipe) }
      _ = swipeBegin(swipe, 0, 3)
      return swipeUpdate(given(0) ? swipe : nil, 10, 1, 0)
    },
    Call(name: "swipe end", count: 1) { _, given in
      let swipe = swipe()
      defer { swipeFree(swipe) }
      return swipeEnd(given(0) ? swipe : nil, 10)
    },
    Call(name: "swipe cancel", count: 1) { _, given in
      let swipe = swipe()
      defer { swipeFree(swipe) }
      return swipeCancel(given(0) ? swipe : nil, 10)
    },
    Call(name: "swipe rest", count: 1) { _, given in
      let swipe = swipe()
      defer { swipeFree(swipe) }
      return swipeRestAt(given(0) ? swipe : nil, 0)
    },
    Call(name: "swipe read", count: 4) { places, given in
      let swipe = swipe()
      defer { swipeFree(swipe) }
      return swipeRead(
        given(0) ? swipe : nil, given(1) ? places.phase : nil,
        given(2) ? places.width : nil, given(3) ? places.count : nil)
    },
    Call(name: "swipe decision", count: 2) { places, given in
      let swipe = swipe()
      defer { swipeFree(swipe) }
      let status = swipeDecision(given(0) ? swipe : nil, given(1) ? places.handle : nil)
      decisionFree(places.handle.pointee)
      return status
    },
    Call(name: "settle", count: 3) { places, given in
      let swipe = swipe()
      defer { swipeFree(swipe) }
      return settle(
        given(0) ? swipe : nil, 10, given(1) ? places.width : nil,
        given(2) ? places.isIt : nil)
    },
    Call(name: "decide", count: 2) { places, given in
      var release = pantograph_release()
      release.length = 300
      let status = withUnsafePointer(to: &release) {
        decide(nil, given(0) ? $0 : nil, given(1) ? places.handle : nil)
      }
      decisionFree(places.handle.pointee)
      return status
    },
  ]

  private static let surfaces: [Call] = [
    Call(name: "surface new", count: 2) { places, given in
      let device = deviceNew("pad")
      defer { deviceFree(device) }
      let status = surfaceNew(given(0) ? device : nil, given(1) ? places.handle : nil)
      surfaceFree(places.handle.pointee)
      return status
    },
    Call(name: "surface of a size", count: 1) { places, given in
      let status = surfaceNewSized(false, 60, 120, given(0) ? places.handle : nil)
      surfaceFree(places.handle.pointee)
      return status
    },
    Call(name: "surface thresholds", count: 2) { _, given in
      let (surface, thresholds) = (surface(), thresholdsNew())
      defer {
        surfaceFree(surface)
        thresholdsFree(thresholds)
      }
      return surfaceRecognizeBy(given(0) ? surface : nil, given(1) ? thresholds : nil)
    },
    Call(name: "surface size", count: 4) { places, given in
      let surface = surface()
      defer { surfaceFree(surface) }
      return surfaceSize(
        given(0) ? surface : nil, given(1) ? places.width : nil,
        given(2) ? places.height : nil, given(3) ? places.isIt : nil)
    },
    Call(name: "surface feed", count: 3) { places, given in
      let surface = surface()
      defer { surfaceFree(surface) }
      return surfaceFeed(given(0) ? surface : nil, given(1) ? places.events : nil, given(2) ? 2 : 0)
    },
    Call(name: "surface contacts", count: 3) { places, given in
      let surface = surface()
      defer { surfaceFree(surface) }
      return surfaceFeedContacts(
        given(0) ? surface : nil, 10, given(1) ? places.contacts : nil, given(2) ? 1 : 0)
    },
    Call(name: "surface cancel", count: 1) { _, given in
      let surface = surface()
      defer { surfaceFree(surface) }
      return surfaceCancel(given(0) ? surface : nil, 10)
    },
    Call(name: "surface deadline", count: 2) { places, given in
      let surface = surface()
      defer { surfaceFree(surface) }
      return surfaceDeadline(given(0) ? surface : nil, given(1) ? places.time : nil)
    },
    Call(name: "surface advance", count: 1) { _, given in
      let surface = surface()
      defer { surfaceFree(surface) }
      return surfaceAdvance(given(0) ? surface : nil, 10)
    },
    Call(name: "contacts of a surface", count: 4) { places, given in
      let surface = surface()
      defer { surfaceFree(surface) }
      return surfaceContacts(
        given(0) ? surface : nil, given(1) ? places.contacts : nil, given(2) ? 2 : 0,
        given(3) ? places.count : nil)
    },
    Call(name: "next of a surface", count: 2) { places, given in
      let surface = surface()
      defer { surfaceFree(surface) }
      return surfaceNext(given(0) ? surface : nil, given(1) ? places.gesture : nil)
    },
  ]

  private static let readers: [Call] = [
    Call(name: "decoder new", count: 2) { places, given in
      let device = deviceNew("pad")
      defer { deviceFree(device) }
      let status = decoderNew(given(0) ? device : nil, true, given(1) ? places.handle : nil)
      decoderFree(places.handle.pointee)
      return status
    },
    Call(name: "decoder feed", count: 6) { places, given in
      let decoder = decoder()
      defer { decoderFree(decoder) }
      return decoderFeed(
        given(0) ? decoder : nil, given(1) ? places.events : nil, given(2) ? 2 : 0,
        given(3) ? places.samples : nil, 2, given(4) ? places.used : nil,
        given(5) ? places.count : nil)
    },
    Call(name: "decoder end", count: 4) { places, given in
      let decoder = decoder()
      defer { decoderFree(decoder) }
      return decoderEnd(
        given(0) ? decoder : nil, 10, given(1) ? places.samples : nil, given(2) ? 2 : 0,
        given(3) ? places.count : nil)
    },
    Call(name: "decoder size", count: 4) { places, given in
      let decoder = decoder()
      defer { decoderFree(decoder) }
      return decoderSize(
        given(0) ? decoder : nil, given(1) ? places.width : nil,
        given(2) ? places.height : nil, given(3) ? places.isIt : nil)
    },
    Call(name: "decoder frames", count: 2) { places, given in
      let decoder = decoder()
      defer { decoderFree(decoder) }
      return decoderFrames(given(0) ? decoder : nil, given(1) ? places.frames : nil)
    },
    Call(name: "reader of a format", count: 2) { places, given in
      let status = readerNewFormat(given(0) ? "evemu" : nil, given(1) ? places.handle : nil)
      readerFree(places.handle.pointee)
      return status
    },
    Call(name: "reader read", count: 6) { places, given in
      var reader: OpaquePointer?
      _ = readerNewFormat("evemu", &reader)
      defer { readerFree(reader) }
      return "# EVEMU".withCString { text in
        readerRead(
          given(0) ? reader : nil, given(1) ? text : nil, 7, given(2) ? places.events : nil,
          given(3) ? places.tracks : nil, nil, 2, given(4) ? places.used : nil,
          given(5) ? places.count : nil)
      }
    },
    Call(name: "reader finish", count: 4) { places, given in
      var reader: OpaquePointer?
      _ = readerNewFormat("evemu", &reader)
      defer { readerFree(reader) }
      return readerFinish(
        given(0) ? reader : nil, given(1) ? places.events : nil, given(2) ? places.tracks : nil,
        nil, 2, given(3) ? places.count : nil)
    },
    Call(name: "policy", count: 2) { places, given in
      let status = thresholdsNewPolicy(given(0) ? "niri" : nil, given(1) ? places.handle : nil)
      thresholdsFree(places.handle.pointee)
      return status
    },
    Call(name: "thresholds", count: 2) { places, given in
      let status = thresholdsNewJson(
        given(0) ? "{}" : nil, 2, given(1) ? places.handle : nil, nil, 0)
      thresholdsFree(places.handle.pointee)
      return status
    },
    Call(name: "kind of a device", count: 2) { places, given in
      let device = deviceNew("pad")
      defer { deviceFree(device) }
      return deviceKindOf(given(0) ? device : nil, given(1) ? places.kind : nil)
    },
    Call(name: "axis of a device", count: 2) { places, given in
      let device = deviceNew("pad")
      defer { deviceFree(device) }
      return deviceAxis(given(0) ? device : nil, 0, given(1) ? places.axis : nil)
    },
    Call(name: "new axis", count: 2) { places, given in
      let device = deviceNew("pad")
      defer { deviceFree(device) }
      places.axis.pointee.maximum = 100
      return deviceAddAxis(given(0) ? device : nil, 0, given(1) ? places.axis : nil)
    },
    Call(name: "slots of a device", count: 2) { places, given in
      let device = deviceNew("pad")
      defer { deviceFree(device) }
      return deviceSlots(given(0) ? device : nil, given(1) ? places.time : nil)
    },
  ]

  @Test func `arguments that are missing`() throws {
    var lines: [String] = []
    for call in Self.swipes + Self.surfaces + Self.readers {
      lines.append("# \(call.name)")
      for set in (0..<1 << call.count).reversed() {
        let given = (0..<call.count).map { set & 1 << $0 != 0 }
        let places = Places()
        let status = call.body(places) { given[$0] }
        let words = given.map { $0 ? "given" : "nil" }.joined(separator: " ")
        lines.append("\(words): \(String(cString: statusText(status)))")
      }
    }
    try expectNil(GoldenText("missing-arguments").difference(from: lines.joined(separator: "\n")))
  }
}
