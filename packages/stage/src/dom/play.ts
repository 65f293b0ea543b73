import type { Motion } from '../face.ts';
import type { Ghost, Point, Scene } from '../scene.ts';
import { place } from '../svg/hit.ts';
import type { Cast } from './cast.ts';
import { standing } from './patch.ts';
import { DROP, FADE, FREEZE, LIFT, PLACE, placeDelays, SETTLE, TAKEN, TRAVEL, TURN, travelTime } from './timing.ts';

const shift = (x: number, y: number): string => `translate(${x}px, ${y}px)`;
const sized = (about: Point, size: number): string =>
  `${shift(about.x, about.y)} scale(${size}) ${shift(-about.x, -about.y)}`;

type Travel = Motion & { readonly kind: 'travel' };

/** One motion, `start` milliseconds from now; the scene after it is drawn already. */
export const play = (cast: Cast, motion: Motion, start: number): void => {
  switch (motion.kind) {
    case 'travel':
      travel(cast, motion, start);
      break;
    case 'place':
      come(cast, motion.cells, start);
      break;
    case 'drop':
      drop(cast, motion.cells, start);
      break;
    case 'freeze':
      freeze(cast, motion.part, start);
      break;
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
  cast.run(
    mover.element,
    { transform: path },
    { delay: start, duration: time, easing: TRAVEL.curve, fill: 'forwards' },
  );
  const arrival = start + time;
  cast.hideFrom(mover.element, arrival);
  if (met) leave(cast, met.element, { x: b.x + met.x, y: b.y + met.y }, onto, start, time);
  const there = cast.drawn(...standing(to));
  for (const each of there) cast.hideUntil(each, arrival);
  if (onto === 'stack' && there[0]) settle(cast, there[0], arrival);
};

/** What was met there: it is taken while the mover arrives, or vanishes into the stack. */
const leave = (cast: Cast, met: SVGElement, about: Point, onto: Travel['onto'], start: number, time: number): void => {
  if (onto === 'taken')
    cast.run(
      met,
      { opacity: [1, 0], transform: [sized(about, 1), sized(about, TAKEN.size)] },
      { delay: start + time * TAKEN.from, duration: TAKEN.time, easing: TAKEN.curve, fill: 'forwards' },
    );
  else cast.hideFrom(met, start + time);
};

/** The layers of a stack come to rest from the foot up. */
const settle = (cast: Cast, stack: SVGElement, start: number): void => {
  let body: Element = stack;
  // A shadow and the place of the piece lie around its layers.
  while (body.children.length <= 2 && body.lastElementChild) body = body.lastElementChild;
  const frames = { translate: [`0 ${-SETTLE.height}px`, '0 0'] };
  [...(body.children as HTMLCollectionOf<SVGElement>)].forEach((layer, index) => {
    cast.run(layer, frames, { delay: start + index * SETTLE.apart, duration: SETTLE.time, easing: SETTLE.curve });
  });
};

const come = (cast: Cast, cells: readonly string[], start: number): void => {
  const delays = placeDelays(cells.length);
  cells.forEach((cell, index) => {
    const [there, about] = [cast.drawn(...standing(cell)), place(cast.after, cell)];
    if (there.length === 0 || !about) return;
    const delay = start + delays[index]!;
    const { element } = cast.copy(there);
    for (const each of there) cast.hideUntil(each, delay + PLACE.time);
    cast.run(
      element,
      { opacity: [0, 1], transform: [sized(about, PLACE.size), sized(about, 1)] },
      { delay, duration: PLACE.time, easing: PLACE.curve },
    );
    cast.hideFrom(element, delay + PLACE.time);
  });
};

const drop = (cast: Cast, cells: readonly string[], start: number): void => {
  // What somebody held above its place falls from there; what comes from elsewhere appears as it falls.
  const held = cast.before.ghost !== undefined;
  const way = { translate: [`0 ${held ? -DROP.held : -DROP.height}px`, '0 0'] };
  const frames = held ? way : { ...way, opacity: [0, 1] };
  for (const cell of cells)
    for (const there of cast.drawn(`cell:${cell}`, `tag:level:${cell}`))
      cast.run(there, frames, { delay: start, duration: DROP.time, easing: DROP.curve });
};

const freeze = (cast: Cast, part: string, start: number): void => {
  for (const veil of cast.drawn(`veil:${part}`))
    cast.run(veil, { clipPath: ['inset(0 100% 0 0)', 'inset(0)'] }, { delay: start, duration: FREEZE });
};

/** A piece that has just been picked up rises. */
export const lift = (cast: Cast): void => {
  const held = new Set(picked(cast.before));
  for (const cell of picked(cast.after)) {
    if (held.has(cell)) continue;
    for (const piece of cast.drawn(`piece:${cell}`))
      cast.run(piece, { translate: [`0 ${LIFT.height}px`, '0 0'] }, { duration: LIFT.time, easing: LIFT.curve });
  }
};

const picked = (scene: Scene): readonly string[] =>
  scene.states.filter(({ state }) => state === 'picked').map(({ cell }) => cell);

/** What is being laid rotates about its first cell. */
export const rotateGhost = (cast: Cast): void => {
  const angle = rotationBetween(cast.before.ghost, cast.after.ghost);
  const [[ghost], about] = [cast.drawn('ghost:tile'), cast.after.ghost?.cells[0]];
  if (angle === 0 || !ghost || !about) return;
  const from = `${shift(about.x, about.y)} rotate(${-angle}deg) ${shift(-about.x, -about.y)}`;
  const to = `${shift(about.x, about.y)} rotate(0deg) ${shift(-about.x, -about.y)}`;
  cast.run(ghost, { transform: [from, to] }, { duration: TURN.time, easing: TURN.curve });
};

/** By how many degrees, the short way round; 0 where it also went elsewhere or was not there. */
const rotationBetween = (before: Ghost | undefined, after: Ghost | undefined): number => {
  const [a, b, c, d] = [before?.cells[0], before?.cells[1], after?.cells[0], after?.cells[1]];
  if (!a || !b || !c || !d || Math.hypot(a.x - c.x, a.y - c.y) > 1e-3) return 0;
  const angle = ((Math.atan2(d.y - c.y, d.x - c.x) - Math.atan2(b.y - a.y, b.x - a.x)) * 180) / Math.PI;
  return ((angle + 540) % 360) - 180;
};

/** Without motion, what is new or has come fades in. */
export const fadeIn = (cast: Cast, motions: readonly Motion[]): void => {
  const keys = motions.flatMap(motion => {
    if (motion.kind === 'freeze') return [`veil:${motion.part}`];
    if (motion.kind === 'travel') return standing(motion.to);
    return motion.cells.flatMap(cell => (motion.kind === 'drop' ? [`cell:${cell}`] : standing(cell)));
  });
  // A few shades of it: the board is painted for each of them.
  for (const there of cast.drawn(...new Set(keys)))
    cast.run(there, { opacity: [0, 1] }, { duration: FADE, easing: 'steps(3, jump-start)' });
};
