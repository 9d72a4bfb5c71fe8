import Expectations
import PantographPlotting
import Testing

struct RecordingFigureTests {
  typealias Sample = PlottedContact.Sample

  private func swipe(_ label: String, count: Int, end: PlottedContact.End) -> PlottedContact {
    let samples = (0..<count).map { index in
      let part = Double(index) / Double(max(1, count - 1))
      return Sample(seconds: part, xMillimetres: 10 + 60 * part, yMillimetres: 30 + 5 * part * part)
    }
    return PlottedContact(label: label, samples: samples, end: end)
  }

  private func figure(
    _ contacts: [PlottedContact], duration: Double = 1, title: String = "swipe.evemu",
    surface: PlottedSurface? = PlottedSurface(widthMillimetres: 102, heightMillimetres: 68)
  ) -> RecordingFigure {
    RecordingFigure(
      title: title, device: "A <pad> & more", surface: surface, duration: duration,
      reportsPerSecond: 80, contacts: contacts)
  }

  private func svg(_ figure: RecordingFigure) -> String {
    SVGWriter().text(of: figure.drawing())
  }

  @Test func `a figure names the device, its size, duration, rate and contacts`() {
    let contacts = [
      swipe("1", count: 80, end: .lifted), swipe("2", count: 40, end: .cancelled(reason: "palm")),
    ]
    let check = XMLCheck(svg(figure(contacts, duration: 1.236)))
    expect(check.isWellFormed)
    let facts = "A <pad> & more · 102 × 68 mm · 1.24 s · 80 reports/s · 2 contacts"
    expect(check.characters.contains(facts))
    expect(check.characters.contains("2 cancelled: palm"))
    expect(check.characters.contains("every 100 ms"))
  }

  @Test func `an assumed size is called assumed`() {
    let surface = PlottedSurface(widthMillimetres: 100, heightMillimetres: 65, isAssumed: true)
    let text = svg(figure([swipe("1", count: 9, end: .lifted)], surface: surface))
    expect(text.contains("100 × 65 mm (assumed)") && text.contains("size assumed"))
    expect(svg(figure([], surface: nil)).contains("size unknown"))
  }

  @Test func `the same recording gives the same bytes`() {
    let contacts = (1...9).map { swipe("\($0)", count: 10 * $0, end: .open) }
    expect(svg(figure(contacts)), equals: svg(figure(contacts)))
  }

  @Test func `no contacts and contacts without positions are said`() {
    expect(XMLCheck(svg(figure([]))).characters.contains("no contacts"))
    let empty = PlottedContact(label: "1", samples: [], end: .lifted)
    expect(XMLCheck(svg(figure([empty]))).characters.contains("no positions"))
  }

  @Test func `samples that are left out are counted, each reason in a line`() {
    var contact = swipe("1", count: 9, end: .lifted)
    contact.samples.append(Sample(seconds: 1, xMillimetres: .nan, yMillimetres: 0))
    contact.samples.append(Sample(seconds: 1, xMillimetres: 1e9, yMillimetres: 0))
    contact.samples.append(Sample(seconds: 1, xMillimetres: 1e9, yMillimetres: 0))
    contact.samples.append(Sample(seconds: 1e12, xMillimetres: 0, yMillimetres: 0))
    contact.samples.append(Sample(seconds: 1, xMillimetres: 9000, yMillimetres: 0))
    let text = XMLCheck(svg(figure([contact]))).characters
    expect(text.contains("1 sample that are no numbers left out"), equals: false)
    expect(text.contains("1 sample that is no number left out"))
    expect(text.contains("2 samples beyond 100 m left out"))
    expect(text.contains("1 sample beyond a thousand million seconds left out"))
    expect(text.contains("1 sample far off the surface"))
    expect(
      !XMLCheck(svg(figure([swipe("1", count: 9, end: .lifted)]))).characters.contains("sample "))
  }

  @Test func `a contact of which nothing can be drawn is told from one without positions`() {
    let sample = Sample(seconds: 0, xMillimetres: .nan, yMillimetres: 0)
    let contact = PlottedContact(label: "1", samples: [sample], end: .lifted)
    expect(XMLCheck(svg(figure([contact]))).characters.contains("no position that can be drawn"))
  }

  @Test func `millimetres of an assumed size are marked in both panels`() {
    let surface = PlottedSurface(widthMillimetres: 100, heightMillimetres: 65, isAssumed: true)
    let text = XMLCheck(svg(figure([swipe("1", count: 9, end: .lifted)], surface: surface)))
      .characters
    expect(text.contains("surface (mm), size assumed") && text.contains("mm, assumed"))
    let known = XMLCheck(svg(figure([swipe("1", count: 9, end: .lifted)]))).characters
    expect(!known.contains("assumed"))
  }

  @Test func `a size that cannot be is called impossible`() {
    let flat = PlottedSurface(widthMillimetres: 100, heightMillimetres: 0)
    expect(svg(figure([], surface: flat)).contains("100 × 0 mm (impossible)"))
  }

  @Test func `what is no number never reaches the picture`() {
    let bad: [Double] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 0, 5e-300]
    let samples = bad.flatMap { first in
      bad.map { Sample(seconds: first, xMillimetres: $0, yMillimetres: first) }
    }
    let contact = PlottedContact(label: "1", samples: samples, end: .lifted)
    for surface in [
      nil, PlottedSurface(widthMillimetres: .nan, heightMillimetres: 0),
      PlottedSurface(widthMillimetres: 102, heightMillimetres: 68),
    ] {
      for duration in bad {
        let text = svg(figure([contact], duration: duration, title: "", surface: surface))
        expect(XMLCheck(text).isWellFormed)
        let lowered = text.lowercased()
        expect(!lowered.contains("nan") && !lowered.contains("\"inf") && !lowered.contains(" inf"))
      }
    }
  }

  @Test func `a tap, a still finger and time that stands or runs back are drawn`() {
    let tap = PlottedContact(
      label: "1", samples: [Sample(seconds: 0, xMillimetres: 5, yMillimetres: 5)], end: .lifted)
    let still = PlottedContact(
      label: "2",
      samples: (0..<50).map {
        Sample(seconds: Double($0) / 50, xMillimetres: 20, yMillimetres: 20)
      }, end: .open)
    let odd = PlottedContact(
      label: "3",
      samples: [0, 0, 0.5, 0.2, 0.7].map {
        Sample(seconds: $0, xMillimetres: 40 * $0, yMillimetres: 9)
      }, end: .lifted)
    expect(XMLCheck(svg(figure([tap, still, odd], duration: 0))).isWellFormed)
  }

  @Test func `a million samples make a small file`() {
    var state: UInt64 = 7
    let samples = (0..<1_000_000).map { index in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let noise = Double(state >> 40) / 16_777_216
      return Sample(
        seconds: Double(index) / 1000, xMillimetres: 100 * noise,
        yMillimetres: Double(index) / 20_000)
    }
    let contact = PlottedContact(label: "1", samples: samples, end: .lifted)
    expect(svg(figure([contact], duration: 1000)).utf8.count, isBelow: 1_000_000)
  }

  @Test func `more contacts than can be drawn are counted`() {
    let contacts = (1...1500).map { swipe("\($0)", count: 30, end: .lifted) }
    let text = svg(figure(contacts))
    expect(text.contains("1500 contacts, the first 1000 drawn"))
    expect(text.utf8.count, isBelow: 3_000_000)
  }
}
