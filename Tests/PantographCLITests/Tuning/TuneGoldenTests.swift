import Expectations
import GoldenTexts
import Testing

/// The output of `tune` with each of its options, and everything that it refuses.
struct TuneGoldenTests {
  private static let corpus = "$P synthesise --corpus h --count 12 --people 2 --quiet"
  private static let sweep = "--sweep finish.progress=0.3…0.7/3 --no-policies"

  private func compare(
    _ name: String, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = try CommandLines.outputs(of: lines)
    try expectNil(
      GoldenText(name).difference(from: text), sourceLocation: sourceLocation)
  }

  /// A line that makes the corpus, and tunes it with several lists of options.
  private func tune(_ options: String..., then: String = "") -> String {
    ([Self.corpus] + options.map { "$P tune h --mistakes 1 \($0)" } + (then.isEmpty ? [] : [then]))
      .joined(separator: "; ")
  }

  @Test func `values that are tried`() throws {
    let sweep = Self.sweep
    try compare(
      "tune-values",
      [
        tune("--estimator all --no-policies", "--estimator nothing", "--estimator twoSamples"),
        tune(
          "\(sweep) --sweep cancel.velocity=100…900/3 --random 3 --seed 2", "\(sweep) --descend"),
        tune(
          "\(sweep) --sweep finish.progress=0.5", "--sweep nothing=1", "--sweep finish.progress"),
        tune(
          "--sweep begin.slop=1…30/1001 --no-policies", "--sweep update.smallestChange=0…1/1001"),
        tune(
          "--sweep finish.progress=0…1/3000 --sweep cancel.velocity=0…900/3000",
          "\(sweep) --random 0",
          "--sweep finish.progress=0…1/3000 --sweep finish.velocity=0…900/1000 --random 2"),
        tune("--scene sheet \(sweep)", "--scene shet", "--scene nothing"),
        tune(
          "--direction left --length 300 \(sweep)", "--direction left", "--direction x --length 9"),
        tune(
          "\(sweep) --cost lost=3 --cost unwanted=0", "\(sweep) --cost lost=x",
          "\(sweep) --cost a=1",
          "\(sweep) --cost lost=1=2", "\(sweep) --cost lost=3,missed=0.5,falseStart=7"),
        tune("\(sweep) --against niri", "\(sweep) --against nothing", "--against ./nothing.json"),
        tune("--policy niri \(sweep)", "--policy nothing", "--thresholds nothing.json"),
        tune("\(sweep) --threads 1", "\(sweep) --threads 2", "\(sweep) --precision 0.5"),
      ])
  }

  @Test func `files and parts that are written`() throws {
    let sweep = Self.sweep
    try compare(
      "tune-files",
      [
        tune(
          "\(sweep) --save t.json", "\(sweep) --save t.json", "\(sweep) --save t.json --force",
          "--thresholds t.json \(sweep)", "\(sweep) --against t.json", then: "cat t.json"),
        tune("\(sweep) --csv t --quiet", "\(sweep) --csv t", then: "head -n 15 t/*"),
        tune("\(sweep) --plot p.svg --quiet", "\(sweep) --plot p.svg", then: "head -c 6000 p.svg"),
        tune(
          "\(sweep) --report r.html --quiet", "\(sweep) --report r.html", "\(sweep) --report r.txt",
          then: "grep -v '^<script\\|base64' r.html 2>/dev/null | head -c 9000"),
        tune("\(sweep) --save /dev/null/t.json", "\(sweep) --csv /dev/null/t"),
        Self.corpus
          + "; for p in 1 2; do $P tune h \(sweep) --shard $p/2 --out $p.part; done; $P tune --merge 1.part 2.part; $P tune --merge 1.part; $P tune --merge 1.part 1.part; $P tune --merge h; $P tune --merge nothing.part",
        Self.corpus
          + "; for s in 0/2 3/2 x 1 1/2/3 1/0 -1/2 2/1000001 1/; do $P tune h \(sweep) --shard $s --out x.part; done; ls",
        Self.corpus + "; $P tune h \(sweep) --json | head -c 9000",
        Self.corpus
          + "; $P tune h \(sweep) --shard 1/2 --out 1.part --quiet; head -c 400 1.part > cut.part; $P tune --merge cut.part; $P tune --merge 1.part --report r.html --quiet; rm -r h; $P tune --merge 1.part --report s.html --force --mistakes 0",
      ])
  }

