extension SymbolTable {
  static let media: [String: String] = [
    "play": "body M6 3.3 L20.5 12 L6 20.7 Z",
    "pause": "body R5 3.8 4.8 16.4 1.2 R14.2 3.8 4.8 16.4 1.2",
    "playpause": "body M2.5 5 L11.5 12 L2.5 19 Z R14 5 2.8 14 0.8 R19 5 2.8 14 0.8",
    "stop": "body R4.3 4.3 15.4 15.4 2",
    "forward": "body M2.5 5.2 L11.7 12 L2.5 18.8 Z M12.3 5.2 L21.5 12 L12.3 18.8 Z",
    "backward": "mirrored forward",
    "forward.end": "body M4.5 4.5 L16.5 12 L4.5 19.5 Z|line M19.3 4.5 L19.3 19.5",
    "backward.end": "mirrored forward.end",
    "eject": "body M12 4 L21 14.5 L3 14.5 Z M3 18.2 L21 18.2 L21 20.6 L3 20.6 Z",
    "record.circle": "body O12 12 9.7|dot O12 12 5",
    "speaker": "body M4.5 9 L8.5 9 L14.5 4 L14.5 20 L8.5 15 L4.5 15 Z",
    "speaker.wave.1": "body M3 9 L7 9 L13 4 L13 20 L7 15 L3 15 Z|line A13 12 5 -38 38",
    "speaker.wave.2":
      "body M2 9 L5.5 9 L11 4.3 L11 19.7 L5.5 15 L2 15 Z|line A11 12 4.5 -38 38 A11 12 8.5 -42 42",
    "speaker.wave.3":
      "body M1 9 L4 9 L9 4.7 L9 19.3 L4 15 L1 15 Z|line A9 12 4 -38 38 A9 12 8 -42 42 A9 12 12 -44 44",
    "mic":
      "body R8.3 2.2 7.4 12.3 3.7|line M4.8 11.5 C4.8 16 8 18.2 12 18.2 C16 18.2 19.2 16 19.2 11.5 M12 18.2 L12 21.8 M8.3 21.8 L15.7 21.8",
    "music.note": "solid E8.7 18.3 3.3 2.6|line M11.7 18 L11.7 3.5 C14 5 17 4.7 18 8.5",
    "music.note.list":
      "line M3 5 L12 5 M3 10 L12 10 M3 15 L8 15 M17 18 L17 4.5 C18.5 5.7 20.7 5.6 21.3 8.3|solid E14.6 18.3 2.7 2.1",
    "headphones":
      "line M3 17 L3 12.5 C3 0.8 21 0.8 21 12.5 L21 17|solid R2.3 13.5 5 8 2 R16.7 13.5 5 8 2",
    "photo":
      "body R2 4.5 20 15 2.7|dot O7.7 9.3 1.9|mark M2.3 17 L8.3 12.3 L12.5 16.2 L16.5 11.7 L21.7 16.7",
    "photo.on.rectangle":
      "body R6 8.5 16 12.5 2.2|line M18 5.5 C17.7 4.2 17 3.5 15.5 3.5 L4.5 3.5 C2.8 3.5 2 4.3 2 6 L2 14|dot O10.5 12.5 1.6|mark M6.5 19.5 L11.5 15.5 L14.5 18 L18 14.3 L21.7 18.3",
    "camera":
      "body M2 7.3 L6.8 7.3 L8.8 4.3 L15.2 4.3 L17.2 7.3 L22 7.3 L22 20 L2 20 Z|mark O12 13.3 4.2",
    "camera.rotate":
      "body M2 7.3 L6.8 7.3 L8.8 4.3 L15.2 4.3 L17.2 7.3 L22 7.3 L22 20 L2 20 Z|mark A12 13.3 4.2 20 180 A12 13.3 4.2 200 360",
    "video": "body R1.7 6 13.6 12 2.6|body M15.8 10.5 L22.3 6.8 L22.3 17.2 L15.8 13.5 Z",
    "film":
      "body R2.5 4 19 16 2|mark M7 4 L7 20 M17 4 L17 20 M7 12 L17 12 M2.5 9.3 L7 9.3 M2.5 14.7 L7 14.7 M17 9.3 L21.5 9.3 M17 14.7 L21.5 14.7",
    "phone":
      "body M7.2 2.4 C5 3 2.7 5 3.1 8 C4 14.6 9.5 20.2 16 20.9 C19 21.3 21.2 19 21.6 16.8 L16.8 13.7 L14.3 16 C11.5 14.8 9.2 12.5 8 9.7 L10.3 7.2 Z",
    "message":
      "body M12 3.2 C6.4 3.2 2.2 6.8 2.2 11.2 C2.2 13.8 3.6 16 5.8 17.4 C5.8 18.8 5.2 20 4 21.2 C6.4 21.2 8.2 20.2 9.5 19 C10.3 19.1 11.1 19.2 12 19.2 C17.6 19.2 21.8 15.6 21.8 11.2 C21.8 6.8 17.6 3.2 12 3.2 Z",
    "bubble.left": "same message",
    "bubble.right": "mirrored message",
    "text.bubble": "same message|mark M7 9 L17 9 M7 13.3 L14 13.3",
    "ellipsis.bubble": "same message|dot O7.3 11.2 1.5 O12 11.2 1.5 O16.7 11.2 1.5",
    "bubble.left.and.bubble.right": "back message|front bubble.right",
    "quote.bubble":
      "same message|dot O8.5 10 1.8 O15.5 10 1.8|mark M10 10.5 C10 12 9.5 13 8.3 13.7 M17 10.5 C17 12 16.5 13 15.3 13.7",
    "iphone": "body R6.3 1.7 11.4 20.6 2.6|mark M10.5 4.5 L13.5 4.5",
    "ipad": "body R4 2 16 20 2.3|mark M10 19.2 L14 19.2",
    "ipad.landscape": "right ipad",
    "laptopcomputer": "body R4 4.5 16 11.5 1.8|line M1.5 19 L22.5 19",
    "desktopcomputer": "body R2 3.5 20 13 1.8|line M12 16.5 L12 20.5 M7.5 20.8 L16.5 20.8",
    "display": "same desktopcomputer",
    "tv": "body R2 4 20 13.5 2|line M7.5 21 L16.5 21",
    "applewatch":
      "body R5.5 6 13 12 3.3|line M8.3 6 L9.2 2 L14.8 2 L15.7 6 M8.3 18 L9.2 22 L14.8 22 L15.7 18",
    "keyboard":
      "body R1.5 6 21 12.5 2|dot O6 10 0.9 O10 10 0.9 O14 10 0.9 O18 10 0.9|mark M7.5 14.8 L16.5 14.8",
    "printer":
      "body M2.5 9 L21.5 9 L21.5 17.5 L2.5 17.5 Z|line M6.5 9 L6.5 3 L17.5 3 L17.5 9|mark R6.5 13.5 11 8 0.8",
    "antenna.radiowaves.left.and.right":
      "solid O12 10 2|line M12 12 L12 21.5 A12 10 5.3 140 220 A12 10 5.3 -40 40 A12 10 9.3 142 218 A12 10 9.3 -38 38",
    "battery.100": "line R1.5 7 18.5 10 2.5 M22.3 10.5 L22.3 13.5|solid R4 9.5 13.5 5 0.8",
    "cpu":
      "body R5 5 14 14 2|mark R9 9 6 6 0.8|line M9 2 L9 5 M15 2 L15 5 M9 19 L9 22 M15 19 L15 22 M2 9 L5 9 M2 15 L5 15 M19 9 L22 9 M19 15 L22 15",
  ]

