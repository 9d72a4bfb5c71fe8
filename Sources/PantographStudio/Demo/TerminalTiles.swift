/// A terminal picture divided into tiles, so that only changed tiles are sent. Tiles begin at
/// character cells.
struct TerminalTiles {
  /// A tile, with its rectangle in pixels of the picture.
  struct Tile: Hashable {
    /// The number of the tile, counted from one.
    var number: Int
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// The character row of the tile, relative to the picture; `column` is its character column.
    var row: Int
    var column: Int
  }

  let cell: TerminalCellSize
  private(set) var width = 0
  private(set) var height = 0
  /// The pixels that were sent, as one word for each pixel with red, green and blue.
  private(set) var pixels: [UInt32] = []

  /// The width of a tile in characters; `rows` is its height.
  private static let columns = 8
  private static let rows = 4

  init(cell: TerminalCellSize) { self.cell = cell }

  /// The number of character columns that the picture covers; `rows` is the number of rows.
  var columns: Int { (width + cell.width - 1) / cell.width }
  var rows: Int { (height + cell.height - 1) / cell.height }

  /// Forgets the picture, because the terminal no longer shows it.
  mutating func forget() { (width, height, pixels) = (0, 0, []) }

  /// Stores a picture and returns the tiles that changed. The pixels have the format of
  /// `PixelImage`.
  mutating func take(
    _ bytes: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int
  ) -> [Tile] {
    let isNew = width != self.width || height != self.height
    if isNew {
      (self.width, self.height) = (width, height)
      pixels = [UInt32](repeating: 0, count: width * height)
    }
    var changed: [Tile] = []
    var number = 0
    let (tileWidth, tileHeight) = (Self.columns * cell.width, Self.rows * cell.height)
    for y in stride(from: 0, to: height, by: tileHeight) {
      for x in stride(from: 0, to: width, by: tileWidth) {
        number += 1
        let tile = Tile(
          number: number, x: x, y: y, width: min(tileWidth, width - x),
          height: min(tileHeight, height - y), row: y / cell.height, column: x / cell.width)
        if copy(tile, from: bytes, bytesPerRow) || isNew { changed.append(tile) }
      }
    }
    return changed
  }

  /// Copies the pixels of a tile. Returns false if none of them changed.
  private mutating func copy(
    _ tile: Tile, from bytes: UnsafeRawBufferPointer, _ bytesPerRow: Int
  ) -> Bool {
    var isOther = false
    for row in tile.y..<(tile.y + tile.height) {
      for column in tile.x..<(tile.x + tile.width) {
        let pixel =
          bytes.loadUnaligned(fromByteOffset: row * bytesPerRow + column * 4, as: UInt32.self)
          & 0xFF_FFFF
        let place = row * width + column
        guard pixels[place] != pixel else { continue }
        pixels[place] = pixel
        isOther = true
      }
    }
    return isOther
  }

  /// Returns the pixels of a tile, row by row.
  func pixels(of tile: Tile) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(tile.width * tile.height)
    for row in tile.y..<(tile.y + tile.height) {
      result += pixels[(row * width + tile.x)..<(row * width + tile.x + tile.width)]
    }
    return result
  }
}
