import Expectations
import Testing

/// Ten tasks of somebody who sees the sources for the first time.
struct NewcomerTests {
  struct Task: CustomTestStringConvertible {
    var name: String
    /// The files that are read after the README and `docs/architecture.md`.
    var files: [String]

    var testDescription: String { name }
  }

  private static let gestures = "Sources/PantographGestures"
  private static let core = "Sources/UIKit/Core"

  static let tasks = [
    Task(
      name: "add a velocity rule",
      files: [
        "Sources/PantographMotion/Velocity/Rules/Window.swift",
        "Sources/PantographMotion/Velocity/VelocityRule.swift",
        "Sources/PantographMotion/Velocity/VelocityEstimator+All.swift",
      ]),
    Task(
      name: "add a format",
      files: [
        "Sources/PantographRecordings/Formats/RecordingFormat.swift",
        "Sources/PantographRecordings/Formats/Evtest/EvtestParser.swift",
      ]),
    Task(
      name: "add a policy",
      files: [
        "\(gestures)/Interaction/Policies/ReleasePolicy+Toolkits.swift",
        "\(gestures)/Interaction/Policies/ReleasePolicy.swift", "docs/policies.md",
      ]),
    Task(
      name: "add a scene",
      files: [
        "Sources/PantographDemos/Scenes/DemoScene+Card.swift",
        "Sources/PantographSceneNames/SceneName.swift",
        "Sources/PantographDemos/Running/DemoScene.swift",
      ]),
    Task(
      name: "add a command",
      files: [
        "Sources/PantographCLI/Commands/ScenesCommand.swift",
        "Sources/PantographCLI/Pantograph.swift", "docs/command-line.md",
        "Sources/PantographStudio/Studio.swift",
      ]),
    Task(
      name: "add a modal style",
      files: [
        "Sources/UIKit/Parts/Sheets/UISheetPresentationController.swift",
        "\(core)/ViewControllers/ModalStyles.swift", "Sources/UIKit/Tiers.swift",
      ]),
    Task(
      name: "change how far a sheet's detent pulls",
      files: [
        "\(gestures)/Interaction/Resting/InteractionThresholds+Resting.swift",
        "Sources/UIKit/Parts/Sheets/SheetInteraction.swift",
        "\(gestures)/Interaction/Machine/InteractionMachine.swift",
      ]),
    Task(
      name: "find why a scroll was taken for a tap",
      files: [
        "\(gestures)/Hand/HandTracker+Deciding.swift", "\(gestures)/Hand/HandThresholds.swift",
        "\(gestures)/Hand/HandThresholds+Groups.swift",
      ]),
    Task(
      name: "find which of contradicting constraints breaks",
      files: ["\(core)/AutoLayout/LayoutEngine+Conflicts.swift"]),
    Task(
      name: "add a storyboard property of a table",
      files: [
        "Sources/UIKit/Storyboards/StoryboardBuilder+Tables.swift",
        "Sources/UIKit/Storyboards/StoryboardNumber.swift",
      ]),
  ]

  @Test(arguments: tasks)
  func `a task finds its place from the README within six files`(task: Task) {
    let readme = Repository.text("README.md")
    expect(readme.contains("(docs/architecture.md#where-something-new-goes)"))
    expect(readme.contains("(docs/architecture.md#where-something-is-decided)"))
    let page = Repository.text("docs/architecture.md")
    for file in task.files {
      let name = String(file.split(separator: "/").last!)
      expect(
        page.contains("`\(file)`") || page.contains("(\(name))"), "the page does not name \(file)")
      expect(Repository.has(file), "there is no \(file)")
    }
    expect(task.files.count + 2, isAtMost: 6, "\(task.name) takes more than six files")
  }
}
