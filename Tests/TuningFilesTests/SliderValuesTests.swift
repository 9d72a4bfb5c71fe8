import Expectations
import GoldenTexts
import PantographGestures
import PantographTuning
import Testing

@testable import PantographTuningPage

/// The values of the sliders on the page of a tuning run.
struct SliderValuesTests {
  @Test func `every number with and without swept values`() throws {
    var lines: [String] = []
    let base = InteractionThresholds()
    for field in ReleaseField.allCases {
      guard let number = ThresholdNumber("\(field.path)") else { continue }
      lines.append("# \(field.path), usually \(number.text(in: base))")
      lines.append(SliderValues(number, base: base, policies: []).texts.joined(separator: ", "))
      let some = SliderValues(number, base: base, policies: Array(ReleasePolicy.all.prefix(2)))
      if some.texts != SliderValues(number, base: base, policies: []).texts {
        lines.append("with two policies: \(some.texts.joined(separator: ", "))")
      }
      let texts = ReleasePolicy.all.map { number.text(in: $0.thresholds) }
      for count in [2, texts.count] {
        guard let axis = try? SweepAxis(number, Array(texts.prefix(count))) else { continue }
        lines.append(
          "of \(axis.values): \(SliderValues(axis, base: base).texts.joined(separator: ", "))")
      }
    }
    let difference = try GoldenText("slider-values").difference(
      from: lines.joined(separator: "\n"))
    expectNil(difference)
  }
}
