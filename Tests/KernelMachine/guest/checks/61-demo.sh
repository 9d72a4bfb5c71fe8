# a hand played through uinput moves the demo in the machine's own terminal; what it recorded gives the same report, byte for byte
. /guest/kit.sh
needs demo
export TERM=linux
clear_terminal
hand=/recordings/phone-swipe-down-125hz.evemu
name=$(sed -n 's/^N: //p' "$hand" | tr -d '\r')

# What a report says happened, without its numbers.
story() { grep -o '"text":"[^"0-9:;]*' "$1" | sed 's/ *$//'; }

pantograph replay --uinput --wait 4 "$hand" >replay.log 2>&1 &
player=$!
within 5 has_node "$name" || fail "$(cat replay.log)"
pantograph demo card --terminal --device "$(node "$name")" --grab --record hand.evemu --json <>/dev/tty1 >demo.json 2>demo.log &
demo=$!
within 5 opened "$(node "$name")" $demo || fail "$(cat demo.log)"
within 5 grep -q 'card: a card' /dev/vcs1 || fail "the terminal shows no card"
wait $player || fail "status $?: $(cat replay.log)"
within 5 grep -q 'finish: thrown' /dev/vcs1 || fail "the terminal says no decision: $(cat /dev/vcs1)"
kill -INT $demo
wait $demo || fail "demo ended with status $?: $(cat demo.log)"
pantograph replay --scene card --json hand.evemu >replayed.json || fail "status $?"
same_file "the live report and that of its recording" demo.json replayed.json
pantograph replay --scene card --json "$hand" >original.json || fail "status $?"
story demo.json >live.story
story original.json >original.story
same_file "what happened live and in replay" live.story original.story
echo "  $(grep -o '"reason":"[^"]*' demo.json | cut -d'"' -f4)"
