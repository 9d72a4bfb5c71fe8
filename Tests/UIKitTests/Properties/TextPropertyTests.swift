import Foundation
import GoldenTexts
import Testing
import UIKit

/// Properties of views with text, of pickers and of stacks.
@MainActor
@Suite(.serialized) struct TextPropertyTests {
  @Test func `properties of fields, texts and pickers`() throws {
    // Pickers mark today.
    let now = UIDatePicker.now
    defer { UIDatePicker.now = now }
    UIDatePicker.now = { Date(timeIntervalSince1970: 1_772_000_000) }
    var table = PropertyTable()
    table.add(
      "field", { PropertyViews.field() },
      [
        Property("text", \.text),
        Property("attributedText", \.attributedText),
        Property("placeholder", \.placeholder),
        Property("attributedPlaceholder", \.attributedPlaceholder),
        Property("isSecureTextEntry", \.isSecureTextEntry),
        Property("clearsOnBeginEditing", \.clearsOnBeginEditing),
        Property("clearsOnInsertion", \.clearsOnInsertion),
        Property("borderStyle", \.borderStyle),
        Property("textAlignment", \.textAlignment),
        Property("font", \.font),
        Property("textColor", \.textColor),
        Property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth),
        Property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
        Property("minimumFontSize", \.minimumFontSize),
        Property("clearButtonMode", \.clearButtonMode),
        Property("leftViewMode", \.leftViewMode),
        Property("rightViewMode", \.rightViewMode),
        Property("keyboardType", \.keyboardType),
        Property("returnKeyType", \.returnKeyType),
        Property("keyboardAppearance", \.keyboardAppearance),
        Property("autocapitalizationType", \.autocapitalizationType),
        Property("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically),
        Property("isEnabled", \.isEnabled),
        Property("isSelected", \.isSelected),
        Property("isHighlighted", \.isHighlighted),
        Property("contentVerticalAlignment", \.contentVerticalAlignment),
        Property("contentHorizontalAlignment", \.contentHorizontalAlignment),
        Property("isContextMenuInteractionEnabled", \.isContextMenuInteractionEnabled),
      ])
    table.add(
      "text", { PropertyViews.text() },
      [
        Property("text", \.text),
        Property("attributedText", \.attributedText),
        Property("font", \.font),
        Property("textColor", \.textColor),
        Property("textAlignment", \.textAlignment),
        Property("linkTextAttributes", \.linkTextAttributes),
        Property("clearsOnInsertion", \.clearsOnInsertion),
        Property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
        Property("selectedRange", \.selectedRange),
        Property("isSelectable", \.isSelectable),
        Property("textContainerInset", \.textContainerInset),
        Property("isEditable", \.isEditable),
        Property("keyboardType", \.keyboardType),
        Property("returnKeyType", \.returnKeyType),
        Property("keyboardAppearance", \.keyboardAppearance),
        Property("autocapitalizationType", \.autocapitalizationType),
        Property("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically),
      ])
    table.add(
      "container", { PropertyViews.text() },
      [
        Property("lineFragmentPadding", \.textContainer.lineFragmentPadding),
        Property("maximumNumberOfLines", \.textContainer.maximumNumberOfLines),
        Property("lineBreakMode", \.textContainer.lineBreakMode),
        Property("size", \.textContainer.size),
      ])
    table.add(
      "search bar", { PropertyViews.search() },
      [
        Property("scopeBarBackgroundImage", \.scopeBarBackgroundImage),
        Property("keyboardType", \.keyboardType),
        Property("returnKeyType", \.returnKeyType),
        Property("keyboardAppearance", \.keyboardAppearance),
        Property("autocapitalizationType", \.autocapitalizationType),
        Property("autocorrectionType", \.autocorrectionType),
        Property("spellCheckingType", \.spellCheckingType),
        Property("smartQuotesType", \.smartQuotesType),
        Property("smartDashesType", \.smartDashesType),
        Property("smartInsertDeleteType", \.smartInsertDeleteType),
        Property("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically),
        Property("isSecureTextEntry", \.isSecureTextEntry),
        Property("textContentType", \.textContentType),
        Property("backgroundImage", \.backgroundImage),
        Property("barTintColor", \.barTintColor),
        Property("text", \.text),
        Property("placeholder", \.placeholder),
        Property("showsCancelButton", \.showsCancelButton),
        Property("showsBookmarkButton", \.showsBookmarkButton),
        Property("showsSearchResultsButton", \.showsSearchResultsButton),
        Property("scopeButtonTitles", \.scopeButtonTitles),
        Property("selectedScopeButtonIndex", \.selectedScopeButtonIndex),
        Property("showsScopeBar", \.showsScopeBar),
      ])
    table.add(
      "date", { PropertyViews.date() },
      [
        Property("datePickerMode", \.datePickerMode),
        Property("preferredDatePickerStyle", \.preferredDatePickerStyle),
        Property("date", \.date),
        Property("minimumDate", \.minimumDate),
        Property("maximumDate", \.maximumDate),
        Property("minuteInterval", \.minuteInterval),
        Property("roundsToMinuteInterval", \.roundsToMinuteInterval),
      ])
    table.add(
      "stack", { PropertyViews.stack() },
      [
        Property("axis", \.axis),
        Property("distribution", \.distribution),
        Property("alignment", \.alignment),
        Property("spacing", \.spacing),
        Property("isBaselineRelativeArrangement", \.isBaselineRelativeArrangement),
        Property("isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
      ])
    table.add(
      "effect", { PropertyViews.effect() },
      [
        Property("effect", \.effect)
      ])
    try table.compare(with: "properties-texts")
  }
}
