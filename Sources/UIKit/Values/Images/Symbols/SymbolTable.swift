/// The symbols that are drawn here, in the notation of `SymbolPath`, each part after its kind.
/// After `mirrored`, `upended`, `right`, `round` and the like comes the name of another symbol,
/// whose parts are used.
///
/// The names are those of iOS. The drawings are this project's own, and plain.
enum SymbolTable {
  static let all: [String: String] = [
    signs, arrows, shapes, things, people, media, nature, tools, further,
  ]
  .reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  private static let signs: [String: String] = [
    "xmark": "line M5 5 L19 19 M19 5 L5 19",
    "multiply": "same xmark",
    "plus": "line M12 3.5 L12 20.5 M3.5 12 L20.5 12",
    "minus": "line M3.5 12 L20.5 12",
    "equal": "line M4 9 L20 9 M4 15 L20 15",
    "divide": "line M3.5 12 L20.5 12|solid O12 5.8 1.7 O12 18.2 1.7",
    "plusminus": "line M12 3 L12 15 M6 9 L18 9 M6 20 L18 20",
    "percent": "line M19 4 L5 20 O7 7 3.2 O17 17 3.2",
    "number": "line M9.5 3.5 L7.5 20.5 M16.5 3.5 L14.5 20.5 M4.5 9 L20.5 9 M3.5 15 L19.5 15",
    "checkmark": "line M4 13 L9.5 18.5 L20 5.5",
    "exclamationmark": "line M12 3.5 L12 14.5|solid O12 19.6 1.6",
    "questionmark":
      "line M7.5 8.2 C7.5 2.2 16.5 2.2 16.5 8 C16.5 11.5 12 11.4 12 15|solid O12 19.6 1.6",
    "info": "line M9.5 10 L12.3 10 L12.3 19 M8.8 19 L15.8 19|solid O12 4.9 1.7",
    "ellipsis": "solid O4.5 12 2 O12 12 2 O19.5 12 2",
    "line.3.horizontal": "line M3 6 L21 6 M3 12 L21 12 M3 18 L21 18",
    "line.horizontal.3": "same line.3.horizontal",
    "line.3.horizontal.decrease": "line M3 6 L21 6 M6.5 12 L17.5 12 M10 18 L14 18",
    "line.horizontal.3.decrease": "same line.3.horizontal.decrease",
    "list.bullet":
      "line M8.5 6 L21 6 M8.5 12 L21 12 M8.5 18 L21 18|solid O4 6 1.5 O4 12 1.5 O4 18 1.5",
    "list.dash":
      "line M8.5 6 L21 6 M8.5 12 L21 12 M8.5 18 L21 18 M3 6 L4.6 6 M3 12 L4.6 12 M3 18 L4.6 18",
    "text.alignleft": "line M3 5 L21 5 M3 10 L15 10 M3 15 L21 15 M3 20 L15 20",
    "text.alignright": "mirrored text.alignleft",
    "text.aligncenter": "line M3 5 L21 5 M6 10 L18 10 M3 15 L21 15 M6 20 L18 20",
    "bold": "line M7 4 L7 20 L13 20 C18.5 20 18.5 12 13 12 L7 12 M7 4 L12.3 4 C17 4 17 12 12.3 12",
    "italic": "line M10 4 L17 4 M7 20 L14 20 M13.5 4 L10.5 20",
    "underline": "line M6 3.5 L6 11 C6 18.5 18 18.5 18 11 L18 3.5 M5 21 L19 21",
    "textformat": "line M2 19 L7.2 5 L12.4 19 M3.8 14.2 L10.6 14.2 M21 10.5 L21 19 O17.8 15 3.2",
    "textformat.size": "line M8 20 L14.2 4 L20.4 20 M10.2 14.3 L18.2 14.3 M2 20 L4.8 12.5 L7.2 19",
    "at": "line O12 12 3.8 M15.8 8.5 L15.8 13.5 C15.8 16.8 20.8 16.5 20.8 12 A12 12 8.8 55 360",
    "waveform": "line M3 10 L3 14 M7.5 6 L7.5 18 M12 2.5 L12 21.5 M16.5 7 L16.5 17 M21 10 L21 14",
    "repeat":
      "line M3.5 11 C3.5 8 5 6.5 8 6.5 L20 6.5 M16.5 3 L20.3 6.5 L16.5 10 M20.5 13 C20.5 16 19 17.5 16 17.5 L4 17.5 M7.5 14 L3.7 17.5 L7.5 21",
    "shuffle":
      "line M2.5 7 L6 7 C11 7 12 17 17 17 L21 17 M18 13.5 L21.3 17 L18 20.5 M2.5 17 L6 17 C8 17 9 16 10 14.7 M13 9.3 C14 8 15 7 17 7 L21 7 M18 3.5 L21.3 7 L18 10.5",
    "power": "line A12 13 8.6 -52 232 M12 2.8 L12 12",
    "command": "line R8.5 8.5 7 7 0 O6 6 2.6 O18 6 2.6 O6 18 2.6 O18 18 2.6",
  ]

