import PantographCommands
import PantographGestures
import PantographMotion
import PantographTuning

extension Option {
  package static let sweep = Option(
    "sweep", nil, "NUMBER=RANGE",
    .suggested(ThresholdNumber.paths.filter { !$0.hasPrefix("handOff.") }.map { $0 + "=" }),
    repeatable: true,
    help: "try these values of a threshold: 0.2…0.8/25 is 25 of them, or a,b,c")
  package static let tunedPolicy = Option(
    "policy", "p", "NAME", .suggested(ReleasePolicy.all.map(\.name)), default: "pantograph",
    help: "the policy whose numbers are changed; without --sweep, all of them")
  package static let tunedScene = Option(
    "scene", "s", "NAME", .suggested(TunedScene.all.map(\.name)), default: "card",
    help: "the scene; recordings that name others are left out")
  package static let tunedDirection = Option(
    "direction", nil, "WAY", .choice(TransitionDirection.allCases.map { "\($0.name)" }),
    help: "instead of a scene, the way that brings the transition forward")
  package static let length = Option(
    "length", nil, "POINTS", .number(1...100_000), help: "all of the way")
  package static let estimator = Option(
    "estimator", nil, "NAME", .suggested(VelocityEstimator.all.map(\.name) + ["all"]),
    repeatable: true,
    help: "try this estimator of the velocity; all for every one")
  package static let cost = Option(
    "cost", nil, "KIND=NUMBER", .text, repeatable: true,
    help: "how bad a mistake is: lost=1, unwanted=2, missed=1, falseStart=0.5 unless given")
  package static let random = Option(
    "random", nil, "COUNT", .integer(1...100_000_000), help: "try so many combinations, drawn")
  package static let drawSeed = Option(
    "seed", nil, "NUMBER", .integer(0 ... .max), default: "1",
    help: "another seed draws other combinations")
  package static let descend = Option(
    "descend", help: "go one number at a time until none gets better")
  package static let noPolicies = Option("no-policies", help: "leave out the table of all policies")
  package static let against = Option(
    "against", nil, "POLICY", .suggested(ReleasePolicy.all.map(\.name)),
    help: "compare with this policy or file of thresholds; without --sweep, nothing is chosen")
  package static let precision = Option(
    "precision", nil, "COST", .number(0.0001...1_000_000), default: "0.05",
    help: "say how many people it takes to know the cost so closely")
  package static let csvFolder = Option(
    "csv", nil, "FOLDER", .output("a folder of tables"),
    help: "write tables of recordings, people and the costs of the grid")
  package static let effectPlot = Option(
    "plot", nil, "IMAGE", .file,
    help: "draw what the best saves by person and device into IMAGE, a .png or .svg")
  package static let save = Option(
    "save", nil, "FILE", .output("thresholds in JSON", endings: ["json"]),
    help: "write the best thresholds, for replay and drivers to load")
  package static let tuneReport = Option(
    "report", nil, "FILE", .output("a page in HTML", endings: ["html", "htm"]),
    help: "write a page that judges all recordings anew as its sliders move")
  package static let shard = Option(
    "shard", nil, "PART/PARTS", .text, help: "decode a part of the corpus only")
  package static let partFile = Option(
    "out", nil, "FILE", .output("a part of a run", endings: ["part"]),
    help: "write what was decoded, to be merged")
  package static let mergeParts = Option(
    "merge", help: "CORPUS are parts that --out wrote: put them together")
  package static let threads = Option(
    "threads", nil, "COUNT", .integer(1...1024), help: "how many cores to use; all unless given")
  package static let mistakes = Option(
    "mistakes", nil, "COUNT", .integer(0 ... .max),
    help: "how many misjudged recordings to list; all unless given")
}
