#pragma once
// The programs that use it have a main of their own.
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
