# kit.sh: what the checks have in common.

# within SECONDS COMMAND...: tries until it succeeds; fails with a sentence when it has not by then.
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

# same WHAT FOUND EXPECTED: two values, or two files, are equal.
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

# node NAME: the device node of the device whose name holds NAME. Fails when there is none.
node() {
  for device in /sys/class/input/event*; do
    case $(cat "$device/device/name" 2>/dev/null) in
      *"$1"*) echo "/dev/input/$(basename "$device")" && return ;;
    esac
  done
  return 1
}
has_node() { node "$1" >/dev/null; }

# opened NODE PROCESS: the process has opened it.
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
# The last to hold the other end of the hand lets go of it.
unplug_touchpad() { exec 3>&-; }

# hand COMMAND...: the hand over the touchpad does it; back when it has.
hand() {
  before=$(grep -c '^done' touchpad.out || true)
  echo "$*" >&3
  within 30 hand_is_done
}
hand_is_done() { [ "$(grep -c '^done' touchpad.out)" -gt "$before" ]; }

# events FILE: the events of an evemu file without their times; of MSC and the like, which are not touch, none.
events() {
  awk "$numbers"' /^E: / && $3 <= "0003" && $3 != "0002" { print $3, $4, number($5) }' "$1"
}

# contacts FILE: from an evemu file, for each contact that lifts, where it landed and where it lifted.
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
# evemu pads with zeros, which awk takes for octal.
numbers='function number(text, sign) {
  sign = sub(/^-/, "", text) ? -1 : 1; sub(/^0+/, "", text); return sign * (text == "" ? 0 : text) }'

# needs COMMAND: ends the check as skipped where pantograph has no such command.
needs() {
  pantograph "$1" --help >/dev/null 2>&1 && return
  echo "pantograph has no '$1' here"
  exit 75
}

# clear_terminal: nothing of an earlier check is on the machine's own terminal.
clear_terminal() { printf '\033c' >/dev/tty1; }

# field NAME FILE: a number that `pantograph inspect --json` gives.
field() { pantograph inspect --json "$2" | sed -n "s/.*\"$1\": *\([0-9.]*\).*/\1/p" | head -n 1; }

# start_recording NODE FILE: pantograph records into FILE from now on; its process is in $recorder.
start_recording() {
  pantograph record --quiet "$1" "$2" >record.log 2>&1 3>&- &
  recorder=$!
  within 5 opened "$1" $recorder
  within 5 test -s "$2"
}

# stop_recording: as Ctrl-C does.
stop_recording() {
  kill -INT "$recorder"
  wait "$recorder" || fail "record ended with status $?: $(cat record.log)"
}
