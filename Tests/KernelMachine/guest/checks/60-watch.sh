# watch tells a swipe with its millimetres and reasons, and what a scene would make of it
. /guest/kit.sh
needs watch
touchpad=/recordings/touchpad-3-finger-swipe-left-125hz.evemu
pantograph replay --uinput --wait 6 "$touchpad" >replay.log 2>&1 &
player=$!
within 5 has_node "Touchpad" || fail "$(cat replay.log)"
pantograph watch --json "$(node Touchpad)" --scene card >watched.json 2>watch.log &
watcher=$!
wait $player || fail "status $?: $(cat replay.log)"
within 5 grep -q '"kind":"swipe"' watched.json || fail "$(cat watched.json watch.log)"
grep '"event":"gesture"' watched.json | grep '"kind":"swipe"' | grep '"fingers":3' | grep -q '"direction":"left"' || fail "$(cat watched.json)"
within 5 grep -q '"event":"refusal"' watched.json || fail "no refusal: $(cat watched.json)"
# The player's device has gone by now.
within 5 grep -q 'was removed' watched.json || fail "not told: $(cat watched.json watch.log)"
kill -INT $watcher
wait $watcher || fail "watch ended with status $?: $(cat watch.log)"
