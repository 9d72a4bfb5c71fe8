import PantographCommands
import PantographTuningFiles

extension Option {
  package static let unpack = Option(
    "unpack", nil, "GIGABYTES", .number(0.001...1_000_000), default: "1",
    help: "the space for the contents of compressed archives")
}

extension Corpus {
  /// Finds the recordings that the arguments name.
  package init(_ places: [String], _ invocation: Invocation) throws(Failure) {
    do throws(CorpusError) {
      let limit = invocation.number(.unpack).map { Int($0 * 1e9) }
      self = try Corpus(places, unpacking: limit ?? Self.usualUnpackedSize)
    } catch {
      throw Failure(error)
    }
  }
}
