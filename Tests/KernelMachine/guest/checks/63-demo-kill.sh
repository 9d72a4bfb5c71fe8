# kill -9 of the demo gives the grab and the terminal back
. /guest/kit.sh
needs demo
export TERM=linux
clear_terminal
plug_touchpad
stty -F /dev/tty1 -a >before
pantograph demo sheet --terminal --device "$pad" --grab <>/dev/tty1 >demo.out 2>demo.log 3>&- &
demo=$!
within 5 opened "$pad" $demo || fail "$(cat demo.log)"
within 5 grep -q 'sheet: a sheet' /dev/vcs1 || fail "the terminal shows no sheet"
stty -F /dev/tty1 -a >during
cmp -s before during && fail "the terminal was not taken over"
pantograph record --quiet --grab --for 0.1 "$pad" grabbed.evemu >record.log 2>&1 && fail "the device was not grabbed"
kill -9 $demo
wait $demo 2>/dev/null || true
restored() { stty -F /dev/tty1 -a >after && cmp -s before after; }
within 5 restored || fail "the terminal is not as it was: $(diff before after)"
within 5 pantograph record --quiet --grab --force --for 0.1 "$pad" grabbed.evemu || fail "the grab is not given back"
