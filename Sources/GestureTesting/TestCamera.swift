import Rendering
import Touches
import UIKit

/// Takes the pictures of a failure's page: one whenever something was told, with the fingers as they are and
/// the way that they have come.
@MainActor
final class TestCamera {
  /// The most pictures of one test.
  private static let most = 12

  private let camera = FilmCamera(scale: 1)
  private(set) var pictures: [FilmFrame] = []
  private var fingers: [(id: ContactID, finger: Finger)] = []
  private var told = 0

  /// Forgets what was seen.
  func forget() {
    pictures.removeAll()
    fingers.removeAll()
    told = 0
  }

  /// Follows the fingers on a surface that lies so in the window.
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

  /// Takes a picture where there is none yet, or something was told that no picture has.
  func look(at window: UIWindow, time: Double, progress: Double?, sent: [String]) {
    guard pictures.isEmpty || sent.count > told, pictures.count < Self.most else { return }
    let words = sent.dropFirst(told).joined(separator: "; ")
    told = sent.count
    take(window, time, progress, words.isEmpty ? "at first" : words)
  }

  /// Takes the last picture, where none was taken at that moment.
  func end(at window: UIWindow, time: Double, progress: Double?) {
    guard pictures.last?.time != time else { return }
    take(window, time, progress, "at the end")
  }

  private func take(_ window: UIWindow, _ time: Double, _ progress: Double?, _ caption: String) {
    let seen = fingers.map(\.finger)
    guard
      var picture = try? camera.frame(of: window, time: time, progress: progress, fingers: seen)
    else { return }
    picture.caption = caption
    pictures.append(picture)
  }
}
