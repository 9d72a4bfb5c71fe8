#pragma once
// The programs that use SDL have their own main function.
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
