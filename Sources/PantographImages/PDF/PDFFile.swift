import CoreGraphics

/// The objects of a PDF document.
///
/// Damaged tables of objects are made again from the objects themselves. Objects are read when they
/// are needed.
package final class PDFFile {
  private enum Place {
    case at(Int)
    case within(stream: Int, index: Int)
  }

  private let bytes: [UInt8]
  private var places: [Int: Place] = [:]
  private(set) var trailer: [String: PDFObject] = [:]
  private var objects: [Int: PDFObject] = [:]
  /// The objects that are being read, since an object can refer to itself.
  private var reading: Set<Int> = []
  private var packed: [Int: [PDFObject]] = [:]
  /// Whether the table was made from the objects.
  private var isRebuilt = false
  /// The number of bytes that streams unpacked to.
  private(set) var unpacked = 0

  private var functions = 0
  /// The largest number of functions that are read, each once for every use.
  private static let mostFunctions = 1 << 16

  /// The largest number of bytes to which all streams of a document unpack. Icons have some
  /// thousands, full pages with photographs some millions.
  package static let mostUnpacked = 1 << 27
  /// The largest number of objects.
  private static let mostObjects = 1 << 20
  /// The number of bytes at the beginning and at the end in which a document's marks are searched.
  private static let searched = 1024

  package static func isPDF(_ bytes: [UInt8]) -> Bool {
    find("%PDF-", in: bytes, from: 0, to: min(searched, bytes.count)) != nil
  }

  package init(_ bytes: [UInt8]) throws(ImageError) {
    guard Self.isPDF(bytes) else { throw .notPDF("it begins otherwise") }
    self.bytes = bytes
    readTables()
    if dictionary(trailer["Root"])?["Pages"] == nil, !isRebuilt { rebuild() }
    if trailer["Encrypt"] != nil { throw .encrypted }
    guard dictionary(trailer["Root"])?["Pages"] != nil else { throw .notPDF("it has no pages") }
  }

  // MARK: Values

  /// Returns the value itself, or the object to which it refers.
  func resolve(_ object: PDFObject?) -> PDFObject {
    var object = object ?? .null
    // References to references are rare; endless ones end here.
    for _ in 0..<32 {
      guard case .reference(let number) = object else { return object }
      object = load(number)
    }
    return .null
  }

  /// Returns the dictionary of a value, which can be that of a stream.
  func dictionary(_ object: PDFObject?) -> [String: PDFObject]? {
    switch resolve(object) {
    case .dictionary(let pairs): pairs
    case .stream(let stream): stream.dictionary
    default: nil
    }
  }

  func array(_ object: PDFObject?) -> [PDFObject]? {
    if case .array(let items) = resolve(object) { items } else { nil }
  }

  func numbers(_ object: PDFObject?) -> [Double]? {
    array(object)?.compactMap { resolve($0).number }
  }

  func stream(_ object: PDFObject?) -> PDFStream? {
    if case .stream(let stream) = resolve(object) { stream } else { nil }
  }

  /// Returns the unpacked data of a stream, and the name of the filter that is left, such as that
  /// of a JPEG.
  func unpack(_ stream: PDFStream) -> (data: [UInt8], rest: String?) {
    let limit = max(Self.mostUnpacked - unpacked, 0)
    let result = PDFFilters(file: self).unpack(stream, limit: limit)
    unpacked += result.data.count
    return result
  }

  /// Counts a function that is read; false if it is one too many. Functions can contain one another.
  func permitsFunction() -> Bool {
    functions += 1
    return functions <= Self.mostFunctions
  }

  // MARK: Tables

  private func readTables() {
    let start = max(0, bytes.count - Self.searched)
    guard let mark = Self.find("startxref", in: bytes, from: start, to: bytes.count, isLast: true)
    else { return }
    var lexer = PDFLexer(bytes, at: mark + 9)
    lexer.skipSpaces()
    var next = [Int(min(lexer.number(), 1e12))]
    var seen: Set<Int> = []
    while let position = next.popLast(), seen.insert(position).inserted,
      (0..<bytes.count).contains(position)
    {
      lexer = PDFLexer(bytes, at: position)
      let pairs = lexer.skip("xref") ? readTable(&lexer) : readTableStream(&lexer)
      trailer.merge(pairs) { old, _ in old }
      for key in ["Prev", "XRefStm"] {
        if let previous = pairs[key]?.integer { next.append(previous) }
      }
    }
  }

  private func readTable(_ lexer: inout PDFLexer) -> [String: PDFObject] {
    while true {
      if lexer.skip("trailer") { break }
      guard let first = lexer.object()?.integer, let count = lexer.object()?.integer,
        first >= 0, count >= 0
      else { return [:] }
      for index in 0..<min(count, Self.mostObjects) {
        guard let offset = lexer.object()?.integer, lexer.object() != nil,
          case .word(let kind)? = lexer.object()
        else { return [:] }
        if kind == "n", places[first + index] == nil { places[first + index] = .at(offset) }
      }
    }
    guard case .dictionary(let pairs)? = lexer.object() else { return [:] }
    return pairs
  }

  private func readTableStream(_ lexer: inout PDFLexer) -> [String: PDFObject] {
    guard case .stream(let stream)? = object(&lexer)?.value,
      let widths = numbers(stream.dictionary["W"])?.map({ Int(min(max($0, 0), 8)) }),
      widths.count >= 3
    else { return [:] }
    let data = unpack(stream).data
    let size = resolve(stream.dictionary["Size"]).integer ?? 0
    let parts = numbers(stream.dictionary["Index"]) ?? [0, Double(size)]
    var position = 0
    func field(_ index: Int, or usual: Int) -> Int {
      guard widths[index] > 0 else { return usual }
      defer { position += widths[index] }
      return data[position..<(position + widths[index])].reduce(0) {
        ($0 & 0xFFFF_FFFF_FFFF) << 8 | Int($1)
      }
    }
    let row = widths[0] + widths[1] + widths[2]
    for part in stride(from: 0, to: parts.count - 1, by: 2) {
      let first = Int(min(max(parts[part], 0), 1e9))
      for index in 0..<Int(min(max(parts[part + 1], 0), Double(Self.mostObjects))) {
        guard row > 0, position + row <= data.count else { return stream.dictionary }
        let (kind, second, third) = (field(0, or: 1), field(1, or: 0), field(2, or: 0))
        guard places[first + index] == nil else { continue }
        if kind == 1 { places[first + index] = .at(second) }
        if kind == 2 { places[first + index] = .within(stream: second, index: third) }
      }
    }
    return stream.dictionary
  }

  /// Finds the objects by their heads, as a file without a valid table needs it.
  private func rebuild() {
    isRebuilt = true
    (places, objects, packed) = ([:], [:], [:])
    var position = 0
    while let mark = Self.find(" obj", in: bytes, from: position, to: bytes.count) {
      position = mark + 4
      // The generation, then the number, from the right.
      var start = mark
      while start > 0, (48...57).contains(bytes[start - 1]) { start -= 1 }
      guard start < mark, start > 1, PDFLexer.isSpace(bytes[start - 1]) else { continue }
      start -= 1
      let end = start
      while start > 0, (48...57).contains(bytes[start - 1]), end - start < 9 { start -= 1 }
      guard start < end, places.count < Self.mostObjects else { continue }
      var lexer = PDFLexer(bytes, at: start)
      places[Int(lexer.number())] = .at(start)
    }
    for number in places.keys.sorted() {
      guard let pairs = dictionary(.reference(number)) else { continue }
      if pairs["Type"]?.name == "Catalog" { trailer["Root"] = .reference(number) }
      if pairs["Type"]?.name == "ObjStm" { readPacked(number) }
    }
    var start = 0
    while let mark = Self.find("trailer", in: bytes, from: start, to: bytes.count) {
      start = mark + 7
      var lexer = PDFLexer(bytes, at: start)
      if case .dictionary(let pairs)? = lexer.object() {
        trailer.merge(pairs) { _, new in new }
      }
    }
    if dictionary(trailer["Root"]) == nil {
      let catalog = places.keys.sorted().first {
        dictionary(.reference($0))?["Type"]?.name == "Catalog"
      }
      trailer["Root"] = catalog.map { .reference($0) }
    }
  }

  /// Enters the objects within a stream into the table.
  private func readPacked(_ number: Int) {
    for (index, own) in packedNumbers(number).enumerated() where places[own] == nil {
      places[own] = .within(stream: number, index: index)
    }
  }

  private func packedNumbers(_ number: Int) -> [Int] {
    guard let stream = stream(.reference(number)),
      let count = resolve(stream.dictionary["N"]).integer
    else { return [] }
    var lexer = PDFLexer(unpack(stream).data)
    return (0..<min(max(count, 0), 1 << 16)).map { _ in
      let own = lexer.object()?.integer ?? -1
      _ = lexer.object()
      return own
    }
  }

  // MARK: Objects

  private func load(_ number: Int) -> PDFObject {
    if let known = objects[number] { return known }
    guard let place = places[number], reading.insert(number).inserted else { return .null }
    defer { reading.remove(number) }
    let object: PDFObject
    switch place {
    case .at(let offset):
      var lexer = PDFLexer(bytes, at: offset)
      let found = self.object(&lexer)
      if found?.number != number, !isRebuilt {
        reading.remove(number)
        rebuild()
        return load(number)
      }
      object = found.map { $0.number == number ? $0.value : .null } ?? .null
    case .within(let stream, let index):
      let items = packedObjects(stream)
      object = items.indices.contains(index) ? items[index] : .null
    }
    objects[number] = object
    return object
  }

  private func packedObjects(_ number: Int) -> [PDFObject] {
    if let known = packed[number] { return known }
    guard let stream = stream(.reference(number)),
      let count = resolve(stream.dictionary["N"]).integer,
      let first = resolve(stream.dictionary["First"]).integer
    else { return [] }
    let data = unpack(stream).data
    var lexer = PDFLexer(data)
    let offsets = (0..<min(max(count, 0), 1 << 16)).map { _ in
      _ = lexer.object()
      return lexer.object()?.integer ?? 0
    }
    let items = offsets.map { offset in
      var lexer = PDFLexer(data, at: first + offset)
      return lexer.object() ?? .null
    }
    packed[number] = items
    return items
  }

  /// Reads an object with its number; nil if none begins here.
  private func object(_ lexer: inout PDFLexer) -> (number: Int, value: PDFObject)? {
    guard let number = lexer.object()?.integer, lexer.object() != nil, lexer.skip("obj"),
      let value = lexer.object()
    else { return nil }
    guard case .dictionary(let pairs) = value, lexer.skip("stream") else { return (number, value) }
    if lexer.next == 13 { lexer.position += 1 }
    if lexer.next == 10 { lexer.position += 1 }
    let start = lexer.position
    return (number, .stream(PDFStream(dictionary: pairs, data: data(from: start, pairs))))
  }

  /// Returns a stream's data: with the length that it states, or else up to its end mark.
  private func data(from start: Int, _ pairs: [String: PDFObject]) -> [UInt8] {
    if let length = resolve(pairs["Length"]).integer, length >= 0, start + length <= bytes.count {
      var lexer = PDFLexer(bytes, at: start + length)
      if lexer.skip("endstream") { return Array(bytes[start..<(start + length)]) }
    }
    let end = Self.find("endstream", in: bytes, from: start, to: bytes.count) ?? bytes.count
    return Array(bytes[start..<end])
  }

  static func find(
    _ word: String, in bytes: [UInt8], from start: Int, to end: Int, isLast: Bool = false
  ) -> Int? {
    let letters = Array(word.utf8)
    guard end - start >= letters.count else { return nil }
    let places = start...(end - letters.count)
    func isHere(_ place: Int) -> Bool {
      bytes[place] == letters[0]
        && bytes[place..<(place + letters.count)].elementsEqual(letters)
    }
    return isLast ? places.last(where: isHere) : places.first(where: isHere)
  }
}
