import PantographCommands
import PantographGestures
import PantographTuning

extension Command {
  package static let tune: Command = Command(
    name: "tune",
    summary: "find the best thresholds for labelled recordings, and how sure the result is",
    discussion: [
      """
      Judges every labelled recording of the corpus with every combination of the swept \
      thresholds. It chooses the combination whose gain over the previous thresholds has the \
      largest lower limit. Finishing a transition that was meant to be cancelled costs twice as \
      much as the opposite mistake; --cost changes the costs.
      """,
      """
      A corpus consists of files, folders, 'patterns*', tar archives (also .tar.gz, \
      .tar.xz, .tar.zst and .tar.bz2, which are unpacked into a temporary file, if the system has \
      their programs) and lists (@file). The label of a recording is \
      its note "#: label: finish", cancel or other; `pantograph label` writes it. Recordings that \
      cannot be judged are counted and listed.
      """,
      """
      A range is FIRST…LAST/COUNT, followed by a unit if the number has one: \
      --sweep "finish.velocity=200…1200/11 pt/s". The word none is also a value. Without --sweep, \
      every number of the policy that decides at the release is tried, one after the other.
      """,
      """
      Each person is judged with thresholds chosen from the recordings of other people (of more \
      than ten people, a tenth at a time). The verdict and its p come from these results, and each \
      person counts the same. A verdict needs at least five people. A sweep of one value, or --against without --sweep, \
      compares two sets of thresholds and chooses nothing.
      """,
      """
      With --shard and --out only a part of the corpus is decoded. --merge combines the parts and \
      prints exactly what one run would print. After Ctrl-C, run the same command again to continue.
      """,
      """
      With --recognition the swept numbers are those by which gestures are recognized, which \
      `pantograph policies --recognition` lists. A recording's label is its kind, its fingers and \
      its count of taps or presses: in a table labels.tsv of the folder, or in its notes label, \
      fingers and count. The result is a table of confusions, the delay until a gesture is \
      recognized beside the mistakes, and the recordings that are not recognized as labelled.
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
      .force.needing(.save, .tuneReport, .effectPlot, .csvFolder, .partFile, .mistakePlots),
      .json.excluding(.partFile),
      .shard.needing(.partFile),
      .partFile,
      .mergeParts.excluding(
        .sweep, .tunedPolicy, .decidingThresholds, .tunedScene, .tunedDirection, .length,
        .estimator,
        .cost, .random, .descend, .drawSeed, .noPolicies, .against, .shard, .unpack),
      .unpack, .threads,
      .recognition.excluding(
        .tunedPolicy, .tunedScene, .tunedDirection, .length, .estimator, .random, .descend,
        .drawSeed, .noPolicies, .precision, .effectPlot, .shard, .partFile, .mergeParts
      ),
      .mistakePlots.needing(.recognition),
    ],
    examples: [
      Example(
        "pantograph tune hands --sweep finish.progress=0.2…0.8/25",
        "Finds where a drag of the card should finish"),
      Example(
        "pantograph tune hands --sweep finish.progress=0.33",
        "Says whether 0.33 is better than the policy's own value"),
      Example(
        "pantograph tune hands --thresholds ours.json --against uikit-page-sheet",
        "Compares your own thresholds with a named policy"),
      Example(
        "pantograph tune hands --policy uikit-page-sheet --save thresholds.json",
        "Tries all numbers of a policy and saves the best"),
      Example(
        "pantograph tune hands --sweep finish.progress=0.2…0.8/25 --report out.html",
        "Writes a page that judges all recordings again when you move a slider"),
      Example(
        "pantograph tune hands --sweep finish.progress=0.2…0.8/25 --plot effects.svg",
        "Draws the gain for each person and device"),
      Example(
        "pantograph tune hands --direction right --length 390 --estimator all",
        "Compares all velocity estimators for a transition of 390 points"),
      Example(
        "pantograph tune hands --sweep begin.slop=2…20/10 --sweep begin.cone=20,45,60 --json",
        "Tunes when a drag begins, and prints JSON"),
      Example(
        "pantograph tune hands --shard 1/2 --out 1.part", "Decodes the first half of the corpus"),
      Example("pantograph tune --merge 1.part 2.part", "Combines both halves"),
      Example(
        "pantograph tune --recognition taps --sweep \"touchpad.hand.tapTime=120…300/10 ms\"",
        "Finds how long a tap may last"),
      Example(
        "pantograph tune --recognition taps --report taps.html",
        "Writes a page with the confusions, and each mistake with its drawing and its reason"),
    ]
  )
}
