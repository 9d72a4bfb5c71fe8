import PantographGestures
import PantographPlainText
import PantographTouches

/// Writes a check's result as one JSON object.
enum CheckJSON {
  static func text(_ report: CheckReport, layout: JSONWriter.Layout = .compact) -> String {
    var json = JSONWriter(layout: layout)
    json.object { json in
      json.member("schema", JSONSchema.check)
      json.member("complete", report.end == .complete || report.end == .recording)
      json.member("holds", report.holds)
      json.key("device")
      add(report.device, &json)
      json.key("system")
      if let system = report.system { add(system, &json) } else { json.value(nil as String?) }
      json.key("findings")
      json.array(report.findings) { json, finding in
        json.object { json in
          json.member("topic", finding.topic)
          json.member("state", finding.state.key)
          json.member("reason", finding.reason)
          json.member("advice", finding.advice)
        }
      }
      json.key("hands")
      json.array(report.hands) { json, hand in add(hand, &json) }
      json.key("latency")
      add(report.latency, &json)
      json.key("printed")
      add(report.printed, &json)
      json.key("picture")
      add(report.picture.latency, &json)
    }
    return json.text + "\n"
  }

  private static func add(_ device: CheckedDevice, _ json: inout JSONWriter) {
    let identity = device.description.identity
    json.object { json in
      json.member("name", device.name)
      json.member("kind", device.kind.key)
      json.member("bus", Int(identity.bus))
      json.member("vendor", Int(identity.vendor))
      json.member("product", Int(identity.product))
      json.member("version", Int(identity.version))
      json.member("slots", device.slots)
      json.key("sizeMillimetres")
      json.array([device.size.x, device.size.y]) { $0.value($1, decimals: 3) }
      json.member("sizeAssumed", device.isAssumed)
      json.member("pressure", device.describesPressure)
      json.member("contactSize", device.describesSize)
    }
  }

  private static func add(_ system: SystemFacts, _ json: inout JSONWriter) {
    json.object { json in
      json.member("kernel", system.kernel)
      json.member("distribution", system.distribution)
      json.member("windowSystem", system.windowSystem.rawValue)
      json.member("desktop", system.desktop)
      json.member("remote", system.isRemote)
      json.key("displays")
      json.array(system.displays) { json, display in
        json.object { json in
          json.member("width", display.width)
          json.member("height", display.height)
          json.member("hertz", display.hertz, decimals: 3)
        }
      }
    }
  }

  private static func add(_ hand: CheckedHand, _ json: inout JSONWriter) {
    json.object { json in
      json.member("name", hand.name)
      json.member("step", hand.step?.rawValue)
      json.member("result", hand.outcome?.key)
      json.member("contacts", hand.measures.contacts)
      json.member("losses", hand.losses)
      json.member("rate", hand.rate)
      json.member("filtered", hand.filtered)
      json.member("difference", hand.difference)
      json.key("gestures")
      json.array(hand.gestures) { json, gesture in
        json.value(gesture, track: 0, since: hand.start)
      }
      json.key("decisions")
      json.array(hand.decisions) { $0.value($1.description) }
      json.key("latency")
      add(LatencySummary(hand.latencies), &json)
    }
  }

  /// Writes a latency in seconds.
  private static func add(_ latency: LatencySummary?, _ json: inout JSONWriter) {
    guard let latency else { return json.value(nil as String?) }
    json.object { json in
      json.member("count", latency.count)
      json.member("median", latency.median.seconds)
      json.member("within95", latency.most.seconds)
      json.member("largest", latency.largest.seconds)
    }
  }
}
