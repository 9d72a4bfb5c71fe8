# the kernel's touchpad driver makes of the hand's movement what the hand did
. /guest/kit.sh
plug_touchpad
evemu-record "$pad" >recording 2>log &
reader=$!
within 5 opened "$pad" $reader
hand stroke 3 60
kill -INT $reader
within 5 ended $reader
contacts recording >found
grep contact touchpad.out | sort >expected
same_file contacts found expected
