import Expectations
import Testing
import UIKit

/// Segments that are inserted and removed, for each segment and each selection.
@MainActor
struct SegmentTableTests {
  private func control(_ selected: Int) -> UISegmentedControl {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.selectedSegmentIndex = selected
    return control
  }

  private func titles(_ control: UISegmentedControl) -> [String?] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
  }

  private func selected(_ control: UISegmentedControl) -> String? {
    let index = control.selectedSegmentIndex
    return index < 0 ? nil : control.titleForSegment(at: index)
  }

  @Test func `the selected segment stays selected while others go`() {
    for selection in -1...2 {
      for segment in -1...3 {
        let control = control(selection)
        let before = selected(control)
        control.removeSegment(at: segment, animated: false)
        var left: [String?] = ["a", "b", "c"]
        if left.indices.contains(segment) { left.remove(at: segment) }
        expect(titles(control), equals: left)
        expect(selected(control), equals: selection == segment ? nil : before)
        if selection == segment {
          expect(control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
        }
      }
    }
  }

  @Test func `the selected segment stays selected while others come`() {
    for selection in -1...2 {
      for segment in -1...5 {
        let control = control(selection)
        let before = selected(control)
        control.insertSegment(withTitle: "new", at: segment, animated: false)
        var all: [String?] = ["a", "b", "c"]
        all.insert("new", at: min(max(segment, 0), 3))
        expect(titles(control), equals: all)
        expect(selected(control), equals: before)
      }
    }
  }

  @Test func `all segments go`() {
    let control = control(1)
    control.removeAllSegments()
    expect(titles(control), equals: [])
    expect(control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
    expect(control.subviews.filter { $0 is UILabel || $0 is UIImageView }.count, equals: 0)
  }
}
