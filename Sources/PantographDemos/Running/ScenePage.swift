import Foundation
import PantographGestures
import PantographPlainText
import PantographPlotting
import PantographRendering
import PantographTouches

/// A report about a recording in a scene, as a single HTML file to be attached elsewhere: the scene
/// at any moment, the fingers, the progress against the thresholds, every callback and the
/// decision.
///
/// An address that ends in `#0.65` opens the page at that second.
@MainActor
public struct ScenePage {
  /// The heading, such as the recording's name.
  public var title: String
  /// HTML that is appended, including its styles and scripts.
  public var appendix = ""
  private let report: SceneReport
  private let film: SceneFilm

  public init(_ title: String, of report: SceneReport, film: SceneFilm) {
    self.title = title
    self.report = report
    self.film = film
  }

  /// The largest number of pictures on a page; a longer film has fewer per second.
  private static let mostPictures = 240

  /// Returns the contents of the HTML file.
  public func html() throws(RenderingError) -> String {
    let shots = try shots()
    let name = Self.escaped(title)
    var page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(name) · \(Self.escaped(report.scene))</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header><h1>\(name)</h1>
      <p>Played into \(Self.escaped(report.setting)).</p></header>
      <main>
      <section class="scene">
      <img id="picture" alt="the scene" width="\(shots.width)" height="\(shots.height)">
      <div class="controls">
      <button id="play" type="button">Play</button>
      <label><input id="slow" type="checkbox"> slow</label>
      <input id="time" type="range" min="0" max="\(max(shots.times.count - 1, 0))" value="0" aria-label="time">
      <output id="clock" for="time"></output>
      </div>
      <p class="hint">Space plays, ← and → step.</p>
      </section>
      <section class="story">

      """
    for story in stories { page += Self.figure(story) }
    page += "<h2>What happened</h2>\n<ol id=\"lines\">\n"
    let lines = report.toldLines
    for line in lines {
      let time = seconds(line.time)
      let text = Self.escaped(line.text)
      let words = line.event == nil ? text : "<strong>\(text)</strong>"
      page += "<li data-time=\"\(time)\"><time>\(time) s</time> \(words)</li>\n"
    }
    page += "</ol>\n" + rest
    if lines.isEmpty { page += "<p>Nothing happened.</p>\n" }
    page +=
      "</section>\n</main>\n\(appendix)<script>\nconst film = \(shots.json);\n\(Self.script)\n</script>\n"
    return page + "</body>\n</html>\n"
  }

  private var stories: [SceneStory] {
    SceneStory.all(of: report, count: SceneFilm.usualMoments, most: Self.mostStories)
  }

  /// The largest number of stories on a page.
  private static let mostStories = 24

  /// A sentence about the entries that the page leaves out because the recording is long.
  private var rest: String {
    let stories = max(0, report.transitions.count - Self.mostStories) + report.leftOut.transitions
    var words: [String] = []
    if stories > 0 { words.append("\(stories) more transitions have no figure") }
    if report.leftOut.lines > 0 { words.append("\(report.leftOut.lines) more lines follow") }
    return words.isEmpty
      ? "" : "<p>\(SceneStory.sentence(words.joined(separator: "; ")))</p>\n"
  }

  private func seconds(_ time: Timestamp) -> String {
    DecimalText((time - report.start).seconds, decimals: 3, zeros: .kept).description
  }

  // MARK: Pictures

  private struct Shots {
    var width = 0
    var height = 0
    var times: [Double] = []
    var pictures: [String] = []

    var json: String {
      var json = JSONWriter()
      json.object { json in
        json.key("times")
        json.array(times) { $0.raw(DecimalText($1, decimals: 4).description) }
        json.key("pictures")
        json.array(pictures) { $0.value($1) }
      }
      return json.text
    }
  }

  private func shots() throws(RenderingError) -> Shots {
    let rate = 30.0
    let reel = SceneReel(report, framesPerSecond: rate)
    // Moments of many stories and events are thinned to half of the pictures.
    let moments = Self.thinned(
      stories.flatMap { $0.moments.map { $0.time - report.start } }, to: Self.mostPictures / 2)
    let even = Self.thinned(reel.times, to: Self.mostPictures - moments.count)
    let times = Set(even + moments).sorted()
    var shots = Shots()
    let encoding = PictureEncoding()
    try film.eachFrame(at: times) { frame throws(RenderingError) in
      shots.width = Int(Double(frame.image.width) / Double(frame.scale))
      shots.height = Int(Double(frame.image.height) / Double(frame.scale))
      encoding.add(frame.image, at: shots.times.count)
      shots.times.append(times[shots.times.count].seconds)
    }
    let pictures = try encoding.finish()
    shots.pictures = shots.times.indices.map { index in
      "data:image/webp;base64," + Data(pictures[index] ?? []).base64EncodedString()
    }
    return shots
  }

  /// Returns at most `most` of these times, at even steps.
  private static func thinned(_ times: [TimeSpan], to most: Int) -> [TimeSpan] {
    let step = max(1, (times.count + most - 1) / most)
    return times.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  // MARK: Figures

  private static let width = 720.0

  private static func figure(_ story: SceneStory) -> String {
    let figure = story.figure
    let box = Box(x: 0, y: 0, width: width, height: figure.height(width: width))
    func svg(_ palette: Palette, _ name: String) -> String {
      let drawing = Drawing(
        width: box.width, height: box.height, title: figure.verdict,
        marks: figure.marks(in: box, palette: palette))
      return "<div class=\"\(name)\">" + SVGWriter().text(of: drawing) + "</div>"
    }
    let plot = figure.plot(in: box)
    let span = figure.times
    let data =
      "data-left=\"\(plot.x)\" data-right=\"\(plot.maxX)\" data-start=\"\(span.lowerBound)\" "
      + "data-end=\"\(span.upperBound)\" data-top=\"\(plot.y)\" data-bottom=\"\(plot.maxY)\""
    return """
      <figure \(data)>\(svg(.light, "light"))\(svg(.dark, "dark"))<div class="cursor"></div></figure>

      """
  }

  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(PrintableText.steers(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return escaped
  }
}
