import Expectations
import Foundation
import Testing

@testable import UIKit

/// Configurations of scenes that are filled in from Info.plist.
@MainActor
struct SceneConfigurationTests {
  private final class Own: NSObject {}

  private let listed = ApplicationList.Scene(
    name: "Listed", delegateClass: "ListedDelegate", storyboard: nil)

  @Test func `missing values come from the list, and others stay`() {
    let empty = UISceneConfiguration(name: "Own", sessionRole: .windowApplication)
    expect(empty.delegateClassName == nil && empty.filled(from: listed) === empty)
    expect(empty.delegateClassName == "ListedDelegate" && empty.name == "Own")
    let own = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    own.delegateClass = Own.self
    expect(own.filled(from: listed).delegateClassName, equals: "Own")
    expectNil(own.storyboard)
    let none = ApplicationList.Scene(name: nil, delegateClass: nil, storyboard: nil)
    let bare = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    expectNil(bare.filled(from: none).delegateClassName)
  }
}
