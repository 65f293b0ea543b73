/** A short real game for the picture of a game. */
export interface Demo {
  readonly options: Readonly<Record<string, string>>;
  readonly layout?: string;
  readonly seats: number;
  /** The turns, one a line. */
  readonly turns: string;
  /** The step at which the picture begins. */
  readonly from: number;
  /** How much nearer the picture is than one of the whole board; and where there is less room. */
  readonly zoom: number;
  readonly zoomSmall: number;
}

/** By game. */
export const DEMOS: Readonly<Record<string, Demo>> = {
  talat: {
    options: {},
    seats: 3,
    from: 40,
    zoom: 1,
    zoomSmall: 1,
    turns: `
S4@n5
M3@h1
M3@g5
S3@a1
S4@f1
L6@h5
S6@d1
M6@i1
L3@f5
M6@l5
S6@j1
L4@o1
M4@c1
M4@e5
S3@j5
M3@m5
L4@c5
S4@n1
L4@e1
L3@d5
S6@k1
L3@o5
S3@g1
M6@i5
L6@b1
L6@b5
M4@m1
a1-b2
g1-g2
i5-j4
m5-m4
d5-d4
o1-n2
o5-n4
g2-g3
n2-o3
b2-b3
j1-j2
j4-j3
m4-n3
i1-i2
f5-g4
l5-l4
g3-h4
n1-n2
n3-o2
f1-g2
g4-h3
b1-c2
h4-i5
g5-f4
c2-d3
b5-c4
f4-g3
l4-l3
i2-i3
h3-h2
b3xc4
i5xh5
k1-l2
l3-k2
g2-h3
h2-g1
o2-o1
i3-j4
o3-o4
k2-l1
d4-e3
j3xj2
c1-b2
h3-g4
o4xn4
l1xm1
j4-i5
g3-h2
n5-o4
h1-i2
n4-m5
b2-c3
e5-d4
j5-j4
o4-n3
g4-f5
l2-k3
e1-e2
e3-d2
j2-i1
c3-b4
c5xb4
h2-h1
e2xd2
d4-c3
j4-j3
d2xc3
b4-a3
`,
  },
  tzaar: {
    options: { setup: 'random' },
    layout: 'RoRrOrroorOoRrARAOaooRRRoOrOROROaoaAroorOOAOooOAaOoaoOAraOOo',
    seats: 2,
    from: 20,
    zoom: 1.08,
    zoomSmall: 1.7,
    turns: `
D4xC3
F1xG1 A4+B4
I3xH3 F2+G2
B3xC4 B4+C4
E6xD7 C6+D7
C4xC5 B5+C5
D5xD3 D3+E4
C5xD6 D1+D2
D7xF6 E4+C2
D2xE2 E2xG2
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
  },
  taluva: {
    options: { tiles: '36' },
    seats: 3,
    from: 54,
    zoom: 1.5,
    zoomSmall: 2.4,
    turns: `
JR 0,0/0 H@0,1
CR -2,2/0 H@1,0
RJ -1,0/1 H@-2,1
JC -2,2/5 H@-2,3
SR 1,2/3 E@1,0:R
CJ -4,3/5 E@-2,1:C
RC 0,3/2 H@-1,3
JS 3,-1/2 E@1,0:S
SC 0,3/3 E@-3,2:J
SJ -3,5/4 H@-2,4
SJ -2,0/4 E@1,0:C
RS -1,0/2 E@-3,2:S
LJ 1,-2/1 H@-1,4
JS 0,0/5 E@0,2:S
SS 2,1/5 T@-2,1
RC 2,1/3 T@-1,2
LR 3,-3/1 E@1,0:R
RJ -1,0/0 W@-1,1
JS -3,6/5 W@0,0
CC -4,1/5 E@-1,3:J
LL -3,5/5 E@-3,2:L
JC -5,3/4 H@0,-1
JC -4,1/1 E@-1,3:C
JJ -5,5/4 E@-3,2:J
CJ -4,3/0 H@-1,-1
LJ -4,5/1 E@-1,3:L
RL 5,-3/2 E@-4,2:C
CJ 0,-2/3 H@-2,-1
CL 3,-1/4 E@-1,3:C
CJ 0,-2/1 E@-5,2:L
CS -4,5/2 H@-3,0
JR 2,-4/1 T@3,0
CR 1,-2/5 E@-5,2:J
CJ 1,-2/1 H@1,-3
JC -4,5/3 W@1,-1
SL -1,5/5
`,
  },
};
