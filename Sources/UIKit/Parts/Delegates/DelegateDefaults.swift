import Foundation

/// Answers as a delegate does that leaves everything out. What `pantograph port` writes for a delegate that hands on
/// what it does not take asks it where nobody else takes it.
public final class DelegateDefaults: NSObject, UIScrollViewDelegate, UITableViewDelegate,
  UICollectionViewDelegateFlowLayout, UITextFieldDelegate, UITextViewDelegate,
  UIGestureRecognizerDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIPageViewControllerDelegate, UISplitViewControllerDelegate, UISearchBarDelegate,
  UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate,
  UIViewControllerTransitioningDelegate
{}
