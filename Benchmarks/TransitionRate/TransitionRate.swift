import CAllocationCounter
import Glibc
import PantographGestures
import PantographRecordings
import PantographSynthesis
import PantographTouches
import UIKit

/// `TransitionRate`: measures how often a gesture of one second can be replayed per second on one core.
///
/// One line is for the path from events to decisions, and one for a whole modal dismissal with its layers
/// and its end. A line has replays per second, microseconds per frame and allocations per frame. With a
/// number as an argument, the program only runs the dismissal that many times, for a profiler.
@main
@MainActor
struct TransitionRate {
  static let rounds = 15

  static func main() throws {
    let recording = try Synthesis.synthesize(
      SynthesisRequest(
        gesture: "drag", device: "phone", rate: 125, fingers: 1, direction: .down, distance: 30,
        duration: 1))
    let events = recording.tracks[0].events
    let device = recording.tracks[0].header.device
    var pipeline = TouchPipeline(device: device)
    var frames: [ContactFrame] = []
    for event in events where pipeline.consume(event) { frames.append(pipeline.frame) }
    let scene = DismissalScene(frames)
    if CommandLine.arguments.count > 1, let count = Int(CommandLine.arguments[1]) {
      for _ in 0..<count { scene.replay() }
      return
    }
    report("decision", perRound: 200, frames.count) { decide(events, device) }
    report("dismissal", perRound: 50, frames.count) { scene.replay() }
    precondition(scene.decisions > 0, "no transition was decided")
  }

  /// Runs events through contacts and a pan to the machine, which decides.
  private static func decide(_ events: [InputEvent], _ device: DeviceDescription?) {
    var pipeline = TouchPipeline(device: device)
    var interaction = PanInteraction(
      thresholds: InteractionThresholds(), direction: .down,
      space: InteractionSpace(length: 844, pointsPerMillimetre: 390 / 68.0))
    var decisions = 0
    for event in events where pipeline.consume(event) {
      if interaction.update(pipeline.frame).decision != nil { decisions += 1 }
    }
    precondition(decisions == 1, "the gesture was decided \(decisions) times")
  }

  private static func report(
    _ name: String, perRound: Int, _ frames: Int, _ replay: () -> Void
  ) {
    for _ in 0..<perRound { replay() }
    let before = allocation_count()
    for _ in 0..<perRound { replay() }
    let allocations = Double(allocation_count() - before) / Double(perRound * frames)
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = processorTime
      for _ in 0..<perRound { replay() }
      times.append((processorTime - start) / Double(perRound))
    }
    let seconds = times.sorted()[rounds / 2]
    print(name, 1 / seconds, seconds / Double(frames) * 1e6, allocations)
  }

  /// The processor time of this thread, in seconds. Other work on the machine hardly affects it.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
