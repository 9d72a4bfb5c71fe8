import Foundation
import PantographDemoWindow
import PantographRendering
import UIKit

/// `WindowRate`: measures the frames per second of a scene of 1280 × 800 pixels in a window, in which a card moves
/// over six translucent layers. Each line has a name, and frames per second of the main thread's processor time and
/// of real time. Then it measures pictures per second of the demo `card` while a finger drags the card, from the
/// finger's frame until the picture is presented, without and with the overlay.
///
/// `WindowRate card FRAMES` and `WindowRate overlay FRAMES` only draw FRAMES pictures of the demo, for a profiler.
@main
@MainActor
struct WindowRate {
  static func main() throws {
    if CommandLine.arguments.count > 2 {
      let demo = try CardDemo(overlay: CommandLine.arguments[1] == "overlay")
      for _ in 0..<(Int(CommandLine.arguments[2]) ?? 0) {
        try demo.move()
        try demo.show()
      }
      return
    }
    try measureWindow()
    for overlay in [false, true] {
      let demo = try CardDemo(overlay: overlay)
      var pictures = Samples()
      for _ in 0..<400 {
        let start = Moment()
        try demo.move()
        try demo.show()
        pictures.add(from: start, to: Moment())
      }
      pictures.report(overlay ? "card with-overlay" : "card demo")
    }
  }

  private static func measureWindow() throws {
    let scene = CardScene()
    let surface = try WindowSurface(title: "WindowRate", width: 1280, height: 800)
    let renderer = LayerRenderer(background: .white)
    _ = try surface.prepare(0xFFFF_FFFF)
    let whole = WindowSurface.Area(width: 1280, height: 800)
    var composing = Samples()
    var uploading = Samples()
    var both = Samples()
    var presenting = Samples()
    for frame in 0..<480 {
      scene.move(to: frame)
      let start = Moment()
      let boxes = try renderer.draw(scene.root)
      let composed = Moment()
      renderer.withPixels { pixels, _, _, bytesPerRow in
        for box in boxes {
          let area = WindowSurface.Area(
            x: Int(box.minX), y: Int(box.minY), width: Int(box.width), height: Int(box.height))
          surface.upload(pixels, bytesPerRow: bytesPerRow, box: area, x: 0, y: 0, within: whole)
        }
      }
      let uploaded = Moment()
      surface.present()
      let presented = Moment()
      composing.add(from: start, to: composed)
      uploading.add(from: composed, to: uploaded)
      both.add(from: start, to: uploaded)
      presenting.add(from: uploaded, to: presented)
    }
    composing.report("composing \(surface.system)")
    uploading.report("uploading \(surface.system)")
    both.report("both \(surface.system)")
    presenting.report("presenting \(surface.system)")
  }
}

/// The thread's processor time and the real time, in seconds.
private struct Moment {
  var processor = Self.read(CLOCK_THREAD_CPUTIME_ID)
  var real = Self.read(CLOCK_MONOTONIC)

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// Times of one kind. The result is their median.
private struct Samples {
  private var processor: [Double] = []
  private var real: [Double] = []

  mutating func add(from start: Moment, to end: Moment) {
    processor.append(end.processor - start.processor)
    real.append(end.real - start.real)
  }

  func report(_ name: String) {
    print(name, 1 / median(processor), 1 / median(real))
  }

  /// Returns the median without the first times, in which the caches were filled.
  private func median(_ times: [Double]) -> Double {
    let sorted = times.dropFirst(8).sorted()
    return max(sorted[sorted.count / 2], 1e-9)
  }
}
