import PantographCLI
import PantographCommands
import PantographDemos
import PantographPlainText

/// The list that `demo` prints.
enum DemoList {
  static func text(style: TextStyle) -> PrintableText {
    let width = DemoScene.all.map { $0.name.count }.max() ?? 0
    return DemoScene.all.map { (scene) -> PrintableText in
      let space = String(repeating: " ", count: width - scene.name.count + 2)
      return "\(style.bold("\(scene.name)"))\(space)\(scene.summary)\n"
    }.joined()
  }

  static var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", JSONSchema.demos)
      json.key("demos")
      json.array(DemoScene.all) { json, scene in
        json.object { json in
          json.member("name", scene.name)
          json.member("summary", scene.summary)
        }
      }
    }
    return json.text + "\n"
  }
}
