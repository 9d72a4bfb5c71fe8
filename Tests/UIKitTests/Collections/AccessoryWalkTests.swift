import Expectations
import Foundation
import SeededRandom
import Testing
import UIKit
import ViewTesting

/// Cells of a list with random accessories, tapped while the list is edited and while it is not.
@MainActor
struct AccessoryWalkTests {
  private final class Handlers {
    var heard: [String] = []
  }

  private func accessory(
    _ random: inout SeededGenerator, _ handlers: Handlers
  ) -> UICellAccessory {
    let displayed: UICellAccessory.DisplayedState =
      [.always, .whenEditing, .whenNotEditing][random.below(3)]
    switch random.below(9) {
    case 0: return .disclosureIndicator(displayed: displayed)
    case 1: return .outlineDisclosure(displayed: displayed)
    case 2:
      return .outlineDisclosure(displayed: displayed) { handlers.heard.append("outline") }
    case 3: return .checkmark(displayed: displayed)
    case 4: return .delete(displayed: displayed)
    case 5: return .insert(displayed: displayed) { handlers.heard.append("insert") }
    case 6: return .multiselect(displayed: displayed)
    case 7: return .label(text: "\(random.below(9))", displayed: displayed)
    default: return .detail(displayed: displayed) { handlers.heard.append("detail") }
    }
  }

  @Test(arguments: 0..<3) func `taps on cells and their accessories`(part: Int) {
    for seed in part * 7..<part * 7 + 7 {
      var random = SeededGenerator(seed: UInt64(seed))
      let (scene, handlers) = (ListScene([("a", ["one", "two"]), ("b", ["three"])]), Handlers())
      var all: [String: [UICellAccessory]] = [:]
      for name in ["one", "three", "two"] {
        all[name] = (0..<random.below(4)).map { _ in accessory(&random, handlers) }
      }
      scene.accessories = { all["\($0)"] ?? [] }
      scene.source.applySnapshotUsingReloadData(scene.source.snapshot())
      let fingers = Fingers(scene.window)
      var lines: [String] = []
      for _ in 0..<10 {
        if random.chance(0.25) { scene.list.isEditing.toggle() }
        let x = [20.0, 160, 280, 300, 310][random.below(5)]
        fingers.down(0, x, Double(20 + random.below(6) * 22))
        fingers.lift()
        fingers.wait(500)
        let cells = ["one", "two", "three"].map { name in
          let cell = scene.cell(name)
          return "\(cell?.accessibilityLabel ?? "-") \(cell?.accessibilityTraits.rawValue ?? 0) "
            + "\(cell?.accessibilityCustomActions?.map(\.name) ?? []) \(cell?.isSelected ?? false) "
            + "\(cell?.contentView.frame ?? .null)"
        }
        lines.append(
          "\(cells) \(handlers.heard) \(scene.list.indexPathsForSelectedItems ?? []) "
            + "\(scene.window.layer.treeDescription(.presentation))")
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }
}
