import type { Demo } from '@threefold-games/catalogue-core';

export const demo: Demo = {
  position: 'morris/1 2 - W...W.B.B 4',
  zoom: 1,
  zoomSmall: 1,
  turns: `
@b3
@c2
b2-c1
c2-b2
a1-a2
b2-b1
b3-b2
c3-c2
b2-c3
`,
};
