import type { JSX } from 'preact';

const RADIUS = 11.2;
const ROUND = 1.3;
const PUSH = 0.55;
/** How far a rhombus shrinks, so that a round stroke brings it back to its size with round corners. */
const SHRUNK = 1 - ROUND / ((RADIUS * Math.sqrt(3)) / 4);

/** One of the three rhombi of a hexagon, rotated about its centre. */
const rhombus = (rotation: number): string => {
  const at = (angle: number, radius: number): readonly [number, number] => {
    const arc = ((angle + rotation) * Math.PI) / 180;
    return [radius * Math.cos(arc), radius * Math.sin(arc)];
  };
  const [mx, my] = at(-90, RADIUS / 2);
  const [px, py] = at(-90, PUSH);
  return [at(0, 0), at(-150, RADIUS), at(-90, RADIUS), at(-30, RADIUS)]
    .map(([x, y]) => [12 + mx + (x - mx) * SHRUNK + px, 12 + my + (y - my) * SHRUNK + py])
    .map(([x, y]) => `${x!.toFixed(2)} ${y!.toFixed(2)}`)
    .join('L');
};

const FACES = [0, 120, 240].map(turn => `M${rhombus(turn)}Z`);

/** The brand: a hexagon cut into three. */
export const Mark = ({ size = 30 }: { readonly size?: number }): JSX.Element => (
  <svg class="mark" width={size} height={size} viewBox="-0.5 -0.5 25 25" aria-hidden="true">
    {FACES.map((face, i) => (
      <path key={face} class={`mark-${i + 1}`} d={face} />
    ))}
  </svg>
);
