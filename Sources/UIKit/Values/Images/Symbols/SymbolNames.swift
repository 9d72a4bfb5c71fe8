/// The names of the symbols of iOS 17, also of those that are not drawn here.
///
/// The names are facts about iOS, so that a program's symbol is known to exist. A name without `.fill`, `.slash`,
/// surrounding shapes and badges stands for all its forms.
enum SymbolNames {
  /// Returns whether iOS has a symbol of that name, or of the name without its form. The forms of a symbol that is drawn
  /// here are known; others of them do not exist, except with other badges.
  static func contains(_ name: String) -> Bool {
    let base = base(of: name)
    guard bases.contains(base) else { return false }
    guard SymbolForm(name: base) != nil, base != name else { return true }
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    return words.count > 2 && words[words.count - 2] == "badge"
      && badges.contains(words[words.count - 1])
      && SymbolForm(name: words.dropLast(2).joined(separator: ".")) != nil
  }

  private static let badges: Set<Substring> = [
    "plus", "minus", "checkmark", "xmark", "questionmark", "exclamationmark", "gearshape", "clock",
    "ellipsis",
    "wifi", "waveform", "arrow", "person", "eye", "key", "lock", "shield", "slash", "moon",
  ]

  private static let forms: Set<Substring> = [
    "fill", "circle", "square", "slash", "inverse", "rtl", "traditional",
  ]

  /// Returns the name without the words for its form.
  private static func base(of name: String) -> String {
    var words = name.split(separator: ".", omittingEmptySubsequences: false)
    while words.count > 1 {
      if forms.contains(words[words.count - 1]) || words[words.count - 1] == "badge" {
        words.removeLast()
      } else if words.count > 2, words[words.count - 2] == "badge" {
        words.removeLast(2)
      } else {
        break
      }
    }
    return words.joined(separator: ".")
  }

