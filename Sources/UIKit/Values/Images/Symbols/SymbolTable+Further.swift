// Symbols besides the usual ones. The names are those of iOS; the drawings are this project's own.
extension SymbolTable {
  static let further: [String: String] = [
    "smiley":
      "same face.smiling",
    "rhombus":
      "body M12 2 L20.5 12 L12 22 L3.5 12 Z",
    "hand.point.right":
      "body M3 9 L9 9 C10 6.5 12.5 6 14 7 L21 9.3 C22.8 9.9 22.4 12.4 20.6 12.3 L14.5 12 L14 18 C13.8 19.4 12.8 20 11.5 20 L3 20 Z|mark M9.3 15.2 L14 15.2",
    "hand.point.left":
      "mirrored hand.point.right",
    "hand.point.up":
      "left hand.point.right",
    "hand.point.down":
      "right hand.point.right",
    "hand.wave":
      "body M7.5 14 L4.5 9.5 C3.8 8 5.8 7 6.8 8.3 L9.5 12 L6.5 5.8 C5.9 4.3 8 3.4 8.8 4.8 L12.2 11 L10.8 4.5 C10.6 3 12.8 2.7 13.2 4.2 L15.2 11.5 L16.6 8.4 C17.3 7 19.2 7.8 18.8 9.3 L17.5 16 C16 21.5 10 21.5 7.5 14 Z",
    "infinity":
      "line M12 12 C9 7.5 3 7 3 12 C3 17 9 16.5 12 12 C15 7.5 21 7 21 12 C21 17 15 16.5 12 12",
    "sum":
      "line M18 7 L18 4 L6 4 L13 12 L6 20 L18 20 L18 17",
    "function":
      "line M16 4 C12.5 3 11.8 5.5 11.3 9 L9.5 17 C9 20.5 7.5 21.5 5 20.5 M7 9.5 L14 9.5",
    "dollarsign":
      "line M17 7 C15.5 3.5 7.5 4 7.5 8 C7.5 13 17 10.8 17 16 C17 20.3 8.5 20.5 7 16.8 M12 2 L12 22",
    "eurosign":
      "line M18.5 6 C13 1.5 7.5 5.5 7.5 12 C7.5 18.5 13 22.5 18.5 18 M4 10.3 L14.5 10.3 M4 13.7 L13.5 13.7",
    "sterlingsign":
      "line M17 7 C16 2.8 9.5 3 9.5 8.2 C9.5 12 11.5 15.5 7 20 L18 20 M6 12.5 L14 12.5",
    "yensign":
      "line M5 3.5 L12 12 L19 3.5 M12 12 L12 21 M6.5 13 L17.5 13 M6.5 16.5 L17.5 16.5",
    "quote.opening":
      "body M10 5 C6 6.5 4 9.5 4 14 C4 16.5 5.3 18 7.2 18 C9 18 10.3 16.7 10.3 14.9 C10.3 13 9 11.8 7 11.9 C7 9.8 8.2 8.2 10.5 7.2 Z M19.5 5 C15.5 6.5 13.5 9.5 13.5 14 C13.5 16.5 14.8 18 16.7 18 C18.5 18 19.8 16.7 19.8 14.9 C19.8 13 18.5 11.8 16.5 11.9 C16.5 9.8 17.7 8.2 20 7.2 Z",
    "quote.closing":
      "round quote.opening",
    "doc.plaintext":
      "body M5 2.5 L19 2.5 L19 21.5 L5 21.5 Z|mark M8.5 7.5 L15.5 7.5 M8.5 12 L15.5 12 M8.5 16.5 L12.5 16.5",
    "doc.richtext":
      "body M5 2.5 L19 2.5 L19 21.5 L5 21.5 Z|mark R8 6 8 6 0.5 M8.5 15 L15.5 15 M8.5 18 L15.5 18",
    "tray.full":
      "same tray|mark M7 8 L17 8 M6.3 11 L17.7 11",
    "tray.2":
      "line M2.5 9 L5 3.5 L19 3.5 L21.5 9 L21.5 12 L2.5 12 Z M2.5 15.5 L8 15.5 C8 18 16 18 16 15.5 L21.5 15.5 L21.5 20.5 L2.5 20.5 Z",
    "shippingbox":
      "body M12 2 L21 6.8 L21 17.2 L12 22 L3 17.2 L3 6.8 Z|mark M3.4 7 L12 11.6 L20.6 7 M12 11.6 L12 21.5 M7.5 4.5 L16.3 9.3",
    "square.grid.3x1.folder":
      "same folder|mark R5 11 3.4 3.4 0.5 R10.3 11 3.4 3.4 0.5 R15.6 11 3.4 3.4 0.5",
    "square.grid.3x2":
      "body R2.5 5 5 5.5 1 R9.5 5 5 5.5 1 R16.5 5 5 5.5 1 R2.5 13.5 5 5.5 1 R9.5 13.5 5 5.5 1 R16.5 13.5 5 5.5 1",
    "list.number":
      "line M9.5 6 L21 6 M9.5 12 L21 12 M9.5 18 L21 18 M3 5 L4.5 4 L4.5 8 M3 10.8 C4.5 9.8 6 11 5 12.3 L3 14 L6 14 M3 16.5 L6 16.5 L4.4 18 C6.3 18 6 20.3 3 20",
    "checklist":
      "line M10.5 6.5 L21 6.5 M10.5 17.5 L21 17.5 M2.5 6.5 L4.5 8.5 L8 4.5 M2.5 17.5 L4.5 19.5 L8 15.5",
    "text.justify":
      "line M3 5 L21 5 M3 10 L21 10 M3 15 L21 15 M3 20 L21 20",
    "increase.indent":
      "line M3 4.5 L21 4.5 M11 9.5 L21 9.5 M11 14.5 L21 14.5 M3 19.5 L21 19.5|solid M3 8.5 L8 12 L3 15.5 Z",
    "decrease.indent":
      "line M3 4.5 L21 4.5 M11 9.5 L21 9.5 M11 14.5 L21 14.5 M3 19.5 L21 19.5|solid M8 8.5 L3 12 L8 15.5 Z",
    "stethoscope":
      "line M6 3 L4 3 L4 9 C4 15 13 15 13 9 L13 3 L11 3 M8.5 13.5 L8.5 16 C8.5 22 18 22 18 16 L18 13.5 O18 11.3 2.2",
    "thermometer":
      "line M9.5 13.5 L9.5 5 C9.5 1.8 14.5 1.8 14.5 5 L14.5 13.5 C17 15.3 16.8 21.5 12 21.5 C7.2 21.5 7 15.3 9.5 13.5 Z|solid O12 17.3 2.2|line M12 8 L12 16",
    "hare":
      "body M2.5 17 C2.5 12 8 10 13 12.5 L9 5 C8.5 3.5 10 3 11 4.2 L15.5 10 C19 9.8 21.5 12 21.5 14.3 C21.5 16.5 19 17 17 17 L15.5 19 L5 19 C3.5 19 2.5 18.3 2.5 17 Z|dot O17.8 12.9 0.9",
    "tortoise":
      "body M3.5 15 C4 8.5 15 8.5 15.5 15 Z|body M15.5 14.5 L17 10.5 C18 8.8 21.5 9.5 21.5 12 C21.5 14 19.5 15 17 15 Z|line M6 15 L5.5 18 L8 18 M12 15 L12.5 18 L10 18",
    "bicycle":
      "line O5.8 15.5 3.9 O18.2 15.5 3.9 M5.8 15.5 L9.5 8.5 L16 8.5 L12 15.5 L5.8 15.5 M12 15.5 L9 7 M7.5 7 L10.5 7 M18.2 15.5 L15.5 6 L18 6",
    "bus":
      "body R4 3 16 16 2.5|mark M4 11.5 L20 11.5 M12 6 L12 11.5|line M7 19 L7 21.3 M17 19 L17 21.3|dot O7.8 15.3 1.2 O16.2 15.3 1.2",
    "tram":
      "body R5 5 14 14 3|mark M5 12.5 L19 12.5|line M8 2 L16 2 M12 2 L12 5 M7.5 19 L5.5 22 M16.5 19 L18.5 22|dot O8.5 15.8 1.1 O15.5 15.8 1.1",
    "fuelpump":
      "body R4 3 10.5 18 1.5|mark R6.5 6 5.5 4.5 0.5|line M3 21 L15.5 21 M14.5 11 L16.5 11 L16.5 17 C16.5 19 19.8 19 19.8 17 L19.8 8 L17 5",
    "speedometer":
      "body O12 12 9.6|mark M12 14 L16.5 8 M6.5 12.5 L7.5 12.5 M12 6 L12 7.2 M8 8 L8.8 8.8 M16.5 12.5 L17.5 12.5|dot O12 14.3 1.6",
    "gauge":
      "same speedometer",
    "ticket":
      "body M2.5 6 L21.5 6 L21.5 10 C19 10 19 14 21.5 14 L21.5 18 L2.5 18 L2.5 14 C5 14 5 10 2.5 10 Z|mark M15 8 L15 9.5 M15 11.3 L15 12.8 M15 14.5 L15 16",
    "network":
      "line O12 12 9.3 M2.7 12 L21.3 12 M12 2.7 L12 21.3 M5 6 C8.5 9 15.5 9 19 6 M5 18 C8.5 15 15.5 15 19 18 E12 12 4.2 9.3",
    "server.rack":
      "body R3 3.5 18 5 1 R3 9.5 18 5 1 R3 15.5 18 5 1|mark M6 6 L11 6 M6 12 L11 12 M6 18 L11 18|dot O17.5 6 0.9 O17.5 12 0.9 O17.5 18 0.9",
    "terminal":
      "body R2.5 4 19 16 2.5|mark M6 8.5 L9.5 11 L6 13.5 M11 14 L15 14",
    "chevron.left.slash.chevron.right":
      "line M7 6 L2 12 L7 18 M17 6 L22 12 L17 18 M13.8 4.5 L10.2 19.5",
    "curlybraces":
      "line M9 3.5 C6.5 3.5 6 4.5 6 6.5 L6 9.3 C6 11 5 12 3.5 12 C5 12 6 13 6 14.7 L6 17.5 C6 19.5 6.5 20.5 9 20.5 M15 3.5 C17.5 3.5 18 4.5 18 6.5 L18 9.3 C18 11 19 12 20.5 12 C19 12 18 13 18 14.7 L18 17.5 C18 19.5 17.5 20.5 15 20.5",
    "exclamationmark.bubble":
      "same bubble.left|mark M12 6.5 L12 11|dot O12 13.8 1",
    "phone.down":
      "body M2.5 14.5 C5 9 19 9 21.5 14.5 L20.5 17.2 L16 16 L15.3 13.3 C13 12.6 11 12.6 8.7 13.3 L8 16 L3.5 17.2 Z",
    "faceid":
      "line M3 8 L3 5 C3 3.7 3.7 3 5 3 L8 3 M16 3 L19 3 C20.3 3 21 3.7 21 5 L21 8 M21 16 L21 19 C21 20.3 20.3 21 19 21 L16 21 M8 21 L5 21 C3.7 21 3 20.3 3 19 L3 16 M8 8.5 L8 10.3 M16 8.5 L16 10.3 M12.2 8.5 L12.2 13 L11 13 M8.5 15.5 C10.5 17.5 13.5 17.5 15.5 15.5",
    "touchid":
      "line M5 10 C6 3 18 3 19 10 L19 13 M8 12 C8 6.5 16 6.5 16 12 L16 16 M12 10.5 L12 15 C12 18 11 20 9.5 21.3 M8 14.5 C8 17 7.3 18.5 6.3 19.5 M15.8 18.5 C15.5 20 15.2 20.8 14.8 21.5",
    "flag.checkered":
      "line M5 22 L5 3 M5 4 L20 4 L20 14 L5 14|solid M5 4 L10 4 L10 9 L5 9 Z M15 4 L20 4 L20 9 L15 9 Z M10 9 L15 9 L15 14 L10 14 Z",
    "dot.radiowaves.left.and.right":
      "line A12 12 5 -45 45 A12 12 9 -45 45 A12 12 5 135 225 A12 12 9 135 225|solid O12 12 1.9",
    "memorychip":
      "body R2.5 6 19 10 1|mark R5.5 8.5 3.5 5 0.3 R10.3 8.5 3.5 5 0.3 R15 8.5 3.5 5 0.3|line M5 16 L5 19 M9.7 16 L9.7 19 M14.3 16 L14.3 19 M19 16 L19 19",
    "opticaldisc":
      "body O12 12 9.6|dot O12 12 2.6",
    "moon.stars":
      "same moon|solid N17.5 5.5 2.6 1 4 0 N20.3 11.5 1.9 0.7 4 0",
    "moon.zzz":
      "same moon|line M15 3 L19 3 L15 8 L19 8 M19.5 10.5 L22 10.5 L19.5 13.5 L22 13.5",
    "zzz":
      "line M4 11 L11 11 L4 20 L11 20 M13 3.5 L20 3.5 L13 12.5 L20 12.5",
    "cloud.sun":
      "line A8.5 8.5 3.6 110 330 M8.5 1.5 L8.5 2.7 M1.5 8.5 L2.7 8.5 M3.5 3.5 L4.4 4.4 M13.5 3.5 L12.6 4.4|body M8 20.5 C3.5 20.5 3.5 14 8 14 C8.8 9 16.5 9 17.5 13.5 C22.5 13 22.8 20.5 18 20.5 Z",
    "cloud.bolt":
      "same cloud|line M12.8 14.5 L10.5 18 L13.5 18 L11.2 21.8",
    "cloud.snow":
      "same cloud|solid O8 20 1.1 O12 21.5 1.1 O16 20 1.1",
    "tornado":
      "line M4 4 L20 4 M6 8 L19 8 M9 12 L18 12 M11 16 L16 16 M12.5 20 L14.5 20",
    "sunset":
      "line M2 16 L22 16 A12 16 5 180 360 M12 3 L12 8.5 M9.5 6.5 L12 9 L14.5 6.5 M4 9 L5.5 10.5 M20 9 L18.5 10.5 M5 20 L19 20",
    "staroflife":
      "line M12 3 L12 21 M4.2 7.5 L19.8 16.5 M4.2 16.5 L19.8 7.5",
    "cross.case":
      "body R2.5 7 19 13.5 2|line M8.5 7 L8.5 4 L15.5 4 L15.5 7|mark M12 10.5 L12 17 M8.8 13.7 L15.2 13.7",
    "aspectratio":
      "body R2.5 5 19 14 2|mark M6 12 L6 8.5 L9.5 8.5 M18 12 L18 15.5 L14.5 15.5",
    "rectangle.and.pencil.and.ellipsis":
      "line M15 6 L2.5 6 L2.5 18 L21.5 18 L21.5 12 M13 13 L13.5 11 L19.5 4.5 L21.5 6.5 L15.5 12.5 Z|solid O6 12.5 1.1 O9.5 12.5 1.1",
    "arrow.triangle.branch":
      "line M6 21 L6 3.5 M2.8 7 L6 3.5 L9.2 7 M6 16 C6 11 18 13 18 5 M14.8 7 L18 3.5 L21.2 7",
    "arrow.triangle.merge":
      "line M12 3 L12 10 M5 20.5 C5 14.5 12 15.5 12 10 C12 15.5 19 14.5 19 20.5 M8.8 6.3 L12 3 L15.2 6.3",
    "wifi.exclamationmark":
      "line M2.5 9 C8 3.5 16 3.5 21.5 9 M6 13 C7.5 11.5 8.5 11 9.5 10.6 M18 13 C16.5 11.5 15.5 11 14.5 10.6 M12 9.5 L12 16|solid O12 19.5 1.4",
    "mouth":
      "body M2.5 12 C6 6 9.5 6.5 12 8 C14.5 6.5 18 6 21.5 12 C18 18 6 18 2.5 12 Z|mark M3 12 C9 13.2 15 13.2 21 12",
    "guitars":
      "line M20.5 3.5 L12.5 11.5|body M13.5 10.5 C16 13 13 14.5 12.5 16.5 C12 20 7 22.5 4 19.5 C1.2 16.5 4 12 7.3 11.3 C9.3 11 11 8 13.5 10.5 Z|dot O8.8 15.3 1.4",
    "pianokeys":
      "body R2.5 4.5 19 15 1.5|mark M8.8 12.5 L8.8 19 M15.2 12.5 L15.2 19 M7 5 L7 12.5 L10.6 12.5 L10.6 5 M13.4 5 L13.4 12.5 L17 12.5 L17 5",
    "simcard":
      "body M5 2.5 L14.5 2.5 L19 7 L19 21.5 L5 21.5 Z|mark R8 11 8 7 1 M12 11 L12 18",
    "sdcard":
      "body M5 2.5 L15.5 2.5 L19 6 L19 21.5 L5 21.5 Z|mark M8.5 5.5 L8.5 8.5 M11.3 5.5 L11.3 8.5 M14 5.5 L14 8.5",
    "circle.hexagongrid":
      "body O12 5 2.6 O5.9 8.5 2.6 O18.1 8.5 2.6 O12 12 2.6 O5.9 15.5 2.6 O18.1 15.5 2.6 O12 19 2.6",
    "rectangle.3.offgrid":
      "body R2.5 4 11 7 1 R15.5 4 6 7 1 R2.5 13 19 7 1",
    "cloud.fog":
      "same cloud|line M5 21 L19 21",
  ]

  /// The drawing of a symbol that iOS has and that is not drawn here.
  static let placeholder =
    "line M3.5 8 L3.5 5.5 C3.5 4 4.2 3.5 5.5 3.5 L8 3.5 M16 3.5 L18.5 3.5 C20 3.5 20.5 4.2 20.5 5.5 L20.5 8 M20.5 16 L20.5 18.5 C20.5 20 19.8 20.5 18.5 20.5 L16 20.5 M8 20.5 L5.5 20.5 C4 20.5 3.5 19.8 3.5 18.5 L3.5 16|solid O8 12 1.3 O12 12 1.3 O16 12 1.3"
}
