import PantographCommands
import PantographGestures
import PantographMotion
import PantographTuning

extension Option {
  package static let sweep = Option(
    "sweep", nil, "NUMBER=RANGE",
    .suggested(
      (ThresholdNumber.paths.filter { !$0.hasPrefix("handOff.") }
        + RecognitionNumber.all.map(\.path)).map { $0 + "=" }),
    repeatable: true,
    help: "try these values of a threshold: 0.2…0.8/25 (25 values) or a,b,c")
  package static let tunedPolicy = Option(
    "policy", "p", "NAME", .suggested(ReleasePolicy.all.map(\.name)), default: "pantograph",
    help: "the policy whose numbers are changed; without --sweep, all numbers are tried")
  package static let tunedScene = Option(
    "scene", "s", "NAME", .suggested(TunedScene.all.map(\.name)), default: "card",
    help: "the scene; recordings that name other scenes are left out")
  package static let tunedDirection = Option(
    "direction", nil, "WAY", .choice(TransitionDirection.allCases.map { "\($0.name)" }),
    help: "instead of a scene: the direction that moves the transition forward")
  package static let length = Option(
    "length", nil, "POINTS", .number(1...100_000),
    help: "the distance of the whole transition, in points")
  package static let estimator = Option(
    "estimator", nil, "NAME", .suggested(VelocityEstimator.all.map(\.name) + ["all"]),
    repeatable: true,
    help: "try this velocity estimator, or all of them")
  package static let cost = Option(
    "cost", nil, "KIND=NUMBER", .text, repeatable: true,
    help: "the cost of a mistake (default lost=1, unwanted=2, missed=1, falseStart=0.5; "
      + "with --recognition mistaken=1, missed=1, unwanted=1)")
  package static let random = Option(
    "random", nil, "COUNT", .integer(1...100_000_000), help: "try COUNT random combinations")
  package static let drawSeed = Option(
    "seed", nil, "NUMBER", .integer(0 ... .max), default: "1",
    help: "the seed of --random; each seed gives other combinations")
  package static let descend = Option(
    "descend", help: "change one number at a time until no change improves the cost")
  package static let noPolicies = Option("no-policies", help: "leave out the table of all policies")
  package static let against = Option(
    "against", nil, "POLICY", .suggested(ReleasePolicy.all.map(\.name)),
    help: "compare with this policy or file of thresholds; choose values only with --sweep")
  package static let precision = Option(
    "precision", nil, "COST", .number(0.0001...1_000_000), default: "0.05",
    help: "print how many people are needed to know the cost this precisely")
  package static let csvFolder = Option(
    "csv", nil, "FOLDER", .output("a folder of tables"),
    help: "write tables of recordings, people and costs to FOLDER")
  package static let effectPlot = Option(
    "plot", nil, "IMAGE", .file,
    help: "draw the gain for each person and device into IMAGE, a .png or .svg")
  package static let save = Option(
    "save", nil, "FILE", .output("thresholds in JSON", endings: ["json"]),
    help: "write the best thresholds to FILE, for --thresholds and drivers")
  package static let tuneReport = Option(
    "report", nil, "FILE", .output("a page in HTML", endings: ["html", "htm"]),
    help: "write a page that judges all recordings again whenever a slider moves; "
      + "with --recognition, a page of all tables and mistakes")
  package static let shard = Option(
    "shard", nil, "PART/PARTS", .text, help: "decode only one part of the corpus, such as 1/2")
  package static let partFile = Option(
    "out", nil, "FILE", .output("a part of a run", endings: ["part"]),
    help: "write the decoded part to FILE, for --merge")
  package static let mergeParts = Option(
    "merge", help: "merge parts: CORPUS is a list of files written with --out")
  package static let threads = Option(
    "threads", nil, "COUNT", .integer(1...1024),
    help: "the number of cores to use (default all)")
  package static let mistakes = Option(
    "mistakes", nil, "COUNT", .integer(0 ... .max),
    help: "the number of misjudged recordings to list (default all)")
}

extension Option {
  package static let recognition = Option(
    "recognition",
    help: "tune which gesture is recognized, instead of the release; CORPUS has labels of kind and "
      + "fingers")
  package static let mistakePlots = Option(
    "plots", nil, "FOLDER", .output("a folder of drawings"),
    help: "draw each recording that is not recognized as labelled into FOLDER")
}
