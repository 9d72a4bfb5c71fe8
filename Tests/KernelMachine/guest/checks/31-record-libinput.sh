# what libinput record writes of the same stroke is read as the same events
. /guest/kit.sh
needs record
needs convert
plug_touchpad
mkdir -p /run/udev/data
printf 'I:1000000\nE:ID_INPUT=1\nE:ID_INPUT_TOUCHPAD=1\n' >"/run/udev/data/c$(cat "/sys/class/input/$(basename "$pad")/dev")"
start_recording "$pad" ours.evemu
libinput-record --output-file=theirs.yml "$pad" >libinput.log 2>&1 &
reader=$!
within 10 opened "$pad" $reader
sleep 1
hand stroke 2 60
kill -INT $reader
within 5 ended $reader
stop_recording

pantograph convert theirs.yml theirs.evemu
events ours.evemu >ours
events theirs.evemu >theirs
same_file "the events" ours theirs
