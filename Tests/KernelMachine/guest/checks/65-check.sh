# check runs whole on played hands: six movements held, live as in the replay, and a bundle that names nobody
. /guest/kit.sh
needs check

# append GESTURE...: adds a hand to hands.evemu, three seconds after the one before it. A recording begins in slot 0.
append() {
  pantograph synthesise "$@" -o step.evemu --force --quiet
  if [ ! -e hands.evemu ]; then grep -v '^E:' step.evemu >hands.evemu; fi
  echo "E: $start.000000 0003 002f 0000" >>hands.evemu
  awk -v start="$start" '/^E: / { time = $2 + start; sub(/^E: [0-9.]+/, ""); printf "E: %.6f%s\n", time, $0 }' \
    step.evemu >>hands.evemu
  start=$((start + 3))
}
start=1
append drag --direction right --distance 40
append tap
append scroll --fingers 2 --direction up --distance 30
append pinch-out
append long-press
append flick --fingers 1 --direction left --distance 30
start=$((start + 3)) # the window needs time to open
append scroll --fingers 2 --direction down --distance 40

pantograph replay --uinput --wait 6 hands.evemu >replay.log 2>&1 &
player=$!
within 5 has_node Touchpad || fail "$(cat replay.log)"
status=0
USER=wilhelmine HOME=/srv/wilhelmine DISPLAY=:0 SDL_VIDEODRIVER=dummy pantograph check --yes --device "$(node Touchpad)" --json -o bundle.tar \
  --page page.html >found.json 2>check.log || status=$?
# The emulated processor draws late, which is the one finding that need not hold here.
late=$(grep -c '"topic":"picture","state":"notHeld"' found.json) || true
same "the status" $status "$late"
same "findings that did not hold" "$(grep -o '"state":"notHeld"' found.json | wc -l)" "$late"
wait $player || fail "status $?: $(cat replay.log)"
same "steps held" "$(grep -o '"result":"held"' found.json | wc -l)" 6
same "differences" "$(grep -o '"difference":null' found.json | wc -l)" 6
grep -q '"topic":"latency","state":"held"' found.json || fail "$(cat found.json)"
grep -q '"topic":"replay","state":"held"' found.json || fail "$(cat found.json)"

# The card follows the two fingers in a window without a screen.
grep -q '"picture":{"count":[1-9]' found.json || fail "$(cat check.log found.json)"

# The bundle has all files, and no name.
tar -xf bundle.tar
same "recordings" "$(find pantograph-check/recordings -name '*.evemu' | wc -l)" 6
same "plots" "$(find pantograph-check/plots -name '*.svg' | wc -l)" 6
if grep -ri wilhelmine bundle.tar page.html; then fail "a name"; fi
same "mode" "$(stat -c %a bundle.tar)" 600
pantograph inspect --strict pantograph-check/recordings/1-stroke.evemu --bundle again >inspected
grep -q '"result": "held"' again/findings.json || fail "$(cat again/findings.json)"
grep -o "From the kernel's stamp[^;\"]* reports" found.json | sed 's/^/  /'

# Without a hand every step fails, and the status says so.
plug_touchpad
status=0
pantograph check --yes --time 1 --device "$pad" -o none >none.log 2>&1 || status=$?
same "the status without a hand" $status 1
same "steps without a hand" "$(grep -c 'Nothing came from the device' none/findings.txt)" 6

# Pulled out in the middle, the check ends with a partial bundle.
pantograph check --yes --device "$pad" -o partial >partial.log 2>&1 3>&- &
checker=$!
within 5 opened "$pad" $checker
hand hold 1 30
unplug_touchpad
within 5 ended $checker
status=0
wait $checker || status=$?
same "the status after the removal" $status 1
grep -q 'PARTIAL: the device was removed' partial/README.txt || fail "$(cat partial/README.txt partial.log)"
