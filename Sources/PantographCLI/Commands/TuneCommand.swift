import PantographCommands
import PantographGestures
import PantographTuning

extension Command {
  package static let tune: Command = Command(
    name: "tune",
    summary: "find thresholds by labelled recordings, and say how sure they are",
    discussion: [
      """
      Judges every labelled recording of the corpus by every combination of the swept thresholds and \
      takes the one that surely costs less than what was before: between that and the cheapest, the \
      combination with the largest lower limit of its gain. Finishing what was meant to go back \
      counts twice unless --cost says otherwise.
      """,
      """
      A corpus is files, folders, 'patterns*', tar archives (also .tar.gz, .tar.xz, .tar.zst, by the \
      system's programs) and lists (@file). A recording's label is \
      its note "#: label: finish", cancel or other; pantograph label writes it. What is not judged \
      is counted and named.
      """,
      """
      A range is FIRST…LAST/COUNT with a unit behind it where one is needed: \
      --sweep "finish.velocity=200…1200/11 pt/s". None is a value, too. Without --sweep all numbers of \
      the policy that decide at the release are gone through, one after the other.
      """,
      """
      The best is tried on each person by what is chosen without that person; intervals and the \
      verdict are of people, each of whom counts the same, and of nothing that the choice has seen. \
      From five people on there is a verdict. A sweep of one value, and --against, compare two sets \
      of thresholds without a choice.
      """,
      """
      With --shard and --out a part of the corpus is decoded, and --merge puts parts together: to the \
      byte what one run prints. Ctrl-C keeps what was read, and the same command goes on from there.
      """,
    ],
    arguments: [Argument("CORPUS", .oneOrMore, help: "recordings, folders, archives, @lists")],
    options: [
      .sweep, .tunedPolicy.excluding(.decidingThresholds), .decidingThresholds,
      .tunedScene.excluding(.tunedDirection, .length), .tunedDirection.needing(.length),
      .length.needing(.tunedDirection), .estimator, .cost,
      .random.needing(.sweep).excluding(.descend), .descend.needing(.sweep),
      .drawSeed.needing(.random),
      .against, .noPolicies,
      .mistakes.excluding(.json, .partFile), .precision.excluding(.json, .partFile),
      .csvFolder.excluding(.partFile), .save.excluding(.partFile),
      .tuneReport.excluding(.partFile), .effectPlot.excluding(.partFile),
      .force.needing(.save, .tuneReport, .effectPlot, .csvFolder, .partFile),
      .json.excluding(.partFile),
      .shard.needing(.partFile),
      .partFile,
      .mergeParts.excluding(
        .sweep, .tunedPolicy, .decidingThresholds, .tunedScene, .tunedDirection, .length,
        .estimator,
        .cost, .random, .descend, .drawSeed, .noPolicies, .against, .shard),
      .threads,
    ],
    examples: [
      Example(
        "pantograph tune hands --sweep finish.progress=0.2…0.8/25",
        "Finds where a drag of the card should finish"),
      Example(
        "pantograph tune hands --sweep finish.progress=0.33",
        "Says whether 0.33 is better than what was before"),
      Example(
        "pantograph tune hands --thresholds ours.json --against uikit-page-sheet",
        "Compares thresholds of your own with a named policy"),
      Example(
        "pantograph tune hands --policy uikit-page-sheet --save thresholds.json",
        "Goes through all numbers of a policy and keeps the best"),
      Example(
        "pantograph tune hands --sweep finish.progress=0.2…0.8/25 --report out.html",
        "Leaves a page that judges all recordings anew as you move a slider"),
      Example(
        "pantograph tune hands --sweep finish.progress=0.2…0.8/25 --plot effects.svg",
        "Draws for which people and devices it is better"),
      Example(
        "pantograph tune hands --direction right --length 390 --estimator all",
        "Compares all estimators for a way of 390 points"),
      Example(
        "pantograph tune hands --sweep begin.slop=2…20/10 --sweep begin.cone=20,45,60 --json",
        "Tunes when a drag begins, for a program to read"),
      Example(
        "pantograph tune hands --shard 1/2 --out 1.part", "Does the first half of the work"),
      Example("pantograph tune --merge 1.part 2.part", "Puts the halves together"),
    ]
  )
}
