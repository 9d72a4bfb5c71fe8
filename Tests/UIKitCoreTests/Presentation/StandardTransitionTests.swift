import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// The movements in each transition style, when A presents B over the whole window.
@MainActor
struct StandardTransitionTests {
  /// A quantity of one view that changes during a transition, with its first and last value.
  private struct Course: Hashable, CustomStringConvertible {
    enum Quantity: String, CaseIterable {
      case x, y, width, opacity, turn, curl

      /// The rounding step, because the last frame is slightly before the end.
      var grain: Double {
        switch self {
        case .x, .y, .width: 5
        case .opacity, .curl: 0.05
        case .turn: 1
        }
      }
    }

    let view: String
    let quantity: Quantity
    let start: Double
    let end: Double

    init(_ view: String, _ quantity: Quantity, _ start: Double, _ end: Double) {
      (self.view, self.quantity, self.start, self.end) = (view, quantity, start, end)
    }

    var description: String { "\(view) \(quantity.rawValue) \(start)→\(end)" }
  }

  private struct Sample {
    let time: Double
    /// The values by view and quantity.
    var values: [String: [Course.Quantity: Double]] = [:]
    var front: UIView?
  }

  private static let step = 1.0 / 240

  private let table = PresentationTable(.fullScreen)

  init() { table.b.transitioningDelegate = nil }

  /// The values of a view. Rotation is around the vertical axis, in degrees; above zero the left edge is nearer.
  private static func values(of view: UIView) -> [Course.Quantity: Double] {
    let seen = view.layer.seen
    let transform = seen.transform
    return [
      .x: Double(seen.position.x - seen.bounds.width / 2),
      .y: Double(seen.position.y - seen.bounds.height / 2), .width: Double(seen.bounds.width),
      .opacity: Double(seen.opacity), .curl: Double(seen.pageCurl),
      .turn: atan2(-Double(transform.m13), Double(transform.m11)) * 180 / .pi,
    ]
  }

  private func sample(_ time: Double) -> Sample {
    var sample = Sample(time: time)
    for (name, view) in [("A", table.a.view!), ("B", table.b.view!)] where view.window != nil {
      sample.values[name] = Self.values(of: view)
    }
    sample.front = table.b.view.superview?.subviews.last
    return sample
  }

  /// Presents or dismisses, and returns a sample of every frame.
  private func play(presenting: Bool) -> [Sample] {
    if presenting {
      table.a.present(table.b, animated: true)
    } else {
      table.b.dismiss(animated: true)
    }
    table.turn()
    var samples: [Sample] = []
    while table.b.transitionCoordinator != nil, samples.count < 1000 {
      samples.append(sample(Self.step * Double(samples.count)))
      table.pass(Self.step)
    }
    return samples
  }

  /// The quantities that differ between the first and the last frame after rounding.
  private func courses(of samples: [Sample]) -> Set<Course> {
    var courses: Set<Course> = []
    for name in ["A", "B"] {
      for quantity in Course.Quantity.allCases {
        let values = samples.compactMap { $0.values[name]?[quantity] }
        guard let first = values.first, let last = values.last, let low = values.min(),
          let high = values.max(), high - low > 1e-6
        else { continue }
        let round = { (value: Double) in
          // Without a negative zero.
          (value / quantity.grain).rounded() * quantity.grain + 0
        }
        courses.insert(Course(name, quantity, round(first), round(last)))
        let steps = zip(values, values.dropFirst()).map { $1 - $0 }
        expect(
          !steps.contains { $0 * (last - first) < -1e-9 },
          "the \(quantity) of \(name) goes back on its way")
      }
    }
    return courses
  }

  private func expectCourses(
    _ style: UIModalTransitionStyle, duration: Double, in entrance: Set<Course>,
    out exit: Set<Course>, front: (presenting: UIView, dismissing: UIView)
  ) {
    table.b.modalTransitionStyle = style
    for isPresenting in [true, false] {
      let samples = play(presenting: isPresenting)
      let seen = courses(of: samples)
      expect(seen, equals: (isPresenting ? entrance : exit), "presenting: \(isPresenting)")
      expect(abs(Double(samples.count) * Self.step - duration), isBelow: 2 * Self.step)
      let expected = isPresenting ? front.presenting : front.dismissing
      expect(samples.allSatisfy { $0.front === expected })
      table.pass(1)
    }
  }