  static let nature: [String: String] = [
    "sun.max":
      "body O12 12 4.7|line M12 1.7 L12 3.9 M12 20.1 L12 22.3 M1.7 12 L3.9 12 M20.1 12 L22.3 12 M4.7 4.7 L6.3 6.3 M17.7 17.7 L19.3 19.3 M4.7 19.3 L6.3 17.7 M17.7 6.3 L19.3 4.7",
    "sun.min":
      "body O12 12 4.2|solid O12 4 1.1 O12 20 1.1 O4 12 1.1 O20 12 1.1 O6.3 6.3 1.1 O17.7 17.7 1.1 O6.3 17.7 1.1 O17.7 6.3 1.1",
    "sunrise":
      "line A12 17 5 180 360 M2 17 L22 17 M2 21 L22 21 M12 9 L12 3 M9 5.8 L12 2.8 L15 5.8 M4.5 9.5 L6.2 11.2 M19.5 9.5 L17.8 11.2",
    "moon":
      "body M20.8 14.7 C19.5 15.4 18 15.7 16.4 15.7 C11.8 15.7 8.6 12.2 8.6 7.9 C8.6 6 9.1 4.3 10 2.9 C5.8 4.1 2.9 7.8 2.9 12.2 C2.9 17.4 7 21.4 12 21.4 C16 21.4 19.5 18.6 20.8 14.7 Z",
    "cloud":
      "body M7 19.3 C3.9 19.3 1.8 17.1 1.8 14.4 C1.8 12 3.5 10.1 5.8 9.7 C6.3 6.6 8.8 4.6 11.9 4.6 C14.8 4.6 17.2 6.4 18 9.2 C20.4 9.5 22.2 11.6 22.2 14.1 C22.2 17 20 19.3 17 19.3 Z",
    "cloud.rain": "smaller cloud|line M6 17.5 L4.8 20.5 M10 17.5 L8.8 20.5 M14 17.5 L12.8 20.5",
    "drop":
      "body M12 2.3 C9 7 5.3 10.8 5.3 15 C5.3 18.9 8.2 21.7 12 21.7 C15.8 21.7 18.7 18.9 18.7 15 C18.7 10.8 15 7 12 2.3 Z",
    "flame":
      "body M12.5 1.8 C13 6 18.7 9 18.7 14.8 C18.7 19.2 15.8 22 12 22 C8.2 22 5.3 19.2 5.3 15.2 C5.3 12 7.3 10 8 7.8 C9 8.8 9.5 10 9.6 11.2 C11.6 9 12.7 6 12.5 1.8 Z",
    "bolt": "body M13.7 1.8 L4.3 13.5 L10.8 13.5 L10.3 22.2 L19.7 10.5 L13.2 10.5 Z",
    "leaf":
      "body M20.8 3.2 C10 3.2 3.8 8 3.8 14 C3.8 18 7 20.2 10.5 20.2 C17 20.2 20.8 13 20.8 3.2 Z|mark M14.5 9.5 C10 12 7 15.5 5 19|line M5 18.7 L3 22",
    "snowflake":
      "line M12 2 L12 22 M3.3 7 L20.7 17 M20.7 7 L3.3 17 M9.5 4 L12 6.5 L14.5 4 M9.5 20 L12 17.5 L14.5 20",
    "sparkles":
      "body M9.5 6 C10.2 11 11.5 12.3 16.5 13 C11.5 13.7 10.2 15 9.5 20 C8.8 15 7.5 13.7 2.5 13 C7.5 12.3 8.8 11 9.5 6 Z|body M18 2.5 C18.4 5 19 5.6 21.5 6 C19 6.4 18.4 7 18 9.5 C17.6 7 17 6.4 14.5 6 C17 5.6 17.6 5 18 2.5 Z",
    "sparkle": "body M12 2 C13 9 15 11 22 12 C15 13 13 15 12 22 C11 15 9 13 2 12 C9 11 11 9 12 2 Z",
    "wind":
      "line M2.5 9 L13 9 C17 9 17 3.5 13.5 3.8 M2.5 13 L18 13 C22.5 13 22.5 7 18.5 7.3 M2.5 17 L12 17 C16 17 16 22 12.5 21.5",
    "umbrella":
      "body M12 2.5 C6 2.5 2 6.8 2 12.3 L22 12.3 C22 6.8 18 2.5 12 2.5 Z|line M12 12.3 L12 19.5 C12 22.3 8.2 22.3 8.2 19.5",
    "mountain.2": "body M1.5 19.5 L8.5 6 L15.5 19.5 Z M13.5 15.5 L16.5 9.5 L22.5 19.5 L15.5 19.5 Z",
    "tree": "body M12 2 L19 12 L15.5 12 L20.5 18 L3.5 18 L8.5 12 L5 12 Z|line M12 18 L12 22",
  ]

