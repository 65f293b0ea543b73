import type { Seat } from '@threefold-games/core';
import type { ReasonRule, TurnWithPositions, Values } from '@threefold-games/learn';
import type { TalatView } from '@threefold-games/talat';
import { isAcross } from '@threefold-games/talat/display';
import { deedOf } from './deeds.ts';
import { seatsBut, towersFor } from './sight.ts';

type Rule = ReasonRule<TalatView>;

/** How a turn ended the game for its seat, as sentences tell it; undefined where it goes on. */
const endOf = (turn: TurnWithPositions<TalatView>) => {
  const deed = deedOf(turn);
  const shares = turn.after.outcome()?.shares;
  if (!deed || !shares) return undefined;
  const { seat, step, froze: board, after } = deed;
  const others = seatsBut(seat, after.seats);
  const best = (of: readonly number[]): Seat => others.reduce((who, other) => (of[other]! > of[who]! ? other : who));
  const isWon = shares[seat]! > 0.5;
  const who = best(isWon ? after.points : shares);
  const [own, theirs] = [after.points[seat]!, after.points[who]!];
  const values: Values = { step, board, who, own, theirs };
  return { values, isTied: own === theirs, isWon, isLost: shares[seat] === 0 };
};

/** The turn that was played ends the game, and somebody else wins. */
const ended = (id: string, tied: boolean): Rule => ({
  id,
  about: 'both',
  find({ played }) {
    const end = endOf(played.turn);
    return end?.isLost && end.isTied === tied ? { ground: 'rule', weight: 10, values: end.values } : undefined;
  },
});

/** The better turn ends the game and wins it. */
const ends = (id: string, tied: boolean): Rule => ({
  id,
  about: 'better',
  find({ better }) {
    const end = endOf(better.turn);
    return end?.isWon && end.isTied === tied ? { ground: 'rule', weight: 10, values: end.values } : undefined;
  },
});

/** The towers on a board that play for a seat and are not across. */
const underWay = (view: TalatView, board: number, seat: Seat): number =>
  towersFor(view, seat).filter(tower => tower.board === board - 1 && !isAcross(tower)).length;

/** What was played freezes a board on which the seat's towers were under way (TA-5.4). */
const stops: Rule = {
  id: 'stops',
  about: 'both',
  find({ seat, played, better }) {
    const deed = deedOf(played.turn);
    if (!deed?.froze || deedOf(better.turn)?.froze === deed.froze) return undefined;
    const { step, froze: board, after } = deed;
    const n = underWay(after, board, seat);
    return n > 0 ? { ground: 'line', weight: 7, values: { step, board, n } } : undefined;
  },
};

/** The better turn freezes a board on which somebody else's towers were under way, more than the seat's own. */
const stopsOthers: Rule = {
  id: 'stopsOthers',
  about: 'better',
  find({ seat, played, better }) {
    const deed = deedOf(better.turn);
    if (!deed?.froze || better.turn.after.outcome()) return undefined;
    if (played && deedOf(played.turn)?.froze === deed.froze) return undefined;
    const { step, froze: board, after } = deed;
    const stopped = seatsBut(seat, after.seats).map(who => ({ who, n: underWay(after, board, who) }));
    const { who, n } = stopped.reduce((most, each) => (each.n > most.n ? each : most));
    return n > underWay(after, board, seat)
      ? { ground: 'line', weight: 6, values: { step, board, who, n } }
      : undefined;
  },
};

/** Reasons about boards that freeze, and the end. */
export const endReasons: readonly Rule[] = [
  ended('ended', false),
  ended('endedTied', true),
  ends('ends', false),
  ends('endsTied', true),
  stops,
  stopsOthers,
];
