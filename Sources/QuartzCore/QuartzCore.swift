// `import QuartzCore` alone provides layers and their contents, as on iOS.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import PantographObjects
