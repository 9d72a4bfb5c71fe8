import Touches

/// A touch surface and the fingers on it, as lines of braille dots in the surface's proportions.
struct PadDrawing {
  /// How wide a fingertip is drawn.
  private static let fingertip = 9.0

  /// Inside the border, in letters.
  let columns: Int
  let rows: Int
  private let dotsPerMillimetre: Double
  /// By row and column, the dots that are on and the finger they belong to.
  private var dots: [[UInt8]]
  private var owners: [[Int?]]

  /// The largest drawing of this surface that, with its border, needs no more room than this.
  init(surface: Vector, columns: Int, rows: Int) {
    // A letter has 2 dots by 4, which are about as far apart either way.
    let width = Double(max(columns - 2, 4) * 2)
    let height = Double(max(rows - 2, 2) * 4)
    let scale = min(width / max(surface.x, 1), height / max(surface.y, 1))
    dotsPerMillimetre = scale
    self.columns = max(Int((surface.x * scale / 2).rounded()), 1)
    self.rows = max(Int((surface.y * scale / 4).rounded()), 1)
    dots = Array(repeating: Array(repeating: 0, count: self.columns), count: self.rows)
    owners = Array(repeating: Array(repeating: nil, count: self.columns), count: self.rows)
  }

  /// Adds a finger: its tip, and behind it the way it came.
  mutating func add(_ finger: LiveContacts.Finger) {
    let owner = Int(finger.id.rawValue)
    for position in finger.positions { set(dot(position.x), dot(position.y), owner) }
    guard let tip = finger.positions.last else { return }
    let radius = max(Self.fingertip / 2 * dotsPerMillimetre, 1.2)
    let reach = Int(radius)
    let x = dot(tip.x)
    let y = dot(tip.y)
    for down in -reach...reach {
      for right in -reach...reach
      where Double(right * right + down * down) <= radius * radius {
        set(x + right, y + down, owner)
      }
    }
  }

  func lines(style: TextStyle) -> [String] {
    let edge = String(repeating: "─", count: columns)
    var lines = [style.faint("╭\(edge)╮")]
    for row in 0..<rows {
      lines.append(style.faint("│") + line(row, style) + style.faint("│"))
    }
    lines.append(style.faint("╰\(edge)╯"))
    return lines
  }

  private func line(_ row: Int, _ style: TextStyle) -> String {
    var text = ""
    var column = 0
    while column < columns {
      let owner = owners[row][column]
      var run = ""
      while column < columns, owners[row][column] == owner {
        run.append(Self.letter(dots[row][column]))
        column += 1
      }
      text += owner.map { style.finger($0, run) } ?? run
    }
    return text
  }

  private func dot(_ millimetres: Double) -> Int {
    // Devices report positions outside their range; however far, they are at most off the pad,
    // and what is no number is, too.
    let dots = millimetres * dotsPerMillimetre
    return dots.isNaN ? -1000 : Int(min(max(dots.rounded(.down), -1000), 100_000))
  }

  private mutating func set(_ x: Int, _ y: Int, _ owner: Int) {
    guard x >= 0, y >= 0, x < columns * 2, y < rows * 4 else { return }
    let bit: UInt8 =
      switch (x % 2, y % 4) {
      case (0, 3): 0x40
      case (_, 3): 0x80
      case (0, let place): 1 << UInt8(place)
      case (_, let place): 8 << UInt8(place)
      }
    dots[y / 4][x / 2] |= bit
    owners[y / 4][x / 2] = owner
  }

  private static func letter(_ dots: UInt8) -> Character {
    dots == 0 ? " " : Character(Unicode.Scalar(0x2800 + UInt32(dots)) ?? " ")
  }
}
