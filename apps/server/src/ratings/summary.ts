import { botLevel, levelNow } from '@threefold/core';
import { botName, type RoomState, type Sitter } from '@threefold/room';
import type { PlayerGame } from '@threefold/wire';
import { headOf } from '../store/headOf.ts';

/** A finished game as lists of games tell it. */
export type Summary = Pick<PlayerGame, 'seats' | 'shares' | 'why'>;

/** What a seat was in the end. */
export interface EndSeat {
  readonly seat: number;
  /** Who sat there, even if a bot stood in for them. */
  readonly person?: string;
  /** Of the bot that sat there from the start. */
  readonly level?: number;
  readonly share: number;
  /** 1 for the first; those who share a place have the same. */
  readonly place: number;
  readonly won: boolean;
  /** Whether the person left before the end. */
  readonly left: boolean;
}

/** A game that was played to an end that counts; undefined where it was aborted or never begun. */
export const endOf = (state: RoomState): readonly EndSeat[] | undefined => {
  const { result, seats } = state;
  if (!result?.shares || state.started === undefined) return undefined;
  const { shares, why } = result;
  // A ranking that the rules made holds only while everybody stayed: who left is last.
  const left = seats.map((sitter, seat) => hasLeft(sitter) || (why.kind === 'gone' && why.seat === seat));
  const points = seats.map((_, seat) =>
    why.kind === 'rule' && why.ranking && !left.some(Boolean) ? -(why.ranking[seat] ?? 0) : (shares[seat] ?? 0),
  );
  return seats.map((sitter, seat) => ({
    seat,
    ...whoOf(sitter),
    share: shares[seat] ?? 0,
    place: 1 + points.filter(point => point > points[seat]!).length,
    won: (shares[seat] ?? 0) === 1,
    left: left[seat] ?? false,
  }));
};

/** Whether a game counts for ratings: not if it was given up before every seat had made a turn. */
export const isRated = ({ plan, result, seats, turns }: RoomState): boolean =>
  plan.rated && (result?.why.kind === 'rule' || seats.every((_, seat) => turns.some(turn => turn.seat === seat)));

const hasLeft = (sitter: Sitter): boolean => sitter.kind === 'bot' && sitter.for !== undefined;

const whoOf = (sitter: Sitter): Pick<EndSeat, 'person' | 'level'> => {
  if (sitter.kind === 'person') return { person: sitter.person };
  if (sitter.kind === 'bot') return sitter.for ? { person: sitter.for.person } : { level: sitter.level };
  return {};
};

export const summaryOf = ({ seats, result }: RoomState): Summary => ({
  seats: seats.map(sitter => {
    if (sitter.kind === 'person') return { name: sitter.name, person: sitter.person };
    if (sitter.kind === 'bot')
      return sitter.for
        ? { name: sitter.for.name, person: sitter.for.person }
        : { name: botName(sitter), ...botLevel(sitter.level) };
    return { name: '' };
  }),
  shares: result?.shares ?? [],
  why: result?.why ?? { kind: 'abort' },
});

/** A summary as it was stored; one of when bots had eight levels names those that are as strong today. */
export const readSummary = (game: string, text: string): Summary => {
  const stored = JSON.parse(text) as Summary;
  const seats = stored.seats.map(seat =>
    seat.level === undefined ? seat : { ...seat, ...botLevel(levelNow(headOf(game), seat) ?? 1) },
  );
  return { ...stored, seats };
};

export const paceOf = (slow: number | boolean): 'live' | 'days' => (slow ? 'days' : 'live');
