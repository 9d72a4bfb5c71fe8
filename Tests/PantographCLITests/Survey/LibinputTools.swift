import Foundation

/// Runs the measuring and analyzing tools of libinput on a recording in libinput's YAML.
///
/// The tools that measure read a live device. Their own code is loaded, and receives the events of
/// the recording instead; nothing of it is copied here.
enum LibinputTools {
  /// A Python with the modules that the tools need; nil if the tools or the modules are missing.
  static let python: String? = ["/usr/bin/python3", "/usr/local/bin/python3"].first { python in
    FileManager.default.isExecutableFile(atPath: python)
      && FileManager.default.fileExists(atPath: folder + "libinput-measure-touchpad-tap")
      && Tool.run(path: python, ["-c", "import libevdev, pyudev, yaml"]).code == 0
  }

  private static let folder = "/usr/libexec/libinput/"

  /// The figures of the tools.
  static func figures(_ recording: String) throws -> [String: Any] {
    let result = Tool.run(path: python ?? "", ["-c", script, recording])
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return object as? [String: Any] ?? [:]
  }

  private static let script = #"""
    import contextlib, importlib.machinery, importlib.util, io, json, subprocess, sys, types
    import libevdev, yaml

    sys.dont_write_bytecode = True
    tools = "/usr/libexec/libinput/libinput-"
    path = sys.argv[1]
    device = yaml.safe_load(open(path))["devices"][0]
    axes = {
        code: types.SimpleNamespace(minimum=v[0], maximum=v[1], fuzz=v[2], resolution=v[4])
        for code, v in device["evdev"]["absinfo"].items()
    }
    events = [
        libevdev.InputEvent(libevdev.evbit(e[2], e[3]), value=e[4], sec=e[0], usec=e[1])
        for frame in device["events"] for e in frame.get("evdev", [])
    ]
    codes = libevdev.EV_ABS

    def load(name):
        loader = importlib.machinery.SourceFileLoader(name.replace("-", "_"), tools + name)
        made = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
        loader.exec_module(made)
        return made

    def taps(printed):
        tap = load("measure-touchpad-tap")
        pad = tap.Device.__new__(tap.Device)
        pad.touches = []
        for event in events:
            pad.handle_event(event)
        printed.truncate(0)
        printed.seek(0)
        pad.print_summary()
        rows = [line.split(":") for line in printed.getvalue().splitlines() if line.endswith("ms")]
        return len(pad.touches), {name.strip(): int(value.strip()[:-2]) for name, value in rows}

    def pressures():
        tool = load("measure-touchpad-pressure")
        pad = tool.Device.__new__(tool.Device)
        pad.sequences, pad.has_mt_pressure = [], True
        pad.down, pad.up, pad.palm, pad.thumb = 0, 0, 130, 255
        tool.fmt.headers(["Touch", "down", "up", "palm", "thumb", "min", "max", "p", "avg", "median"])
        for event in events:
            tool.handle_event(pad, event)
        return [[s.prange.min, s.prange.max, s.avg(), s.median()] for s in pad.sequences if s.points]

    def sizes():
        tool = load("measure-touch-size")
        pad = tool.Device.__new__(tool.Device)
        pad.has_minor, pad.has_orientation = 0x31 in axes, False
        pad.up, pad.down, pad.palm, pad.thumb = 0, 0, 0, 0
        pad.sequences, pad.touch = [], tool.Touch(0, 0)
        for event in events:
            pad.handle_event(event)
        return [
            [s.major_range.min, s.major_range.max, s.minor_range.min, s.minor_range.max]
            for s in pad.sequences if s.points
        ]

    def extent():
        tool = load("measure-touchpad-size")
        pad = tool.Touchpad(types.SimpleNamespace(absinfo={codes.ABS_X: axes[0], codes.ABS_Y: axes[1]}))
        for event in events:
            if event.matches(codes.ABS_X):
                pad.x = event.value
            elif event.matches(codes.ABS_Y):
                pad.y = event.value
        return [pad.min.x, pad.max.x, pad.min.y, pad.max.y]

    class Described:
        absinfo = {code: axes[code.value] for code in codes.codes if code.value in axes}

        def has(self, code):
            return code.value in axes

    def lines(name, *options):
        command = [sys.executable, tools + name, *options, path]
        return subprocess.run(command, capture_output=True, text=True).stdout.splitlines()

    result = {}
    with contextlib.redirect_stdout(io.StringIO()) as printed, contextlib.redirect_stderr(io.StringIO()):
        result["touches"], result["tap"] = taps(printed)
        if 0x3a in axes:
            result["pressure"] = pressures()
        if 0x30 in axes:
            result["size"] = sizes()
        result["extent"] = extent()
        result["fuzz"] = load("measure-fuzz").Device.check_axes(Described())
    result["state"] = lines("analyze-touch-down-state")[2:]
    result["delta"] = lines("analyze-per-slot-delta", "--use-mm")
    json.dump(result, sys.stdout)
    """#
}
