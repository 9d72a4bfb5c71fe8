import Expectations
import Foundation
import GoldenTexts
import SeededRandom
import Testing
import UIKit
import ViewTesting

/// Pages of random parts of storyboards that are seldom written: margins, attributed texts, pictures, guides, bars,
/// recognizers and links of all kinds.
@MainActor
struct StoryboardPartWalkTests {
  private let table = StoryboardTable()

  private struct Parts {
    var random: SeededGenerator
    var count = 0

    mutating func pick(_ words: [String]) -> String { words[random.below(words.count)] }

    mutating func text(_ key: String) -> String {
      let content = pick([
        "<fragment content=\"some\"><attributes><color key=\"NSColor\" white=\"0.5\" alpha=\"1\"/>"
          + "<font key=\"NSFont\" size=\"13\" name=\"Avenir-HeavyOblique\"/></attributes></fragment>",
        "<fragment><string key=\"content\">kept text</string></fragment>", "<fragment/>",
        "<fragment content=\"one\"/><fragment content=\" two\"><attributes>"
          + "<font key=\"NSFont\" metaFont=\"systemBold\" size=\"9\"/></attributes></fragment>",
      ])
      return "<attributedString key=\"\(key)\">\(content)</attributedString>"
    }

    mutating func symbol() -> String {
      let look = pick([
        "scale=\"large\"", "weight=\"bold\"", "weight=\"thin\" scale=\"small\"", "scale=\"odd\"",
        "pointSize=\"19\" weight=\"heavy\"", "",
      ])
      let font = pick([
        "", "", "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"15\"/>",
      ])
      return "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" \(look)>\(font)"
        + "</preferredSymbolConfiguration>"
    }

    mutating func insets(_ names: [String]) -> String {
      names.filter { _ in random.chance(0.5) }.map { "\($0)=\"\(random.below(20))\"" }
        .joined(separator: " ")
    }

    mutating func margins() -> String {
      switch random.below(3) {
      case 0:
        return "<edgeInsets key=\"layoutMargins\" \(insets(["top", "left", "bottom", "right"]))/>"
      case 1:
        let sides = insets(["top", "leading", "bottom", "trailing"])
        return "<directionalEdgeInsets key=\"directionalLayoutMargins\" \(sides)/>"
      default: return ""
      }
    }

    mutating func guides(_ id: String) -> String {
      [
        "safeArea", "layoutMargins", "contentLayoutGuide", "frameLayoutGuide", "readableContent",
        "keyboard",
      ]
      .filter { _ in random.chance(0.5) }
      .map { "<viewLayoutGuide key=\"\($0)\" id=\"\(id)\($0)\"/>" }.joined()
    }

    mutating func flag(_ name: String) -> String {
      pick(["", "\(name)=\"YES\"", "\(name)=\"NO\""])
    }

