# kit.sh: functions that the checks share.

# within SECONDS COMMAND...: repeats the command until it succeeds; fails with a message after SECONDS.
within() {
  seconds=$1
  tries=$(($1 * 20))
  shift
  until "$@"; do
    tries=$((tries - 1))
    if [ "$tries" -le 0 ]; then
      echo "not within $seconds s: $*"
      return 1
    fi
    sleep 0.05
  done
}

fail() {
  echo "$*"
  exit 1
}

# same WHAT FOUND EXPECTED: fails unless two values, or two files, are equal.
same() {
  [ "$2" = "$3" ] || fail "$1: found '$2', expected '$3'"
}
same_file() {
  cmp -s "$2" "$3" || {
    echo "$1 differ, lines: $(wc -l <"$2") and $(wc -l <"$3")"
    diff "$2" "$3" | head -n 20
    exit 1
  }
}

# node NAME: prints the node of the device whose name contains NAME. Fails if there is none.
node() {
  for device in /sys/class/input/event*; do
    case $(cat "$device/device/name" 2>/dev/null) in
      *"$1"*) echo "/dev/input/$(basename "$device")" && return ;;
    esac
  done
  return 1
}
has_node() { node "$1" >/dev/null; }

# opened NODE PROCESS: succeeds if the process has opened the node.
opened() {
  for file in "/proc/$2/fd"/*; do
    if [ "$(readlink "$file")" = "$1" ]; then return; fi
  done
  return 1
}
ended() { ! kill -0 "$1" 2>/dev/null; }

# Plugs the precision touchpad in; its node is in $pad.
plug_touchpad() {
  mkfifo hand
  touchpad <hand >touchpad.out 2>&1 &
  exec 3>hand
  within 5 has_node Touchpad
  pad=$(node Touchpad)
}
# Closes the last descriptor of the pipe to the touchpad.
unplug_touchpad() { exec 3>&-; }

# hand COMMAND...: sends a command to the touchpad, and returns when it is done.
hand() {
  before=$(grep -c '^done' touchpad.out || true)
  echo "$*" >&3
  within 30 hand_is_done
}
hand_is_done() { [ "$(grep -c '^done' touchpad.out)" -gt "$before" ]; }

# events FILE: prints the touch events of an evemu file without their times, and without MSC and similar events.
events() {
  awk "$numbers"' /^E: / && $3 <= "0003" && $3 != "0002" { print $3, $4, number($5) }' "$1"
}

# contacts FILE: prints the positions of the landing and the lift of each lifted contact in an evemu file.
contacts() {
  awk "$numbers"' BEGIN { slot = 0 } /^E: 0*[0-9.]* 0003/ {
    value = number($5)
    if ($4 == "002f") slot = value
    if ($4 == "0035") { x[slot] = value; if (!(slot in landed_x)) landed_x[slot] = value }
    if ($4 == "0036") { y[slot] = value; if (!(slot in landed_y)) landed_y[slot] = value }
    if ($4 == "0039" && value < 0) {
      print "contact " landed_x[slot] "," landed_y[slot] " " x[slot] "," y[slot]
      delete landed_x[slot]
      delete landed_y[slot]
    } }' "$1" | sort
}
# evemu pads numbers with zeros, which awk reads as octal.
numbers='function number(text, sign) {
  sign = sub(/^-/, "", text) ? -1 : 1; sub(/^0+/, "", text); return sign * (text == "" ? 0 : text) }'

# needs COMMAND: ends the check as skipped if pantograph has no such command.
needs() {
  pantograph "$1" --help >/dev/null 2>&1 && return
  echo "pantograph has no '$1' here"
  exit 75
}

# clear_terminal: clears the output of earlier checks from the machine's own terminal.
clear_terminal() { printf '\033c' >/dev/tty1; }

# field NAME FILE: prints a number from `pantograph inspect --json`.
field() { pantograph inspect --json "$2" | sed -n "s/.*\"$1\": *\([0-9.]*\).*/\1/p" | head -n 1; }

# start_recording NODE FILE: starts pantograph recording into FILE; its process is in $recorder.
start_recording() {
  pantograph record --quiet "$1" "$2" >record.log 2>&1 3>&- &
  recorder=$!
  within 5 opened "$1" $recorder
  within 5 test -s "$2"
}

# stop_recording: ends the recording, as Ctrl-C does.
stop_recording() {
  kill -INT "$recorder"
  wait "$recorder" || fail "record ended with status $?: $(cat record.log)"
}
