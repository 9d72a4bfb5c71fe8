import PantographCommands
import PantographPlainText
import PantographSceneNames

extension Command {
  package static let scenes: Command = Command(
    name: "scenes",
    summary: "list the scenes that recordings are played into",
    discussion: [
      """
      A scene is a small application with one interactive transition. `replay --scene NAME` plays \
      a recording into the scene, `watch --scene NAME` moves it with a live device, and `demo \
      NAME` shows it. A recording names its scene in the note "#: scene: NAME".
      """
    ],
    options: [.json],
    examples: [
      Example("pantograph scenes", "Lists the scenes"),
      Example("pantograph scenes --json", "Prints the scenes as JSON"),
    ]
  ) { invocation, console throws(Failure) in
    let style = console.outputStyle
    try console.print(
      invocation.has(.json)
        ? PrintableText(lines: SceneName.json("scenes", schema: JSONSchema.scenes))
        : SceneName.text(style: style))
    return .success
  }
}

extension SceneName {
  /// Returns a line for each scene.
  package static func text(style: TextStyle) -> PrintableText {
    let width = allCases.map(\.rawValue.count).max() ?? 0
    return allCases.map { (scene) -> PrintableText in
      let space = String(repeating: " ", count: width - scene.rawValue.count + 2)
      return "\(style.bold("\(scene.rawValue)"))\(space)\(scene.summary)\n"
    }.joined()
  }

  /// Returns a JSON object whose member `key` is the list of scenes.
  package static func json(_ key: String, schema: Int) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", schema)
      json.key(key)
      json.array(allCases) { json, scene in
        json.object { json in
          json.member("name", scene.rawValue)
          json.member("summary", scene.summary)
        }
      }
    }
    return json.text + "\n"
  }
}
