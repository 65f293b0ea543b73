import type { JSX } from 'preact';
import { curvePoints } from './ratings.ts';

const WIDTH = 76;
const HEIGHT = 26;
const EDGE = 4;

/** How a rating has gone lately; the numbers beside it say where it is. */
export const Sparkline = ({ values }: { readonly values: readonly number[] }): JSX.Element | null => {
  const points = curvePoints(values, WIDTH, HEIGHT).map(([x, y]) => [x + EDGE, y + EDGE] as const);
  const last = points.at(-1);
  // One point says nothing about the way.
  if (!last || points.length < 2) return null;
  return (
    <svg class="player-curve" viewBox={`0 0 ${WIDTH + 2 * EDGE} ${HEIGHT + 2 * EDGE}`} aria-hidden="true">
      <polyline points={points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      <circle cx={last[0]} cy={last[1]} r="3.5" />
    </svg>
  );
};
