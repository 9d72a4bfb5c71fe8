# record --watch tells the gestures while it records them
. /guest/kit.sh
needs watch
swipe=/recordings/touchpad-3-finger-swipe-left-125hz.evemu
pantograph replay --uinput --wait 6 "$swipe" >replay.log 2>&1 &
player=$!
within 5 has_node "Touchpad" || fail "$(cat replay.log)"
pantograph record --quiet --watch "$(node Touchpad)" told.evemu >told 2>record.log &
recorder=$!
wait $player || fail "status $?: $(cat replay.log)"
within 5 ended $recorder
wait $recorder || fail "status $?: $(cat record.log)"
grep -q 'swipe left .* mm/s .*recognized after' told || fail "not told: $(cat told record.log)"
pantograph inspect --strict told.evemu >inspected 2>&1 || fail "not valid: $(cat inspected)"
