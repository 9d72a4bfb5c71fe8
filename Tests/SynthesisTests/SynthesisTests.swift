import Synthesis
import Testing
import Touches

@Suite struct SynthesisTests {
  @Test func `the same request gives the same recording, and another seed another`() throws {
    let request = SynthesisRequest(gesture: "swipe", seed: 7, fingers: 3)
    var other = request
    other.seed = 8
    #expect(try Synthesis.synthesize(request) == Synthesis.synthesize(request))
    #expect(try Synthesis.synthesize(request).tracks != Synthesis.synthesize(other).tracks)
  }
}
