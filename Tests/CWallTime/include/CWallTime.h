// Gives the tests of this package the real clock, although they are linked with GestureTesting.
