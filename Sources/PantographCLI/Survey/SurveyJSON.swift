import PantographCommands
import PantographPlainText
import PantographSurvey
import PantographTouches
import PantographTuning

/// Writes the output of `survey --json`: one object.
struct SurveyJSON {
  private let run: SurveyRun
  private var json = JSONWriter()

  init(_ run: SurveyRun) { self.run = run }

  mutating func print(_ reports: [SurveyReport], console: inout Console) throws(Failure) {
    json.beginObject()
    json.member("schema", JSONSchema.survey)
    json.member("by", run.grouping.name)
    json.member("recordings", run.recordings)
    json.member("events", run.events)
    json.member("people", run.peopleCount)
    json.member("synthesised", run.synthesised)
    add("unreadable", run.unreadable)
    add("untouched", run.untouched)
    add("copies", run.copies)
    add("broken", run.remarked)
    json.key("remarks")
    json.array(run.remarks) { $0.value($1) }
    addDevices()
    json.key("kinds")
    json.beginArray()
    for report in reports {
      add(report)
      try console.print(PrintableText(lines: json.take()))
    }
    json.endArray()
    json.endObject()
    try console.print(PrintableText(lines: json.take()) + "\n")
  }

  private mutating func add(_ name: String, _ named: SurveyRun.Named) {
    json.key(name)
    json.array(named.names) { $0.value($1) }
    if named.count > named.names.count { json.member(name + "Count", named.count) }
  }

  private mutating func addDevices() {
    json.key("devices")
    json.beginArray()
    let names = run.collection.devices.keys.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    for name in names {
      let models = run.collection.devices[name, default: []].sorted { Self.order($0, $1) }
      for device in models { add(device, name) }
    }
    json.endArray()
  }

  /// Whether a device comes before another of the same name. The order does not depend on that of
  /// the recordings.
  private static func order(_ first: SurveyedDevice, _ second: SurveyedDevice) -> Bool {
    func key(_ device: SurveyedDevice) -> [Double] {
      let axes = device.axes.flatMap { axis -> [Double] in
        guard let described = axis.described else { return [] }
        return [described.minimum, described.maximum, described.fuzz, described.resolution]
          .map(Double.init)
      }
      return [
        Double(device.kind.rawValue), device.size.x, device.size.y, Double(device.slots ?? -1),
      ] + axes
    }
    return key(first).lexicographicallyPrecedes(key(second))
  }

  private mutating func add(_ device: SurveyedDevice, _ name: String) {
    json.object { json in
      json.member("name", name)
      json.member("kind", device.kind.key)
      json.member("slots", device.slots)
      json.key("sizeMillimetres")
      json.array([device.size.x, device.size.y]) { $0.value($1, decimals: 3) }
      json.member("sizeAssumed", device.isSizeAssumed)
      json.member("recordings", device.recordings)
      json.member("events", device.events)
      json.key("axes")
      json.array(zip(["x", "y"], device.axes)) { json, element in
        let (name, axis) = element
        json.object { json in
          json.member("name", name)
          json.member("minimum", axis.described.map { Int($0.minimum) })
          json.member("maximum", axis.described.map { Int($0.maximum) })
          json.member("fuzz", axis.described.map { Int($0.fuzz) })
          json.member("resolution", axis.described.map { Int($0.resolution) })
          json.member("smallest", axis.reached.map { Int($0.lowerBound) })
          json.member("largest", axis.reached.map { Int($0.upperBound) })
        }
      }
    }
  }

  private mutating func add(_ report: SurveyReport) {
    json.object { json in
      json.member("kind", report.kind.key)
      json.member("groups", report.groups.count)
      json.member("touches", report.touches)
      json.member("contacts", report.contacts)
      json.key("quantities")
      json.array(report.rows) { json, row in Self.add(row, of: report, &json) }
      json.key("filters")
      json.array(report.fates) { json, row in
        json.object { json in
          json.member("fate", row.fate.key)
          json.member("count", row.count)
          Self.add(row.share, &json)
        }
      }
    }
  }

  private static func add(
    _ row: SurveyReport.Row, of report: SurveyReport, _ json: inout JSONWriter
  ) {
    json.object { json in
      json.member("name", row.quantity.key)
      json.member("title", row.quantity.title)
      json.member("unit", row.quantity.unit.symbol)
      json.member("values", row.count)
      json.member("groups", row.groups)
      json.member("mean", row.mean)
      add(row.meanInterval, &json)
      json.member("smallest", row.least)
      json.member("largest", row.most)
      json.key("quantiles")
      json.array(row.quantiles) { json, quantile in
        json.object { json in
          json.member("share", quantile.share)
          json.member("value", quantile.value)
          add(quantile.interval, &json)
        }
      }
      json.key("thresholds")
      json.array(row.thresholds) { json, placed in add(placed, &json) }
      json.key("byGroup")
      json.beginArray()
      for group in report.groups {
        let own = GroupedDistribution([group.cells.map { $0[row.quantity] }])
        guard own.count > 0 else { continue }
        json.object { json in
          json.member("name", group.name)
          json.member("values", own.count)
          json.member("mean", own.mean)
          json.member("smallest", own.least)
          json.key("quantiles")
          json.array(SurveyReport.shares) { json, share in json.value(own.quantile(share)) }
          json.member("largest", own.most)
        }
      }
      json.endArray()
    }
  }

  private static func add(_ placed: SurveyReport.Placed, _ json: inout JSONWriter) {
    json.object { json in
      json.member("name", placed.threshold.name)
      json.member("value", placed.threshold.value)
      json.member("values", placed.count)
      json.key("below")
      json.object { json in add(placed.below, &json) }
      json.key("changes")
      json.array(placed.changes) { json, change in
        json.object { json in
          json.member("move", change.move.key)
          json.member("value", change.move.value(placed.threshold))
          add(change.share, &json)
        }
      }
    }
  }

  private static func add(_ share: GroupedDistribution.Share, _ json: inout JSONWriter) {
    json.member("share", share.share)
    add(share.interval.map { OpenInterval(low: $0.low, high: $0.high) }, &json)
  }

  /// Writes an interval: null for one group; an end is null if the interval is open there.
  private static func add(_ interval: OpenInterval?, _ json: inout JSONWriter) {
    json.key("interval")
    guard let interval else { return json.value(nil as String?) }
    json.array([interval.low, interval.high]) { $0.value($1) }
  }
}
