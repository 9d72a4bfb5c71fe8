// Points, sizes and rectangles are Foundation's here; `import CoreGraphics` alone brings them, as on iOS.
@_exported import Foundation
