import { CHANCE, type Game, seededRandom } from '@threefold-games/core';
import type { NowView, TablePlan } from '@threefold-games/room';
import type { Speak } from '@threefold-games/speech';
import type { OnlineWords } from '@threefold-games/words';

/** How far a table is from playing. */
export interface Readiness {
  /** How many seats are open. */
  readonly open: number;
  /** Who sits there and is not ready. */
  readonly unready: readonly string[];
  /** Whether the host can start. */
  readonly complete: boolean;
}

export const readinessOf = ({ seats }: Pick<NowView, 'seats'>): Readiness => {
  const open = seats.filter(({ kind }) => kind === 'empty').length;
  const unready = seats.flatMap(seat => (seat.kind === 'person' && !seat.ready ? [seat.name] : []));
  const people = seats.filter(({ kind }) => kind === 'person').length;
  return { open, unready, complete: open === 0 && unready.length === 0 && people > 0 };
};

/** What is missing, as a title. */
export const sayMissing = (
  { open, unready }: Readiness,
  { room }: OnlineWords,
  speak: Speak,
  short: boolean,
): string => {
  if (open > 0) return speak(short ? room.openTitleShort : room.openTitle, { n: open });
  return unready.length > 0 ? speak(room.waitingTitle, { n: unready.length }) : speak(room.readyTitle);
};

/** For whom everybody waits, as a sentence; undefined when for nobody. */
export const sayWaiting = (
  { open, unready }: Readiness,
  me: string,
  { room }: OnlineWords,
  speak: Speak,
): string | undefined => {
  const others = unready.filter(name => name !== me);
  const names = [...others, ...(open > 0 ? [speak(room.waitMore, { n: open })] : [])];
  return names.length > 0 ? speak(room.waitFor, { names: speak.list(names) }) : undefined;
};

/** The first digits of a hash, in groups that can be compared by eye. */
export const shortHash = (hash: string): string => hash.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ');

/** The seats in another order. */
export const shuffled = (count: number, chance: () => number): readonly number[] => {
  const order = Array.from({ length: count }, (_, seat) => seat);
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
};

/** What chance decides at a table: what is drawn in play, how it is laid out before, who sits where, or nothing. What comes first says it for all. */
export const chanceOf = (
  game: Game,
  { options, seats, lot = false }: Pick<TablePlan, 'options' | 'seats' | 'lot'>,
): 'draws' | 'setup' | 'seats' | undefined => {
  // Games without draws lay out the same whatever is drawn: a few tries tell.
  const setups = ['a', 'b', 'c'].map(seed => game.setup(options, seats, seededRandom(seed)));
  if (game.start(setups[0]!).actor === CHANCE) return 'draws';
  if (new Set(setups.map(({ layout }) => layout)).size > 1) return 'setup';
  return lot ? 'seats' : undefined;
};
