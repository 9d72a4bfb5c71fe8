import Expectations
import PantographRendering
import Testing
import UIKit

@MainActor
struct FilmStripTests {
  private func frames() throws -> [FilmFrame] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 90))
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 90))
    card.backgroundColor = .systemOrange
    card.layer.shadowOpacity = 0.5
    window.addSubview(card)
    let camera = FilmCamera(scale: 2)
    return try FilmStrip.moments(4, from: 0, to: 0.3).map { time in
      let progress = time / 0.3
      card.frame.origin.x = 60 * progress
      let finger = CGPoint(x: 8 + 44 * progress, y: 60)
      return try camera.frame(
        of: window, time: time, progress: progress,
        fingers: [Finger(at: finger, trail: [CGPoint(x: 8, y: 50)], radius: 8)])
    }
  }

  @Test func `moments are evenly spread from the first to the last`() {
    expect(FilmStrip.moments(3, from: 1, to: 2), equals: [1, 1.5, 2])
    expect(
      FilmStrip.moments(1, from: 1, to: 2) == [1] && FilmStrip.moments(0, from: 1, to: 2) == [])
  }

  @Test func `frames stand side by side, each over its time and progress`() throws {
    let frames = try frames()
    let strip = try FilmStrip(frames).image()
    expect(strip.width, equals: (4 * (60 + 12) + 12) * 2)
    // The finger's picture is in the frame, and the frame is in the strip.
    expect(strip[12 * 2 + 16, 12 * 2 + 120], equals: frames[0].image[16, 120])
    expect(frames[0].image[16, 120], differsFrom: frames[0].image[100, 20])
    // The progress bar of the last frame is full, that of the first frame is empty.
    let bar = (12 + 90 + 6) * 2
    expect(strip[(12 + 3 * 72 + 50) * 2, bar], differsFrom: strip[(12 + 50) * 2, bar])
  }

  @Test func `rows are as long as they are asked to be`() throws {
    let wide = try FilmStrip(frames(), title: "A card follows a finger").image()
    let narrow = try FilmStrip(frames(), columns: 2).image()
    expect(narrow.width < wide.width && narrow.height > wide.height)
    #expect(throws: RenderingError.self) { try FilmStrip([]).image() }
  }

  @Test func `a film is the same picture each time`() throws {
    try expect(FilmStrip(frames()).image(), equals: FilmStrip(frames()).image())
    let bytes = try AnimatedPicture.bytes(of: frames())
    expect(bytes, equals: (try AnimatedPicture.bytes(of: frames())))
  }
}