  private static let arrows: [String: String] = [
    "chevron.left": "line M15.5 4 L7.5 12 L15.5 20",
    "chevron.right": "mirrored chevron.left",
    "chevron.backward": "same chevron.left",
    "chevron.forward": "mirrored chevron.left",
    "chevron.up": "line M4 15.5 L12 7.5 L20 15.5",
    "chevron.down": "upended chevron.up",
    "chevron.left.2": "line M12 5 L5 12 L12 19 M19.5 5 L12.5 12 L19.5 19",
    "chevron.right.2": "mirrored chevron.left.2",
    "chevron.up.chevron.down": "line M6.5 9 L12 3.5 L17.5 9 M6.5 15 L12 20.5 L17.5 15",
    "chevron.compact.up": "line M3.5 14 L12 10 L20.5 14",
    "chevron.compact.down": "upended chevron.compact.up",
    "chevron.compact.left": "left chevron.compact.up",
    "chevron.compact.right": "right chevron.compact.up",
    "arrow.up": "line M12 20.5 L12 4 M5 10.7 L12 3.7 L19 10.7",
    "arrow.down": "upended arrow.up",
    "arrow.left": "left arrow.up",
    "arrow.right": "right arrow.up",
    "arrow.backward": "left arrow.up",
    "arrow.forward": "right arrow.up",
    "arrow.up.right": "line M5 19 L18.5 5.5 M8.5 5 L19 5 L19 15.5",
    "arrow.up.left": "mirrored arrow.up.right",
    "arrow.up.forward": "same arrow.up.right",
    "arrow.up.backward": "mirrored arrow.up.right",
    "arrow.down.right": "upended arrow.up.right",
    "arrow.down.left": "round arrow.up.right",
    "arrow.up.and.down": "line M12 3 L12 21 M7.5 7.5 L12 3 L16.5 7.5 M7.5 16.5 L12 21 L16.5 16.5",
    "arrow.left.and.right": "right arrow.up.and.down",
    "arrow.up.arrow.down":
      "line M7.5 20.5 L7.5 4 M3 8.5 L7.5 3.8 L12 8.5 M16.5 3.5 L16.5 20 M12 15.5 L16.5 20.2 L21 15.5",
    "arrow.left.arrow.right": "right arrow.up.arrow.down",
    "arrow.up.and.down.and.arrow.left.and.right":
      "line M12 2.5 L12 21.5 M2.5 12 L21.5 12 M9 5.5 L12 2.5 L15 5.5 M9 18.5 L12 21.5 L15 18.5 M5.5 9 L2.5 12 L5.5 15 M18.5 9 L21.5 12 L18.5 15",
    "arrow.up.left.and.arrow.down.right":
      "line M10.3 10.3 L4 4 M4 9.5 L4 4 L9.5 4 M13.7 13.7 L20 20 M14.5 20 L20 20 L20 14.5",
    "arrow.down.right.and.arrow.up.left":
      "line M3.5 3.5 L10 10 M10 4.7 L10 10 L4.7 10 M20.5 20.5 L14 14 M14 19.3 L14 14 L19.3 14",
    "arrow.up.backward.and.arrow.down.forward": "same arrow.up.left.and.arrow.down.right",
    "arrow.clockwise": "line A12 12.8 8 5 300 M11.6 7.2 L16 5.9 L14.6 1.6",
    "arrow.counterclockwise": "mirrored arrow.clockwise",
    "goforward": "same arrow.clockwise",
    "gobackward": "mirrored arrow.clockwise",
    "rotate.right": "same arrow.clockwise",
    "rotate.left": "mirrored arrow.clockwise",
    "arrow.triangle.2.circlepath":
      "line A12 12 8.3 190 332 M14.6 7.6 L19.3 8.1 L20.2 3.5 A12 12 8.3 10 152 M9.4 16.4 L4.7 15.9 L3.8 20.5",
    "arrow.2.circlepath": "same arrow.triangle.2.circlepath",
    "arrow.uturn.left":
      "line M8 4 L3.5 8.5 L8 13 M3.5 8.5 L14.5 8.5 C18.5 8.5 20.5 11 20.5 14 C20.5 17.5 18 19.5 14.5 19.5 L9 19.5",
    "arrow.uturn.right": "mirrored arrow.uturn.left",
    "arrow.uturn.backward": "same arrow.uturn.left",
    "arrow.uturn.forward": "mirrored arrow.uturn.left",
    "arrowshape.turn.up.left":
      "body M10 3.5 L2.5 10.5 L10 17.5 L10 13.2 C15 13.2 18.5 14.6 21.2 20 C21 12 17.5 7.9 10 7.7 Z",
    "arrowshape.turn.up.right": "mirrored arrowshape.turn.up.left",
    "arrow.down.to.line": "line M12 3 L12 15.5 M6 10 L12 16 L18 10 M4.5 20.5 L19.5 20.5",
    "arrow.up.to.line": "upended arrow.down.to.line",
    "arrow.left.to.line": "right arrow.down.to.line",
    "arrow.right.to.line": "left arrow.down.to.line",
    "square.and.arrow.up":
      "line M8 9 L4.5 9 L4.5 21.5 L19.5 21.5 L19.5 9 L16 9 M12 15 L12 2.5 M8 6.3 L12 2.3 L16 6.3",
    "square.and.arrow.down":
      "line M8 9 L4.5 9 L4.5 21.5 L19.5 21.5 L19.5 9 L16 9 M12 2.5 L12 15 M8 11.3 L12 15.3 L16 11.3",
    "rectangle.portrait.and.arrow.right":
      "line M14 7 L14 3 L4 3 L4 21 L14 21 L14 17 M9.5 12 L21 12 M17.3 8.3 L21 12 L17.3 15.7",
    "arrowtriangle.right": "body M6.5 4.5 L19 12 L6.5 19.5 Z",
    "arrowtriangle.left": "mirrored arrowtriangle.right",
    "arrowtriangle.down": "right arrowtriangle.right",
    "arrowtriangle.up": "left arrowtriangle.right",
  ]

