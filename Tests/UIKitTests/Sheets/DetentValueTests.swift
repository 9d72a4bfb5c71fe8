import Expectations
import Testing
import UIKit

/// Heights of detents in an environment.
@MainActor
struct DetentValueTests {
  private struct Room: UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection = UITraitCollection(verticalSizeClass: .regular)
    var maximumDetentValue: CGFloat = 801
  }

  private typealias Detent = UISheetPresentationController.Detent

  @Test func `the large detent is the whole height, and the medium one about half of it`() throws {
    expect(Detent.large().resolvedValue(in: Room()), equals: 801)
    let medium = try #require(Detent.medium().resolvedValue(in: Room()))
    expect(medium > 380 && medium < 460 && medium == medium.rounded())
  }

  @Test func `in a compact height there is no medium detent`() {
    var room = Room()
    room.containerTraitCollection = UITraitCollection(verticalSizeClass: .compact)
    expectNil(Detent.medium().resolvedValue(in: room))
    expect(Detent.large().resolvedValue(in: room), equals: 801)
  }

  @Test func `a resolver decides by the environment, and only with a finite height`() {
    let share = Detent.custom { $0.maximumDetentValue * 0.25 }
    expect(share.resolvedValue(in: Room()), equals: 200.25)
    expectNil(Detent.custom { _ in nil }.resolvedValue(in: Room()))
    expectNil(Detent.custom { _ in .infinity }.resolvedValue(in: Room()))
    expectNil(Detent.custom { _ in .nan }.resolvedValue(in: Room()))
    let (one, other) = (Detent.custom { _ in 1 }, Detent.custom { _ in 1 })
    expect(one.identifier, differsFrom: other.identifier)
    let named = Detent.custom(identifier: .init("low")) { _ in 1 }
    expect(named.identifier.rawValue, equals: "low")
  }
}
