import type { Game, History, Outcome, Position, Turn } from '@threefold-games/core';
import { botName, type RoomView } from '@threefold-games/room';
import { historyOf } from '../../../scripts/test/provideGames.ts';
import type { SavedGame } from '../src/library/savedGame.ts';
import type { SeatPlan } from '../src/settings/plans.ts';

/** How a game stands, by the rules. */
export interface GameNow {
  readonly game: Game;
  readonly turns: readonly Turn[];
  /** What chance brought before the turn that is on. */
  readonly drawn: readonly string[];
  /** Where the turn begins, after the draw. */
  readonly position: Position;
  /** The steps of the turn that is on. */
  readonly composed: readonly string[];
  readonly outcome: Outcome | undefined;
  readonly setup: { readonly seats: number };
  readonly history: History;
  readonly saved: {
    readonly id: string;
    readonly game: string;
    readonly seats: readonly SeatPlan[];
    readonly status: string;
    readonly record: string;
  };
}

type Room = Pick<RoomView, 'turns'> & {
  readonly plan: RoomView['table']['plan'];
  readonly layout: string;
  readonly drawn: readonly string[];
};

const stand = ({ plan, layout, turns, drawn }: Room): Omit<GameNow, 'saved' | 'composed'> => {
  const history = historyOf({ table: { plan, layout }, now: { drawn }, turns });
  const { game, position, open } = history;
  return {
    game,
    history,
    turns: history.turns,
    drawn: open.drawn,
    position,
    outcome: position.outcome(),
    setup: { seats: plan.seats },
  };
};

/** A saved game, as it stands. */
export const savedNow = (saved: SavedGame): GameNow => ({ ...stand(saved.room), composed: saved.composed, saved });

/** A room, as it stands for somebody who watches. */
export const roomNow = ({ table, turns, now }: RoomView): GameNow => ({
  ...stand({ ...table, turns, drawn: now.drawn }),
  composed: [],
  saved: {
    id: table.id,
    game: table.plan.game,
    seats: now.seats.map((sitter): SeatPlan => {
      if (sitter.kind === 'bot') return { kind: 'bot', name: sitter.for?.name ?? botName(sitter), level: sitter.level };
      return { kind: 'person', name: sitter.kind === 'person' ? sitter.name : '', away: true };
    }),
    status: now.phase,
    record: '',
  },
});
