/// libFuzzer's entry; `Fuzz/run.sh` builds it together with the sources of `Recordings`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRecordings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeRawBufferPointer(start: start, count: count)
  if let violation = RecordingInvariants.violation(in: input) { fatalError(violation) }
  return 0
}
