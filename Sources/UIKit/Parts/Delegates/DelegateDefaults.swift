import Foundation

/// A delegate that implements no optional method, so that each of its methods returns the default.
/// `pantograph port` writes forwarding delegates that call this object if no other delegate
/// implements a method.
public final class DelegateDefaults: NSObject, UIScrollViewDelegate, UITableViewDelegate,
  UICollectionViewDelegateFlowLayout, UITextFieldDelegate, UITextViewDelegate,
  UIGestureRecognizerDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIPageViewControllerDelegate, UISplitViewControllerDelegate, UISearchBarDelegate,
  UIPickerViewDelegate,
  UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate,
  UIViewControllerTransitioningDelegate
{}