  private static let bases: Set<String> = {
    var names: Set<String> = []
    var first = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if word.last == ":" {
        first = String(word.dropLast())
      } else if word == "_" {
        names.insert(first)
      } else {
        names.insert(first.isEmpty ? String(word) : "\(first).\(word)")
      }
    }
    return names
  }()

  /// The names, in groups that begin with the first word of their names; `_` is that word alone.
  private static let text = """
    : 2h 4a 4h 4l abc airplayaudio airplayvideo airpodsmax allergens alt alternatingcurrent amplifier angle ant appclip
    applelogo applescript appletv archivebox arkit aspectratio asterisk at atom backpack bag bandage banknote barometer
    basket basketball bathtub batteryblock bicycle binoculars bird bonjour bookmark briefcase burn burst cabinet
    cablecar candybarphone capslock carrot cart case cat cellularbars chandelier clear clipboard comb command
    computermouse cone control cooktop cpu crown curlybraces dehumidifier deskclock deskview dice directcurrent
    dishwasher divide dog dryer dumbbell earpods eject equal escape esim eyebrow eyeglasses eyes faceid facemask
    fanblades faxmachine ferry fiberchannel fibrechannel fireplace firewall fireworks fish flame flask fleuron flipphone
    flowchart fn football function fx gamecontroller gear gift giftcard glowplug graduationcap greaterthan greetingcard
    grid guitars gyroscope hammer handbag hanger hare hazardsign headphones helm hifireceiver highlighter homekit
    humidity hurricane infinity internaldrive ipod italic kph ladybug lane lanyardcard largecircle left lessthan level
    licenseplate lifepreserver lightrail lineweight lizard loupe lungs macmini macstudio magazine magicmouse
    magnifyingglass map medal mediastick megaphone memories memorychip menucard metronome microbe microwave moonrise
    moonset mosaic mount mouth movieclapper mph mug multiply mustache newspaper nose number numbersign oilcan
    opticaldisc opticaldiscdrive opticid option oven paintpalette pano paperclip paperplane paragraph paragraphsign
    parentheses parkinglight pawprint pc peacesign percent personalhotspot perspective pianokeys pill pills pin
    placeholdertext playpause plusminus popcorn powercord poweroff poweron powerplug powersleep projective purchased
    pyramid quotelevel radio rainbow rays record recordingtape refrigerator restart rhombus right rosette ruler safari
    sailboat scalemass scanner scissors scooter scope screwdriver scroll sdcard seal shadow shareplay sheqelsign shift
    shoeprints shuffle signature sink skateboard skew skis slash sleep slowmo smartphone smiley smoke snow snowboard
    soccerball sofa sos space speedometer spigot sportscourt stairs stethoscope stop stopwatch storefront stove
    strikethrough stroller studentdesk sum sunglasses sunrise sunset surfboard swatchpalette swift swiftdata syringe
    tablecells tag target teddybear tennisball terminal textbox theatermasks ticket timelapse timer tirepressure
    togglepower toilet tornado tortoise torus touchid transmission trash tree triangleshape trophy tropicalstorm tshirt
    tuningfork underline videoprojector voiceover volleyball wake warninglight washer waterbottle wineglass wrongwaysign
    yieldsign zzz 1: _ brakesignal lane magnifyingglass 10: _ lane 11: _ lane 12: _ lane 123: rectangle 2: _ brakesignal
    lane 3: _ lane 4: _ alt lane 4k: tv 5: _ lane 6: _ alt lane 7: _ lane 8: _ lane 9: _ alt lane a: _ book.closed
    magnify abs: _ brakesignal accessibility: _ badge.arrow.up.right air: conditioner.horizontal conditioner.vertical
    purifier airplane: _ arrival departure airpod: gen3.left gen3.right left right airpodpro: left right airpods: _
    chargingcase chargingcase.wireless gen3 gen3.chargingcase.wireless airpodspro: _ chargingcase.wireless
    chargingcase.wireless.radiowaves.left.and.right airport: express extreme extreme.tower airtag: _ radiowaves.forward
    alarm: _ waves.left.and.right align: horizontal.center horizontal.left horizontal.right vertical.bottom
    vertical.center vertical.top antenna: radiowaves.left.and.right app: _ connected.to.app.below dashed gift apple:
    logo terminal terminal.on.rectangle applepencil: _ adapter.usb.c and.scribble gen1 gen2 tip appletvremote: gen1 gen2
    gen3 gen4 applewatch: _ and.arrow.forward case.inset.filled radiowaves.left.and.right side.right watchface apps:
    ipad ipad.landscape iphone iphone.landscape appwindow: swipe.rectangle aqi: high low medium arcade: stick
    stick.and.arrow.down stick.and.arrow.left stick.and.arrow.left.and.arrow.right stick.and.arrow.right
    stick.and.arrow.up stick.and.arrow.up.and.arrow.down stick.console arrow: 2.circlepath 2.squarepath 3.trianglepath
    backward backward.to.line branch circlepath clockwise clockwise.heart clockwise.icloud counterclockwise
    counterclockwise.icloud down down.and.line.horizontal.and.arrow.up down.app down.applewatch down.backward
    down.backward.and.arrow.up.forward down.backward.toptrailing.rectangle down.circle.dotted down.doc down.forward
    down.forward.and.arrow.up.backward down.forward.topleading.rectangle down.heart down.left
    down.left.and.arrow.up.right down.left.arrow.up.right down.left.topright.rectangle down.left.video down.message
    down.right down.right.and.arrow.up.left down.right.topleft.rectangle down.to.line down.to.line.alt
    down.to.line.compact forward forward.to.line left left.and.line.vertical.and.arrow.right left.and.right
    left.and.right.righttriangle.left.righttriangle.right left.and.right.text.vertical left.arrow.right left.to.line
    left.to.line.alt left.to.line.compact merge rectanglepath right right.and.line.vertical.and.arrow.left
    right.arrow.left right.doc.on.clipboard right.to.line right.to.line.alt right.to.line.compact swap
    triangle.2.circlepath triangle.2.circlepath.camera triangle.2.circlepath.doc.on.clipboard
    triangle.2.circlepath.icloud triangle.branch triangle.capsulepath triangle.merge triangle.pull triangle.swap
    triangle.turn.up.right triangle.turn.up.right.diamond turn.down.left turn.down.right turn.left.down turn.left.up
    turn.right.down turn.right.up turn.up.forward.iphone turn.up.left turn.up.right up up.and.down
    up.and.down.and.arrow.left.and.right up.and.down.and.sparkles up.and.down.righttriangle.up.fill.righttriangle.down
    up.and.down.righttriangle.up.righttriangle.down up.and.down.text.horizontal up.and.line.horizontal.and.arrow.down
    up.and.person.rectangle.portrait up.and.person.rectangle.turn.left up.and.person.rectangle.turn.right up.arrow.down
    up.backward up.backward.and.arrow.down.forward up.backward.bottomtrailing.rectangle up.bin up.doc
    up.doc.on.clipboard up.forward up.forward.and.arrow.down.backward up.forward.app up.forward.bottomleading.rectangle
    up.heart up.left up.left.and.arrow.down.right up.left.and.down.right.and.arrow.up.right.and.down.left
    up.left.and.down.right.magnifyingglass up.left.arrow.down.right up.left.bottomright.rectangle up.message up.right
    up.right.and.arrow.down.left up.right.and.arrow.down.left.rectangle up.right.bottomleft.rectangle up.right.diamond
    up.right.video up.to.line up.to.line.alt up.to.line.compact up.trash uturn.backward uturn.down uturn.forward
    uturn.left uturn.right uturn.up arrowkeys: _ down.filled left.filled right.filled up.filled arrowshape: backward
    bounce.forward bounce.right down forward left left.arrowshape.right right turn.up.backward turn.up.backward.2
    turn.up.forward turn.up.left turn.up.left.2 turn.up.right up zigzag.forward zigzag.right arrowtriangle: backward
    down forward left left.and.line.vertical.and.arrowtriangle.right left.fill.and.line.vertical.and.arrowtriangle.right
    right right.and.line.vertical.and.arrowtriangle.left right.fill.and.line.vertical.and.arrowtriangle.left up
    up.arrowtriangle.down.window.left up.arrowtriangle.down.window.right australiandollarsign: _ arrow.circlepath
    australsign: _ arrow.circlepath auto: brakesignal headlight.high.beam headlight.low.beam automatic: brakesignal
    headlight.high.beam headlight.low.beam autostartstop: _ trianglebadge.exclamationmark av: remote axel: 2
    2.front.and.rear.engaged 2.front.engaged 2.rear.engaged axle: 2 2.driveshaft.disengaged 2.front.and.rear.engaged
    2.front.disengaged 2.front.engaged 2.rear.disengaged 2.rear.engaged 2.rear.lock backward: _ end end.alt frame badge:
    plus.radiowaves.forward plus.radiowaves.right bahtsign: _ arrow.circlepath balloon: _ 2 barcode: _ viewfinder
    baseball: _ diamond.bases battery: 0 0percent 100 100.bolt 100percent 100percent.bolt 25 25percent 50 50percent 75
    75percent beach: umbrella beats: earphones fit.pro fit.pro.chargingcase fit.pro.left fit.pro.right fitpro
    fitpro.chargingcase fitpro.left fitpro.right headphones powerbeats powerbeats.left powerbeats.right powerbeats3
    powerbeats3.left powerbeats3.right powerbeatspro powerbeatspro.chargingcase powerbeatspro.left powerbeatspro.right
    studiobud.left studiobud.right studiobuds studiobuds.chargingcase studiobudsplus studiobudsplus.chargingcase
    studiobudsplus.left studiobudsplus.right bed: double bell: _ and.waveform and.waves.left.and.right bin: xmark
    birthday: cake bitcoinsign: _ arrow.circlepath blinds: horizontal.closed horizontal.open vertical.closed
    vertical.open bold: _ italic.underline underline bolt: _ batteryblock brakesignal car fill.batteryblock heart
    horizontal horizontal.icloud ring.closed shield trianglebadge.exclamationmark book: _ and.wrench closed pages books:
    vertical box: truck brain: _ filled.head.profile head.profile brakesignal: _ dashed brazilianrealsign: _
    arrow.circlepath bubble: _ left left.and.bubble.right left.and.exclamationmark.bubble.right
    left.and.text.bubble.right middle.bottom middle.top right bubbles: and.sparkles building: _ 2 2.crop columns bus: _
    doubledecker button: angledbottom.horizontal.left angledbottom.horizontal.right angledtop.vertical.left
    angledtop.vertical.right horizontal horizontal.top.press programmable roundedbottom.horizontal roundedtop.horizontal
    vertical.left.press vertical.right.press cable: coaxial connector connector.horizontal calendar: _
    day.timeline.leading day.timeline.left day.timeline.right day.timeline.trailing camera: _ aperture filters macro
    metering.center.weighted metering.center.weighted.average metering.matrix metering.multispot metering.none
    metering.partial metering.spot metering.unknown on.rectangle rotate shutter.button viewfinder capsule: _
    bottomhalf.filled inset.filled lefthalf.filled portrait portrait.bottomhalf.filled portrait.inset.filled
    portrait.lefthalf.filled portrait.righthalf.filled portrait.tophalf.filled righthalf.filled tophalf.filled captions:
    bubble car: _ 2 ferry front.waves.down front.waves.up rear rear.and.collision.road.lane rear.and.tire.marks
    rear.road.lane rear.road.lane.dashed rear.waves.up side side.air.circulate side.air.fresh side.and.exclamationmark
    side.arrowtriangle.down side.arrowtriangle.up side.arrowtriangle.up.arrowtriangle.down side.front.open
    side.hill.down side.hill.up side.lock side.lock.open side.rear.and.collision.and.car.side.front
    side.rear.and.exclamationmark.and.car.side.front side.rear.and.wave.3.and.car.side.front side.rear.open
    top.door.front.left.and.front.right.and.rear.left.and.rear.right.open
    top.door.front.left.and.front.right.and.rear.left.open top.door.front.left.and.front.right.and.rear.right.open
    top.door.front.left.and.front.right.open top.door.front.left.and.rear.left.and.rear.right.open
    top.door.front.left.and.rear.left.open top.door.front.left.and.rear.right.open top.door.front.left.open
    top.door.front.right.and.rear.left.and.rear.right.open top.door.front.right.and.rear.left.open
    top.door.front.right.and.rear.right.open top.door.front.right.open top.door.rear.left.and.rear.right.open
    top.door.rear.left.open top.door.rear.right.open top.door.sliding.left.open top.door.sliding.right.open
    top.frontleft.arrowtriangle top.frontright.arrowtriangle top.lane.dashed top.lane.dashed.arrowtriangle.inward
    top.lane.dashed.departure.left top.lane.dashed.departure.right top.radiowaves.front top.radiowaves.rear
    top.radiowaves.rear.left top.radiowaves.rear.left.and.rear.right top.radiowaves.rear.right
    top.rearleft.arrowtriangle top.rearright.arrowtriangle window.left window.left.exclamationmark window.left.xmark
    window.right window.right.exclamationmark window.right.xmark carbon: dioxide.cloud monoxide.cloud carseat: left
    left.1 left.2 left.3 left.and.heat.waves left.backrest.up.and.down left.fan left.forward.and.backward left.massage
    left.up.and.down right right.1 right.2 right.3 right.and.heat.waves right.backrest.up.and.down right.fan
    right.forward.and.backward right.massage right.up.and.down cedisign: _ arrow.circlepath centsign: _ arrow.circlepath
    chair: _ lounge character: _ book.closed bubble cursor.ibeam duployan magnify phonetic sutton textbox chart: bar
    bar.doc.horizontal bar.xaxis bar.xaxis.ascending dots.scatter line.downtrend.xyaxis line.flattrend.xyaxis
    line.uptrend.xyaxis pie xyaxis.line checkerboard: rectangle shield checklist: _ checked unchecked checkmark: _
    applewatch bubble circle.trianglebadge.exclamationmark diamond gobackward icloud message rectangle
    rectangle.portrait rectangle.stack seal shield chevron: backward backward.2 backward.to.line compact.backward
    compact.down compact.forward compact.left compact.right compact.up down forward forward.2 forward.to.line left
    left.2 left.forwardslash.chevron.right left.slash.chevron.right left.to.line right right.2 right.to.line up
    up.chevron.down chineseyuanrenminbisign: _ arrow.circlepath circle: _ and.line.horizontal bottomhalf
    bottomhalf.filled bottomrighthalf.checkered bottomthird.split dashed dashed.inset dashed.inset.filled
    dashed.rectangle dotted dotted.and filled.ipad filled.ipad.landscape filled.iphone
    filled.pattern.diagonalline.rectangle grid.2x1 grid.2x1.left.filled grid.2x1.right.filled grid.2x2 grid.3x3
    grid.cross grid.cross.down grid.cross.down.filled grid.cross.left grid.cross.left.filled grid.cross.right
    grid.cross.right.filled grid.cross.up grid.cross.up.filled grid.hex hexagongrid hexagonpath inset.filled lefthalf
    lefthalf.filled lefthalf.filled.righthalf.striped.horizontal lefthalf.striped.horizontal rectangle.dashed
    rectangle.filled.pattern.diagonalline righthalf righthalf.filled tophalf tophalf.filled circlebadge: _ 2 circles:
    hexagongrid hexagonpath clock: _ arrow.2.circlepath arrow.circlepath cloud: _ bolt bolt.rain drizzle fog hail
    heavyrain moon moon.bolt moon.rain rain rainbow.half sleet snow sun sun.bolt sun.rain coloncurrencysign: _
    arrow.circlepath compass: drawing contact: sensor contextualmenu: and.cursorarrow creditcard: _ and.123
    trianglebadge.exclamationmark viewfinder cricket: ball crop: _ rotate cross: _ case vial cruzeirosign: _
    arrow.circlepath cube: _ box transparent cup: and.saucer cursor: rays cursorarrow: _ and.square.on.square.dashed
    click click.2 motionlines motionlines.click rays curtains: closed open cylinder: _ split.1x2 danishkronesign: _
    arrow.circlepath decrease: indent quotelevel delete: backward forward left right desktopcomputer: _ and.arrow.down
    trianglebadge.exclamationmark dial: _ high low max medium min diamond: _ bottomhalf.filled inset.filled
    lefthalf.filled righthalf.filled tophalf.filled die: face.1 face.2 face.3 face.4 face.5 face.6 digitalcrown:
    arrow.clockwise arrow.counterclockwise horizontal.arrow.clockwise horizontal.arrow.counterclockwise horizontal.press
    press display: _ 2 and.arrow.down trianglebadge.exclamationmark distribute: horizontal.center horizontal.left
    horizontal.right vertical.bottom vertical.center vertical.top doc: _ append badge.arrow.up on.clipboard on.doc
    plaintext questionmark richtext text text.below.ecg text.fill.viewfinder text.image text.magnifyingglass
    text.viewfinder viewfinder zipper dock: arrow.down.rectangle arrow.up.rectangle rectangle dollarsign: _
    arrow.circlepath dongsign: _ arrow.circlepath door: french.closed french.open garage.closed
    garage.closed.trianglebadge.exclamationmark garage.double.bay.closed
    garage.double.bay.closed.trianglebadge.exclamationmark garage.double.bay.open
    garage.double.bay.open.trianglebadge.exclamationmark garage.open garage.open.trianglebadge.exclamationmark
    left.hand.closed left.hand.open right.hand.closed right.hand.open sliding.left.hand.closed sliding.left.hand.open
    sliding.right.hand.closed sliding.right.hand.open dot: _ arrowtriangles.up.right.down.left circle.and.cursorarrow
    circle.and.hand.point.up.left circle.viewfinder radiowaves.forward radiowaves.left.and.right radiowaves.right
    radiowaves.up.forward scope scope.display scope.laptopcomputer squareshape squareshape.split.2x2 viewfinder dots:
    and.line.vertical.and.cursorarrow.rectangle dpad: _ down down.filled left left.filled right right.filled up
    up.filled drop: _ degreesign halffull keypad.rectangle transmission triangle ear: _ and.waveform
    trianglebadge.exclamationmark earbuds: _ case ellipses: bubble ellipsis: _ bubble curlybraces message rectangle
    vertical.bubble viewfinder engine: combustion entry: lever.keypad lever.keypad.trianglebadge.exclamationmark
    envelope: _ arrow.triangle.branch badge.person.crop badge.shield.half.filled badge.shield.leadinghalf
    fill.badge.shield.trailinghalf open eraser: _ line.dashed eurosign: _ arrow.circlepath eurozonesign: _
    arrow.circlepath ev: charger charger.arrowtriangle.left charger.arrowtriangle.right charger.exclamationmark
    plug.ac.gb.t plug.ac.type.1 plug.ac.type.2 plug.dc.ccs1 plug.dc.ccs2 plug.dc.chademo plug.dc.gb.t plug.dc.nacs
    exclamationmark: _ 2 3 applewatch arrow.circlepath arrow.triangle.2.circlepath brakesignal bubble icloud lock
    magnifyingglass octagon questionmark shield tirepressure transmission triangle warninglight externaldrive: _
    badge.person.crop connected.to.line.below fill.badge.person.crop fill.trianglebadge.exclamationmark
    trianglebadge.exclamationmark eye: _ trianglebadge.exclamationmark eyedropper: _ full halffull f: _ cursive face:
    dashed smiling fan: _ and.light.ceiling ceiling desk floor oscillation field: of.view.ultrawide of.view.wide figure:
    _ 2 2.and.child.holdinghands 2.arms.open american.football and.child.holdinghands archery arms.open
    australian.football badminton barre baseball basketball bowling boxing child child.and.lock child.and.lock.open
    climbing cooldown core.training cricket cross.training curling dance disc.sports dress.line.vertical.figure
    elliptical equestrian.sports fall fencing fishing flexibility golf gymnastics hand.cycling handball
    highintensity.intervaltraining hiking hockey hunting indoor.cycle jumprope kickboxing lacrosse martial.arts
    mind.and.body mixed.cardio open.water.swim outdoor.cycle pickleball pilates play pool.swim racquetball roll
    roll.runningpace rolling rower rugby run run.square.stack sailing seated.seatbelt seated.seatbelt.and.airbag.off
    seated.seatbelt.and.airbag.on seated.side seated.side.air.distribution.lower seated.side.air.distribution.middle
    seated.side.air.distribution.middle.and.lower seated.side.air.distribution.middle.and.lower.angled
    seated.side.air.distribution.upper seated.side.air.distribution.upper.angled.and.lower.angled
    seated.side.air.distribution.upper.angled.and.middle
    seated.side.air.distribution.upper.angled.and.middle.and.lower.angled seated.side.air.lower seated.side.air.upper
    seated.side.air.upper.and.lower seated.side.air.windshield seated.side.airbag.off seated.side.airbag.off.2
    seated.side.airbag.on seated.side.airbag.on.2 seated.side.automatic seated.side.windshield.front.and.heat.waves
    seated.side.windshield.front.and.heat.waves.air.distribution.lower
    seated.side.windshield.front.and.heat.waves.air.distribution.middle
    seated.side.windshield.front.and.heat.waves.air.distribution.middle.and.lower
    seated.side.windshield.front.and.heat.waves.air.distribution.upper
    seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.lower
    seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle
    seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower skating skiing.crosscountry
    skiing.downhill snowboarding soccer socialdance softball squash stair.stepper stairs stand
    stand.line.dotted.figure.stand step.training strengthtraining strengthtraining.functional surfing table.tennis
    taichi tennis track.and.field volleyball walk walk.arrival walk.departure walk.diamond walk.motion
    walk.motion.trianglebadge.exclamationmark water.fitness waterpolo wave wrestling yoga filemenu: and.cursorarrow
    and.selection film: _ stack flag: _ 2.crossed and.flag.filled.crossed checkered checkered.2.crossed
    filled.and.flag.crossed flashlight: _ off on flip: horizontal florinsign: _ arrow.circlepath fluid: brakesignal
    transmission folder: _ badge.person.crop fill.badge.person.crop fork: knife forward: _ end end.alt frame fossil:
    shell francsign: _ arrow.circlepath frying: pan fuelpump: _ arrowtriangle.left arrowtriangle.right exclamationmark
    gauge: _ high low medium open.with.lines.needle.33percent open.with.lines.needle.33percent.and.arrowtriangle
    open.with.lines.needle.33percent.and.arrowtriangle.from.0percent.to.50percent
    open.with.lines.needle.67percent.and.arrowtriangle open.with.lines.needle.67percent.and.arrowtriangle.and.car
    open.with.lines.needle.84percent.exclamation with.dots.needle.0percent with.dots.needle.100percent
    with.dots.needle.33percent with.dots.needle.50percent with.dots.needle.67percent with.dots.needle.bottom.0percent
    with.dots.needle.bottom.100percent with.dots.needle.bottom.50percent with.needle gearshape: _ 2
    arrow.triangle.2.circlepath gearshift: layout.sixspeed globe: _ americas asia.australia badge.chevron.backward
    central.south.asia desk europe.africa gobackward: _ 10 15 30 45 5 60 75 90 minus goforward: _ 10 15 30 45 5 60 75 90
    plus guaranisign: _ arrow.circlepath gym: bag h: _ square.fill.on square.on hand: app draw point.down point.left
    point.right point.up point.up.braille point.up.left point.up.left.and.text raised raised.app raised.brakesignal
    raised.fingers.spread raised.square.on tap thumbsdown thumbsup wave hands: and.sparkles clap sparkles head:
    profile.arrow.forward.and.visionpro headlight: daytime fog high.beam low.beam hearingaid: ear hearingdevice:
    and.signal.meter ear heart: _ rectangle text heat: element.windshield waves heater: vertical hexagon: _
    bottomhalf.filled lefthalf.filled righthalf.filled tophalf.filled hifispeaker: _ 2 and.appletv and.homepod
    and.homepodmini hockey: puck hold: brakesignal homepod: _ 2 and.appletv and.homepodmini homepodmini: _ 2 and.appletv
    horn: _ blast hourglass: _ and.lock bottomhalf bottomhalf.filled tophalf tophalf.filled house: _ and.flag lodge
    hryvniasign: _ arrow.circlepath humidifier: _ and.droplets icloud: _ and.arrow.down and.arrow.up increase: indent
    quotelevel indianrupeesign: _ arrow.circlepath info: _ bubble windshield ipad: _ and.arrow.forward and.iphone case
    case.and.iphone.case gen1 gen1.landscape gen2 gen2.landscape homebutton homebutton.landscape landscape rear.camera
    sizes iphone: _ and.arrow.forward and.arrow.left.and.arrow.right case gen1 gen1.landscape
    gen1.radiowaves.left.and.right gen2 gen2.landscape gen2.radiowaves.left.and.right gen3 gen3.landscape
    gen3.radiowaves.left.and.right homebutton homebutton.landscape homebutton.radiowaves.left.and.right landscape
    radiowaves.left.and.right rear.camera sizes smartbatterycase.gen1 smartbatterycase.gen2 ipodshuffle: gen1 gen2 gen3
    gen4 ipodtouch: _ landscape ivfluid: bag j: _ square.fill.on square.on kashida: arabic key: _ horizontal icloud
    radiowaves.forward viewfinder keyboard: _ chevron.compact.down chevron.compact.left macwindow onehanded.left
    onehanded.right kipsign: _ arrow.circlepath l: _ button.roundedbottom.horizontal joystick joystick.down
    joystick.press.down joystick.tilt.down joystick.tilt.left joystick.tilt.right joystick.tilt.up
    rectangle.roundedbottom l1: _ button.roundedbottom.horizontal rectangle.roundedbottom l2: _
    button.angledtop.vertical.left button.roundedtop.horizontal rectangle.roundedtop l3:
    button.angledbottom.horizontal.left l4: button.horizontal lamp: ceiling desk floor table laptopcomputer: _
    and.arrow.down and.ipad and.iphone trianglebadge.exclamationmark larisign: _ arrow.circlepath laser: burst lasso: _
    and.sparkles sparkles latch: 2.case laurel: leading trailing lb: _ button.roundedbottom.horizontal
    rectangle.roundedbottom leaf: _ arrow.circlepath arrow.triangle.circlepath light: beacon.max beacon.min
    cylindrical.ceiling max min overhead.left overhead.right panel recessed recessed.3 ribbon strip.2 lightbulb: _ 2 led
    led.wide max min lightspectrum: horizontal lightswitch: off on line: 2.horizontal.decrease 3.crossed.swirl
    3.horizontal 3.horizontal.button.angledtop.vertical.right 3.horizontal.decrease diagonal diagonal.arrow
    horizontal.2.decrease horizontal.3 horizontal.3.decrease horizontal.star.fill.line.horizontal lines:
    measurement.horizontal measurement.vertical link: _ icloud lirasign: _ arrow.circlepath list: and.film bullet
    bullet.below.rectangle bullet.clipboard bullet.indent bullet.rectangle bullet.rectangle.portrait clipboard dash
    dash.header.rectangle number star triangle livephoto: _ play lm: button.horizontal location: _ fill.viewfinder
    magnifyingglass north north.line viewfinder lock: _ app.dashed applewatch circle.dotted desktopcomputer display doc
    icloud ipad iphone laptopcomputer open open.applewatch open.desktopcomputer open.display open.ipad open.iphone
    open.laptopcomputer open.rotation open.trianglebadge.exclamationmark rectangle rectangle.on.rectangle
    rectangle.stack rotation rotation.open shield square.stack trianglebadge.exclamationmark logo: playstation xbox lsb:
    button.angledbottom.horizontal.left lt: _ button.roundedtop.horizontal rectangle.roundedtop m1: button.horizontal
    m2: button.horizontal m3: button.horizontal m4: button.horizontal macbook: _ and.ipad and.iphone and.visionpro gen1
    gen2 macpro: gen1 gen2 gen3 gen3.server macwindow: _ and.cursorarrow on.rectangle magsafe: batterypack mail: _
    and.text.magnifyingglass stack manatsign: _ arrow.circlepath mappin: _ and.ellipse medical: thermometer menubar:
    arrow.down.rectangle arrow.up.rectangle dock.rectangle rectangle message: _ and.waveform mic: _ and.signal.meter
    millsign: _ arrow.circlepath minus: _ diamond forwardslash.plus magnifyingglass plus.and.fluid.batteryblock
    plus.batteryblock plus.batteryblock.exclamationmark plus.batteryblock.stack plus.batteryblock.stack.exclamationmark
    rectangle rectangle.portrait slash.plus mirror: side.left side.left.and.arrow.turn.down.right
    side.left.and.heat.waves side.right side.right.and.arrow.turn.down.left side.right.and.heat.waves moon: _ dust haze
    stars zzz moonphase: first.quarter full.moon last.quarter new.moon waning.crescent waning.gibbous waxing.crescent
    waxing.gibbous mountain: 2 move: 3d music: house mic note note.house note.list note.tv quarternote.3 nairasign: _
    arrow.circlepath network: _ badge.shield.half.filled norwegiankronesign: _ arrow.circlepath nosign: _ app note: _
    text oar: 2.crossed octagon: _ bottomhalf.filled lefthalf.filled righthalf.filled tophalf.filled oval: _
    bottomhalf.filled inset.filled lefthalf.filled portrait portrait.bottomhalf.filled portrait.inset.filled
    portrait.lefthalf.filled portrait.righthalf.filled portrait.tophalf.filled righthalf.filled tophalf.filled p1:
    button.horizontal p2: button.horizontal p3: button.horizontal p4: button.horizontal paddleshifter: left right
    paintbrush: _ pointed parkingsign: _ brakesignal radiowaves.left.and.right radiowaves.right.and.safetycone
    steeringwheel party: popper pause: _ rectangle pedal: accelerator brake clutch pedestrian: gate.closed gate.open
    pencil: _ and.ellipsis.rectangle and.list.clipboard and.outline and.ruler and.scribble line tip tip.crop
    tip.crop.circle.badge.arrow.forward pentagon: _ bottomhalf.filled lefthalf.filled righthalf.filled tophalf.filled
    person: _ 2 2.crop.square.stack 2.gobackward 2.square.stack 2.wave.2 3 3.sequence and.arrow.left.and.arrow.right
    and.background.dotted and.background.striped.horizontal badge.shield.checkmark bubble bust crop crop.artframe
    crop.circle.dashed crop.rectangle crop.rectangle.stack crop.square.fill.and.at.rectangle
    crop.square.filled.and.at.rectangle fill.and.arrow.left.and.arrow.right fill.checkmark fill.questionmark
    fill.turn.down fill.turn.left fill.turn.right fill.viewfinder fill.xmark icloud line.dotted.person text.rectangle
    wave.2 pesetasign: _ arrow.circlepath pesosign: _ arrow.circlepath phone: _ and.waveform arrow.down.left arrow.right
    arrow.up.right bubble bubble.left connection down down.waves.left.and.right fill.arrow.down.left fill.arrow.right
    fill.arrow.up.right fill.connection photo: _ artframe badge.arrow.down fill.on.rectangle on.rectangle
    on.rectangle.angled stack tv pip: _ enter exit remove swap pipe: and.drop platter: 2.filled.ipad
    2.filled.ipad.landscape 2.filled.iphone 2.filled.iphone.landscape bottom.applewatch.case
    filled.bottom.and.arrow.down.iphone filled.bottom.applewatch.case filled.bottom.iphone
    filled.top.and.arrow.up.iphone filled.top.applewatch.case filled.top.iphone top.applewatch.case play: _
    desktopcomputer display house laptopcomputer rectangle rectangle.on.rectangle square.stack tv playstation: logo
    plus: _ app bubble diamond forwardslash.minus magnifyingglass message rectangle rectangle.fill.on.folder
    rectangle.fill.on.rectangle rectangle.on.folder rectangle.on.rectangle rectangle.portrait slash.minus square.dashed
    square.fill.on square.on viewfinder point: 3.connected.trianglepath.dotted 3.filled.connected.trianglepath.dotted
    bottomleft.filled.forward.to.point.topright.scurvepath bottomleft.forward.to.arrowtriangle.uturn.scurvepath
    bottomleft.forward.to.point.topright.filled.scurvepath bottomleft.forward.to.point.topright.scurvepath
    fill.topleft.down.curvedto.point.fill.bottomright.up filled.topleft.down.curvedto.point.bottomright.up
    forward.to.point.capsulepath topleft.down.curvedto.point.bottomright.up
    topleft.down.curvedto.point.filled.bottomright.up topleft.down.to.point.bottomright.curvepath
    topleft.down.to.point.bottomright.filled.curvepath topleft.filled.down.to.point.bottomright.curvepath
    polishzlotysign: _ arrow.circlepath power: _ dotted poweroutlet: strip type.a type.b type.c type.d type.e type.f
    type.g type.h type.i type.j type.k type.l type.m type.n type.o printer: _ dotmatrix dotmatrix.fill.and.paper
    dotmatrix.filled.and.paper fill.and.paper filled.and.paper puzzlepiece: _ extension qrcode: _ viewfinder
    questionmark: _ app app.dashed bubble diamond folder key.filled square.dashed video quote: bubble closing opening r:
    _ button.roundedbottom.horizontal joystick joystick.down joystick.press.down joystick.tilt.down joystick.tilt.left
    joystick.tilt.right joystick.tilt.up rectangle.roundedbottom square.fill.on square.on r1: _
    button.roundedbottom.horizontal rectangle.roundedbottom r2: _ button.angledtop.vertical.right
    button.roundedtop.horizontal rectangle.roundedtop r3: button.angledbottom.horizontal.right r4: button.horizontal
    radiowaves: left right rb: _ button.roundedbottom.horizontal rectangle.roundedbottom rectangle: _ 2.swap 3.group
    3.group.bubble 3.group.bubble.left 3.offgrid 3.offgrid.bubble.left and.arrow.up.right.and.arrow.down.left
    and.hand.point.up.left and.hand.point.up.left.filled and.paperclip and.pencil.and.ellipsis and.text.magnifyingglass
    arrowtriangle.2.inward arrowtriangle.2.outward badge.person.crop bottomhalf.filled bottomhalf.inset.filled
    bottomthird.inset bottomthird.inset.filled center.inset center.inset.filled checkered compress.vertical
    connected.to.line.below dashed dashed.and.paperclip dock expand.vertical fill.badge.person.crop fill.on.rectangle
    fill.on.rectangle.angled filled.and.hand.point.up.left grid.1x2 grid.2x2 grid.3x2 inset inset.bottomleading.filled
    inset.bottomleft inset.bottomleft.filled inset.bottomright inset.bottomright.filled inset.bottomtrailing.filled
    inset.filled inset.filled.and.cursorarrow inset.filled.and.person.filled inset.filled.on.rectangle
    inset.topleading.filled inset.topleft inset.topleft.filled inset.topright inset.topright.filled
    inset.toptrailing.filled landscape.rotate leadinghalf.filled leadinghalf.inset.filled
    leadinghalf.inset.filled.arrow.leading leadingthird.inset.filled lefthalf lefthalf.filled lefthalf.inset
    lefthalf.inset.fill.arrow.left lefthalf.inset.filled lefthalf.inset.filled.arrow.left leftthird.inset
    leftthird.inset.filled on.rectangle on.rectangle.angled on.rectangle.button.angledtop.vertical.left portrait
    portrait.and.arrow.forward portrait.and.arrow.right portrait.arrowtriangle.2.inward portrait.arrowtriangle.2.outward
    portrait.bottomhalf.filled portrait.bottomhalf.inset.filled portrait.bottomleading.inset.filled
    portrait.bottomleft.inset.filled portrait.bottomright.inset.filled portrait.bottomthird.inset.filled
    portrait.bottomtrailing.inset.filled portrait.center.inset.filled portrait.inset.filled
    portrait.leadinghalf.inset.filled portrait.leadingthird.inset.filled portrait.lefthalf.filled
    portrait.lefthalf.inset.filled portrait.leftthird.inset.filled portrait.on.rectangle.portrait
    portrait.on.rectangle.portrait.angled portrait.righthalf.filled portrait.righthalf.inset.filled
    portrait.rightthird.inset.filled portrait.rotate portrait.split.2x1 portrait.tophalf.filled
    portrait.tophalf.inset.filled portrait.topleading.inset.filled portrait.topleft.inset.filled
    portrait.topright.inset.filled portrait.topthird.inset.filled portrait.toptrailing.inset.filled
    portrait.trailinghalf.inset.filled portrait.trailingthird.inset.filled ratio.16.to.9 ratio.3.to.4 ratio.4.to.3
    ratio.9.to.16 righthalf righthalf.filled righthalf.inset righthalf.inset.fill.arrow.right righthalf.inset.filled
    righthalf.inset.filled.arrow.right rightthird.inset rightthird.inset.filled roundedbottom roundedtop split.1x2
    split.2x1 split.2x2 split.3x1 split.3x3 stack stack.badge.person.crop stack.fill.badge.person.crop stack.person.crop
    tophalf.filled tophalf.inset.filled topthird.inset topthird.inset.filled trailinghalf.filled
    trailinghalf.inset.filled trailinghalf.inset.filled.arrow.trailing trailingthird.inset.filled repeat: _ 1 retarder:
    brakesignal brakesignal.and.exclamationmark return: _ left right righttriangle: _ split.diagonal rm:
    button.horizontal road: lane.arrowtriangle.2.inward lanes lanes.curved.left lanes.curved.right roller: shade.closed
    shade.open roman: shade.closed shade.open rotate: 3d left right rsb: button.angledbottom.horizontal.right rt: _
    button.roundedtop.horizontal rectangle.roundedtop rublesign: _ arrow.circlepath rupeesign: _ arrow.circlepath scale:
    3d scribble: _ variable selection: pin.in.out sensor: _ tag.radiowaves.forward server: rack shared: with.you shazam:
    logo shekelsign: _ arrow.circlepath shield: _ checkerboard checkered lefthalf lefthalf.filled
    lefthalf.filled.trianglebadge.exclamationmark righthalf.filled shippingbox: _ and.arrow.backward shoe: _ 2 shower: _
    handheld sidejet sidebar: leading left right squares.leading squares.left squares.right squares.trailing trailing
    signpost: and.arrowtriangle.up left right right.and.left simcard: _ 2 slider: horizontal.2 horizontal.2.gobackward
    horizontal.2.rectangle.and.arrow.triangle.2.circlepath horizontal.2.square.badge.arrow.down horizontal.2.square.on
    horizontal.3 horizontal.below.rectangle horizontal.below.square.and.square.filled horizontal.below.square.fill.and
    horizontal.below.square.filled.and horizontal.below.sun.max vertical.3 smallcircle: _ filled snowflake: _ road.lane
    road.lane.dashed sparkle: _ magnifyingglass sparkles: _ rectangle.stack square.fill.on square.filled.on tv speaker:
    _ 1 2 3 minus plus wave.1 wave.2 wave.2.bubble wave.2.bubble.left wave.3 zzz sprinkler: _ and.droplets square: _
    2.layers.3d 2.layers.3d.bottom.filled 2.layers.3d.top.filled 2.stack.3d 2.stack.3d.bottom 2.stack.3d.bottom.filled
    2.stack.3d.top 2.stack.3d.top.filled 3.layers.3d 3.layers.3d.bottom.filled 3.layers.3d.down.backward
    3.layers.3d.down.forward 3.layers.3d.down.left 3.layers.3d.down.right 3.layers.3d.middle.filled
    3.layers.3d.top.filled 3.stack.3d 3.stack.3d.bottom 3.stack.3d.bottom.filled 3.stack.3d.middle
    3.stack.3d.middle.filled 3.stack.3d.top 3.stack.3d.top.filled and.arrow.down and.arrow.down.on and.arrow.up
    and.arrow.up.on and.arrow.up.trianglebadge.exclamationmark and.at.rectangle and.line.vertical.and
    and.line.vertical.and.square.filled and.pencil arrowtriangle.4.outward bottomhalf bottomhalf.filled
    bottomthird.inset.filled dashed dashed.inset dashed.inset.filled dotted fill.and.line.vertical
    fill.and.line.vertical.and fill.on fill.text.grid.1x2 filled.and.line.vertical.and filled.on grid.2x2
    grid.3x1.below.line.grid.1x2 grid.3x1.fill.below.line.grid.1x2 grid.3x1.folder grid.3x2 grid.3x3 grid.3x3.bottomleft
    grid.3x3.bottomleft.filled grid.3x3.bottommiddle grid.3x3.bottommiddle.filled grid.3x3.bottomright
    grid.3x3.bottomright.filled grid.3x3.middle grid.3x3.middle.filled grid.3x3.middleleft grid.3x3.middleleft.filled
    grid.3x3.middleright grid.3x3.middleright.filled grid.3x3.topleft grid.3x3.topleft.filled grid.3x3.topmiddle
    grid.3x3.topmiddle.filled grid.3x3.topright grid.3x3.topright.filled grid.4x3 inset.filled leadingthird.inset.filled
    lefthalf lefthalf.filled leftthird.inset.filled on on.square.badge.person.crop on.square.dashed
    on.square.intersection.dashed on.square.squareshape.controlhandles resize resize.down resize.up righthalf
    righthalf.filled rightthird.inset.filled split.1x2 split.2x1 split.2x2 split.bottomrightquarter split.diagonal
    split.diagonal.2x2 stack stack.3d.down.dottedline stack.3d.down.forward stack.3d.down.right
    stack.3d.forward.dottedline stack.3d.up stack.3d.up.trianglebadge.exclamationmark text tophalf tophalf.filled
    topthird.inset.filled trailingthird.inset.filled squares: below.rectangle leading.rectangle squareshape: _
    controlhandles.on.squareshape.controlhandles dashed.squareshape dotted.split.2x2 dotted.squareshape split.2x2
    split.2x2.dotted split.3x3 squareshape.dashed squareshape.dotted star: _ bubble leadinghalf leadinghalf.filled
    lefthalf square.on staroflife: _ shield steeringwheel: _ and.heat.waves and.key and.liquid.wave and.lock
    arrowtriangle.left arrowtriangle.right exclamationmark road.lane road.lane.dashed sterlingsign: _ arrow.circlepath
    suit: club diamond heart spade suitcase: _ cart rolling sun: and.horizon dust haze horizon max
    max.trianglebadge.exclamationmark min rain snow suv: side side.air.circulate side.air.fresh side.and.exclamationmark
    side.arrowtriangle.down side.arrowtriangle.up side.arrowtriangle.up.arrowtriangle.down side.front.open
    side.hill.down side.hill.up side.lock side.lock.open side.rear.open swedishkronasign: _ arrow.circlepath swirl:
    circle.righthalf.filled switch: 2 programmable t: _ bubble table: _ furniture taillight: fog takeoutbag:
    and.cup.and.straw teletype: _ answer tengesign: _ arrow.circlepath tennis: racket tent: _ 2 testtube: 2 text: _
    aligncenter alignleft alignright and.command.macwindow append below.photo book.closed bubble cursor insert justify
    justify.leading justify.left justify.right justify.trailing justifyleft justifyright
    line.first.and.arrowtriangle.forward line.last.and.arrowtriangle.forward magnifyingglass quote redaction viewfinder
    word.spacing textformat: _ 12 123 abc abc.dottedunderline alt size size.larger size.smaller subscript superscript
    theatermask: and.paintbrush thermometer: _ and.liquid.waves brakesignal high low medium snowflake sun transmission
    variable.and.figure timeline: selection traction: control.tirepressure control.tirepressure.exclamationmark train:
    side.front.car side.middle.car side.rear.car tram: _ fill.tunnel tunnel trapezoid: and.line.horizontal
    and.line.vertical tray: _ 2 and.arrow.down and.arrow.up full triangle: _ bottomhalf.filled inset.filled lefthalf
    lefthalf.filled righthalf righthalf.filled tophalf.filled truck: box pickup.side pickup.side.air.circulate
    pickup.side.air.fresh pickup.side.and.exclamationmark pickup.side.arrowtriangle.down pickup.side.arrowtriangle.up
    pickup.side.arrowtriangle.up.arrowtriangle.down pickup.side.front.open pickup.side.hill.down pickup.side.hill.up
    pickup.side.lock pickup.side.lock.open tugriksign: _ arrow.circlepath turkishlirasign: _ arrow.circlepath tv: _
    and.hifispeaker and.mediabox inset.filled music.note uiwindow: split.2x1 umbrella: _ percent vial: viewfinder video:
    _ and.waveform bubble bubble.left doorbell view: 2d 3d viewfinder: _ rectangular trianglebadge.exclamationmark
    visionpro: _ and.arrow.forward wallet: pass wand: and.rays and.stars watch: analog watchface: applewatch.case water:
    waves waves.and.arrow.down waves.and.arrow.down.trianglebadge.exclamationmark waves.and.arrow.up wave: 3.backward
    3.forward 3.left 3.right waveform: _ and.magnifyingglass and.mic and.person.filled path path.ecg path.ecg.rectangle
    web: camera wifi: _ exclamationmark router wind: _ snow window: awning awning.closed casement casement.closed
    ceiling ceiling.closed horizontal horizontal.closed shade.closed shade.open vertical.closed vertical.open
    windshield: front.and.fluid front.and.fluid.and.spray front.and.heat.waves front.and.spray front.and.wiper
    front.and.wiper.and.drop front.and.wiper.and.spray front.and.wiper.exclamationmark front.and.wiper.intermittent
    rear.and.fluid rear.and.fluid.and.spray rear.and.heat.waves rear.and.spray rear.and.wiper rear.and.wiper.and.drop
    rear.and.wiper.and.spray rear.and.wiper.exclamationmark rear.and.wiper.intermittent wonsign: _ arrow.circlepath
    wrench: _ adjustable and.screwdriver x: _ squareroot xbox: logo xmark: _ app bin diamond icloud octagon rectangle
    rectangle.portrait seal shield xserve: _ raid yensign: _ arrow.circlepath zl: button.roundedtop.horizontal
    rectangle.roundedtop zr: button.roundedtop.horizontal rectangle.roundedtop
    """
}
