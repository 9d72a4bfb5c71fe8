import Foundation

/// A function of numbers, as gradients and mixed colors use it.
struct PDFFunction {
  private indirect enum Kind {
    case samples(sizes: [Int], encode: [Double], decode: [Double], values: [Double])
    case power(from: [Double], to: [Double], exponent: Double)
    case pieces([PDFFunction], bounds: [Double], encode: [Double])
    case program(PDFProgram)
    case separate([PDFFunction])
  }

  private let kind: Kind
  private let domain: [Double]
  private let range: [Double]

  /// The largest depth of functions within functions.
  private static let mostDepth = 8
  /// The largest number of samples: those of a table of 64 steps for each of three colors.
  private static let mostSamples = 1 << 18

  init?(_ object: PDFObject?, in file: PDFFile, depth: Int = 0) {
    guard depth < Self.mostDepth, file.permitsFunction() else { return nil }
    if let items = file.array(object) {
      let functions = items.prefix(32).compactMap {
        PDFFunction($0, in: file, depth: depth + 1)
      }
      guard !functions.isEmpty else { return nil }
      (kind, domain, range) = (.separate(functions), [], [])
      return
    }
    guard let pairs = file.dictionary(object) else { return nil }
    domain = file.numbers(pairs["Domain"]) ?? [0, 1]
    range = file.numbers(pairs["Range"]) ?? []
    switch file.resolve(pairs["FunctionType"]).integer {
    case 0:
      guard let stream = file.stream(object),
        let samples = Self.samples(stream, file, domain, range)
      else { return nil }
      kind = samples
    case 2:
      kind = .power(
        from: file.numbers(pairs["C0"]) ?? [0], to: file.numbers(pairs["C1"]) ?? [1],
        exponent: file.resolve(pairs["N"]).number ?? 1)
    case 3:
      let functions = (file.array(pairs["Functions"]) ?? []).prefix(256).compactMap {
        PDFFunction($0, in: file, depth: depth + 1)
      }
      let bounds = file.numbers(pairs["Bounds"]) ?? []
      let encode = file.numbers(pairs["Encode"]) ?? []
      guard !functions.isEmpty, bounds.count == functions.count - 1,
        encode.count >= functions.count * 2
      else { return nil }
      kind = .pieces(functions, bounds: bounds, encode: encode)
    case 4:
      guard let stream = file.stream(object),
        let program = PDFProgram(file.unpack(stream).data)
      else { return nil }
      kind = .program(program)
    default: return nil
    }
  }

  private static func samples(
    _ stream: PDFStream, _ file: PDFFile, _ domain: [Double], _ range: [Double]
  ) -> Kind? {
    let pairs = stream.dictionary
    let stated: [Double] = file.numbers(pairs["Size"]) ?? []
    let sizes: [Int] = stated.map { Int(min(max($0, 1), 65536)) }
    guard let bits = file.resolve(pairs["BitsPerSample"]).integer,
      [1, 2, 4, 8, 16, 24, 32].contains(bits),
      // Four inputs are those of CMYK.
      (1...4).contains(sizes.count), sizes.count * 2 <= domain.count, range.count >= 2
    else { return nil }
    let outputs = range.count / 2
    let count = sizes.reduce(outputs) { $0 * $1 }
    guard count <= mostSamples else { return nil }
    let data = file.unpack(stream).data
    // A table whose second half is missing is damaged.
    guard data.count * 16 >= count * bits else { return nil }
    var reader = PDFBits(data)
    let largest = Double((1 << bits) - 1)
    let values = (0..<count).map { _ in Double(reader.take(bits)) / largest }
    let whole: [Double] = sizes.flatMap { [0.0, Double($0 - 1)] }
    let encode = file.numbers(pairs["Encode"]) ?? whole
    let decode = file.numbers(pairs["Decode"]) ?? range
    guard encode.count >= sizes.count * 2, decode.count >= outputs * 2 else { return nil }
    return .samples(sizes: sizes, encode: encode, decode: decode, values: values)
  }

  func callAsFunction(_ input: [Double]) -> [Double] {
    var input = input
    for index in input.indices where index * 2 + 1 < domain.count {
      input[index] = min(max(input[index], domain[index * 2]), domain[index * 2 + 1])
    }
    guard let first = input.first else { return [] }
    var output: [Double]
    switch kind {
    case .separate(let functions): return functions.flatMap { $0(input) }
    case .program(let program): output = program.run(input)
    case .power(let from, let to, let exponent):
      let share = exponent == 1 ? first : pow(first, exponent)
      output = zip(from, to).map { $0 + share * ($1 - $0) }
    case .pieces(let functions, let bounds, let encode):
      let index = bounds.firstIndex { first < $0 } ?? bounds.count
      let start = index == 0 ? domain.first ?? 0 : bounds[index - 1]
      let end = index == bounds.count ? (domain.count > 1 ? domain[1] : 1) : bounds[index]
      let share = end > start ? (first - start) / (end - start) : 0
      let (low, high) = (encode[index * 2], encode[index * 2 + 1])
      output = functions[index]([low + share * (high - low)])
    case .samples(let sizes, let encode, let decode, let values):
      guard input.count >= sizes.count else { return [] }
      let outputs = range.count / 2
      let mixed = interpolated(input, sizes, encode, values, outputs)
      output = (0..<outputs).map { index -> Double in
        let (low, high) = (decode[index * 2], decode[index * 2 + 1])
        return low + mixed[index] * (high - low)
      }
    }
    for index in output.indices where index * 2 + 1 < range.count {
      output[index] = min(max(output[index], range[index * 2]), range[index * 2 + 1])
    }
    return output.map { $0.isFinite ? $0 : 0 }
  }

  /// Mixes the samples around a point, in all dimensions.
  private func interpolated(
    _ input: [Double], _ sizes: [Int], _ encode: [Double], _ values: [Double], _ outputs: Int
  ) -> [Double] {
    var corners: [(index: Int, weight: Double)] = [(0, 1)]
    var step = 1
    for (dimension, size) in sizes.enumerated() {
      let (low, high) = (domain[dimension * 2], domain[dimension * 2 + 1])
      let share = high > low ? (input[dimension] - low) / (high - low) : 0
      let (from, to) = (encode[dimension * 2], encode[dimension * 2 + 1])
      let place = min(max(from + share * (to - from), 0), Double(size - 1))
      let floor = place.isFinite ? Int(place) : 0
      let part = place.isFinite ? place - Double(floor) : 0
      let next = min(floor + 1, size - 1)
      var split: [(index: Int, weight: Double)] = []
      for corner in corners {
        split.append((corner.index + floor * step, corner.weight * (1 - part)))
        if part > 0 { split.append((corner.index + next * step, corner.weight * part)) }
      }
      corners = split
      step *= size
    }
    return (0..<outputs).map { output -> Double in
      var sum = 0.0
      for corner in corners { sum += values[corner.index * outputs + output] * corner.weight }
      return sum
    }
  }
}
