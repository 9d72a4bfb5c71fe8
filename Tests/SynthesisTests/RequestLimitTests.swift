import Expectations
import PantographSynthesis
import Testing

/// Each number of a request is allowed up to the limit that its error states, and not beyond.
struct RequestLimitTests {
  private let numbers: [(String, WritableKeyPath<SynthesisRequest, Double?>)] = [
    ("distance", \.distance), ("duration", \.duration), ("hold", \.hold), ("angle", \.angle),
  ]

  private func error(_ request: SynthesisRequest) -> SynthesisError? {
    do throws(SynthesisError) {
      _ = try Synthesis.synthesize(request)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: ["drag", "pinch-in", "tap"])
  func `a number at its limit is allowed`(gesture: String) {
    for direction in [StrokeDirection.left, .up] {
      for (name, path) in numbers {
        var request = SynthesisRequest(gesture: gesture, rate: 50, direction: direction)
        request[keyPath: path] = 1e6
        guard case .valueOutOfRange(_, let allowed) = error(request) else { continue }
        for (limit, beyond) in [
          (allowed.upperBound, allowed.upperBound + 1),
          (allowed.lowerBound, allowed.lowerBound - 1),
        ] {
          request[keyPath: path] = Double(limit)
          let atLimit = error(request)
          if case .tooLong(let longest) = atLimit {
            // The device is shorter than the limit: its own length is allowed.
            request[keyPath: path] = Double(longest)
            expectNil(error(request), "\(name) \(longest)")
            request[keyPath: path] = Double(longest) + 1
            expect(error(request), equals: .tooLong(longest: longest), "\(name)")
          } else {
            expectNil(atLimit, "\(name) \(limit)")
          }
          request[keyPath: path] = Double(beyond)
          expect(error(request) != nil, "\(name) \(beyond)")
        }
      }
    }
  }
}
