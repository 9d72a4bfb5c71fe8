import Foundation
import PantographRendering
import UIKit

/// `RedrawRate`: measures the pictures per second of a scene in which one layer moves. The pictures are
/// drawn whole without caches, whole with caches, and with only the changed part. Each line has a name
/// and pictures per second.
@main
@MainActor
struct RedrawRate {
  static func main() throws {
    let scene = TranslucentScene()
    try report("nothing-kept", frames: 12) { _ in
      // A new renderer for each picture has empty caches.
      LayerRenderer(background: .white)
    }
    let whole = LayerRenderer(background: .white)
    whole.drawsChangesOnly = false
    try report("all-drawn", frames: 120) { _ in whole }
    let changes = LayerRenderer(background: .white)
    try report("changes-drawn", frames: 240) { _ in changes }

    /// Prints a name and the pictures per second, from the median processor time of a picture.
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
      // Leaves out the first pictures, which fill the caches.
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
