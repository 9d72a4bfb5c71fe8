import Foundation
import PantographGestures
import PantographPlainText
import PantographPlotting
import PantographTuning
import PantographTuningFiles

/// The result of a tuning run as a single HTML file. When a number changes, the page judges its
/// recordings again with the same code as the command line.
///
/// With `#finish.progress=0.4&finish.velocity=500 pt/s` after its address, the page opens with
/// those numbers.
package struct TuningPage {
  /// The largest number of recordings on a page. More would make a file too large for browsers.
  package static let mostRecordings = 100_000

  private let outcome: TuningOutcome
  private let recordings: [DecodedRecording]
  private let samples: [Sample]
  private let place: String
  private let facts: [String]
  private let trajectories: [SmallTrajectory?]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - recordings: The judged recordings; `samples` are theirs.
  ///   - place: The name of the corpus for the heading.
  ///   - facts: Sentences about the corpus that a reader should know.
  ///   - trajectories: A trajectory for each judged recording.
  package init(
    _ outcome: TuningOutcome, of recordings: [DecodedRecording], _ samples: [Sample],
    place: String, facts: [String], trajectories: [SmallTrajectory?]
  ) {
    self.outcome = outcome
    self.recordings = recordings
    self.samples = samples
    self.place = place
    self.facts = facts
    self.trajectories = trajectories
  }

  /// The contents of the file.
  package var html: String {
    let content = TuningContent(outcome, of: recordings, samples, place: place, facts: facts)
    let data = content.data.bytes
    let ways = trajectories.flatMap { $0?.bytes ?? [0, 0, 0] }
    // Escaped, so that no file name can end the script or begin a comment.
    let json = content.json.replacing("<", with: "\\u003c")
    return ReportDocument(
      title: "Tuning \(place)", style: Self.style,
      body: Self.body.replacing("<!-- effects -->", with: effects),
      script: """
        <script type="application/json" id="content">\(json)</script>
        <script type="text/plain" id="data">\(Data(data).base64EncodedString())</script>
        <script type="text/plain" id="ways">\(Data(ways).base64EncodedString())</script>
        <script type="text/plain" id="engine">\(ReportEngine.base64)</script>
        <script>
        \(Self.script)
        \(Self.charts)
        \(Self.recordings)
        </script>

        """
    ).html
  }

  /// The effects by person and device as SVG, in the page's own colors.
  private var effects: String {
    let figure = EffectPlot.figure(outcome, of: recordings, samples)
    guard !figure.shownSections.isEmpty else { return "" }
    return ReportDocument.svg(of: figure.drawing(width: 640))
  }
}
