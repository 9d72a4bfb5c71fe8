import Foundation
import QuartzCore

extension UITabBar: PrintedContent {
  var contentWords: [String] {
    guard let item = selectedItem else { return [] }
    let place = items?.firstIndex { $0 === item }
    return ["selected \(item.title.map { "\(QuotedText($0))" } ?? place.map { "\($0)" } ?? "none")"]
  }
}

extension TabBarButton: PrintedContent {
  var contentWords: [String] { isShownSelected ? ["selected"] : [] }
}

extension UINavigationBar: PrintedContent, NamedByText {
  var textName: String? { topItem?.title }

  var contentWords: [String] { topItem?.title.map { ["title \(QuotedText($0))"] } ?? [] }
}
