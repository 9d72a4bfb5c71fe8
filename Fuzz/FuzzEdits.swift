import PantographTouches

/// libFuzzer's entry for the edits; `Fuzz/run.sh edits` builds it together with the sources.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEdits(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeRawBufferPointer(start: start, count: count)
  // The length of the input chooses the format.
  guard let violation = EditInvariants.violation(in: input, .last(format: count)) else { return 0 }
  let program = EditProgram(input)
  let lines = program?.recording.tracks[0].events.map {
    "\($0.time.microseconds) \($0.type.rawValue) \($0.code) \($0.value)"
  }
  fatalError("\(violation)\n\(program?.edits ?? [])\n\((lines ?? []).joined(separator: "\n"))")
}
