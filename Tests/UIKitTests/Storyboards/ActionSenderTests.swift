import Expectations
import Testing

@testable import UIKit

/// The sender of an action, as the type that the action's method takes.
@MainActor
struct ActionSenderTests {
  private final class Toggle: UISwitch {}

  @Test func `a method may take a class above or below that of the sender`() {
    let (toggle, control) = (Toggle(), UIControl())
    expect(sender(toggle, as: UIControl.self) === toggle)
    expect(sender(control, as: UISwitch.self) === control)
    expect(sender(control, as: Toggle.self) === control)
  }

  @Test func `nothing becomes the sender of an unrelated class`() {
    expect(sender(UILabel(), as: Toggle.self) == nil)
    expect(sender(nil, as: Toggle.self) == nil)
    expect(sender(UISwitch(), as: Int.self) == nil)
  }

  @Test func `a controller of a collection hands its editing on`() {
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    for (editing, animated) in [(true, false), (false, false), (true, true), (false, true)] {
      controller.setEditing(editing, animated: animated)
      expect(controller.isEditing == editing && controller.collectionView.isEditing == editing)
    }
  }

  @Test func `selectors of alternatives are in pairs`() {
    let on = [
      kStylisticAltOneOnSelector, kStylisticAltTwoOnSelector, kStylisticAltThreeOnSelector,
      kStylisticAltFourOnSelector, kStylisticAltFiveOnSelector, kStylisticAltSixOnSelector,
      kStylisticAltSevenOnSelector, kStylisticAltEightOnSelector, kStylisticAltNineOnSelector,
      kStylisticAltTenOnSelector, kStylisticAltElevenOnSelector, kStylisticAltTwelveOnSelector,
      kStylisticAltThirteenOnSelector, kStylisticAltFourteenOnSelector,
      kStylisticAltFifteenOnSelector, kStylisticAltSixteenOnSelector,
    ]
    let off = [
      kStylisticAltOneOffSelector, kStylisticAltTwoOffSelector, kStylisticAltThreeOffSelector,
      kStylisticAltFourOffSelector, kStylisticAltFiveOffSelector, kStylisticAltSixOffSelector,
      kStylisticAltSevenOffSelector, kStylisticAltEightOffSelector, kStylisticAltNineOffSelector,
      kStylisticAltTenOffSelector, kStylisticAltElevenOffSelector, kStylisticAltTwelveOffSelector,
      kStylisticAltThirteenOffSelector, kStylisticAltFourteenOffSelector,
      kStylisticAltFifteenOffSelector,
    ]
    expect(on, equals: (1...16).map { 2 * $0 })
    expect(off, equals: (1...15).map { 2 * $0 + 1 })
  }
}
