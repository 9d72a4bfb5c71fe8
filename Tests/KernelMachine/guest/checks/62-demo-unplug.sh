# a device pulled out in mid-drag takes the demo's transition back; when it is back it is used again
. /guest/kit.sh
needs demo
export TERM=linux
clear_terminal
hand=/recordings/phone-swipe-down-125hz.evemu
name=$(sed -n 's/^N: //p' "$hand" | tr -d '\r')
pantograph replay --uinput --wait 3 --speed 0.2 "$hand" >replay.log 2>&1 &
player=$!
within 5 has_node "$name" || fail "$(cat replay.log)"
pantograph demo card --terminal --device "$(node "$name")" --record pulled.evemu --json <>/dev/tty1 >demo.json 2>demo.log &
demo=$!
within 5 grep -q 'progress' /dev/vcs1 || fail "nothing moved: $(cat /dev/vcs1)"
kill -9 $player
wait $player 2>/dev/null || true
within 5 grep -q 'was cancelled' /dev/vcs1 || fail "not taken back: $(cat /dev/vcs1)"
grep -q 'ended with its device' /dev/vcs1 || fail "not told: $(cat /dev/vcs1)"
pantograph replay --uinput --wait 2 "$hand" >again.log 2>&1 &
player=$!
within 5 grep -q 'is back as' /dev/vcs1 || fail "not used again: $(cat /dev/vcs1)"
wait $player || fail "status $?: $(cat again.log)"
within 5 grep -q 'finish: thrown' /dev/vcs1 || fail "no second decision: $(cat /dev/vcs1)"
kill -TERM $demo
wait $demo || fail "demo ended with status $?: $(cat demo.log)"
same "the outcomes" "$(grep -o '"outcome":"[a-z]*","start"' demo.json | cut -d'"' -f4 | tr '\n' ' ')" "cancel finish "
pantograph replay --scene card --json pulled.evemu >replayed.json || fail "status $?"
same "the recording's outcomes" "$(grep -o '"outcome":"[a-z]*","start"' replayed.json | cut -d'"' -f4 | tr '\n' ' ')" "cancel "
decision() { grep -o '"decision":{[^}]*}' "$1" | head -n 1; }
same "the decision when it was pulled out" "$(decision replayed.json)" "$(decision demo.json)"
