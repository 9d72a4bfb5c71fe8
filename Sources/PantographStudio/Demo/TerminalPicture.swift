import PantographCLI
import PantographCommands
import PantographDemos
import PantographPlainText
import PantographRendering

/// A demo's picture at the top left of a terminal, drawn in the best manner the terminal supports.
struct TerminalPicture {
  /// The manner in which pictures are drawn; never `auto`.
  let kind: TerminalPixels
  private var tiles: TerminalTiles
  private var blocks: TerminalCells?

  /// The largest size of a picture in pixels. More pixels would not make a scene sharper.
  private static let mostPixels = (width: 1280, height: 960)

  /// Chooses the given manner, or for `auto` the best one that the terminal supports.
  init(
    _ pixels: TerminalPixels, _ answers: TerminalAnswers?, _ size: TerminalSize, _ terminal: Int32
  ) {
    let hasKitty = answers?.hasKitty ?? false
    let hasSixel = answers?.hasSixel ?? false
    kind = pixels == .auto ? (hasKitty ? .kitty : hasSixel ? .sixel : .blocks) : pixels
    var cell = answers?.cell
    if cell == nil { cell = TerminalQuestion.cell(of: terminal) }
    if cell == nil, let area = answers?.area {
      cell = TerminalCellSize(width: area.width / size.columns, height: area.height / size.rows)
    }
    if let known = cell, !known.isSensible { cell = nil }
    tiles = TerminalTiles(cell: cell ?? .usual)
  }

  /// Returns the size in pixels of an area with this many character cells.
  func room(columns: Int, rows: Int) -> DemoRoom {
    guard kind != .blocks else {
      // A terminal may report up to 65,535 columns.
      return DemoRoom(
        width: min(columns, Self.mostPixels.width), height: min(rows * 2, Self.mostPixels.height))
    }
    // Sixels in the last row would scroll the screen.
    let rows = kind == .sixel ? max(rows - 1, 1) : rows
    return DemoRoom(
      width: min(columns * tiles.cell.width, Self.mostPixels.width),
      height: min(rows * tiles.cell.height, Self.mostPixels.height))
  }

  /// The number of character columns that the picture covers; `rows` is the number of rows.
  var columns: Int { kind == .blocks ? blocks?.columns ?? 0 : tiles.columns }
  var rows: Int { kind == .blocks ? blocks?.rows ?? 0 : tiles.rows }

  /// Makes the next drawing complete. Returns the text that deletes pictures stored by the
  /// terminal.
  mutating func forget() -> PrintableText {
    tiles.forget()
    blocks = nil
    return kind == .kitty ? KittyPicture.removal : ""
  }

  /// Returns the text that changes the picture shown before into this one.
  @MainActor
  mutating func text(of renderer: LayerRenderer) -> PrintableText {
    if kind == .blocks {
      let cells = renderer.withPixels { pixels, width, height, bytesPerRow in
        TerminalCells(pixels, width: width, height: height, bytesPerRow: bytesPerRow)
      }
      let text = cells?.text(from: blocks, row: 1, column: 1) ?? ""
      blocks = cells
      return text
    }
    var tiles = tiles
    let changed = renderer.withPixels { pixels, width, height, bytesPerRow in
      tiles.take(pixels, width: width, height: height, bytesPerRow: bytesPerRow)
    }
    self.tiles = tiles
    return (changed ?? []).map { (tile) -> PrintableText in
      let pixels = tiles.pixels(of: tile)
      return "\u{1b}[\(tile.row + 1);\(tile.column + 1)H"
        + (kind == .kitty
          ? KittyPicture.text(pixels, width: tile.width, number: tile.number)
          : SixelPicture.text(pixels, width: tile.width, x: tile.x, y: tile.y))
    }.joined()
  }
}

/// The manner in which a terminal shows pictures.
enum TerminalPixels: String, Hashable, Sendable {
  /// The best manner that the terminal supports.
  case auto
  /// Kitty's graphics protocol, which other terminals support as well.
  case kitty
  case sixel
  /// Characters that show two pixels each, which every terminal with 24-bit color supports.
  case blocks
}
