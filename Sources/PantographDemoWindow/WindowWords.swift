import PantographDemos
import PantographPlotting

/// The texts beside a demo's picture in a window, as a drawing of the available size.
package struct WindowWords: Hashable, Sendable {
  /// The texts to draw.
  package var caption: DemoCaption
  /// Whether keys are the input, which changes their meaning.
  package var keysAreHand: Bool
  package var width: Double
  package var height: Double

  package init(_ caption: DemoCaption, keysAreHand: Bool, width: Double, height: Double) {
    self.caption = caption
    self.keysAreHand = keysAreHand
    self.width = width
    self.height = height
  }

  private static let margin = 20.0
  private static let palette = Palette.light
  /// The color behind the texts and around the scene, as a pixel of the window.
  package static let background: UInt32 = 0xFFF7_F8FA

  /// The drawing. From top to bottom: the scene, the gesture, the decision, and the keys at the
  /// bottom.
  package var drawing: Drawing {
    let palette = Self.palette
    var page = Page(width: width - 2 * Self.margin, x: Self.margin, y: Self.margin)
    let isLow = height < 400
    let keys = keyLines
    let overlayHeight = isLow ? 0 : 8 + 20 * 6.0
    let keysTop = height - Self.margin - Double(keys.count) * 20
    let titleStyle = TextStyle(palette.text, size: isLow ? 15 : 18, weight: .bold)
    if isLow {
      page.add(TextMeasure(titleStyle).fitting(caption.title, width: page.width), titleStyle, 20)
    } else {
      page.add(caption.title, titleStyle, 24)
    }
    page.add(
      caption.state.joined(separator: "\u{a0}· "), TextStyle(palette.secondaryText, size: 13), 19)
    if let notice = caption.notice {
      page.add(notice, TextStyle(palette.warning, size: 14, weight: .bold), 20)
    }
    page.y += isLow ? 2 : 16
    if isLow, !caption.overlay.isEmpty {
      page.add(caption.overlay.joined(separator: "\u{a0}· "), TextStyle(palette.text, size: 14), 20)
    }
    if let figure = caption.figure,
      page.y + figure.height(width: page.width) < keysTop - overlayHeight
    {
      let box = Box(x: page.x, y: page.y, width: page.width, height: 0)
      page.marks += figure.marks(in: box)
      page.y += figure.height(width: page.width)
      if figure.reasons.isEmpty, let verdict = caption.verdict, figure.release != nil {
        page.add(verdict, TextStyle(palette.text, size: 15), 21)
      }
    } else if let verdict = caption.verdict {
      page.add(verdict, TextStyle(palette.text, size: 14, weight: .bold), 20)
    }
    if !isLow {
      // The overlay has a fixed position, so that its changes move nothing else.
      page.y = max(page.y, keysTop - overlayHeight)
      for line in caption.overlay.prefix(6) {
        page.add(line, TextStyle(palette.text, size: 14), 20)
      }
    }
    if page.y <= keysTop {
      var y = keysTop
      let style = TextStyle(palette.secondaryText, size: 13)
      for line in keys {
        y += 20
        page.marks.append(.text(line, at: Point(page.x, y - 5), style))
      }
    }
    return Drawing(
      width: width, height: height, background: palette.surface, title: caption.title,
      marks: page.marks)
  }

  private var keyLines: [String] {
    let words = DemoKey.help(
      keysAreHand: keysAreHand, canGoBack: caption.canGoBack, canLabel: caption.canLabel,
      isApplication: caption.isApplication
    ).map { "\($0.key)\u{a0}\($0.meaning)" }
    let all = (keysAreHand ? ["mouse\u{a0}drag"] : []) + words
    return TextMeasure(TextStyle(Self.palette.text, size: 13)).lines(
      of: all.joined(separator: "\u{a0}· "), width: width - 2 * Self.margin)
  }
}

/// A column of text lines.
private struct Page {
  var width: Double
  var x: Double
  var y: Double
  var marks: [Mark] = []

  init(width: Double, x: Double, y: Double) {
    self.width = max(width, 40)
    self.x = x
    self.y = y
  }

  mutating func add(_ text: String, _ style: TextStyle, _ height: Double) {
    for line in TextMeasure(style).lines(of: text, width: width) {
      y += height
      marks.append(.text(line, at: Point(x, y - height * 0.25), style))
    }
  }
}
