import type { Demo } from '@threefold-games/catalogue-core';

export const demo: Demo = {
  position:
    'talat/1 3 davidGoliath=on,endAfterFrozen=2,tieBreak=cancelCommon,zihinScope=opponentBoard,firstMover=startPlayer .l6l4.m4/...l3./.S3.../...../.L6M4S6L4 l3m3l6.s3/...../.S3..m6/....S6/S4.M3M6. .m6.s4./...l3./...m3L4/...../S6.M4S4. 1 - -/-/-',
  zoom: 1,
  zoomSmall: 1,
  turns: `
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
};
