/// The filters of streams.
struct PDFFilters {
  let file: PDFFile

  /// Unpacks the data as far as possible. `rest` is the name of the first filter that only a reader
  /// of pictures understands.
  func unpack(_ stream: PDFStream, limit: Int) -> (data: [UInt8], rest: String?) {
    let pairs = stream.dictionary
    let filters = list(pairs["Filter"] ?? pairs["F"])
    let options = list(pairs["DecodeParms"] ?? pairs["DP"])
    var data = stream.data
    // Real streams have one or two filters.
    for (index, filter) in filters.prefix(8).enumerated() {
      let settings = options.indices.contains(index) ? file.dictionary(options[index]) : nil
      switch filter.name {
      case "FlateDecode", "Fl":
        data = predicted(Inflate.unpack(data, limit: limit), settings, limit)
      case "LZWDecode", "LZW":
        let isEarly = settings.map { file.resolve($0["EarlyChange"]).integer != 0 } ?? true
        data = predicted(PDFCodes.unpack(data, isEarly: isEarly, limit: limit), settings, limit)
      case "ASCIIHexDecode", "AHx": data = Self.hexadecimal(data)
      case "ASCII85Decode", "A85": data = Self.base85(data)
      case "RunLengthDecode", "RL": data = Self.runs(data, limit: limit)
      case let other: return (data, other ?? "")
      }
    }
    return (data, nil)
  }

  private func list(_ object: PDFObject?) -> [PDFObject] {
    switch file.resolve(object) {
    case .null: []
    case .array(let items): items.map { file.resolve($0) }
    case let other: [other]
    }
  }

  static func hexadecimal(_ data: [UInt8]) -> [UInt8] {
    var digits = data.prefix { $0 != UInt8(ascii: ">") }.compactMap { PDFLexer.digit($0) }
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  static func base85(_ data: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var (value, count) = (UInt32(0), 0)
    func write(_ bytes: Int) {
      for index in 0..<bytes { output.append(UInt8(truncatingIfNeeded: value >> (24 - 8 * index))) }
    }
    for byte in data {
      switch byte {
      case UInt8(ascii: "z") where count == 0: output += [0, 0, 0, 0]
      case 33...117:
        value = value &* 85 &+ UInt32(byte - 33)
        count += 1
        guard count == 5 else { continue }
        write(4)
        (value, count) = (0, 0)
      case UInt8(ascii: "~"):
        if count > 1 {
          for _ in count..<5 { value = value &* 85 &+ 84 }
          write(count - 1)
        }
        return output
      default: continue
      }
    }
    if count > 1 {
      for _ in count..<5 { value = value &* 85 &+ 84 }
      write(count - 1)
    }
    return output
  }

  static func runs(_ data: [UInt8], limit: Int) -> [UInt8] {
    var output: [UInt8] = []
    var position = 0
    while position < data.count, data[position] != 128, output.count < limit {
      let count = Int(data[position])
      position += 1
      if count < 128 {
        output += data[position..<min(position + count + 1, data.count)]
        position += count + 1
      } else if position < data.count {
        output += repeatElement(data[position], count: 257 - count)
        position += 1
      }
    }
    return Array(output.prefix(limit))
  }

  /// Undoes the prediction of bytes from their neighbors.
  private func predicted(
    _ data: [UInt8], _ settings: [String: PDFObject]?, _ limit: Int
  ) -> [UInt8] {
    func setting(_ key: String, or usual: Int) -> Int {
      min(max(file.resolve(settings?[key]).integer ?? usual, 1), 1 << 20)
    }
    let predictor = setting("Predictor", or: 1)
    guard predictor > 1 else { return data }
    let (colors, bits) = (setting("Colors", or: 1), setting("BitsPerComponent", or: 8))
    let bytesPerPixel = max((min(colors, 64) * min(bits, 16)) / 8, 1)
    let row = (min(colors, 64) * min(bits, 16) * setting("Columns", or: 1) + 7) / 8
    return predictor == 2
      ? Self.tiff(data, row: row, bytesPerPixel: bytesPerPixel, bits: bits)
      : Self.png(data, row: row, bytesPerPixel: bytesPerPixel)
  }

  private static func tiff(
    _ data: [UInt8], row: Int, bytesPerPixel: Int, bits: Int
  ) -> [UInt8] {
    // Other depths are not used by any known writer.
    guard bits == 8 else { return data }
    var data = data
    for index in data.indices where index % row >= bytesPerPixel {
      data[index] &+= data[index - bytesPerPixel]
    }
    return data
  }

  static func png(_ data: [UInt8], row: Int, bytesPerPixel: Int) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(data.count)
    var position = 0
    while position < data.count {
      let kind = data[position]
      let line = data[(position + 1)..<min(position + 1 + row, data.count)]
      let start = output.count
      let above = start - row
      for (index, byte) in line.enumerated() {
        let left = index >= bytesPerPixel ? Int(output[start + index - bytesPerPixel]) : 0
        let up = above >= 0 ? Int(output[above + index]) : 0
        let corner =
          above >= 0 && index >= bytesPerPixel ? Int(output[above + index - bytesPerPixel]) : 0
        let guess: Int
        switch kind {
        case 1: guess = left
        case 2: guess = up
        case 3: guess = (left + up) / 2
        case 4:
          let (toLeft, toUp) = (abs(up - corner), abs(left - corner))
          let toCorner = abs(left + up - 2 * corner)
          guess = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
        default: guess = 0
        }
        output.append(byte &+ UInt8(truncatingIfNeeded: guess))
      }
      position += 1 + row
    }
    return output
  }
}
