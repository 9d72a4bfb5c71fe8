/// The rate at which a course is sampled. A long course is sampled more coarsely, so that the memory
/// of a transition does not grow with the time for which fingers hold it.
struct SampleRate {
  /// The largest number of samples: several minutes of a touchscreen. Beyond it every other sample is
  /// removed.
  static let mostSamples = 40_000

  private var step = 1
  private var skipped = 0

  /// Adds a sample, or replaces the last one by it, so that the last sample is always there.
  mutating func add(_ sample: SceneReport.Sample, to samples: inout [SceneReport.Sample]) {
    skipped += 1
    if skipped < step, samples.count > 1 {
      samples[samples.count - 1] = sample
      return
    }
    skipped = 0
    samples.append(sample)
    guard samples.count > Self.mostSamples else { return }
    step *= 2
    var (place, kept) = (0, 0)
    while place < samples.count {
      samples[kept] = samples[place]
      (place, kept) = (place + 2, kept + 1)
    }
    samples.removeLast(samples.count - kept)
  }
}
