import Foundation
import PantographRendering
import UIKit

/// Scenes that run for very long. After the first part all caches are full; memory that the rest adds is a leak.
@MainActor
enum Endurance {
  /// Runs `body` for each number, and returns the memory in use at the end minus that after a tenth.
  private static func growth(
    _ count: Int, _ body: @MainActor (Int) throws -> Void
  ) rethrows -> Int {
    for index in 0..<count / 10 { try body(index) }
    let before = Soak.residentKilobytes()
    for index in count / 10..<count { try body(index) }
    return Soak.residentKilobytes() - before
  }

  static func presentations() -> Int {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let styles: [UIModalPresentationStyle] = [
      .pageSheet, .fullScreen, .overFullScreen, .popover, .custom,
    ]
    var time = 0.0
    func pass(_ seconds: Double) {
      time += seconds
      window.advance(to: time)
    }
    var (came, went) = (0, 0)
    let growth = growth(100_000) { index in
      let card = UIViewController()
      card.modalPresentationStyle = styles[index % styles.count]
      card.popoverPresentationController?.sourceView = root.view
      root.present(card, animated: index % 3 != 0) { came += 1 }
      pass(0.01)
      // Every hundredth time, the whole window content is replaced during a presentation.
      if index % 100 == 99 {
        pass(0.1)
        root = UIViewController()
        window.rootViewController = root
        pass(0.01)
        return
      }
      pass(1)
      root.dismiss(animated: index % 2 == 0) { went += 1 }
      pass(0.01)
      pass(1)
    }
    Trees.require(came >= 99_000 && went == 99_000)
    return growth
  }

  /// A finger drags a card down every ten seconds, while another layer rotates all the time.
  static func day() -> Int {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let wheel = UIActivityIndicatorView(style: .large)
    root.view.addSubview(wheel)
    wheel.startAnimating()
    let drag = Drag(in: window)
    let growth = growth(8640) { index in
      let start = Double(index) * 10
      let card = UIViewController()
      let driver = PanTransitionDriver(
        dismissing: card, pan: UIPanGestureRecognizer(), direction: .down)
      card.modalPresentationStyle = .overFullScreen
      card.view.addGestureRecognizer(driver.pan)
      root.present(card, animated: true)
      window.advance(to: start + 1)
      window.advance(to: start + 2)
      drag.play(from: start + 3)
      for second in 4...10 { window.advance(to: start + Double(second)) }
      Trees.require(root.presentedViewController == nil)
    }
    Trees.require(CACurrentMediaTime() == 86_400)
    return growth
  }

  static func films() throws -> Int {
    try growth(500) { index in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 195, height: 422))
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let card = UIViewController()
      card.view.backgroundColor = index % 2 == 0 ? .white : .red
      card.view.layer.shadowOpacity = 0.5
      root.present(card, animated: true)
      let film = try AnimatedPicture(width: 195, height: 422)
      let camera = FilmCamera()
      for frame in 0..<20 {
        let time = Double(frame) / 30
        window.advance(to: time)
        let picture = try camera.frame(
          of: window, time: time,
          fingers: [Finger(at: CGPoint(x: 100, y: 20 * frame))])
        try film.add(picture.image, at: time)
      }
      Trees.require(try film.finish(at: 1).count > 1000)
    }
  }
}