  private static let shapes: [String: String] = [
    "circle": "body O12 12 9.5",
    "square": "body R3 3 18 18 3.5",
    "app": "body R3 3 18 18 5",
    "triangle": "body M12 3.5 L21.5 20 L2.5 20 Z",
    "rectangle": "body R2 5 20 14 2.5",
    "rectangle.portrait": "body R5 2 14 20 2.5",
    "capsule": "body R1.5 6.5 21 11 5.5",
    "oval": "body E12 12 10.5 7.5",
    "diamond": "body M12 2 L22 12 L12 22 L2 12 Z",
    "hexagon": "body M12 2 L20.7 7 L20.7 17 L12 22 L3.3 17 L3.3 7 Z",
    "pentagon": "body M12 2.5 L21.5 9.4 L17.9 20.5 L6.1 20.5 L2.5 9.4 Z",
    "octagon": "body M8 2.5 L16 2.5 L21.5 8 L21.5 16 L16 21.5 L8 21.5 L2.5 16 L2.5 8 Z",
    "seal": "body N12 12 10.3 8.6 10 0.3",
    "shield":
      "body M12 2 C14.5 4 17.5 4.8 20.5 5 L20.5 11 C20.5 17 17 20.5 12 22.3 C7 20.5 3.5 17 3.5 11 L3.5 5 C6.5 4.8 9.5 4 12 2 Z",
    "star": "body N12 12.6 10.3 4.4 5 0",
    "star.leadinghalf.filled":
      "line N12 12.6 10.3 4.4 5 0|solid M12 2.3 L12 17 L5.95 20.9 L7.8 14 L2.2 9.4 L9.4 9 Z",
    "heart":
      "body M12 20.8 C8 17.5 2.3 13.5 2.3 8.6 C2.3 5.5 4.7 3.3 7.3 3.3 C9.3 3.3 11 4.4 12 6.1 C13 4.4 14.7 3.3 16.7 3.3 C19.3 3.3 21.7 5.5 21.7 8.6 C21.7 13.5 16 17.5 12 20.8 Z",
    "circle.lefthalf.filled": "line O12 12 9.5|solid M12 2.5 L12 21.5 A12 12 9.5 90 270",
    "circle.righthalf.filled": "mirrored circle.lefthalf.filled",
    "circle.dashed":
      "line A12 12 9.5 0 28 A12 12 9.5 45 73 A12 12 9.5 90 118 A12 12 9.5 135 163 A12 12 9.5 180 208 A12 12 9.5 225 253 A12 12 9.5 270 298 A12 12 9.5 315 343",
    "circle.grid.2x2": "body O7.2 7.2 3.7 O16.8 7.2 3.7 O7.2 16.8 3.7 O16.8 16.8 3.7",
    "circle.grid.3x3":
      "body O4.5 4.5 2 O12 4.5 2 O19.5 4.5 2 O4.5 12 2 O12 12 2 O19.5 12 2 O4.5 19.5 2 O12 19.5 2 O19.5 19.5 2",
    "square.grid.2x2":
      "body R3 3 7.7 7.7 1.7 R13.3 3 7.7 7.7 1.7 R3 13.3 7.7 7.7 1.7 R13.3 13.3 7.7 7.7 1.7",
    "square.grid.3x3":
      "body R2.5 2.5 5 5 1 R9.5 2.5 5 5 1 R16.5 2.5 5 5 1 R2.5 9.5 5 5 1 R9.5 9.5 5 5 1 R16.5 9.5 5 5 1 R2.5 16.5 5 5 1 R9.5 16.5 5 5 1 R16.5 16.5 5 5 1",
    "rectangle.grid.1x2": "body R2.5 3 19 7.7 2 R2.5 13.3 19 7.7 2",
    "square.on.square":
      "body R7.5 7.5 14 14 2.5|line M16.5 4.5 C16.2 3 15.5 2.5 14 2.5 L5 2.5 C3.3 2.5 2.5 3.3 2.5 5 L2.5 14 C2.5 15.5 3 16.2 4.5 16.5",
    "plus.square.on.square": "same square.on.square|mark M14.5 11 L14.5 18 M11 14.5 L18 14.5",
    "rectangle.on.rectangle":
      "body R6.5 8.5 15.5 12 2.2|line M17.5 5.5 C17.2 4 16.5 3.5 15 3.5 L4.5 3.5 C2.8 3.5 2 4.3 2 6 L2 13.5 C2 15 2.7 15.7 3.5 15.8",
    "square.stack": "body R3.5 9 17 12.5 2.5|line M5.5 5.8 L18.5 5.8 M7.5 2.5 L16.5 2.5",
    "rectangle.stack": "body R2 9 20 12 2.5|line M4 5.7 L20 5.7 M6.5 2.6 L17.5 2.6",
    "rectangle.split.2x1": "body R2 4.5 20 15 2.5|mark M12 4.5 L12 19.5",
    "rectangle.split.3x1": "body R2 4.5 20 15 2.5|mark M8.7 4.5 L8.7 19.5 M15.3 4.5 L15.3 19.5",
    "sidebar.left": "line R2 4.5 20 15 2.5 M9 4.5 L9 19.5 M4.7 8.2 L6.4 8.2 M4.7 11.5 L6.4 11.5",
    "sidebar.leading": "same sidebar.left",
    "sidebar.right": "mirrored sidebar.left",
    "sidebar.trailing": "mirrored sidebar.left",
    "circle.inset.filled": "line O12 12 9.5|solid O12 12 6.2",
    "largecircle.fill.circle": "same circle.inset.filled",
    "viewfinder":
      "line M3 8.5 L3 5.5 C3 4 4 3 5.5 3 L8.5 3 M15.5 3 L18.5 3 C20 3 21 4 21 5.5 L21 8.5 M21 15.5 L21 18.5 C21 20 20 21 18.5 21 L15.5 21 M8.5 21 L5.5 21 C4 21 3 20 3 18.5 L3 15.5",
    "crop": "line M6.5 2 L6.5 17.5 L22 17.5 M2 6.5 L17.5 6.5 L17.5 22",
    "cube":
      "body M12 2 L20.5 6.7 L20.5 17.3 L12 22 L3.5 17.3 L3.5 6.7 Z|mark M3.5 6.7 L12 11.5 L20.5 6.7 M12 11.5 L12 22",
  ]
}
