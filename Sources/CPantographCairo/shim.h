#pragma once
#include <cairo/cairo.h>
#include "pango.h"
