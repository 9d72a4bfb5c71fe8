import XCTest

@testable import PagingMenu

final class RelayTests: XCTestCase {
    private let relay = DelegateRelay()
    private let path = IndexPath(item: 0, section: 0)

    func testSelectionsAreHandedOn() {
        final class Recorder: NSObject, UICollectionViewDelegate, UITableViewDelegate {
            var calls: [String] = []
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                calls.append("item")
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("row") }
        }
        let recorder = Recorder()
        relay.list = recorder
        relay.table = recorder
        relay.collectionView(
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), didSelectItemAt: path)
        relay.tableView(UITableView(), didSelectRowAt: path)
        relay.scrollViewDidScroll(UIScrollView())
        XCTAssertEqual(recorder.calls, ["item", "row"])
        XCTAssertEqual(relay.count, 3)
    }

    func testAFieldsAnswerCounts() {
        final class Refusing: NSObject, UITextFieldDelegate {
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
        }
        XCTAssertTrue(relay.textFieldShouldReturn(UITextField()))
        let refusing = Refusing()
        relay.field = refusing
        XCTAssertFalse(relay.textFieldShouldReturn(UITextField()))
    }

    func testNobodyBehindTheRelay() {
        relay.tableView(UITableView(), didSelectRowAt: path)
        XCTAssertEqual(relay.count, 1)
    }

    func testTheRelayIsTheDelegate() {
        let table = UITableView()
        table.delegate = relay
        table.contentSize.height = 500
        table.contentOffset.y = 20
        XCTAssertEqual(relay.count, 1)
    }
}
