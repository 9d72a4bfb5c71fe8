import Expectations
import Foundation
import Testing

@testable import PantographImages

/// Functions of numbers, computed by hand.
struct PDFFunctionTests {
  private func run(_ text: String, _ input: [Double]) -> [Double]? {
    PDFProgram(Array(text.utf8))?.run(input)
  }

  @Test(arguments: [
    ("add", [1.5, 2], [3.5]), ("sub", [5, 2], [3]), ("mul", [3, 4], [12]), ("div", [9, 2], [4.5]),
    ("div", [9, 0], [0]), ("idiv", [7, 2], [3]), ("idiv", [-7, 2], [-3]), ("idiv", [7, 0], [0]),
    ("idiv", [7, 0.5], [0]), ("mod", [7, 3], [1]), ("mod", [-7, 3], [-1]), ("mod", [7, 0], [0]),
    ("neg", [2], [-2]), ("abs", [-2], [2]), ("ceiling", [1.2], [2]), ("ceiling", [-1.2], [-1]),
    ("floor", [1.8], [1]), ("floor", [-1.2], [-2]), ("round", [2.5], [3]), ("round", [-2.5], [-2]),
    ("round", [2.4], [2]), ("truncate", [-1.8], [-1]), ("cvi", [3.7], [3]), ("cvr", [3.7], [3.7]),
    ("sqrt", [9], [3]), ("sqrt", [-9], [0]), ("exp", [2, 10], [1024]), ("ln", [1], [0]),
    ("ln", [0], [0]), ("ln", [-1], [0]), ("log", [1000], [3]), ("log", [0], [0]),
    ("eq", [1, 1], [1]), ("eq", [1, 2], [0]), ("ne", [1, 1], [0]), ("ne", [1, 2], [1]),
    ("gt", [2, 1], [1]), ("gt", [1, 1], [0]), ("ge", [1, 1], [1]), ("ge", [0, 1], [0]),
    ("lt", [1, 2], [1]), ("lt", [1, 1], [0]), ("le", [1, 1], [1]), ("le", [2, 1], [0]),
    ("and", [6, 3], [2]), ("or", [6, 3], [7]), ("xor", [6, 3], [5]), ("not", [0], [1]),
    ("not", [5], [0]), ("pop", [1, 2], [1]), ("exch", [1, 2], [2, 1]), ("dup", [4], [4, 4]),
    ("copy", [1, 2, 2], [1, 2, 1, 2]), ("copy", [1, 3], [1]), ("copy", [1, 0], [1]),
    ("index", [5, 6, 0], [5, 6, 6]), ("index", [5, 6, 1], [5, 6, 5]),
    ("index", [5, 6, 2], [5, 6, 0]), ("index", [5, -1], [5, 0]),
    ("roll", [1, 2, 3, 3, 1], [3, 1, 2]), ("roll", [1, 2, 3, 3, -1], [2, 3, 1]),
    ("roll", [1, 2, 3, 2, 1], [1, 3, 2]), ("roll", [1, 2, 3, 3, 4], [3, 1, 2]),
    ("roll", [1, 4, 1], [1]), ("roll", [1, 0, 1], [1]), ("unknown", [1], [1]), ("add", [1], [1]),
    ("add", [], [0]), ("true", [], [1]), ("false", [], [0]),
  ])
  func `words of programs`(word: String, input: [Double], expected: [Double]) throws {
    let found = try #require(run("{ \(word) }", input))
    expect(found.count, equals: expected.count)
    for (left, right) in zip(found, expected) {
      expect(abs(left - right), isBelow: 1e-9, "\(found)")
    }
  }

  @Test func `angles are in degrees, from 0 to 360`() throws {
    func one(_ word: String, _ input: [Double]) throws -> Double {
      try #require(run("{ \(word) }", input)?.first)
    }
    expect(abs(try one("sin", [30]) - 0.5), isBelow: 1e-9)
    expect(abs(try one("cos", [60]) - 0.5), isBelow: 1e-9)
    expect(abs(try one("atan", [1, 1]) - 45), isBelow: 1e-9)
    expect(abs(try one("atan", [-1, 0]) - 270), isBelow: 1e-9)
    expect(abs(try one("atan", [0, -1]) - 180), isBelow: 1e-9)
    expect(abs(try one("atan", [0, 1])), isBelow: 1e-9)
  }

  @Test func `conditions choose a block, and wrong programs are none`() {
    expect(run("{ 0 { 5 } if 1 { 6 } if }", []), equals: [6])
    expect(run("{ { 1 } { 2 } ifelse }", [0]), equals: [2])
    expect(run("{ if }", []) == nil && run("{ { 1 } ifelse }", []) == nil)
    expect(run("{ (text) }", []) == nil && run("{ /name }", []) == nil)
    expect(run("{ 1", []) == nil && run("", []) == nil && run("{ }", [7]) == [7])
    expect(run("{ .nan 1 0 div 5 add }", []) != nil)
  }

