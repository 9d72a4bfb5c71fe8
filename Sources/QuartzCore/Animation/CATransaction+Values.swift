// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Core Animation's.
import Foundation
import PantographObjects

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
  /// Returns the transaction's value for one of the keys above; nil for any other key.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: nil
    }
  }

  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      guard let anObject, case .number(let duration) = LayerValue(anObject) else {
        Misuse.stop("a transaction's duration is a number, not \(anObject ?? "nil")")
      }
      setAnimationDuration(duration)
    case kCATransactionDisableActions:
      setDisableActions(anObject as? Bool ?? (anObject as? NSNumber)?.boolValue ?? false)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock:
      setCompletionBlock(anObject as? () -> Void)
    default:
      Misuse.stop("a transaction has no value called \(key)")
    }
  }
}
