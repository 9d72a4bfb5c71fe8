// What only the program on Linux has. The rest is the port of the folder `iOS`, made anew by each build.
