import type { Motion } from '../face.ts';
import type { Ghost, Point, Scene } from '../scene.ts';
import { place } from '../svg/hit.ts';
import type { Cast } from './cast.ts';
import { DROP, FADE, FREEZE, LIFT, PLACE, placeDelays, SETTLE, TAKEN, TRAVEL, TURN, travelTime } from './timing.ts';

const shift = (x: number, y: number): string => `translate(${x}px, ${y}px)`;
const sized = (about: Point, size: number): string =>
  `${shift(about.x, about.y)} scale(${size}) ${shift(-about.x, -about.y)}`;

type Travel = Motion & { readonly kind: 'travel' };

/** One motion, `start` milliseconds from now; the scene after it is drawn already. */
export const play = (cast: Cast, motion: Motion, start: number): void => {
  switch (motion.kind) {
    case 'travel':
      return travel(cast, motion, start);
    case 'place':
      return come(cast, motion.cells, start);
    case 'drop':
      return drop(cast, motion.cells, start);
    case 'freeze':
      return freeze(cast, motion.part, start);
  }
};

const travel = (cast: Cast, { from, to, onto }: Travel, start: number): void => {
  const mover = cast.at(from);
  const [a, b] = [place(cast.after, from), place(cast.after, to)];
  const time = travelTime(cast.after, from, to);
  if (!mover || !a || !b || time === 0) return;
  const by = { x: b.x - a.x, y: b.y - a.y };
  const met = cast.move(from, to, by);
  const path = [shift(mover.x, mover.y), shift(mover.x + by.x, mover.y + by.y)];
  cast.run(mover.element, { transform: path }, { delay: start, duration: time, easing: TRAVEL.curve, fill: 'forwards' });
  const arrival = start + time;
  cast.hideFrom(mover.element, arrival);
  if (met) leave(cast, met.element, { x: b.x + met.x, y: b.y + met.y }, onto, start, time);
  const there = cast.drawn(`piece:${to}`);
  if (!there) return;
  cast.hideUntil(there, arrival);
  if (onto === 'stack') settle(cast, there, arrival);
};

/** What was met there: it is taken while the mover arrives, or vanishes into the stack. */
const leave = (cast: Cast, met: Element, about: Point, onto: Travel['onto'], start: number, time: number): void => {
  if (onto !== 'taken') return cast.hideFrom(met, start + time);
  cast.run(
    met,
    { opacity: [1, 0], transform: [sized(about, 1), sized(about, TAKEN.size)] },
    { delay: start + time * TAKEN.from, duration: TAKEN.time, easing: TAKEN.curve, fill: 'forwards' },
  );
};

/** The layers of a stack come to rest from the foot up. */
const settle = (cast: Cast, stack: Element, start: number): void => {
  const layers = [...stack.children];
  layers.forEach((layer, index) => {
    const delay = start + Math.min(index, 6) * SETTLE.apart;
    cast.run(layer, { translate: [`0 ${-SETTLE.height}px`, '0 0'] }, { delay, duration: SETTLE.time, easing: SETTLE.curve });
  });
};

const come = (cast: Cast, cells: readonly string[], start: number): void => {
  const delays = placeDelays(cells.length);
  cells.forEach((cell, index) => {
    const [there, about] = [cast.drawn(`piece:${cell}`), place(cast.after, cell)];
    if (!there || !about) return;
    const delay = start + delays[index]!;
    const { element } = cast.copy(there);
    cast.hideUntil(there, delay + PLACE.time);
    cast.run(
      element,
      { opacity: [0, 1], transform: [sized(about, PLACE.size), sized(about, 1)] },
      { delay, duration: PLACE.time, easing: PLACE.curve },
    );
    cast.hideFrom(element, delay + PLACE.time);
  });
};

const drop = (cast: Cast, cells: readonly string[], start: number): void => {
  const frames = { translate: [`0 ${-DROP.height}px`, '0 0'], opacity: [0, 1] };
  for (const cell of cells)
    for (const key of [`cell:${cell}`, `piece:${cell}`]) {
      const there = cast.drawn(key);
      if (there) cast.run(there, frames, { delay: start, duration: DROP.time, easing: DROP.curve });
    }
};

const freeze = (cast: Cast, part: string, start: number): void => {
  const veil = cast.drawn(`veil:${part}`);
  if (veil) cast.run(veil, { clipPath: ['inset(0 100% 0 0)', 'inset(0)'] }, { delay: start, duration: FREEZE });
};

/** A piece that has just been picked up rises. */
export const lift = (cast: Cast): void => {
  const held = new Set(picked(cast.before));
  for (const cell of picked(cast.after)) {
    const piece = held.has(cell) ? undefined : cast.drawn(`piece:${cell}`);
    if (piece)
      cast.run(piece, { translate: [`0 ${LIFT.height}px`, '0 0'] }, { duration: LIFT.time, easing: LIFT.curve });
  }
};

const picked = (scene: Scene): readonly string[] =>
  scene.states.filter(({ state }) => state === 'picked').map(({ cell }) => cell);

/** What is being laid turns about its first cell when it is turned there. */
export const turn = (cast: Cast): void => {
  const angle = turned(cast.before.ghost, cast.after.ghost);
  const [ghost, about] = [cast.drawn('ghost'), cast.after.ghost?.cells[0]];
  if (angle === 0 || !ghost || !about) return;
  const from = `${shift(about.x, about.y)} rotate(${-angle}deg) ${shift(-about.x, -about.y)}`;
  const to = `${shift(about.x, about.y)} rotate(0deg) ${shift(-about.x, -about.y)}`;
  cast.run(ghost, { transform: [from, to] }, { duration: TURN.time, easing: TURN.curve });
};

/** By how many degrees, the short way round; 0 where it also went elsewhere or was not there. */
const turned = (before: Ghost | undefined, after: Ghost | undefined): number => {
  const [a, b, c, d] = [before?.cells[0], before?.cells[1], after?.cells[0], after?.cells[1]];
  if (!a || !b || !c || !d || Math.hypot(a.x - c.x, a.y - c.y) > 1e-3) return 0;
  const angle = ((Math.atan2(d.y - c.y, d.x - c.x) - Math.atan2(b.y - a.y, b.x - a.x)) * 180) / Math.PI;
  return ((angle + 540) % 360) - 180;
};

/** Without motion, what is new or has come fades in. */
export const fadeIn = (cast: Cast, motions: readonly Motion[]): void => {
  const keys = motions.flatMap(motion => {
    if (motion.kind === 'freeze') return [`veil:${motion.part}`];
    if (motion.kind === 'travel') return [`piece:${motion.to}`];
    return motion.cells.flatMap(cell => (motion.kind === 'drop' ? [`cell:${cell}`, `piece:${cell}`] : [`piece:${cell}`]));
  });
  for (const key of new Set(keys)) {
    const there = cast.drawn(key);
    if (there) cast.run(there, { opacity: [0, 1] }, { duration: FADE, easing: 'ease-out' });
  }
};
