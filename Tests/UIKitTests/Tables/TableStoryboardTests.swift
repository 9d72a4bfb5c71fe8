import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

final class NamedCell: UITableViewCell {
  @Outlet var name: UILabel!
  var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = name != nil
  }
}

final class NamesController: UITableViewController {
  let names = ["Ada", "Grace", "Edsger"]
  var heard: [String] = []
  var refuses = false
  @Outlet var total: UILabel!

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    (cell as? NamedCell)?.name.text = names[indexPath.row]
    return cell
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    heard.append("should \(identifier)")
    return !refuses
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }?.row ?? -1
    let selected = tableView.indexPathForSelectedRow?.row ?? -1
    heard.append("prepare \(segue.identifier ?? "") of \(row), \(selected) selected")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("didSelect \(indexPath.row)")
  }
}

final class FixedController: UITableViewController {
  @Outlet var word: UILabel!
  var chosen: [IndexPath] = []

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath)
  }
}

/// Tables as Interface Builder writes them.
@MainActor struct TableStoryboardTests {
  private let stage = StoryboardTable()

  private static let prototypes =
    StoryboardTable.scene(
      """
      <tableViewController id="vc" customClass="NamesController" customModule="UIKitTests">
        <tableView key="view" dataMode="prototypes" style="plain" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="t">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <view key="tableFooterView" id="foot">
            <rect key="frame" x="0" y="0" width="375" height="40"/>
            <subviews>
              <label text="three" id="total"><rect key="frame" x="0" y="0" width="100" height="40"/></label>
            </subviews>
          </view>
          <prototypes>
            <tableViewCell selectionStyle="default" accessoryType="detailButton" reuseIdentifier="name" rowHeight="60" id="c" customClass="NamedCell" customModule="UIKitTests">
              <rect key="frame" x="0" y="28" width="375" height="60"/>
              <tableViewCellContentView key="contentView" tableViewCell="c" id="cv">
                <rect key="frame" x="0" y="0" width="330" height="60"/>
                <subviews>
                  <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                    <rect key="frame" x="16" y="10" width="300" height="40"/>
                  </label>
                </subviews>
                <constraints>
                  <constraint firstItem="l" firstAttribute="top" secondItem="cv" secondAttribute="top" constant="15" id="k1"/>
                  <constraint firstItem="l" firstAttribute="leading" secondItem="cv" secondAttribute="leading" constant="16" id="k2"/>
                  <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="15" id="k3"/>
                  <constraint firstItem="l" firstAttribute="height" constant="50" id="k4"/>
                </constraints>
              </tableViewCellContentView>
              <connections>
                <outlet property="name" destination="l" id="o1"/>
                <segue destination="next" kind="show" identifier="open" id="s1"/>
                <segue destination="next" kind="show" identifier="info" trigger="accessoryAction" id="s2"/>
              </connections>
            </tableViewCell>
          </prototypes>
          <connections>
            <outlet property="dataSource" destination="vc" id="o2"/>
            <outlet property="delegate" destination="vc" id="o3"/>
          </connections>
        </tableView>
        <connections><outlet property="total" destination="total" id="o4"/></connections>
      </tableViewController>
      """)
    + StoryboardTable.scene(
      "<viewController id=\"next\"><view key=\"view\" id=\"nv\"/></viewController>")

  private static let fixed =
    StoryboardTable.scene(
      """
      <tableViewController id="vc" customClass="FixedController" customModule="UIKitTests">
        <tableView key="view" dataMode="static" style="grouped" rowHeight="50" sectionHeaderHeight="18" sectionFooterHeight="18" id="t">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <sections>
            <tableViewSection headerTitle="One" id="s1">
              <cells>
                <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l1" id="c1">
                  <tableViewCellContentView key="contentView" id="v1">
                    <subviews><label text="first" id="l1"><fontDescription key="fontDescription" type="system" pointSize="21"/></label></subviews>
                  </tableViewCellContentView>
                </tableViewCell>
                <tableViewCell rowHeight="90" style="IBUITableViewCellStyleSubtitle" textLabel="l2" detailTextLabel="l3" id="c2">
                  <tableViewCellContentView key="contentView" id="v2">
                    <subviews><label text="second" id="l2"/><label text="below" id="l3"/></subviews>
                  </tableViewCellContentView>
                </tableViewCell>
                <tableViewCell id="c3"><tableViewCellContentView key="contentView" id="v3"/></tableViewCell>
              </cells>
            </tableViewSection>
            <tableViewSection headerTitle="Two" footerTitle="the end" id="s2">
              <cells>
                <tableViewCell id="c4">
                  <tableViewCellContentView key="contentView" id="v4">
                    <subviews><label text="free" id="l4"><rect key="frame" x="9" y="9" width="80" height="20"/></label></subviews>
                  </tableViewCellContentView>
                  <connections><segue destination="next" kind="show" identifier="fixed" id="seg"/></connections>
                </tableViewCell>
              </cells>
            </tableViewSection>
          </sections>
          <connections>
            <outlet property="dataSource" destination="vc" id="o2"/>
            <outlet property="delegate" destination="vc" id="o3"/>
          </connections>
        </tableView>
        <connections><outlet property="word" destination="l4" id="o4"/></connections>
      </tableViewController>
      """)
    + StoryboardTable.scene(
      "<viewController id=\"next\"><view key=\"view\" id=\"nv\"/></viewController>")