  @Test func `recordings that cannot be judged, or only in part`() throws {
    let sweep = Self.sweep
    func labelled(_ label: String, _ name: String, as copy: String) -> String {
      "$P convert R/\(name).evemu h/\(copy).evemu --note label=\(label) --quiet"
    }
    let names = ["phone-swipe-down-125hz", "phone-settle-back-down-125hz", "phone-jab-125hz"]
    func all(_ label: String) -> String {
      (["mkdir h"] + names.map { labelled(label, $0, as: $0) }).joined(separator: "; ")
    }
    let contradictions = (0..<names.count).flatMap { place in
      ["finish", "cancel"].map { labelled($0, names[place], as: "\($0)-\(place)") }
    }
    try compare(
      "tune-doubts",
      [
        "$P tune nothing; mkdir e; $P tune e; $P tune R \(sweep); $P tune R/regenerate.sh",
        all("finish") + "; $P tune h \(sweep); $P tune h \(sweep) --json | head -c 3000",
        all("cancel") + "; $P tune h \(sweep)", all("something") + "; $P tune h \(sweep)",
        "mkdir h; " + contradictions.joined(separator: "; ")
          + "; $P tune h \(sweep); $P tune h \(sweep) --json | head -c 3000",
        all("finish") + "; " + labelled("cancel", "phone-flick-down-125hz", as: "other")
          + "; $P tune h \(sweep); $P tune h --policy flutter \(sweep)",
        all("finish")
          + "; \(labelled("cancel", "touchpad-palm-125hz", as: "pad")); $P tune h \(sweep); $P tune h --sweep begin.slop=5…20/3 --no-policies",
      ])
  }

  @Test func `recognition`() throws {
    let corpus = "$P synthesise --corpus h --recognition --count 24 --people 3 --quiet"
    func tune(_ options: String..., then: String = "") -> String {
      ([corpus] + options.map { "$P tune h --recognition --mistakes 2 \($0)" }
        + (then.isEmpty ? [] : [then])).joined(separator: "; ")
    }
    let sweep = "--sweep touchpad.hand.tapTime=50…400/3"
    try compare(
      "tune-recognition",
      [
        tune("", "\(sweep)", "--sweep nothing=1", "--sweep finish.progress=0.5"),
        corpus
          + "; for n in $($P policies --recognition | awk '/^  [a-z]+[.]/ && NR % 6 == 1 {print $1}'); do $P tune h --recognition --mistakes 0 --sweep $n=1…9/2 | tail -12; done",
        tune("--save t.json", "--thresholds t.json", "--against t.json", then: "cat t.json"),
        tune("--csv t --quiet", then: "head -n 15 t/*"),
        tune("--report r.html --quiet", "--report r.html", then: "head -c 9000 r.html"),
        tune("--plots p --quiet", "--plots p", then: "ls p; cat p/* | head -c 3000"),
        tune("--cost mistaken=3", "--cost missed=x", "--cost lost=1", "--cost missed=2,unwanted=3"),
        corpus + "; $P tune h --recognition --json | head -c 6000",
        "mkdir h; cp R/phone-tap-90hz.evemu h; $P tune h --recognition; $P tune R --recognition --mistakes 3",
        "mkdir h; for l in tap scrll hold ''; do $P convert R/phone-tap-90hz.evemu \"h/$l.evemu\" --note \"label=$l\" --note fingers=1 --quiet; done; $P tune h --recognition",
      ])
  }
}
