// `import QuartzCore` alone is enough for layers and what they show, as on iOS.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import PantographObjects
