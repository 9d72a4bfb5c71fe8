# an ordinary user is told which rule would help, and gets status 77
. /guest/kit.sh
needs record
plug_touchpad
chmod 600 "$pad"
status=0
su visitor -c "pantograph record $pad /tmp/visitor.evemu" >told 2>&1 || status=$?
cat told
same "the status" $status 77
grep -q 'udev/' told || fail "no rule is named"
