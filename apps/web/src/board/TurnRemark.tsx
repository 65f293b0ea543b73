import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { whenIdle } from '@threefold-games/board-core/surface';
import { type OpenedCoach, openCoach } from '@threefold-games/catalogue/coach';
import type { History, Turn } from '@threefold-games/core';
import { type Remark, turnOf } from '@threefold-games/learn';
import type { JSX } from 'preact';
import { lang } from '../i18n/index.ts';

interface TurnRemarkProps {
  readonly game: string;
  readonly turn: Turn;
  /** One that the turn is part of; asked only where nobody has looked at the turn before. */
  readonly history: () => History;
  /** By seat: what everybody is called in sentences. */
  readonly names: readonly string[];
}

/** What a turn did, in a few words beside it in a list; nothing for most. */
export const TurnRemark = ({ game, turn, history, names }: TurnRemarkProps): JSX.Element | null => {
  const coach = useCoach(game);
  const remark = coach && remarkOn(turn, history, coach).value;
  if (!remark) return null;
  return (
    <>
      <span class="unseen">, </span>
      <span class="turn-remark">{coach.sayRemark(remark, names)}</span>
    </>
  );
};

/** By language and game. */
const coaches = new Map<string, Signal<OpenedCoach | undefined>>();

/** The coach of a game in the current language; undefined until it is there. One that cannot be loaded is asked for again later. */
export const useCoach = (game: string): OpenedCoach | undefined => {
  const language = lang.value;
  const key = `${language} ${game}`;
  const before = coaches.get(key);
  if (before) return before.value;
  const coach = signal<OpenedCoach | undefined>(undefined);
  coaches.set(key, coach);
  openCoach(game, language).then(
    opened => {
      coach.value = opened;
    },
    () => coaches.delete(key),
  );
  return coach.value;
};

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
