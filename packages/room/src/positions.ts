import { type Game, type Position, playSteps, type Result } from '@threefold-games/core';
import type { KeptPositions, World } from './room.ts';
import type { RoomState } from './state.ts';

type Turns = RoomState['turns'];

/**
 * The positions of many rooms, in little memory: reading one from text takes longer than all the rest of a turn. Each belongs to a list of
 * turns, which is never changed, and is unpacked onto the one position for all rooms of its game, seats and options.
 */
export class Positions implements KeptPositions {
  private readonly packed = new WeakMap<Turns, Int32Array>();
  /** By game, seats and options: the one position on which all such rooms are played, one after the other. */
  private readonly scratch = new Map<string, Position>();

  take(game: Game, state: RoomState): Position {
    const packed = this.packed.get(state.turns);
    if (!packed) return readPosition(game, state);
    const position = this.scratchFor(game, state);
    position.unpack(packed);
    return position;
  }

  keep(turns: Turns, position: Position): void {
    this.packed.set(turns, position.pack());
  }

  private scratchFor(game: Game, { plan: { seats, options }, layout }: RoomState): Position {
    const key = `${game.id} ${seats} ${JSON.stringify(options)}`;
    const known = this.scratch.get(key);
    if (known) return known;
    const position = game.start({ seats, options, layout });
    this.scratch.set(key, position);
    return position;
  }
}

/** The position by what the state says: as text, or by all that was played and drawn. */
const readPosition = (game: Game, { plan, layout, turns, drawn, position: text }: RoomState): Position => {
  if (text !== '') return must(game.decode(text));
  const position = game.start({ seats: plan.seats, options: plan.options, layout });
  for (const steps of [...turns.map(turn => turn.steps), drawn]) must(playSteps(game, position, steps));
  return position;
};

/** The position of a room that has begun, to be played on before the next is asked for: see `KeptPositions`. */
export const takePosition = (world: World, game: Game, state: RoomState): Position =>
  world.positions?.take(game, state) ?? readPosition(game, state);

/** Where nobody keeps it, a position is text in the state. */
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
  return takePosition(world, game, state).encode();
};

/** What the room itself wrote is never refused. */
export const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`the room's own data is refused: ${result.error.code} ${result.error.detail}`);
  return result.value;
};