    mutating func part() -> String {
      count += 1
      let id = "p\(count)"
      let frame = "<rect key=\"frame\" x=\"10\" y=\"\(count * 60)\" width=\"200\" height=\"50\"/>"
      let inside = frame + margins()
      switch random.below(9) {
      case 0:
        let state =
          "<state key=\"\(pick(["normal", "selected"]))\" title=\"Push\" image=\"star\" "
          + "catalog=\"system\">\(symbol())</state>"
        return "<button opaque=\"NO\" id=\"\(id)\">\(inside)\(state)</button>"
      case 1:
        let sides =
          "<directionalEdgeInsets key=\"contentInsets\" \(insets(["top", "leading", "bottom", "trailing"]))/>"
        let look =
          "<buttonConfiguration key=\"configuration\" style=\"\(pick(["plain", "filled", "odd"]))\" "
          + "image=\"heart\" catalog=\"system\" \(pick(["", "title=\"T\""]))>\(text("attributedTitle"))"
          + "\(symbol())\(sides)</buttonConfiguration>"
        return "<button opaque=\"NO\" id=\"\(id)\">\(inside)\(look)</button>"
      case 2:
        return
          "<textView id=\"\(id)\" \(flag("selectable"))>\(inside)\(text("attributedText"))</textView>"
      case 3:
        let texts = text("attributedText") + text("attributedPlaceholder")
        return
          "<textField id=\"\(id)\" background=\"star\" \(flag("adjustsFontSizeToFit"))>\(inside)\(texts)"
          + "<textInputTraits key=\"textInputTraits\" \(flag("smartDashesType")) \(flag("autocorrectionType")) "
          + "\(flag("smartInsertDeleteType"))/></textField>"
      case 4: return "<scrollView id=\"\(id)\">\(inside)\(guides(id))</scrollView>"
      case 5:
        return "<view id=\"\(id)\">\(inside)\(guides(id))"
          + "<rect key=\"contentStretch\" x=\"0.25\" y=\"0\" width=\"0.5\" height=\"1\"/></view>"
      case 6:
        return
          "<imageView image=\"star\" catalog=\"system\" id=\"\(id)\">\(inside)\(symbol())</imageView>"
      case 7: return "<label id=\"\(id)\" text=\"plain\">\(inside)\(text("attributedText"))</label>"
      default:
        return
          "<collectionView id=\"\(id)\">\(inside)<collectionViewFlowLayout key=\"collectionViewLayout\" "
          + "\(flag("automaticEstimatedItemSize"))><size key=\"itemSize\" width=\"20\" height=\"30\"/>"
          + "<inset key=\"sectionInset\" \(insets(["minX", "minY", "maxX", "maxY"]))/></collectionViewFlowLayout>"
          + "</collectionView>"
      }
    }

    mutating func recognizers() -> (outlets: String, objects: String) {
      let kinds = [
        "pinch", "rotation", "longPress", "pongPress", "tap", "pan", "swipe", "screenEdgePan",
      ]
      var (outlets, objects) = ("", "")
      for index in 0..<random.below(4) {
        let kind = pick(kinds)
        outlets +=
          "<outletCollection property=\"gestureRecognizers\" destination=\"r\(index)\" appends=\"YES\" id=\"o\(index)\"/>"
        let edge = pick([
          "<rectEdge key=\"edges\" left=\"YES\" top=\"YES\"/>", "<rectEdge right=\"YES\"/>", "",
        ])
        objects +=
          "<\(kind)GestureRecognizer minimumPressDuration=\"0.25\" allowableMovement=\"5\" "
          + "minimumNumberOfTouches=\"2\" numberOfTapsRequired=\"2\" \(flag("enabled")) "
          + "\(flag("cancelsTouchesInView")) id=\"r\(index)\">\(edge)</\(kind)GestureRecognizer>"
      }
      return (outlets, objects)
    }

    mutating func page() -> String {
      let parts = (0..<4).map { _ in part() }.joined()
      let marks = recognizers()
      let item =
        "<navigationItem key=\"navigationItem\" title=\"Title\" id=\"n\">"
        + "<barButtonItem key=\"rightBarButtonItem\" systemItem=\"\(pick(["add", "done", "odd"]))\" "
        + "image=\"star\" \(flag("springLoaded")) id=\"b\"/></navigationItem>"
      return "<viewController id=\"root\"><view key=\"view\" id=\"v\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"700\"/>\(margins())\(guides("v"))"
        + "<subviews>\(parts)</subviews><connections>\(marks.outlets)</connections></view>\(item)"
        + "</viewController>\(marks.objects)<view id=\"loose\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" "
        + "height=\"8\"/></view>"
    }

    mutating func navigation() -> String {
      let bar =
        "<navigationBar key=\"navigationBar\" id=\"nb\"><navigationBarAppearance key=\"standardAppearance\" "
        + "backgroundImage=\"star\"><color key=\"shadowColor\" white=\"0.5\" alpha=\"1\"/></navigationBarAppearance>"
        + "</navigationBar>"
      let flags = [
        "hidesBarsWhenKeyboardAppears", "hidesBarsOnTap", "hidesBarsWhenVerticallyCompact",
      ]
      .map { flag($0) }.joined(separator: " ")
      return
        "<scene sceneID=\"t\"><objects><navigationController id=\"top\" \(flags)>\(bar)<connections>"
        + "<segue destination=\"root\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s0\"/>"
        + "</connections></navigationController></objects></scene>"
    }

    mutating func split() -> String {
      let style = pick(["", "style=\"doubleColumn\"", "style=\"tripleColumn\""])
      let kinds = [
        "masterViewController", "detailViewController", "supplementaryViewController",
        "compactViewController",
      ]
      let kind = pick(kinds)
      return "<scene sceneID=\"t\"><objects><splitViewController \(style) id=\"top\"><connections>"
        + "<segue destination=\"root\" kind=\"relationship\" relationship=\"\(kind)\" id=\"s0\"/>"
        + "</connections></splitViewController></objects></scene>"
    }
  }

  private func lines(_ view: UIView) -> [String] {
    var lines = [
      "\(type(of: view)) \(view.frame) \(view.layoutMargins) \(view.directionalLayoutMargins) "
        + "\(view.layer.contentsCenter)"
    ]
    for recognizer in view.gestureRecognizers ?? [] where !(view is UIScrollView) {
      lines.append("\(recognizer) \(recognizer.isEnabled) \(recognizer.cancelsTouchesInView)")
      if let press = recognizer as? UILongPressGestureRecognizer {
        lines.append("\(press.minimumPressDuration) \(press.allowableMovement)")
      }
      if let edge = recognizer as? UIScreenEdgePanGestureRecognizer {
        lines.append("\(edge.edges)")
      }
    }
    switch view {
    case let text as UITextView: lines.append("\(text.attributedText.string) \(text.isSelectable)")
    case let field as UITextField:
      lines.append(
        "\(field.attributedText?.string ?? "-") \(field.attributedPlaceholder?.string ?? "-")")
      lines.append(
        "\(field.background != nil) \(field.smartDashesType) \(field.autocorrectionType)")
      lines.append("\(field.smartInsertDeleteType) \(field.adjustsFontSizeToFitWidth)")
    case let button as UIButton:
      let symbol = button.preferredSymbolConfigurationForImage(in: .normal)
      lines.append("\(symbol != nil) \(button.currentImage?.size ?? .zero)")
      if let look = button.configuration {
        lines.append(
          "\(look.contentInsets) \(look.attributedTitle.map { "\($0.characters.count)" } ?? "-")")
      }
    case let list as UICollectionView:
      if let flow = list.collectionViewLayout as? UICollectionViewFlowLayout {
        lines.append("\(flow.estimatedItemSize) \(flow.sectionInset) \(flow.itemSize)")
      }
    default: break
    }
    return lines + view.subviews.flatMap { self.lines($0) }
  }

  private func facts(_ root: UIViewController) -> [String] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.windowScene = nil
    window.UIKit::layoutIfNeeded()
    defer { window.rootViewController = nil }
    var found = lines(window)
    if let navigation = root as? UINavigationController {
      found.append("\(navigation.hidesBarsWhenKeyboardAppears) \(navigation.hidesBarsOnTap)")
      found.append("\(navigation.navigationBar.standardAppearance.backgroundImage != nil)")
    }
    if let split = root as? UISplitViewController {
      for column in [UISplitViewController.Column.primary, .secondary, .supplementary, .compact] {
        found.append("\(split.viewController(for: column) != nil)")
      }
      found.append("\(split.viewControllers.count)")
    }
    return found + [window.layer.treeDescription(.model)]
  }

  @Test func `pages of seldom parts`() {
    let warn = Misuse.onWarning
    defer { Misuse.onWarning = warn }
    for seed in 0..<150 {
      var warnings: [String] = []
      Misuse.onWarning = { warnings.append($0) }
      var parts = Parts(random: SeededGenerator(seed: UInt64(seed)))
      let page = StoryboardTable.scene(parts.page())
      let around = [parts.navigation(), parts.split(), ""][seed % 3]
      var found: [String] = []
      do {
        let initial = around.isEmpty ? "root" : "top"
        let board = try table.storyboard("P\(seed)", initial: initial, page + around)
        if let root = try board.makeInitialViewController() { found = facts(root) }
      } catch { found = ["\(error)".replacing(table.folder.path, with: "FOLDER")] }
      let text = (found + warnings).joined(separator: "\n").replacing(/0x[0-9a-f]+/, with: "")
      SeenMarks.see(ShortText.thousandths("\(seed) " + text))
    }
  }
}
