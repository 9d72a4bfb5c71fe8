import DeltaTable
import Foundation
import PantographGestures
import PantographSynthesis
import PantographTouches
import Testing

@Suite struct DeltaTableTests {
  @Test func probe() throws {
    var table = DeltaTable()
    let folder = URL(fileURLWithPath: "/work/shared/corpus")
    for case let name as String in FileManager.default.enumerator(atPath: folder.path)!
    where ["evemu", "events", "dat", "yml", "evemu1"].contains((name as NSString).pathExtension)
      || name.hasPrefix("monkey")
    {
      table.add(folder.appendingPathComponent(name).path)
    }
    print("corpus", table.text)
    for comparison in table.unexplained.prefix(30) {
      print(
        comparison.hand.name, comparison.hand.fingers, comparison.byContacts?.description ?? "-",
        "|", comparison.byDeltas?.description ?? "-")
    }
    var made = DeltaTable()
    for seed in 1...40 as ClosedRange<UInt64> {
      for (gesture, fingers) in [
        ("swipe", 3), ("swipe", 4), ("scroll", 2), ("flick-back", 3), ("drag", 1),
      ] {
        do {
          try made.add(
            SynthesisRequest(
              gesture: gesture, device: "touchpad", rate: seed % 2 == 0 ? 125 : 60, seed: seed,
              fingers: fingers))
        } catch { print(error) }
      }
    }
    print("made", made.text)
    for comparison in made.unexplained.prefix(30) {
      print(
        comparison.hand.name, comparison.hand.fingers, comparison.byContacts?.description ?? "-",
        "|", comparison.byDeltas?.description ?? "-")
    }
  }
}