  @Test func `cover vertical moves the presented view up from below, and down again`() {
    expectCourses(
      .coverVertical, duration: 0.50573, in: [Course("B", .y, 800, 0)],
      out: [Course("B", .y, 0, 800)], front: (table.b.view, table.b.view))
  }

  @Test func `cross dissolve fades the presented view in where it is, and out`() {
    expectCourses(
      .crossDissolve, duration: 0.35, in: [Course("B", .opacity, 0, 1)],
      out: [Course("B", .opacity, 1, 0)], front: (table.b.view, table.b.view))
  }

  @Test func `flip horizontal turns from right to left, and back from left to right`() {
    expectCourses(
      .flipHorizontal, duration: 0.75,
      in: [Course("A", .turn, 0, -90), Course("B", .turn, 90, 0)],
      out: [Course("B", .turn, 0, 90), Course("A", .turn, -90, 0)],
      front: (table.b.view, table.b.view))
  }

  @Test(arguments: [true, false])
  func `in a flip one view is seen from its edge when the other begins to turn`(presenting: Bool) {
    table.b.modalTransitionStyle = .flipHorizontal
    if !presenting {
      _ = play(presenting: true)
      table.pass(1)
    }
    let samples = play(presenting: presenting)
    let (going, coming) = presenting ? ("A", "B") : ("B", "A")
    for sample in samples {
      let turns = [going, coming].map { abs(sample.values[$0]?[.turn] ?? -1) }
      let isFirstHalf = sample.time < 0.375 - Self.step
      if isFirstHalf { expect(abs(turns[1] - 90), isBelow: 1e-6, "at \(sample.time)") }
      if sample.time > 0.375 + Self.step {
        expect(abs(turns[0] - 90), isBelow: 1e-6, "at \(sample.time)")
      }
    }
  }

  @Test func `partial curl rolls the presenter up in front, and down again`() {
    expectCourses(
      .partialCurl, duration: 0.75, in: [Course("A", .curl, 0, 1)],
      out: [Course("A", .curl, 1, 0)], front: (table.a.view, table.a.view))
  }

  @Test(arguments: [
    UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
  ])
  func `a dismissal goes the way of its presentation back`(style: UIModalTransitionStyle) {
    table.b.modalTransitionStyle = style
    let entrance = courses(of: play(presenting: true))
    table.pass(1)
    let exit = courses(of: play(presenting: false))
    expect(!entrance.isEmpty)
    expect(exit, equals: Set(entrance.map { Course($0.view, $0.quantity, $0.end, $0.start) }))
  }

  @Test func `no style looks like another one`() {
    var seen: [UIModalTransitionStyle: [Set<Course>]] = [:]
    for style in [
      UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
    ] {
      table.b.modalTransitionStyle = style
      for isPresenting in [true, false] {
        seen[style, default: []].append(courses(of: play(presenting: isPresenting)))
        table.pass(1)
      }
    }
    expect(Set(seen.values.map { $0[0] }).count == 4 && Set(seen.values.map { $0[1] }).count == 4)
    expect(Set(seen.values.flatMap(\.self)).count, equals: 8)
  }

  @Test(arguments: [UIModalTransitionStyle.coverVertical, .flipHorizontal, .partialCurl])
  func `one that is shown as a dissolve is seen to be none of its own`(
    style: UIModalTransitionStyle
  ) {
    UIAccessibility.isReduceMotionEnabled = true
    UIAccessibility.prefersCrossFadeTransitions = true
    defer {
      UIAccessibility.prefersCrossFadeTransitions = false
      UIAccessibility.isReduceMotionEnabled = false
    }
    table.b.modalTransitionStyle = style
    expect(courses(of: play(presenting: true)), equals: [Course("B", .opacity, 0, 1)])
    table.pass(1)
    expect(courses(of: play(presenting: false)), equals: [Course("B", .opacity, 1, 0)])
  }
}
