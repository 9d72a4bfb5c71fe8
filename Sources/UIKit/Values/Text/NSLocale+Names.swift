import Foundation

// Foundation on Linux has these methods of iOS only within itself.
extension NSLocale {
  public func localizedString(forCountryCode countryCode: String) -> String? {
    (self as Locale).localizedString(forRegionCode: countryCode)
  }
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    (self as Locale).localizedString(forLanguageCode: languageCode)
  }
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    (self as Locale).localizedString(forCurrencyCode: currencyCode)
  }
  public func localizedString(forScriptCode scriptCode: String) -> String? {
    (self as Locale).localizedString(forScriptCode: scriptCode)
  }
}
