import type { Demo } from '@threefold-games/catalogue-core';

export const demo: Demo = {
  position:
    'taluva/1 3 tiles=36,hutMayTouchOwn=on,ranking=off draw:0 - 1421151211210010011111101 2,2,15/3,2,7/2,1,14 -4,3:1V5;-3,2:1C5aH2;-3,3:1J5bH2;-3,4:1S4aH2;-3,5:1V4;-2,-1:1S4a;-2,0:2S2b;-2,1:2R2aT2;-2,2:2V5;-2,3:1R0bH0;-2,4:1J4bH0;-1,-1:1J4b;-1,0:3V0;-1,1:3J0bW2;-1,2:2C5bT0;-1,3:2S3aH1;-1,4:1R2aH0;0,-1:1J1b;0,0:3R0a;0,1:1R0bH0;0,2:2C3bH1;0,3:2V3;1,-2:1V1;1,-1:2J5a;1,0:2S5bH1;1,1:2R3aH1;1,2:1V3;2,-2:1R1bH1;2,-1:1S2bH1;2,0:2C3b;2,1:2V3;3,-3:1V1;3,-2:1L1a;3,-1:1V2;3,0:1S5a;3,1:1S5b',
  zoom: 1.5,
  zoomSmall: 2.4,
  turns: `
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
};
