import Foundation
import PantographCLI
import PantographPlainText
import PantographRendering

/// A picture made of terminal characters. Each character shows two pixels, the upper one in its
/// foreground color and the lower one in its background color.
struct TerminalCells: Hashable {
  struct Cell: Hashable {
    var upper: UInt32
    var lower: UInt32
  }

  let columns: Int
  let rows: Int
  private(set) var cells: [Cell]

  /// Creates cells from rows of pixels in the format of `PixelImage`. A missing last row is white.
  init(_ pixels: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int) {
    columns = width
    rows = (height + 1) / 2
    cells = []
    cells.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        func pixel(_ y: Int) -> UInt32 {
          guard y < height else { return 0xFF_FFFF }
          return pixels.loadUnaligned(
            fromByteOffset: y * bytesPerRow + column * 4, as: UInt32.self) & 0xFF_FFFF
        }
        cells.append(Cell(upper: pixel(row * 2), lower: pixel(row * 2 + 1)))
      }
    }
  }

  /// Returns the text that changes the cells shown before into these. Only changes are included.
  /// `row` and `column` are the position of the top left character, counted from one.
  func text(from before: TerminalCells?, row top: Int, column left: Int) -> PrintableText {
    let known = before.flatMap { $0.columns == columns && $0.rows == rows ? $0 : nil }
    var text: PrintableText = ""
    var colors: Cell?
    var cursor: (row: Int, column: Int)?
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = cells[row * columns + column]
        if let known, known.cells[row * columns + column] == cell { continue }
        if cursor?.row != row || cursor?.column != column {
          text += "\u{1b}[\(top + row);\(left + column)H"
        }
        if colors?.upper != cell.upper { text += "\u{1b}[38;2;\(Self.color(cell.upper))m" }
        if colors?.lower != cell.lower { text += "\u{1b}[48;2;\(Self.color(cell.lower))m" }
        colors = cell
        text += "▀"
        cursor = (row, column + 1)
      }
    }
    return text.isEmpty ? "" : text + "\u{1b}[0m"
  }

  private static func color(_ pixel: UInt32) -> String {
    "\(pixel >> 16 & 0xFF);\(pixel >> 8 & 0xFF);\(pixel & 0xFF)"
  }
}
