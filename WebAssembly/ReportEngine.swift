import PantographTuning

/// The judge of a report or of a scene's page as a WebAssembly module: a page writes bytes into `room`,
/// and asks.
nonisolated(unsafe) private var room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
nonisolated(unsafe) private var answer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
nonisolated(unsafe) private var report: ReportJudge?
nonisolated(unsafe) private var scene: SceneJudge?

/// Room for so many bytes, which the next question takes.
@_cdecl("room")
public func makeRoom(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  room.deallocate()
  room = .allocate(capacity: Int(count))
  return room.baseAddress
}

/// Takes the page's data from the room; 1 where it is whole.
@_cdecl("load")
public func load() -> Int32 {
  scene = SceneData(Array(room)).map { SceneJudge($0) }
  report = scene == nil ? ReportData(Array(room)).map { ReportJudge($0) } : nil
  _ = makeRoom(0)
  return scene == nil && report == nil ? 0 : 1
}

/// Asks what stands in the room; the answer's count of bytes, −1 for no question.
@_cdecl("ask")
public func ask(_ number: Int32) -> Int32 {
  guard scene != nil || report != nil,
    let question = UInt8(exactly: number).flatMap({ ReportJudge.Question(rawValue: $0) })
  else { return -1 }
  let bytes = scene?.answer(question, Array(room)) ?? report?.answer(question, Array(room)) ?? []
  answer.deallocate()
  answer = .allocate(capacity: bytes.count)
  _ = answer.initialize(from: bytes)
  return Int32(bytes.count)
}

/// Where the answer stands until the next question.
@_cdecl("answer")
public func lastAnswer() -> UnsafeMutablePointer<UInt8>? { answer.baseAddress }