  /// The controller in a navigation controller in a window.
  private func show<Controller: UIViewController>(
    _ scenes: String, as type: Controller.Type
  ) throws -> (Controller, UIWindow) {
    let storyboard = try stage.storyboard(initial: "vc", scenes)
    let made = try storyboard.makeInitialViewController() as? Controller
    let controller = try #require(made)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.isHidden = false
    window.layoutIfNeeded()
    return (controller, window)
  }

  private func tap(_ row: IndexPath, in table: UITableView, _ window: UIWindow, x: Double = 100) {
    let place = table.convert(table.rectForRow(at: row), to: nil)
    let fingers = Fingers(window, startingAt: 1)
    fingers.down(0, x, Double(place.midY))
    fingers.wait(30)
    fingers.lift()
    fingers.wait(900)
  }

  @Test func `the index at the side has its attributes`() throws {
    let scene = StoryboardTable.scene(
      """
      <tableViewController id="a"><tableView key="view" style="plain" sectionIndexMinimumDisplayRowCount="12" prefetchingEnabled="NO" id="t">
      <color key="sectionIndexColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <color key="sectionIndexTrackingBackgroundColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </tableView></tableViewController>
      """)
    let storyboard = try stage.storyboard(initial: "a", scene)
    let controller = storyboard.instantiateInitialViewController() as? UITableViewController
    let table = controller?.tableView
    expect(table?.sectionIndexMinimumDisplayRowCount, equals: 12)
    expect(table?.sectionIndexColor, equals: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    expect(table?.sectionIndexTrackingBackgroundColor != nil)
    expect(table?.isPrefetchingEnabled, equals: false)
  }

  @Test func `prototypes are made with their outlets, constraints and segues`() throws {
    let (controller, window) = try show(Self.prototypes, as: NamesController.self)
    let table = try #require(controller.tableView)
    expect(table.dataSource === controller)
    expect(controller.total?.text, equals: "three")
    expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, equals: 80)
    expect(table.tableFooterView?.frame.minY, equals: 240)
    let cells = table.visibleCells.compactMap { $0 as? NamedCell }
    expect(cells.map { $0.name.text }, equals: ["Ada", "Grace", "Edsger"])
    expect(cells.allSatisfy { $0.isAwake && $0.reuseIdentifier == "name" })
    expect(cells.first?.name.frame.minY, equals: 15)
    tap(IndexPath(row: 1, section: 0), in: table, window)
    expect(
      controller.heard, equals: ["should open", "prepare open of 1, 1 selected", "didSelect 1"])
    expect(controller.navigationController?.viewControllers.count, equals: 2)
    controller.navigationController?.popViewController(animated: false)
    window.layoutIfNeeded()
    expectNil(table.indexPathForSelectedRow)
    controller.heard = []
    tap(IndexPath(row: 2, section: 0), in: table, window, x: 345)
    expect(controller.heard, equals: ["should info", "prepare info of 2, -1 selected"])
    controller.navigationController?.popViewController(animated: false)
    controller.performSegue(withIdentifier: "open", sender: nil)
    expect(controller.navigationController?.viewControllers.count, equals: 2)
  }

  @Test func `fixed rows are there without a data source of one's own`() throws {
    let (controller, window) = try show(Self.fixed, as: FixedController.self)
    let table = try #require(controller.tableView)
    expect(table.numberOfSections, equals: 2)
    expect((0..<2).map { table.numberOfRows(inSection: $0) }, equals: [3, 1])
    expect(table.headerView(forSection: 0)?.textLabel?.text, equals: "One")
    expect(table.footerView(forSection: 1)?.textLabel?.text, equals: "the end")
    let rows = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    expect(rows, equals: [50, 90, 50])
    let first = try #require(table.visibleCells.first)
    expect(first.textLabel?.text, equals: "first")
    expect(first.textLabel?.font.pointSize, equals: 21)
    expect(table.visibleCells[1].detailTextLabel?.text, equals: "below")
    expect(controller.word?.text, equals: "free")
    tap(IndexPath(row: 0, section: 0), in: table, window)
    expect(controller.chosen, equals: [IndexPath(row: 0, section: 0)])
    tap(IndexPath(row: 0, section: 1), in: table, window)
    expect(controller.navigationController?.viewControllers.count, equals: 2)
  }
}
