import Expectations
import Foundation
import Testing
import UIKit

/// The lists of a ported class, which a storyboard uses.
@MainActor
struct InterfaceOutletTests {
  private let files = StoryboardTable()

  final class Corner: UIView {
    var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
    override var interfaceOutlets: [InterfaceOutlet] {
      super.interfaceOutlets + [
        InterfaceOutlet("radius") { (owner: Corner, value: CGFloat) in owner.radius = value }
      ]
    }
  }

  final class Card: UIViewController {
    weak var heading: UILabel! { didSet { log.append("heading \(heading.text ?? "")") } }
    var all: [UILabel]!
    var corner: Corner?
    var log: [String] = []

    override var interfaceOutlets: [InterfaceOutlet] {
      super.interfaceOutlets + [
        InterfaceOutlet("heading") { (owner: Card, value: UILabel) in owner.heading = value },
        InterfaceOutlet("all") { (owner: Card, value: [UILabel]) in owner.all = value },
        InterfaceOutlet("corner") { (owner: Card, value: Corner) in owner.corner = value },
      ]
    }

    override func awakeFromNib() { log.append("awake") }
    override func loadView() {
      super.loadView()
      log.append("made \(all.count)")
    }
    override func viewDidLoad() { log.append("loaded \(all.count)") }
  }

  private func scene(_ outlet: String) -> String {
    InterfaceClasses.register(Card.self)
    InterfaceClasses.register(Corner.self)
    return StoryboardTable.scene(
      """
      <viewController id="c" customClass="Card" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="300" height="600"/><subviews>
      <label text="One" id="l1"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
      <label text="Two" id="l2"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
      <view id="w" customClass="Corner"><rect key="frame" x="1" y="2" width="30" height="40"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="7"/>\
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth">\
      <integer key="value" value="2"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      </subviews></view>
      <connections>\(outlet)
      <outletCollection property="all" destination="l1" id="o2"/>
      <outletCollection property="all" destination="l2" id="o3"/>
      <outlet property="corner" destination="w" id="o4"/>
      </connections></viewController>
      """)
  }

  @Test func `outlets are set through their setters, collections in the file's order`() throws {
    let scene = scene("<outlet property=\"heading\" destination=\"l1\" id=\"o1\"/>")
    let card = try files.storyboard(initial: "c", scene).makeInitialViewController() as? Card
    card?.loadViewIfNeeded()
    expect(card?.log, equals: ["awake", "heading One", "made 2", "loaded 2"])
    expect(card?.all.map(\.text), equals: ["One", "Two"])
    expect(card?.corner?.layer.cornerRadius == 7 && card?.corner?.layer.borderWidth == 2)
    expect(card?.corner?.frame, equals: CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func `an outlet of another class says so, with its place`() throws {
    let scene = scene("<outlet property=\"heading\" destination=\"w\" id=\"o1\"/>")
    let storyboard = try files.storyboard(initial: "c", scene)
    let error = #expect(throws: StoryboardError.self) {
      try storyboard.makeInitialViewController()
    }
    expect(error?.message, equals: "the outlet heading takes UILabel, but is connected to a Corner")
    expect(error?.line != nil)
  }

  private final class Placeholder: UIView {
    static var log: [String] = []
    override func awakeAfter(using coder: NSCoder) -> Any? {
      guard subviews.isEmpty else { return self }
      let corner = Corner(frame: frame)
      corner.backgroundColor = backgroundColor
      return corner
    }
    override func awakeFromNib() { Self.log.append("placeholder \(subviews.count)") }
  }

  @Test func `the view of awakeAfter takes the place of the decoded one, also in connections`()
    throws
  {
    InterfaceClasses.register(Placeholder.self)
    let scene = scene("<outlet property=\"heading\" destination=\"l1\" id=\"o1\"/>")
      .replacing("customClass=\"Corner\"", with: "customClass=\"Placeholder\"")
    let card = try files.storyboard(initial: "c", scene).makeInitialViewController() as? Card
    let views = card?.view.subviews ?? []
    let corner = try #require(card?.corner)
    expect(views.contains(corner) && !views.contains { $0 is Placeholder })
    expect(corner.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    expect(corner.layer.cornerRadius == 7 && Placeholder.log.isEmpty)
  }
}
