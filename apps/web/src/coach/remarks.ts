import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { whenIdle } from '@threefold-games/board/surface';
import type { OpenedCoach } from '@threefold-games/catalogue/coach';
import type { History, Turn } from '@threefold-games/core';
import { type Remark, turnOf } from '@threefold-games/learn';

/** How long turns are looked at before the page may go on, in milliseconds. */
const SLICE = 8;

/** A turn that nobody has looked at yet. */
interface Waiting {
  readonly turn: Turn;
  readonly history: History;
  readonly coach: Pick<OpenedCoach, 'remark'>;
  readonly found: Signal<Remark | undefined>;
}

/** What was found out, once for each turn. */
const known = new WeakMap<Turn, Signal<Remark | undefined>>();
const waiting: Waiting[] = [];

/** The remark on a turn, which is found once the page is idle; undefined until then, and for most turns. `history` has the turn in it. */
export const remarkOn = (
  turn: Turn,
  history: () => History,
  coach: Pick<OpenedCoach, 'remark'>,
): ReadonlySignal<Remark | undefined> => {
  const before = known.get(turn);
  if (before) return before;
  const found = signal<Remark | undefined>(undefined);
  known.set(turn, found);
  if (waiting.length === 0) whenIdle(lookAtTurns);
  waiting.push({ turn, history: history(), coach, found });
  return found;
};

/** Looks at turns as long as nobody waits for it, the latest first: that is where lists are looked at. */
const lookAtTurns = (hasTime: () => boolean): void => {
  const end = performance.now() + SLICE;
  do {
    const { turn, history, coach, found } = waiting.pop()!;
    // What chance alone has done is no turn of anybody.
    if (turn.seat >= 0) found.value = coach.remark(turnOf(history, history.turns.lastIndexOf(turn)));
  } while (waiting.length > 0 && hasTime() && performance.now() < end);
  if (waiting.length > 0) whenIdle(lookAtTurns);
};
