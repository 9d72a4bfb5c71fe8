import Foundation
import PantographRendering
import UIKit

/// `RedrawRate`: pictures a second of a scene of which one layer moves: all drawn anew with nothing
/// kept, all drawn with what can be kept, and only what changed. A line each: name, pictures a second.
@main
@MainActor
struct RedrawRate {
  static func main() throws {
    let scene = TranslucentScene()
    try report("nothing-kept", frames: 12) { _ in
      // One that has drawn nothing yet has kept nothing.
      LayerRenderer(background: .white)
    }
    let whole = LayerRenderer(background: .white)
    whole.drawsChangesOnly = false
    try report("all-drawn", frames: 120) { _ in whole }
    let changes = LayerRenderer(background: .white)
    try report("changes-drawn", frames: 240) { _ in changes }

    /// The median of each picture's processor time.
    func report(
      _ name: String, frames: Int, _ renderer: (Int) -> LayerRenderer
    ) throws {
      var times: [Double] = []
      for frame in 0..<frames {
        scene.move(to: frame)
        let start = processorTime
        try renderer(frame).draw(scene.root)
        times.append(processorTime - start)
      }
      // The first of each fill what is kept.
      times = Array(times.dropFirst(4)).sorted()
      print(name, 1 / times[times.count / 2])
    }
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
