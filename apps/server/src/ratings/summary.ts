import { botLevel, levelNow } from '@threefold-games/core';
import { botName, leaversOf, placesOf, type RoomState, type Sitter, wasPlayed } from '@threefold-games/room';
import type { PlayerGame } from '@threefold-games/wire';
import { headOf } from '../store/lobbyRows.ts';

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
  const places = placesOf(state);
  if (!result?.shares || !places || state.started === undefined) return undefined;
  const { shares } = result;
  const left = leaversOf(state);
  return seats.map((sitter, seat) => ({
    seat,
    ...whoOf(sitter),
    share: shares[seat] ?? 0,
    place: places[seat]!,
    won: (shares[seat] ?? 0) === 1,
    left: left[seat] ?? false,
  }));
};

/** Whether a game counts for ratings. */
export const isRated = (state: RoomState): boolean => state.plan.rated && wasPlayed(state);

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
