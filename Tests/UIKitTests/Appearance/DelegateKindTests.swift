import Expectations
import Foundation
import Testing
import UIKit

/// Objects with one delegate protocol each, which answer to the methods of this protocol alone.
@MainActor
struct DelegateKindTests {
  private final class Scrolling: NSObject, UIScrollViewDelegate {}
  private final class Table: NSObject, UITableViewDelegate {}
  private final class Items: NSObject, UICollectionViewDelegate {}
  private final class Field: NSObject, UITextFieldDelegate {}
  private final class Text: NSObject, UITextViewDelegate {}
  private final class Navigation: NSObject, UINavigationControllerDelegate {}
  private final class Tabs: NSObject, UITabBarControllerDelegate {}
  private final class Pages: NSObject, UIPageViewControllerDelegate {}
  private final class Split: NSObject, UISplitViewControllerDelegate {}
  private final class Search: NSObject, UISearchBarDelegate {}
  private final class Picker: NSObject, UIPickerViewDelegate {}
  private final class Sheet: NSObject, UIAdaptivePresentationControllerDelegate {}
  private final class Transition: NSObject, UIViewControllerTransitioningDelegate {}
  private final class Gesture: NSObject, UIGestureRecognizerDelegate {}
  private final class Menu: NSObject, UIEditMenuInteractionDelegate {}
  private final class Pointer: NSObject, UIPointerInteractionDelegate {}
  private final class Drop: NSObject, UIDropInteractionDelegate {}
  private final class Collision: NSObject, UICollisionBehaviorDelegate {}
  private final class Animator: NSObject, UIDynamicAnimatorDelegate {}
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }
  private final class Cells: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }
  private final class Wheels: NSObject, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
  }

  private static let words = [
    "presentationControllerDidDismiss", "animationControllerForDismissed", "scrollViewDidScroll",
    "viewForZoomingInScrollView", "tableView", "collectionView", "contextMenuInteraction",
    "editMenuInteraction", "previewInteraction", "previewingContext", "dragInteraction",
    "dropInteraction", "pointerInteraction", "numberOfSectionsInTableView",
    "textFieldDidBeginEditing", "textViewDidChange", "navigationController", "tabBarController",
    "pageViewController", "splitViewController", "searchBarSearchButtonClicked", "pickerView",
    "numberOfComponentsInPickerView", "collisionBehavior", "dynamicAnimatorDidPause",
    "gestureRecognizerShouldBegin", "applicationDidBecomeActive", "sceneDidBecomeActive", "other",
  ]

  @Test func `an object answers to the methods of its protocol`() {
    let objects: [(NSObject, [String])] = [
      (NSObject(), []), (Scrolling(), ["scrollViewDidScroll", "viewForZoomingInScrollView"]),
      (Table(), ["scrollViewDidScroll", "viewForZoomingInScrollView", "tableView"]),
      (Items(), ["scrollViewDidScroll", "viewForZoomingInScrollView", "collectionView"]),
      (Rows(), ["tableView", "numberOfSectionsInTableView"]),
      (Cells(), ["collectionView", "numberOfSectionsInTableView"]),
      (Field(), ["textFieldDidBeginEditing"]),
      (Text(), ["scrollViewDidScroll", "viewForZoomingInScrollView", "textViewDidChange"]),
      (Navigation(), ["navigationController"]), (Tabs(), ["tabBarController"]),
      (Pages(), ["pageViewController"]), (Split(), ["splitViewController"]),
      (Search(), ["searchBarSearchButtonClicked"]), (Picker(), ["pickerView"]),
      (Wheels(), ["pickerView", "numberOfComponentsInPickerView"]),
      (Sheet(), ["presentationControllerDidDismiss"]),
      (Transition(), ["animationControllerForDismissed"]),
      (Gesture(), ["gestureRecognizerShouldBegin"]), (Menu(), ["editMenuInteraction"]),
      (Pointer(), ["pointerInteraction"]), (Drop(), ["dropInteraction"]),
      (Collision(), ["collisionBehavior"]), (Animator(), ["dynamicAnimatorDidPause"]),
    ]
    for (object, expected) in objects {
      let answered = Self.words.filter { object.responds(to: Selector($0 + ":")) }
      expect("\(type(of: object)) \(answered)", equals: "\(type(of: object)) \(expected)")
    }
  }
}
