import PantographRendering
import PantographTouches
import UIKit

/// Stores moments of a section for the page of a failure. It stores one for each new event, with
/// the fingers' positions and paths. The moments are drawn only if an expectation fails.
@MainActor
final class TestCamera {
  /// The window at one moment.
  struct Moment {
    let snapshot: LayerSnapshot
    let time: Double
    let progress: Double?
    let fingers: [Finger]
    let caption: String
  }

  /// The largest number of moments in one section.
  private static let most = 12

  private(set) var moments: [Moment] = []
  private var fingers: [(id: ContactID, finger: Finger)] = []
  private var told = 0

  /// Follows the fingers on a surface with this placement in the window.
  func follow(_ frame: ContactFrame, _ placement: TouchSession.Placement) {
    fingers.removeAll { !$0.finger.isDown }
    for index in frame.indices {
      let contact = frame[index]
      let position = placement.point(contact.position)
      if let place = fingers.firstIndex(where: { $0.id == contact.id }) {
        fingers[place].finger.trail.append(fingers[place].finger.position)
        fingers[place].finger.position = position
        fingers[place].finger.isDown = contact.phase.isDown
      } else if contact.phase.isDown {
        fingers.append((contact.id, Finger(at: position, radius: 22)))
      }
    }
  }

  /// Stores the current moment if it is the first of the section, or if there are events that no
  /// stored moment shows.
  func look(at window: UIWindow, time: Double, progress: Double?, told words: [String]) {
    // The last moment is reserved for the end.
    guard moments.isEmpty || words.count > told, moments.count < Self.most - 1 else { return }
    let news = words.dropFirst(told).joined(separator: "; ")
    told = words.count
    take(window, time, progress, news.isEmpty ? "at first" : news)
  }

  /// Stores the last moment, unless one with the same time is stored already.
  func end(at window: UIWindow, time: Double, progress: Double?) {
    guard moments.last?.time != time else { return }
    take(window, time, progress, "at the end")
  }

  private func take(_ window: UIWindow, _ time: Double, _ progress: Double?, _ caption: String) {
    moments.append(
      Moment(
        snapshot: window.layer.snapshot(), time: time, progress: progress,
        fingers: fingers.map(\.finger), caption: caption))
  }

  /// Draws the moments as pictures. Moments that cannot be drawn are left out.
  static func pictures(of moments: [Moment]) -> [FilmFrame] {
    let camera = FilmCamera(scale: 1)
    return moments.compactMap { moment in
      var frame = try? camera.frame(
        of: moment.snapshot, time: moment.time, progress: moment.progress, fingers: moment.fingers)
      frame?.caption = moment.caption
      return frame
    }
  }
}
