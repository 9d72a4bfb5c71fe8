// Foundation declares points, sizes and rectangles on Linux. `import CoreGraphics` alone provides
// them, as on iOS.
@_exported import Foundation
