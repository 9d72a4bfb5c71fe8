import GoldenTexts
import Testing
import UIKit

/// Properties of bars and of their items.
@MainActor
@Suite(.serialized) struct BarPropertyTests {
  @Test func `properties of bars and their items`() throws {
    var table = PropertyTable()
    table.add(
      "navigation bar", { PropertyViews.navigation() },
      [
        Property("barTintColor", \.barTintColor),
        Property("isTranslucent", \.isTranslucent),
        Property("prefersLargeTitles", \.prefersLargeTitles),
        Property("titleTextAttributes", \.titleTextAttributes),
        Property("largeTitleTextAttributes", \.largeTitleTextAttributes),
        Property("barStyle", \.barStyle),
        Property("shadowImage", \.shadowImage),
      ])
    table.add(
      "its item", { PropertyViews.navigation() }, { $0.topItem! },
      [
        Property("title", \.title),
        Property("prompt", \.prompt),
        Property("subtitle", \.subtitle),
        Property("largeTitle", \.largeTitle),
        Property("backButtonTitle", \.backButtonTitle),
        Property("backButtonDisplayMode", \.backButtonDisplayMode),
        Property("hidesBackButton", \.hidesBackButton),
        Property("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
        Property("style", \.style),
        Property("largeTitleDisplayMode", \.largeTitleDisplayMode),
      ])
    table.add(
      "the item below", { PropertyViews.navigation() }, { $0.backItem! },
      [
        Property("title", \.title),
        Property("prompt", \.prompt),
        Property("subtitle", \.subtitle),
        Property("largeTitle", \.largeTitle),
        Property("backButtonTitle", \.backButtonTitle),
        Property("backButtonDisplayMode", \.backButtonDisplayMode),
        Property("hidesBackButton", \.hidesBackButton),
        Property("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
        Property("style", \.style),
        Property("largeTitleDisplayMode", \.largeTitleDisplayMode),
      ])
    table.add(
      "its button", { PropertyViews.navigation() }, { $0.topItem!.rightBarButtonItem! },
      [
        Property("style", \.style),
        Property("width", \.width),
        Property("tintColor", \.tintColor),
        Property("isHidden", \.isHidden),
        Property("isSelected", \.isSelected),
        Property("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction),
        Property("isSpringLoaded", \.isSpringLoaded),
        Property("menu", \.menu),
        Property("title", \.title),
        Property("isEnabled", \.isEnabled),
        Property("tag", \.tag),
        Property("image", \.image),
        Property("imageInsets", \.imageInsets),
      ])
    table.add(
      "its appearance", { PropertyViews.navigation() },
      [
        Property("backgroundColor", \.standardAppearance.backgroundColor),
        Property("backgroundEffect", \.standardAppearance.backgroundEffect),
        Property("backgroundImage", \.standardAppearance.backgroundImage),
        Property("backgroundImageContentMode", \.standardAppearance.backgroundImageContentMode),
        Property("shadowColor", \.standardAppearance.shadowColor),
        Property("shadowImage", \.standardAppearance.shadowImage),
        Property("titleTextAttributes", \.standardAppearance.titleTextAttributes),
        Property("largeTitleTextAttributes", \.standardAppearance.largeTitleTextAttributes),
      ])
    table.add(
      "tab bar", { PropertyViews.tabs() },
      [
        Property("barTintColor", \.barTintColor),
        Property("isTranslucent", \.isTranslucent),
        Property("unselectedItemTintColor", \.unselectedItemTintColor),
        Property("itemPositioning", \.itemPositioning),
        Property("itemSpacing", \.itemSpacing),
        Property("itemWidth", \.itemWidth),
        Property("selectionIndicatorImage", \.selectionIndicatorImage),
        Property("isSpringLoaded", \.isSpringLoaded),
      ])
    table.add(
      "its selected item", { PropertyViews.tabs() }, { $0.items![0] },
      [
        Property("badgeValue", \.badgeValue),
        Property("isSpringLoaded", \.isSpringLoaded),
        Property("selectedImage", \.selectedImage),
        Property("badgeColor", \.badgeColor),
        Property("titlePositionAdjustment", \.titlePositionAdjustment),
        Property("title", \.title),
        Property("isEnabled", \.isEnabled),
        Property("tag", \.tag),
        Property("image", \.image),
        Property("imageInsets", \.imageInsets),
      ])
    table.add(
      "its other item", { PropertyViews.tabs() }, { $0.items![1] },
      [
        Property("badgeValue", \.badgeValue),
        Property("isSpringLoaded", \.isSpringLoaded),
        Property("selectedImage", \.selectedImage),
        Property("badgeColor", \.badgeColor),
        Property("titlePositionAdjustment", \.titlePositionAdjustment),
        Property("title", \.title),
        Property("isEnabled", \.isEnabled),
        Property("tag", \.tag),
        Property("image", \.image),
        Property("imageInsets", \.imageInsets),
      ])
    table.add(
      "its appearance", { PropertyViews.tabs() },
      [
        Property("backgroundColor", \.standardAppearance.backgroundColor),
        Property("backgroundEffect", \.standardAppearance.backgroundEffect),
        Property("backgroundImage", \.standardAppearance.backgroundImage),
        Property("backgroundImageContentMode", \.standardAppearance.backgroundImageContentMode),
        Property("shadowColor", \.standardAppearance.shadowColor),
        Property("shadowImage", \.standardAppearance.shadowImage),
        Property("stackedLayoutAppearance", \.standardAppearance.stackedLayoutAppearance),
        Property("selectionIndicatorImage", \.standardAppearance.selectionIndicatorImage),
        Property("selectionIndicatorTintColor", \.standardAppearance.selectionIndicatorTintColor),
        Property("stackedItemPositioning", \.standardAppearance.stackedItemPositioning),
        Property("stackedItemWidth", \.standardAppearance.stackedItemWidth),
        Property("stackedItemSpacing", \.standardAppearance.stackedItemSpacing),
      ])
    table.add(
      "toolbar", { PropertyViews.toolbar() },
      [
        Property("barTintColor", \.barTintColor),
        Property("isTranslucent", \.isTranslucent),
        Property("barStyle", \.barStyle),
      ])
    table.add(
      "its item", { PropertyViews.toolbar() }, { $0.items![0] },
      [
        Property("style", \.style),
        Property("width", \.width),
        Property("tintColor", \.tintColor),
        Property("isHidden", \.isHidden),
        Property("isSelected", \.isSelected),
        Property("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction),
        Property("isSpringLoaded", \.isSpringLoaded),
        Property("menu", \.menu),
        Property("title", \.title),
        Property("isEnabled", \.isEnabled),
        Property("tag", \.tag),
        Property("image", \.image),
        Property("imageInsets", \.imageInsets),
      ])
    try table.compare(with: "properties-bars")
  }
}
