import Foundation
import Glibc
import UIKit

/// `ScrollCost`: measures a frame of scrolling through stacks, tables and collections, and through the same rows placed
/// by hand. Each is measured in a process of its own, which also measures its memory.
@main
@MainActor
struct ScrollCost {
  static let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// The frames of each measurement: ten seconds at 60 Hz.
  static let frames = 600
  /// The distance of each frame, in points: a fast flick.
  static let step: CGFloat = 60
  static let rowHeight: CGFloat = 44

  enum Kind: String, CaseIterable {
    case stacks, table, items
    case sizedItems = "sized-items"
  }

  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count >= 3, let kind = Kind(rawValue: words[0]), let count = Int(words[1]) else {
      print("usage: ScrollCost stacks|table|items|sized-items COUNT placed|own [FRAMES]")
      exit(2)
    }
    let frames = words.count > 3 ? Int(words[3]) ?? frames : frames
    print(measure(kind, count, byHand: words[2] == "placed", frames: frames))
  }

  /// Scrolls down, and returns the seconds to make the rows, the mean and the greatest seconds of a frame, and the
  /// bytes in use at the end.
  private static func measure(
    _ kind: Kind, _ count: Int, byHand: Bool, frames: Int
  ) -> Measured {
    let bytes = bytesInUse
    let window = UIWindow(frame: frame)
    // The table and the collection view hold their data source weakly.
    let (table, collection) = (TableOfRows(count: count), CollectionOfItems(count: count))
    var start = processorTime
    let view: UIScrollView =
      switch kind {
      case .stacks:
        byHand ? PlacedLabels.make(count, in: frame) : StackedLabels.make(count, in: frame)
      case .table:
        byHand
          ? PlacedRows(frame: frame, count: count, rowHeight: nil) : table.makeTable(in: frame)
      case .items:
        byHand
          ? PlacedRows(frame: frame, count: count, rowHeight: rowHeight)
          : collection.makeCollection(in: frame, rowHeight: rowHeight)
      case .sizedItems:
        byHand
          ? PlacedRows(frame: frame, count: count, rowHeight: nil)
          : collection.makeCollection(in: frame, rowHeight: nil)
      }
    window.addSubview(view)
    window.layoutIfNeeded()
    let made = processorTime - start
    var (sum, most) = (0.0, 0.0)
    for number in 0..<frames {
      start = processorTime
      let next = view.contentOffset.y + step
      view.contentOffset.y = next > view.contentSize.height - frame.height ? 0 : next
      window.advance(to: Double(number + 1) / 60)
      window.layoutIfNeeded()
      let seconds = processorTime - start
      sum += seconds
      most = max(most, seconds)
    }
    return withExtendedLifetime((table, collection)) {
      Measured(made: made, mean: sum / Double(frames), most: most, bytes: bytesInUse - bytes)
    }
  }

  struct Measured: CustomStringConvertible {
    var made: Double
    var mean: Double
    var most: Double
    var bytes: Int

    var description: String { "\(made * 1e3) \(mean * 1e6) \(most * 1e6) \(bytes)" }
  }

  /// The resident memory of this process.
  private static var bytesInUse: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii))?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }

  /// The processor time of this thread, in seconds. Other work on the machine hardly affects it.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
