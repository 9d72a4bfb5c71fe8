# pantograph reads the gestures that libinput itself prints and records
. /guest/kit.sh

pantograph replay --uinput --wait 2 --json /recordings/touchpad-3-finger-swipe-left-125hz.evemu >player.log 2>&1 &
player=$!
within 5 test -s player.log
pad=$(sed -n 's/^{.*"node":"\([^"]*\)".*/\1/p' player.log | head -n 1)
numbers=$(cat "/sys/class/input/$(basename "$pad")/dev")
printf 'I:1000000\nE:ID_INPUT=1\nE:ID_INPUT_TOUCHPAD=1\n' >"/run/udev/data/c$numbers"
libinput-debug-events --verbose --device "$pad" >printed.txt 2>&1 &
printer=$!
libinput-record --with-libinput -o recorded.yml "$pad" >record.log 2>&1 &
recorder=$!
wait $player || fail "the player ended with status $?"
sleep 1
kill -INT $printer $recorder 2>/dev/null || true
within 5 ended $printer
within 5 ended $recorder

# swipe FILE: prints the gestures of libinput in a file: kind, fingers, direction and ending.
swipe() {
  pantograph inspect --json "$1" | sed 's/^.*"movements":\[//; s/\],"movementStreams.*$//; s/},{/}\n{/g' |
    sed -n 's/^.*"kind":"swipe","fingers":\([0-9]*\),"direction":"\([a-z]*\)".*"ending":"\([a-z-]*\)".*$/\1 \2 \3/p'
}
same "the gestures of debug-events" "$(swipe printed.txt)" "3 left lifted"
same "the gestures of libinput record" "$(swipe recorded.yml)" "3 left lifted"
pantograph inspect --json printed.txt | grep -q '"issueCount":0' || fail "problems: $(pantograph inspect printed.txt)"
pantograph replay printed.txt | grep -q 'pantograph: finish' || fail "$(pantograph replay printed.txt)"
