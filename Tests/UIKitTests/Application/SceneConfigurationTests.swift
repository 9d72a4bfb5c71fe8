import Foundation
import Testing

@testable import UIKit

/// Configurations of scenes that are filled in from Info.plist.
@MainActor
@Suite struct SceneConfigurationTests {
  private final class Own: NSObject {}

  private let listed = ApplicationList.Scene(
    name: "Listed", delegateClass: "ListedDelegate", storyboard: nil)

  @Test func `missing values come from the list, and others stay`() {
    let empty = UISceneConfiguration(name: "Own", sessionRole: .windowApplication)
    #expect(empty.delegateClassName == nil && empty.filled(from: listed) === empty)
    #expect(empty.delegateClassName == "ListedDelegate" && empty.name == "Own")
    let own = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    own.delegateClass = Own.self
    #expect(own.filled(from: listed).delegateClassName == "Own")
    #expect(own.storyboard == nil)
    let none = ApplicationList.Scene(name: nil, delegateClass: nil, storyboard: nil)
    let bare = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    #expect(bare.filled(from: none).delegateClassName == nil)
  }
}
