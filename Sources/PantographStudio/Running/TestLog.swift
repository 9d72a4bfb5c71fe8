import PantographPlainText

/// The results of tests, read from lines of JSON. A test program writes an event per line for XCTest's
/// tests, and Swift Testing does so for its own.
struct TestLog {
  struct Issue: Equatable {
    var text: String
    var file = ""
    var line = 0
  }

  struct Entry: Equatable {
    /// The identifier that the testing library gives the test.
    var id = ""
    /// The names of the module and of the types that contain the test.
    var suite: String
    var name: String
    var seconds = 0.0
    var isSkipped = false
    var hasEnded = false
    var issues: [Issue] = []
  }

  private(set) var entries: [Entry] = []
  private var numbers: [String: Int] = [:]
  private var starts: [String: Double] = [:]
  /// The XCTest class whose tests run, also while the class's own `setUp` or `tearDown` runs.
  private var openClass: String?

  var hasFailed: Bool { entries.contains { !$0.issues.isEmpty } }

  /// Whether a test has begun and not ended, because the program ended during the test.
  var isCut: Bool { entries.contains { !$0.hasEnded } }

  /// The identifiers of the tests that have run, and of the classes whose own `setUp` or `tearDown` ended
  /// the program. The next run of the program leaves them out.
  var names: [String] { entries.map(\.id).filter { !$0.isEmpty } }

  init(_ text: String = "") {
    for line in text.split(separator: "\n") {
      guard let event = try? JSONParser.parse(Array(line.utf8)) else { continue }
      if event["version"] != nil { takeSwiftTesting(event) } else { take(event) }
    }
  }

  /// Records the program's unexpected end as a failure of the running test, of the running class if its
  /// `setUp` or `tearDown` ran, or else of the whole run.
  mutating func end(with sentence: String) {
    let issue = Issue(text: sentence)
    if let number = entries.lastIndex(where: { !$0.hasEnded }) {
      entries[number].issues.append(issue)
      entries[number].hasEnded = true
    } else if let openClass {
      entries.append(
        Entry(
          id: openClass, suite: openClass, name: "setUp or tearDown of the class", hasEnded: true,
          issues: [issue]))
    } else {
      entries.append(Entry(suite: "tests", name: "run", hasEnded: true, issues: [issue]))
    }
  }

  mutating func add(_ other: TestLog) { entries += other.entries }

  private mutating func start(_ id: String, _ suite: String, _ name: String) {
    guard numbers[id] == nil else { return }
    numbers[id] = entries.count
    entries.append(Entry(id: id, suite: suite, name: name))
  }

  private mutating func take(_ event: JSONNode) {
    switch event["kind"]?.text {
    case "class": openClass = event["class"]?.text
    case "class-ended": openClass = nil
    default: takeTest(event)
    }
  }

  private mutating func takeTest(_ event: JSONNode) {
    guard let id = event["test"]?.text else { return }
    switch event["kind"]?.text {
    case "started":
      let parts = id.split(separator: "/", maxSplits: 1).map(String.init)
      start(id, parts[0], parts.last ?? id)
    case "issue":
      guard let number = numbers[id] else { return }
      entries[number].issues.append(
        Issue(
          text: event["text"]?.text ?? "", file: event["file"]?.text ?? "",
          line: Int(event["line"]?.number ?? 0)))
    case "ended":
      guard let number = numbers[id] else { return }
      entries[number].hasEnded = true
      entries[number].seconds = event["seconds"]?.number ?? 0
      entries[number].isSkipped = event["skipped"]?.isTrue ?? false
    default: return
    }
  }

  private mutating func takeSwiftTesting(_ event: JSONNode) {
    guard event["kind"]?.text == "event", let payload = event["payload"],
      let id = payload["testID"]?.text, id.contains("(")
    else { return }
    let parts = id.split(separator: "/").map(String.init)
    let name = parts.first { $0.contains("(") } ?? id
    let suite = parts.prefix { !$0.contains("(") }.joined(separator: ".")
    let instant = payload["instant"]?["absolute"]?.number ?? 0
    switch payload["kind"]?.text {
    case "testStarted":
      start(id, suite, name)
      starts[id] = instant
    case "testSkipped":
      start(id, suite, name)
      if let number = numbers[id] {
        entries[number].isSkipped = true
        entries[number].hasEnded = true
      }
    case "issueRecorded":
      guard let number = numbers[id], payload["issue"]?["isKnown"]?.isTrue != true else { return }
      var texts: [String] = []
      if case .array(let messages)? = payload["messages"]?.value {
        texts = messages.compactMap { $0["text"]?.text }
      }
      let place = payload["issue"]?["sourceLocation"]
      entries[number].issues.append(
        Issue(
          text: texts.joined(separator: "\n"), file: place?["_filePath"]?.text ?? "",
          line: Int(place?["line"]?.number ?? 0)))
    case "testEnded":
      guard let number = numbers[id] else { return }
      entries[number].hasEnded = true
      entries[number].seconds = max(instant - (starts[id] ?? instant), 0)
    default: return
    }
  }
}

extension JSONNode {
  fileprivate subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }
  fileprivate var text: String? { if case .text(let text) = value { text } else { nil } }
  fileprivate var number: Double? { if case .number(let number, _) = value { number } else { nil } }
  fileprivate var isTrue: Bool { if case .truth(true) = value { true } else { false } }
}
