/* touchpad: a precision touchpad for the kernel. It sends HID reports through /dev/uhid, and the kernel's
 * own hid-multitouch driver creates slots, BTN_TOOL_* and all other events.
 *
 * It reads commands, one on each line, and answers each with `done`:
 *   stroke FINGERS FRAMES   the fingers land one frame after another, move right, lift one after another
 *   hold FINGERS FRAMES     the same, but they stay down
 * For each contact that lifts, it prints `contact X,Y X,Y`: the positions of its landing and its lift.
 * At the end of the commands the touchpad is unplugged. */
#include <errno.h>
#include <fcntl.h>
#include <linux/input.h>
#include <linux/uhid.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { FINGERS = 4, WIDTH = 4000, HEIGHT = 2400, STEP = 24, RATE = 125 };
enum { TOUCH_REPORT = 1, CAPABILITY_REPORT, CERTIFICATE_REPORT, MODE_REPORT };

static int uhid;
static unsigned char descriptor[1024];
static int descriptor_size;

/* Writes a short HID item: a tag, and its value in as few bytes as possible. */
enum {
  USAGE_PAGE = 0x04, USAGE = 0x08, LOGICAL_MINIMUM = 0x14, LOGICAL_MAXIMUM = 0x24,
  PHYSICAL_MINIMUM = 0x34, PHYSICAL_MAXIMUM = 0x44, EXPONENT = 0x54, UNIT = 0x64,
  REPORT_SIZE = 0x74, REPORT_ID = 0x84, REPORT_COUNT = 0x94,
  INPUT = 0x80, FEATURE = 0xB0, COLLECTION = 0xA0, END_COLLECTION = 0xC0,
};
enum { VARIABLE = 2, CONSTANT = 3, APPLICATION = 1, LOGICAL = 2 };
enum { GENERIC_DESKTOP = 0x01, BUTTONS = 0x09, DIGITIZER = 0x0D, VENDOR = 0xFF00 };

static void item(int tag, unsigned value) {
  int bytes = tag == END_COLLECTION ? 0 : value < 0x80 ? 1 : value < 0x8000 ? 2 : 4;
  descriptor[descriptor_size++] = tag | (bytes == 4 ? 3 : bytes);
  for (int i = 0; i < bytes; i++) descriptor[descriptor_size++] = value >> (8 * i);
}

/* Declares COUNT fields of BITS bits with values 0...MAXIMUM. */
static void field(int kind, int usage, int bits, int count, unsigned maximum) {
  if (usage) item(USAGE, usage);
  item(LOGICAL_MINIMUM, 0);
  item(LOGICAL_MAXIMUM, maximum);
  item(REPORT_SIZE, bits);
  item(REPORT_COUNT, count);
  item(kind, VARIABLE);
}

static void padding(int kind, int bits) {
  item(REPORT_SIZE, bits);
  item(REPORT_COUNT, 1);
  item(kind, CONSTANT);
}

static void describe_finger(void) {
  item(USAGE_PAGE, DIGITIZER);
  item(USAGE, 0x22);
  item(COLLECTION, LOGICAL);
  field(INPUT, 0x47, 1, 1, 1); /* confidence: no palm */
  field(INPUT, 0x42, 1, 1, 1); /* tip */
  padding(INPUT, 6);
  field(INPUT, 0x51, 8, 1, 127); /* which contact */
  item(USAGE_PAGE, GENERIC_DESKTOP);
  item(UNIT, 0x11); /* centimetres */
  item(EXPONENT, 0x0E); /* to the power of -2 */
  item(PHYSICAL_MINIMUM, 0);
  item(PHYSICAL_MAXIMUM, WIDTH / 4); /* 40 units a millimetre */
  field(INPUT, 0x30, 16, 1, WIDTH);
  item(PHYSICAL_MAXIMUM, HEIGHT / 4);
  field(INPUT, 0x31, 16, 1, HEIGHT);
  item(UNIT, 0);
  item(EXPONENT, 0);
  item(END_COLLECTION, 0);
}

static void describe(void) {
  item(USAGE_PAGE, DIGITIZER);
  item(USAGE, 0x05); /* touch pad */
  item(COLLECTION, APPLICATION);
  item(REPORT_ID, TOUCH_REPORT);
  for (int i = 0; i < FINGERS; i++) describe_finger();
  item(USAGE_PAGE, DIGITIZER);
  item(UNIT, 0x1001); /* seconds */
  item(EXPONENT, 0x0C); /* to the power of -4 */
  item(PHYSICAL_MAXIMUM, 0xFFFF);
  field(INPUT, 0x56, 16, 1, 0xFFFF); /* scan time */
  item(UNIT, 0);
  item(EXPONENT, 0);
  item(PHYSICAL_MAXIMUM, 0);
  field(INPUT, 0x54, 8, 1, 127); /* how many contacts */
  item(USAGE_PAGE, BUTTONS);
  field(INPUT, 0x01, 1, 1, 1);
  padding(INPUT, 7);
  item(USAGE_PAGE, DIGITIZER);
  item(REPORT_ID, CAPABILITY_REPORT);
  field(FEATURE, 0x55, 8, 1, 15); /* most contacts */
  field(FEATURE, 0x59, 8, 1, 15); /* the whole pad is a button */
  item(USAGE_PAGE, VENDOR);
  item(REPORT_ID, CERTIFICATE_REPORT);
  field(FEATURE, 0xC5, 8, 256, 255);
  item(END_COLLECTION, 0);
  item(USAGE_PAGE, DIGITIZER);
  item(USAGE, 0x0E); /* configuration */
  item(COLLECTION, APPLICATION);
  item(REPORT_ID, MODE_REPORT);
  item(USAGE, 0x22);
  item(COLLECTION, LOGICAL);
  field(FEATURE, 0x52, 8, 1, 10);
  item(END_COLLECTION, 0);
  item(END_COLLECTION, 0);
}

