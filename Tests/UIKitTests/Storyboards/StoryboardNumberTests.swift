import Expectations
import Testing

@testable import UIKit

/// The ranges of numbers, and the sentences about those outside.
@MainActor
struct StoryboardNumberTests {
  @Test(arguments: [
    (StoryboardNumber.x, "1000000", true), (.x, "1000001", false), (.x, "-1000000", true),
    (.x, "-1000001", false), (.pointSize, "0", true), (.pointSize, "-0.01", false),
    (.pointSize, "10000", true), (.pointSize, "10001", false), (.lineSpacing, "0", true),
    (.lineSpacing, "-1", false), (.blurRadius, "10000", true), (.blurRadius, "10001", false),
    (.hyphenationFactor, "1", true), (.hyphenationFactor, "1.1", false),
    (.value, "1e12", true), (.value, "1.1e12", false), (.value, "-1e12", true),
    (.priority, "1e6", true), (.minimumPressDuration, "0", true),
    (.minimumPressDuration, "-1", false), (.minimumPressDuration, "1000001", false),
    (.timeIntervalSinceReferenceDate, "-1e12", true),
    (.timeIntervalSinceReferenceDate, "1.1e12", false), (.countDownDuration, "86400", true),
    (.countDownDuration, "86401", false), (.countDownDuration, "-1", false),
    (.minuteInterval, "1", true), (.minuteInterval, "30", true), (.minuteInterval, "31", false),
    (.minuteInterval, "0", false), (.minuteInterval, "1.5", false), (.tag, "9e15", true),
    (.tag, "-9e15", true), (.tag, "9.1e15", false), (.tag, "0.5", false),
    (.numberOfLines, "0", true), (.numberOfLines, "-1", false), (.numberOfPages, "10000", true),
    (.numberOfPages, "10001", false), (.selectedSegmentIndex, "-1", true),
    (.selectedSegmentIndex, "-2", false), (.selectedSegmentIndex, "10001", false),
    (.indentationLevel, "1000", true), (.indentationLevel, "1001", false),
    (.indentationLevel, "-1000", true), (.minimumNumberOfTouches, "1000", true),
    (.minimumNumberOfTouches, "1001", false), (.numberOfTapsRequired, "-1", false),
    (.horizontalHuggingPriority, "1000", true), (.horizontalHuggingPriority, "1001", false),
    (.verticalCompressionResistancePriority, "-1", false), (.x, "nan", false),
    (.x, "infinity", false), (.x, "a word", true),
  ])
  func `a number lies in its range`(number: StoryboardNumber, text: String, isValid: Bool) {
    expect((number.objection(to: text, of: "view") == nil), equals: isValid)
  }

  @Test func `a sentence says what the number must be`() {
    expect(
      StoryboardNumber.x.objection(to: "1e7", of: "rect"),
      equals: "the x of <rect> is 1e7; it must be a number up to 1,000,000")
    expect(
      StoryboardNumber.tag.objection(to: "0.5", of: "view"),
      equals: "the tag of <view> is 0.5; it must be a whole number up to 9,000,000,000,000,000")
    expect(
      StoryboardNumber.pointSize.objection(to: "-1", of: "font"),
      equals: "the pointSize of <font> is -1; it must be a number from 0 to 10,000")
    expect(
      StoryboardNumber.minuteInterval.objection(to: "0", of: "datePicker"),
      equals: "the minuteInterval of <datePicker> is 0; it must be a whole number from 1 to 30")
    expect(
      StoryboardNumber.numberOfTapsRequired.objection(to: "-1", of: "tap"),
      equals: "the numberOfTapsRequired of <tap> is -1; it must be a whole number from 0 to 1,000")
    expect(
      StoryboardNumber.selectedSegmentIndex.objection(to: "-2", of: "s"),
      equals: "the selectedSegmentIndex of <s> is -2; it must be a whole number from -1 to 10,000")
  }
}
