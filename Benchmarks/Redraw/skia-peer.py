"""Draws the scene of RedrawRate's TranslucentScene with Skia's rasterizer on the CPU, and prints the pictures per
second of processor time."""

import sys
import time

import skia

WIDTH, HEIGHT = 1280, 800
# iOS's system colors of the six cards.
COLORS = [0xFF3B30, 0xFF9500, 0x34C759, 0x30B0C7, 0x007AFF, 0xAF52DE]
FRAMES = 120

surface = skia.Surface.MakeRasterN32Premul(WIDTH, HEIGHT)
canvas = surface.getCanvas()
font = skia.Font(skia.Typeface("Noto Sans"), 17)
text = skia.TextBlob.MakeFromString("A card that others are seen through", font)
shadow = skia.Paint(Color=skia.ColorSetARGB(102, 0, 0, 0), AntiAlias=True)
shadow.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 18))
bar = skia.Paint(Color=skia.ColorSetARGB(128, 255, 255, 255), AntiAlias=True)
white = skia.Paint(Color=skia.ColorWHITE, AntiAlias=True)


def draw(frame):
    canvas.clear(skia.ColorSetRGB(242, 242, 247))
    step = frame % 80
    for index, color in enumerate(COLORS):
        x, y = 40 + index * 140, 60 + index * 60
        if index == 2:
            x = 320 + (step if step < 40 else 80 - step) * 6
        # The card and its shadow are translucent as a whole. The shadow reaches at most three deviations out.
        canvas.saveLayerAlpha(skia.Rect.MakeXYWH(x - 54, y - 44, 480 + 108, 340 + 108), 191)
        canvas.drawRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y + 10, 480, 340), 24, 24), shadow)
        fill = skia.Paint(Color=0xFF000000 | color, AntiAlias=True)
        canvas.drawRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, 480, 340), 24, 24), fill)
        canvas.drawTextBlob(text, x + 32, y + 28 + 26, white)
        for line in range(5):
            area = skia.Rect.MakeXYWH(x + 32, y + 90 + line * 44, 416, 28)
            canvas.drawRRect(skia.RRect.MakeRectXY(area, 8, 8), bar)
        canvas.restore()


times = []
for frame in range(FRAMES):
    start = time.process_time()
    draw(frame)
    times.append(time.process_time() - start)
times = sorted(times[4:])
print("skia", 1 / times[len(times) // 2])
if len(sys.argv) > 1:
    surface.makeImageSnapshot().save(sys.argv[1], skia.kPNG)
