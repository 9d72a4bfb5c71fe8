# devices --watch tells of a touchpad that is plugged in and pulled out, and is asleep meanwhile
. /guest/kit.sh
needs devices
ticks() { cut -d' ' -f14,15 "/proc/$watcher/stat"; }
pantograph devices --watch --json >changes 2>log &
watcher=$!
within 5 grep -q 'waiting for one' log
# Asleep: a minute of nothing costs no time at all.
before=$(ticks)
sleep 60
same "the time it took while nothing happened" "$(ticks)" "$before"

plug_touchpad
within 5 grep -q '"change":"appeared"' changes
unplug_touchpad
within 5 grep -q '"change":"removed"' changes
kill -INT $watcher
wait $watcher || fail "status $?: $(cat log)"
sed 's/.*"change":"\([a-z]*\)".*"name":"\([^"]*\)".*/\1 \2/' changes | grep -v changed >found
printf '%s\n' "appeared Machine Touchpad" "removed Machine Touchpad" >expected
same_file changes found expected