  static let tools: [String: String] = [
    "gear": "body N12 12 10.3 8 8 0.34|mark O12 12 3.3",
    "gearshape": "same gear",
    "gearshape.2": "back gear|front gear",
    "magnifyingglass": "line O10 10 7.2 M15.3 15.3 L21.5 21.5",
    "plus.magnifyingglass": "same magnifyingglass|line M10 6.8 L10 13.2 M6.8 10 L13.2 10",
    "minus.magnifyingglass": "same magnifyingglass|line M6.8 10 L13.2 10",
    "slider.horizontal.3":
      "line M2.5 5.5 L21.5 5.5 M2.5 12 L21.5 12 M2.5 18.5 L21.5 18.5|solid O16.5 5.5 2.5 O8 12 2.5 O14 18.5 2.5",
    "slider.vertical.3": "right slider.horizontal.3",
    "switch.2": "body R2 3.5 20 7.4 3.7 R2 13.1 20 7.4 3.7|dot O5.7 7.2 1.9 O18.3 16.8 1.9",
    "wrench":
      "body M21 6.5 L17.3 10 L14 6.7 L17.5 3 C13.5 1.5 9.8 4.7 11 9 L3 17 C0.8 19.5 4.5 23.2 7 21 L15 13 C19.3 14.2 22.5 10.5 21 6.5 Z",
    "hammer":
      "body M2.8 9 L9.5 2.8 C12 2 14.5 2.7 16.5 4.7 L12.7 8.5 L8.8 12.3 L6.5 9.8 L5.3 11.3 Z|line M11.5 10 L21 19.5",
    "paintbrush":
      "body M20.5 2.5 C22 4 21 5.5 13.5 14.5 L9.5 10.5 C18.5 3 19 1.5 20.5 2.5 Z|body M8.3 12.3 L11.7 15.7 C11.7 20 7.5 21.5 2.5 20.5 C5 18.5 3.8 13.3 8.3 12.3 Z",
    "paintpalette":
      "body M12 2.5 C6.2 2.5 2 6.8 2 12 C2 17.3 6.3 21.5 11.5 21.5 C15 21.5 13 17.5 14.5 16 C16.5 14 22 17 22 12 C22 6.6 17.6 2.5 12 2.5 Z|dot O7 12.5 1.5 O9 7.5 1.5 O14.5 6.7 1.5 O18.2 10.5 1.4",
    "scissors": "line O6 6 3.2 O6 18 3.2 M8.6 8 L21 18 M8.6 16 L21 6",
    "wand.and.stars":
      "line M3 21 L14.5 9.5 M12 7.5 L16.5 12 M17.5 2.5 L17.5 7 M15.3 4.7 L19.7 4.7 M20.5 12 L20.5 15 M19 13.5 L22 13.5 M8 3.5 L8 6.5 M6.5 5 L9.5 5",
    "eyedropper":
      "line M4 20 L4.8 16.5 L13.5 7.8 L16.2 10.5 L7.5 19.2 Z|solid M12.3 6.5 L14.5 6.5 C17.5 1.5 23 7 18 9.8 L18 12 Z",
    "delete.left":
      "body M7.5 5 L22 5 L22 19 L7.5 19 L1.8 12 Z|mark M11.3 9.2 L17 14.8 M17 9.2 L11.3 14.8",
    "delete.right": "mirrored delete.left",
    "shift": "body M12 3 L21.5 13 L16.5 13 L16.5 20.5 L7.5 20.5 L7.5 13 L2.5 13 Z",
    "capslock":
      "body M12 2 L21.5 11.5 L16.5 11.5 L16.5 16.5 L7.5 16.5 L7.5 11.5 L2.5 11.5 Z R7.5 19 9 3 0.5",
    "externaldrive": "body R2.5 5 19 14 2.5|mark M3 14 L21 14|dot O17.5 16.7 1",
    "barcode":
      "line M3 5 L3 19 M7 5 L7 19 M10 5 L10 19 M14.5 5 L14.5 19 M17.5 5 L17.5 19 M21 5 L21 19",
    "qrcode":
      "line R3 3 7 7 0.5 R14 3 7 7 0.5 R3 14 7 7 0.5|solid R5.5 5.5 2 2 0 R16.5 5.5 2 2 0 R5.5 16.5 2 2 0 R14 14 3 3 0 R18 18 3 3 0 R18 13.5 3 2.5 0 R13.5 18.5 2.5 2.5 0",
    "ruler":
      "body R1.5 7.5 21 9 1.5|mark M6 7.5 L6 11.5 M10 7.5 L10 10.5 M14 7.5 L14 11.5 M18 7.5 L18 10.5",
    "pencil.tip": "body M12 1.8 L17.5 13 L14.5 22 L9.5 22 L6.5 13 Z|mark M12 2.5 L12 11 O12 13 2",
    "scribble":
      "line M2.5 16 C5 6 9.5 3 9.5 8 C9.5 13 5 17 8 18 C12 19 13 8 16.5 8.5 C19.5 9 14 17 17 18 C19 18.6 20.5 17 21.5 15.5",
    "lasso":
      "line M7.5 16.5 C1.5 14.5 0.8 8.5 5.5 5.5 C12 1.5 22.5 4.5 21.5 10.5 C20.8 15 14.5 17 9.5 16.5 O7.3 17.2 2.2 M7 19.4 C7 21 6.3 21.8 5 22.3",
  ]
}
