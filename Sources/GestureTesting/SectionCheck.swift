import Foundation
import PantographPlainText
import UIKit

/// Compares a section with an expectation and records a failure if they differ.
@MainActor
struct SectionCheck {
  private let section: GestureSection
  private let place: TestPlace

  init(_ section: GestureSection, at place: TestPlace) {
    self.section = section
    self.place = place
  }

  func outcome(_ text: String, said name: String) {
    let expectation: OutcomeExpectation
    do throws(OutcomeExpectation.Unreadable) {
      expectation = try OutcomeExpectation(text)
    } catch {
      return TestIssue.record(
        "\(name) expects \"\(error.found)\"; write \(error.expected)",
        at: place)
    }
    guard let difference = expectation.difference(from: section.outcomes, section.moved) else {
      return
    }
    let actual = section.outcomes.map(\.short)
    let lines = LineDifference(
      expected: text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) },
      actual: actual.isEmpty ? [section.moved.isEmpty ? "nothing" : "moved layers"] : actual)
    fail(lines, named: "outcome", difference, layers: true)
  }

  func progress(_ expected: Approximation, at time: Double, of name: String?) {
    let named = section.outcomes.indices.filter { index in
      name.map { section.outcomes[index].name == $0 } ?? true
    }
    let moving = named.filter { index in
      let course = section.courses[index]
      return course.first.map { $0.time <= time } == true
        && course.last.map { $0.time >= time } == true
    }
    let indices = moving.isEmpty ? named : moving
    guard let index = indices.last else {
      let names = section.outcomes.map(\.name).joined(separator: ", ")
      let there = names.isEmpty ? "no gesture moved anything" : "only \(names) moved"
      let wanted = name.map { " of \($0)" } ?? ""
      return fail(
        LineDifference(expected: ["\(expected)"], actual: ["nothing"]), named: "progress",
        "expected the progress\(wanted) to be \(expected) at \(time) s, but \(there)", layers: true)
    }
    guard indices.count == 1 || moving.isEmpty else {
      let names = indices.map { section.outcomes[$0].name }.joined(separator: ", ")
      return TestIssue.record(
        "several things moved at \(time) s (\(names)); name one of them with of:", at: place)
    }
    let actual = PlayedOutcome.progress(at: time, in: section.courses[index])
    guard !expected.contains(actual) else { return }
    let text = DecimalText(actual).description
    fail(
      LineDifference(expected: ["\(expected)"], actual: [text]), named: "progress",
      "expected the progress of \(section.outcomes[index].name) to be \(expected) at \(time) s,"
        + " but it was \(text)")
  }

  func compare(
    _ actual: [String], withFile name: String,
    _ difference: ([String], [String]) -> LineDifference
  ) {
    let file = ExpectationFile(name, at: place)
    if TestResults.records {
      if let problem = file.write(Array((actual.joined(separator: "\n") + "\n").utf8)) {
        TestIssue.record(problem, at: place)
      }
      return
    }
    guard let bytes = file.bytes else { return TestIssue.record(file.missing, at: place) }
    let expected = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    compare(
      difference(expected, actual), named: name, "the result differs from \(file.path)")
  }

  func compare(_ difference: LineDifference, named name: String, _ sentence: String) {
    guard !difference.isEmpty else { return }
    fail(
      difference, named: name, "\(sentence) (- missing, + unexpected):\n\(difference.text)")
  }

  /// The largest number of layers that a message lists; the message only counts the other layers.
  private static let mostLayers = 20

  /// Records the failure with the numbers of the decisions, and saves files and pictures for
  /// inspection.
  private func fail(
    _ difference: LineDifference, named name: String, _ sentence: String, layers: Bool = false
  ) {
    var message = sentence
    if layers, !section.moved.isEmpty {
      message += "\nmoved:\n"
      message += section.moved.prefix(Self.mostLayers).map { "  \($0)" }.joined(separator: "\n")
      if section.moved.count > Self.mostLayers {
        message += "\n  and \(section.moved.count - Self.mostLayers) more"
      }
    }
    if !section.reasons.isEmpty {
      message += "\ndecided:\n" + section.reasons.map { "  \($0)" }.joined(separator: "\n")
    }
    let parts = [name, section.name].filter { !$0.isEmpty }.joined(separator: "-")
    let kept = TestResults(parts, at: place).keep(
      difference, message: message, section.moments)
    TestIssue.record("\(message)\n\(kept)", at: place)
  }
}

extension GestureOutcome {
  /// The outcome in the form of an expectation.
  fileprivate var short: String {
    let end = ending?.rawValue ?? "no end"
    if let decision, kind != .scroll || ending == .rest { return "\(end) by \(decision.rule.name)" }
    return release == nil ? end : "\(end) by application"
  }
}
