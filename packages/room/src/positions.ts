import { type Game, type Position, playSteps, type Result } from '@threefold/core';
import type { ReadyPositions, World } from './room.ts';
import type { RoomState } from './state.ts';

type Turns = RoomState['turns'];

/**
 * Positions that are ready to be played on, of the rooms that were played in last: reading one from text takes longer than all the rest of a
 * turn. Each belongs to a list of turns, which is never changed: whoever plays on takes the position and keeps it for the longer list.
 */
export class Positions implements ReadyPositions {
  private readonly most: number;
  /** The longest unused first. */
  private readonly ready = new Map<Turns, Position>();
  /** Those that had to make room, as text. */
  private readonly texts = new WeakMap<Turns, string>();

  constructor(most = 400) {
    this.most = most;
  }

  take(game: Game, state: RoomState): Position {
    const found = this.ready.get(state.turns);
    this.ready.delete(state.turns);
    return found ?? this.read(game, state);
  }

  keep(turns: Turns, position: Position): void {
    this.ready.set(turns, position);
    if (this.ready.size <= this.most) return;
    const [[oldest, unused]] = this.ready as unknown as [[Turns, Position]];
    this.ready.delete(oldest);
    this.texts.set(oldest, unused.encode());
  }

  textOf(game: Game, state: RoomState): string {
    return this.ready.get(state.turns)?.encode() ?? this.texts.get(state.turns) ?? readPosition(game, state).encode();
  }

  private read(game: Game, state: RoomState): Position {
    const text = this.texts.get(state.turns);
    return text === undefined ? readPosition(game, state) : must(game.decode(text));
  }
}

/** The position by what the state says: as text, or by all that was played and drawn. */
const readPosition = (game: Game, { plan, layout, turns, drawn, position: text }: RoomState): Position => {
  if (text !== '') return must(game.decode(text));
  const position = game.start({ seats: plan.seats, options: plan.options, layout });
  for (const steps of [...turns.map(turn => turn.steps), drawn]) must(playSteps(game, position, steps));
  return position;
};

/** The position of a room that has begun, to be changed by the caller: see `Positions.take`. */
export const takePosition = (world: World, game: Game, state: RoomState): Position =>
  world.positions?.take(game, state) ?? readPosition(game, state);

/** Where nobody keeps it ready, a position is text in the state. */
export const settle = (world: World, turns: Turns, position: Position): string => {
  if (!world.positions) return position.encode();
  world.positions.keep(turns, position);
  return '';
};

/** The position of a room as the game writes it; empty before the start. */
export const positionText = (world: World, state: RoomState): string => {
  if (state.position !== '' || state.started === undefined) return state.position;
  const game = world.findGame(state.plan.game);
  if (!game) throw new Error(`no rules for ${state.plan.game}`);
  return world.positions?.textOf(game, state) ?? readPosition(game, state).encode();
};

/** What the room itself wrote is never refused. */
export const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`the room's own data is refused: ${result.error.code} ${result.error.detail}`);
  return result.value;
};
