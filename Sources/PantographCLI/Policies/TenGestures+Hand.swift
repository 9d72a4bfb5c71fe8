import PantographGestures
import PantographRecordings
import PantographSynthesis
import PantographTouches

extension TenGestures {
  /// Returns the gesture as `ModelHand` synthesizes it, with 125 reports per second.
  func recorded(seed: UInt64) throws(SynthesisError) -> [ContactFrame] {
    let recording = try Synthesis.synthesize(
      SynthesisRequest(
        gesture: gesture, device: "phone", rate: 125, seed: seed, fingers: 1, direction: .right,
        distance: distance / Self.scale, duration: duration, hold: hold))
    var pipeline = TouchPipeline(device: recording.tracks[0].header.device)
    var frames: [ContactFrame] = []
    for event in recording.tracks[0].events where pipeline.consume(event) {
      frames.append(pipeline.frame)
    }
    return frames
  }
}
