// `import UIKit` alone is enough, as on iOS.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import PantographGestures
@_exported import QuartzCore
