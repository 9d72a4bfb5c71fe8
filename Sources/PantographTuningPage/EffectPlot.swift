import PantographPlotting
import PantographTuning
import PantographTuningFiles

/// Draws the effects of a run's best thresholds by person and device.
package enum EffectPlot {
  package static func figure(
    _ outcome: TuningOutcome, of recordings: [DecodedRecording], _ samples: [Sample]
  ) -> EffectFigure {
    let effects = GroupEffects(outcome, recordings, samples)
    let result = outcome.result
    let settings = outcome.run.settings
    let other = settings.compared == nil ? "the previous thresholds" : settings.comparedName
    let isChosen = result.expected != nil
    let unit = result.isByPerson ? "people" : "recordings"
    return EffectFigure(
      title: isChosen
        ? "The best on \(unit) not used for the choice, against \(other)"
        : "The set thresholds against \(other)",
      caption: "cost saved per recording",
      sides: EffectFigure.Sides(below: "costs more", above: "costs less"),
      mean: EffectFigure.Mean(
        "mean of \(unit)", effect: result.gain.gain,
        interval: result.gain.interval.low...result.gain.interval.high),
      sections: [
        section("People", effects.people), section("Devices", effects.devices),
      ])
  }

  private static func section(_ title: String, _ groups: [GroupEffects.Group])
    -> EffectFigure.Section
  {
    EffectFigure.Section(
      title,
      groups.sorted { $0.gain != $1.gain ? $0.gain > $1.gain : $0.name < $1.name }.map {
        EffectFigure.Row(PrintableName.text($0.name), effect: $0.gain, count: $0.recordings)
      })
  }
}