static void tell_kernel(struct uhid_event *event) {
  if (write(uhid, event, sizeof *event) < 0) {
    perror("touchpad: /dev/uhid");
    exit(1);
  }
}

/* Answers a request of the driver, if there is one. */
static void answer_driver(void) {
  struct pollfd asked = {uhid, POLLIN, 0};
  struct uhid_event question, answer = {0};
  if (poll(&asked, 1, 0) <= 0 || read(uhid, &question, sizeof question) <= 0) return;
  if (question.type == UHID_GET_REPORT) {
    unsigned char *data = answer.u.get_report_reply.data;
    answer.type = UHID_GET_REPORT_REPLY;
    answer.u.get_report_reply.id = question.u.get_report.id;
    data[0] = question.u.get_report.rnum;
    data[1] = data[0] == CAPABILITY_REPORT ? FINGERS : 0;
    answer.u.get_report_reply.size =
        data[0] == CERTIFICATE_REPORT ? 257 : data[0] == CAPABILITY_REPORT ? 3 : 2;
    tell_kernel(&answer);
  } else if (question.type == UHID_SET_REPORT) {
    answer.type = UHID_SET_REPORT_REPLY;
    answer.u.set_report_reply.id = question.u.set_report.id;
    tell_kernel(&answer);
  }
}

struct finger { int down, x, y, landed_x, landed_y; };
static struct finger fingers[FINGERS];
static struct timespec next_frame;
static unsigned scan_time;

/* Sends one report: every finger that is down, and LIFTING with its tip switch off. */
static void report(int lifting) {
  struct uhid_event event = {.type = UHID_INPUT2};
  unsigned char *data = event.u.input2.data;
  int size = 0, count = 0;
  data[size++] = TOUCH_REPORT;
  for (int place = 0, i = 0; place < FINGERS; place++) {
    while (i < FINGERS && !fingers[i].down) i++;
    if (i == FINGERS) { /* nothing more to say: an empty place */
      memset(data + size, 0, 6);
      size += 6;
      continue;
    }
    data[size++] = i == lifting ? 1 : 3;
    data[size++] = i;
    data[size++] = fingers[i].x;
    data[size++] = fingers[i].x >> 8;
    data[size++] = fingers[i].y;
    data[size++] = fingers[i].y >> 8;
    count++;
    i++;
  }
  data[size++] = scan_time;
  data[size++] = scan_time >> 8;
  data[size++] = count;
  data[size++] = 0;
  event.u.input2.size = size;
  tell_kernel(&event);
  answer_driver();

  scan_time += 10000 / RATE;
  next_frame.tv_nsec += 1000000000 / RATE;
  if (next_frame.tv_nsec >= 1000000000) {
    next_frame.tv_nsec -= 1000000000;
    next_frame.tv_sec++;
  }
  clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &next_frame, NULL);
}

static void move(void) {
  for (int i = 0; i < FINGERS; i++) {
    if (fingers[i].down && fingers[i].x + STEP <= WIDTH) fingers[i].x += STEP;
  }
}

static void play(int count, int frames, int lift) {
  clock_gettime(CLOCK_MONOTONIC, &next_frame);
  for (int i = 0; i < count; i++) {
    int x = 500 + 600 * i, y = 1200 - 90 * (i % 2);
    move();
    fingers[i] = (struct finger){1, x, y, x, y};
    report(-1);
  }
  for (int frame = 0; frame < frames; frame++) {
    move();
    report(-1);
  }
  for (int i = 0; lift && i < count; i++) {
    struct finger *finger = &fingers[i];
    report(i);
    finger->down = 0;
    printf("contact %d,%d %d,%d\n", finger->landed_x, finger->landed_y, finger->x, finger->y);
  }
  puts("done");
  fflush(stdout);
}

int main(void) {
  uhid = open("/dev/uhid", O_RDWR | O_CLOEXEC);
  if (uhid < 0) {
    perror("touchpad: /dev/uhid");
    return 1;
  }
  describe();
  struct uhid_event create = {.type = UHID_CREATE2};
  strcpy((char *)create.u.create2.name, "Machine");
  memcpy(create.u.create2.rd_data, descriptor, descriptor_size);
  create.u.create2.rd_size = descriptor_size;
  create.u.create2.bus = BUS_I2C;
  create.u.create2.vendor = 0x1D6B;
  create.u.create2.product = 0x0104;
  tell_kernel(&create);

  char line[100] = "";
  for (size_t length = 0;;) {
    struct pollfd sources[] = {{uhid, POLLIN, 0}, {STDIN_FILENO, POLLIN, 0}};
    if (poll(sources, 2, -1) < 0 && errno != EINTR) return 1;
    if (sources[0].revents) answer_driver();
    if (!sources[1].revents) continue;
    if (read(STDIN_FILENO, line + length, 1) != 1) return 0;
    if (line[length] != '\n') {
      if (++length >= sizeof line - 1) return 1;
      continue;
    }
    line[length] = 0;
    length = 0;
    int count, frames;
    if (sscanf(line, "stroke %d %d", &count, &frames) == 2 && count <= FINGERS) {
      play(count, frames, 1);
    } else if (sscanf(line, "hold %d %d", &count, &frames) == 2 && count <= FINGERS) {
      play(count, frames, 0);
    } else {
      fprintf(stderr, "touchpad: what is '%s'?\n", line);
      return 1;
    }
  }
}
