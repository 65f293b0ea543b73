import type { Demo } from '@threefold-games/catalogue-core';

export const demo: Demo = {
  position: 'tzaar/1 2 setup=random RoR.O/rr...O/oR3R...O/.....r4.O/r.R.R.ao/..rooA2OO/aa2ooOAa/OoOoOA/ra.Oo w1',
  zoom: 1.08,
  zoomSmall: 1.7,
  turns: `
C2xF4 F6+G5
H2xH3 G2+I2
I4xH4 G5+H4
D6xA3 I2+I5
E3xC1 H4+H5
I5xH6 H6+G7
G6xG4 H5+F7
G7xG4 G4xF4
F7xA3 E5+B6
B2xC3 F4+B1
B6xF5 C1xF3
B1xA1 A1+C3
A3xA2 C7+D8
I1xH1 H3+H1
F3xG3 F5+F8
G1xG3 E7+E8
F8xE8 D8+A5
`,
};