  @Test func `a program has at most 511 steps, sixteen blocks in one another and 100 values`() {
    let many = { (count: Int) in "{ " + String(repeating: "1 ", count: count) + "}" }
    expect(run(many(511), [])?.count == 100 && run(many(512), []) == nil)
    expect(run(many(100), [])?.count == 100 && run(many(99), [])?.count == 99)
    let deep = { (count: Int) in
      String(repeating: "{ ", count: count) + String(repeating: "} ", count: count)
    }
    expect(run(deep(16), []) != nil && run(deep(17), []) == nil)
  }

  private func function(_ text: String) throws -> PDFFunction? {
    let file = try PDFFile(PDFMaker("").bytes)
    var lexer = PDFLexer(Array(text.utf8))
    return PDFFunction(lexer.object(), in: file)
  }

  /// A function of samples, which stand in their own object of a file.
  private func sampled(_ pairs: String, _ hexadecimal: String) throws -> PDFFunction? {
    let maker = PDFMaker(
      "", others: [PDFMaker.stream(hexadecimal + ">", "/FunctionType 0 /Filter /AHx " + pairs)])
    return PDFFunction(.reference(5), in: try PDFFile(maker.bytes))
  }

  @Test func `a power runs between two colors`() throws {
    let line = try #require(
      try function("<< /FunctionType 2 /N 1 /C0 [1 0] /C1 [0 0.5] /Domain [0 1] >>"))
    expect(line([0.5]) == [0.5, 0.25] && line([-3]) == [1, 0] && line([9]) == [0, 0.5])
    let square = try #require(try function("<< /FunctionType 2 /N 2 /Domain [0 2] >>"))
    expect(square([0.5]) == [0.25] && square([2]) == [4])
    let limited = try #require(
      try function("<< /FunctionType 2 /N 1 /C1 [9] /Range [2 3] >>"))
    expect(limited([0]) == [2] && limited([1]) == [3] && limited([]) == [])
    let root = try #require(try function("<< /FunctionType 2 /N -1 /Domain [0 1] >>"))
    expect(root([0]), equals: [0])
  }

  @Test func `pieces meet at their bounds`() throws {
    let half = "<< /FunctionType 2 /N 1 >>"
    let pieces = try #require(
      try function(
        "<< /FunctionType 3 /Domain [0 1] /Functions [\(half) \(half)] /Bounds [0.25] "
          + "/Encode [0 1 1 0] >>"))
    expect(pieces([0]) == [0] && pieces([0.125]) == [0.5] && pieces([0.25]) == [1])
    expect(pieces([0.625]) == [0.5] && pieces([1]) == [0])
    for wrong in [
      "/Functions [] /Bounds [] /Encode []", "/Functions [\(half)] /Bounds [0.5] /Encode [0 1]",
      "/Functions [\(half)] /Bounds [] /Encode [0]",
    ] {
      try expectNil(function("<< /FunctionType 3 \(wrong) >>"))
    }
    try expect(
      function("<< /FunctionType 3 /Functions [\(half)] /Bounds [] /Encode [0 1] >>") != nil)
  }

  @Test func `samples are mixed between their neighbors`() throws {
    let row = try #require(
      try sampled(
        "/Domain [0 1] /Range [0 1] /Size [3] /BitsPerSample 8", "00FF00"))
    expect(row([0]) == [0] && row([0.5]) == [1] && row([1]) == [0] && row([0.25]) == [0.5])
    let grid = try #require(
      try sampled(
        "/Domain [0 1 0 2] /Range [0 10] /Size [2 2] /BitsPerSample 4 /Decode [0 15]", "048F"))
    // The first input runs fastest: 0 and 4, then 8 and 15.
    expect(grid([0, 0]) == [0] && grid([1, 0]) == [4] && grid([0, 2]) == [8])
    expect(grid([1, 2]) == [10] && grid([0.5, 0]) == [2] && grid([0.5, 1]) == [6.75])
    let turned = try #require(
      try sampled(
        "/Domain [0 1] /Range [0 1 0 1] /Size [2] /BitsPerSample 8 /Encode [1 0]", "00FFFF00"))
    expect(turned([0]) == [1, 0] && turned([1]) == [0, 1] && turned([]) == [])
  }

  @Test func `a domain without a width has its first encoded value`() throws {
    let samples = "/Range [0 1] /Size [3] /BitsPerSample 8 /Encode [2 0] /Domain"
    for (domain, expected) in [("[0.5 0.5]", 1.0), ("[1 1]", 1), ("[0 0.5]", 0.5)] {
      let row = try #require(try sampled("\(samples) \(domain)", "0080FF"))
      expect(abs(try #require(row([0.25]).first) - expected), isBelow: 0.002, "\(domain)")
    }
    let half = "<< /FunctionType 2 /N 1 >>"
    let pieces = try #require(
      try function(
        "<< /FunctionType 3 /Domain [0 0.5] /Functions [\(half) \(half)] /Bounds [0.5] "
          + "/Encode [0 1 1 0] >>"))
    expect(pieces([0.25]) == [0.5] && pieces([0.5]) == [1] && pieces([2]) == [1])
  }

  @Test(arguments: [
    "/Size [2] /BitsPerSample 3 /Range [0 1]", "/Size [] /BitsPerSample 8 /Range [0 1]",
    "/Size [2 2] /BitsPerSample 8 /Range [0 1]", "/Size [2] /BitsPerSample 8 /Range [0]",
    "/Size [9] /BitsPerSample 8 /Range [0 1]",
    "/Size [2] /BitsPerSample 8 /Range [0 1] /Encode [0]",
    "/Size [2] /BitsPerSample 8 /Range [0 1] /Decode [0]",
    "/Size [2 2 2 2 2] /Domain [0 1 0 1 0 1 0 1 0 1] /BitsPerSample 1 /Range [0 1]",
  ])
  func `samples that do not fit are no function`(pairs: String) throws {
    try expectNil(sampled("/Domain [0 1] " + pairs, "00FF"))
  }

  @Test func `a table of which half is there is read`() throws {
    try expect(sampled("/Domain [0 1] /Range [0 1] /Size [4] /BitsPerSample 8", "00FF") != nil)
    try expectNil(sampled("/Domain [0 1] /Range [0 1] /Size [5] /BitsPerSample 8", "00FF"))
  }

  @Test func `several functions give their numbers one after another`() throws {
    let both = try #require(
      try function("[<< /FunctionType 2 /N 1 >> << /FunctionType 2 /N 2 >>]"))
    expect(both([0.5]), equals: [0.5, 0.25])
    try expectNil(function("[]"))
    try expectNil(function("1"))
    try expectNil(function("<< /FunctionType 1 >>"))
  }

  // MARK: Colors

  private func color(_ space: PDFColorSpace, _ parts: [Double]) -> [Int] {
    let (red, green, blue) = space.color(parts)
    return [red, green, blue].map { Int(($0 * 255).rounded()) }
  }

  @Test(arguments: [
    ([0.0, 0, 0, 0], [255, 255, 255]), ([1, 0, 0, 0], [0, 174, 239]),
    ([0, 1, 0, 0], [236, 0, 140]), ([1, 1, 0, 0], [46, 49, 146]), ([0, 0, 1, 0], [255, 242, 0]),
    ([1, 0, 1, 0], [0, 166, 81]), ([0, 1, 1, 0], [237, 28, 36]), ([1, 1, 1, 0], [54, 54, 57]),
    ([0, 0, 0, 1], [35, 31, 32]), ([1, 0, 0, 1], [0, 15, 25]), ([0, 1, 0, 1], [30, 0, 10]),
    ([1, 1, 0, 1], [5, 0, 15]), ([0, 0, 1, 1], [28, 26, 0]), ([1, 0, 1, 1], [0, 20, 5]),
    ([0, 1, 1, 1], [30, 5, 5]), ([1, 1, 1, 1], [0, 0, 0]), ([0.5, 0, 0, 0], [128, 215, 247]),
    ([2, -1, 0, 0], [0, 174, 239]), ([0], [255, 255, 255]),
  ])
  func `inks over one another`(inks: [Double], expected: [Int]) {
    expect(color(.cmyk, inks), equals: expected)
  }

  @Test(arguments: [
    // Published sRGB values of colors in Lab with the white D65.
    ([100.0, 0, 0], [255, 255, 255]), ([0, 0, 0], [0, 0, 0]), ([53.39, 0, 0], [128, 128, 128]),
    ([53.24, 80.09, 67.2], [255, 0, 0]), ([87.73, -86.18, 83.18], [0, 255, 0]),
    ([32.3, 79.19, -107.86], [0, 0, 255]), ([5, 0, 0], [17, 17, 17]), ([50], [0, 0, 0]),
  ])
  func `colors of Lab`(parts: [Double], expected: [Int]) {
    let lab = PDFColorSpace.lab(white: [0.9505, 1, 1.089], range: [-100, 100, -100, 100])
    for (found, value) in zip(color(lab, parts), expected) {
      expect(abs(found - value), isAtMost: 1)
    }
  }

  @Test func `a table of colors ends at its last number`() {
    let table = PDFColorSpace.indexed(.rgb, table: [255, 0, 0, 0, 255, 0, 0, 0, 255], last: 1)
    expect(color(table, [0]) == [255, 0, 0] && color(table, [1]) == [0, 255, 0])
    expect(color(table, [2]) == [0, 255, 0] && color(table, [-4]) == [255, 0, 0])
    expect(color(table, [.nan]) == [255, 0, 0] && color(table, []) == [255, 0, 0])
    let short = PDFColorSpace.indexed(.rgb, table: [255], last: 255)
    expect(color(short, [0]) == [255, 0, 0] && color(short, [9]) == [0, 0, 0])
    expect(table.decode(bits: 8) == [0, 255] && table.decode(bits: 1) == [0, 1])
    expect(table.count == 1 && table.first == [0])
  }

  @Test func `each space has its components and its first color`() {
    expect(PDFColorSpace.gray.count == 1 && PDFColorSpace.rgb.count == 3)
    expect(PDFColorSpace.cmyk.count == 4 && PDFColorSpace.cmyk.first == [0, 0, 0, 1])
    expect(PDFColorSpace.pattern(nil).count == 0 && PDFColorSpace.pattern(.rgb).count == 3)
    expect(PDFColorSpace.rgb.decode(bits: 8), equals: [0, 1, 0, 1, 0, 1])
    let lab = PDFColorSpace.lab(white: [], range: [-5, 6, -7, 8])
    expect(lab.decode(bits: 8) == [0, 100, -5, 6, -7, 8] && lab.count == 3)
    expect(color(.gray, [0.5]) == [128, 128, 128] && color(.rgb, [0.5, 2]) == [128, 255, 0])
    expect(
      color(.pattern(nil), [1]) == [0, 0, 0] && color(.pattern(.gray), [1]) == [255, 255, 255])
  }

  // MARK: Filters

  @Test(arguments: [
    ("87cUR", "Hell"), ("87cU~>", "Hel"), ("87c~>", "He"), ("87~>", "H"), ("8~>", ""),
    ("87cU", "Hel"), ("8", ""), ("", ""), ("8 7\ncUR", "Hell"), ("~>87cUR", ""),
    ("z87cURz~>", "\0\0\0\0Hell\0\0\0\0"),
  ])
  func `five letters are four bytes`(text: String, expected: String) {
    expect(PDFFilters.base85(Array(text.utf8)), equals: Array(expected.utf8))
  }

  @Test func `runs end at their limit, their end mark or their bytes`() {
    expect(PDFFilters.runs([0, 7, 0, 8], limit: 9), equals: [7, 8])
    expect(PDFFilters.runs([129, 7], limit: 999), equals: Array(repeating: 7, count: 128))
    expect(
      PDFFilters.runs([255, 7], limit: 9) == [7, 7] && PDFFilters.runs([255], limit: 9) == [])
    expect(PDFFilters.runs([5, 1, 2], limit: 9), equals: [1, 2])
    expect(PDFFilters.runs([2, 1, 2, 3, 2, 4, 5, 6], limit: 4), equals: [1, 2, 3, 4])
    expect(
      PDFFilters.runs([128, 0, 1], limit: 9) == [] && PDFFilters.runs([0, 1], limit: 0) == [])
  }

  @Test(arguments: [
    (0, [1, 2, 3, 4]), (1, [1, 3, 6, 10]), (2, [11, 22, 33, 44]), (3, [6, 15, 25, 36]),
    (4, [11, 22, 33, 44]), (9, [1, 2, 3, 4]),
  ])
  func `bytes are predicted from those beside and above`(kind: Int, expected: [Int]) {
    let found = PDFFilters.png(
      [0, 10, 20, 30, 40, UInt8(kind), 1, 2, 3, 4], row: 4, bytesPerPixel: 1)
    expect(found.prefix(4) == [10, 20, 30, 40] && found.dropFirst(4).map(Int.init) == expected)
  }

  @Test func `the nearest of left, above and corner is the guess`() {
    // Left 5, above 9 and corner 6: left + above − corner is 8, nearest to 9.
    expect(PDFFilters.png([0, 6, 9, 4, 255, 0], row: 2, bytesPerPixel: 1), equals: [6, 9, 5, 9])
    // Left 9, above 5 and corner 6: nearest to 9 again.
    expect(PDFFilters.png([0, 6, 5, 4, 3, 0], row: 2, bytesPerPixel: 1), equals: [6, 5, 9, 9])
    // Left 7, above 5 and corner 6: the corner itself is the sum.
    expect(PDFFilters.png([0, 6, 5, 4, 1, 0], row: 2, bytesPerPixel: 1), equals: [6, 5, 7, 6])
    expect(PDFFilters.png([4, 1, 2, 3, 4], row: 4, bytesPerPixel: 2), equals: [1, 2, 4, 6])
    expect(PDFFilters.png([0, 1, 2], row: 4, bytesPerPixel: 1), equals: [1, 2])
  }
}
