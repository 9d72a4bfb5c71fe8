import Touches
import UIKit

/// Turns contact frames into a window's events, by one of the mappings.
@MainActor
enum SceneInput {
  case touches(TouchSession)
  case touchpad(TouchpadSession)

  init(_ mapping: TouchMapping, on surface: SurfaceGeometry, in window: UIWindow) {
    switch mapping {
    case .screen:
      self = .touches(TouchSession(window: window, placement: .onScreen(of: window, surface)))
    case .surface:
      self = .touches(TouchSession(window: window, placement: .filling(window, with: surface)))
    case .indirect(let settings):
      self = .touchpad(TouchpadSession(window: window, settings: settings))
    }
  }

  func receive(_ frame: ContactFrame) {
    switch self {
    case .touches(let session): session.receive(frame)
    case .touchpad(let session): session.receive(frame)
    }
  }

  func advance(to time: Timestamp) {
    switch self {
    case .touches(let session): session.advance(to: time)
    case .touchpad(let session): session.advance(to: time)
    }
  }

  /// When something happens though no frame comes, as far as the input goes.
  var deadline: Timestamp? {
    switch self {
    case .touches: nil
    case .touchpad(let session): session.deadline
    }
  }
}
