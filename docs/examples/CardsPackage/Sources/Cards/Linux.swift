// Code that only the program on Linux has. The other sources are the port of the folder `iOS`, made by each build.
