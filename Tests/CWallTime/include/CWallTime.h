// Gives the tests of this package the wall's clock, though GestureTesting is among what they are linked with.
