import PantographTouches

/// Measures the time from the kernel's stamp of each report until a picture that contains the report
/// has been shown.
@MainActor
package final class PictureLatencies {
  /// The largest number of values, and of reports that wait for a picture. Our value: an hour of a
  /// device with 125 reports per second, in 3.6 MB.
  static let most = 450_000

  /// The latencies in the order of the reports. The first `most` are stored.
  package private(set) var values: [TimeSpan] = []
  /// The reports that no picture contains yet, with the time of the scene and the kernel's stamp.
  private var waiting: [(scene: Timestamp, stamp: Timestamp)] = []

  /// Adds a report that a later picture will contain.
  func wait(scene: Timestamp, stamp: Timestamp) {
    guard waiting.count < Self.most else { return }
    waiting.append((scene, stamp))
  }

  /// Records that a picture of the scene at a time was shown at a moment of the kernel's clock.
  func show(until scene: Timestamp, at moment: Timestamp) {
    let shown = waiting.prefix { $0.scene <= scene }
    values += shown.prefix(Self.most - values.count).map { moment - $0.stamp }
    waiting.removeFirst(shown.count)
  }

  /// Forgets the reports that no picture contains yet. Nobody waits for a picture while the scene
  /// is hidden or its time stands still.
  func forgetWaiting() { waiting.removeAll() }
}
