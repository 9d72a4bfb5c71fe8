import Foundation
import PantographObjects

/// Loads storyboards and nibs for lower tiers, which name the types `UIStoryboard` and `UINib` but
/// use no members of these types.
struct StoryboardInterfaces: Interfaces {
  /// Loads a storyboard that the application's list names.
  func storyboard(named name: String) -> UIStoryboard {
    guard let url = ResourceFiles.storyboard(name, in: .main) else {
      return UIStoryboard(name: name, bundle: nil)
    }
    do throws(StoryboardError) {
      return try UIStoryboard(contentsOf: url)
    } catch {
      Misuse.refuse("\(error)")
    }
  }

  func fill(_ window: UIWindow, from storyboard: UIStoryboard) {
    if let element = storyboard.file.tintColor,
      let color = StoryboardBuilder(storyboard).color(element)
    {
      window.tintColor = color
    }
    window.rootViewController = initialViewController(of: storyboard)
  }

  func initialViewController(of storyboard: UIStoryboard) -> UIViewController? {
    do throws(StoryboardError) {
      return try storyboard.file.initialID.map { id throws(StoryboardError) in
        try storyboard.viewController(id: id, from: nil)
      }
    } catch {
      Misuse.refuse("\(error)")
    }
  }

  func viewController(
    named identifier: String, in storyboard: UIStoryboard
  ) -> UIViewController? {
    guard storyboard.file.identifiers[identifier] != nil else { return nil }
    return storyboard.instantiateViewController(withIdentifier: identifier)
  }

  /// Loads the view from the nib with the given name, or with the name of the class. Returns
  /// whether the view was loaded.
  func loadNib(for viewController: UIViewController) -> Bool {
    let bundle = viewController.nibBundle ?? .main
    guard ResourceFiles.hasNibs(bundle) else { return false }
    let name = names(for: viewController).first { ResourceFiles.nib($0, in: bundle) != nil }
    guard let name else { return false }
    _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: viewController)
    return viewController.loadedView != nil
  }

  func first<View: UIView>(in nib: UINib) throws -> View { try nib.first() }

  private func names(for viewController: UIViewController) -> [String] {
    if let given = viewController.nibName { return [given] }
    guard type(of: viewController) != UIViewController.self else { return [] }
    let own = String(describing: type(of: viewController))
    let ending = "Controller"
    return own.hasSuffix(ending) ? [String(own.dropLast(ending.count)), own] : [own]
  }
}
