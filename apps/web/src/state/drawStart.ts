import {
  EVEN,
  type Fault,
  formatChances,
  type Game,
  type Options,
  type Setup,
  seededRandom,
  type Tag,
} from '@threefold/core';
import type { EngineClient } from '@threefold/search';

/** A start, and how even it is where that was asked for. */
export interface DrawnStart {
  readonly setup: Setup;
  /** The share of the win that each seat can expect. */
  readonly values?: readonly number[];
  /** Why nobody knows. */
  readonly lack?: Fault;
}

/** Has an even start found; where none can be rated, it is the one that was drawn. */
export const drawEven = async (
  game: Game,
  options: Options,
  seats: number,
  seed: string,
  engine: Pick<EngineClient, 'findEven'>,
  stop?: AbortSignal,
): Promise<DrawnStart> => {
  const asked = engine.findEven({ game: game.id, options, seats, seed, ...EVEN });
  stop?.addEventListener('abort', () => asked.stop());
  const choice = await asked.answer;
  if (!choice.ok) return { setup: game.setup(options, seats, seededRandom(seed)), lack: choice.error };
  return { setup: choice.value.setup, values: choice.value.values };
};

/** What a record says of a start that was to be even. */
export const evenTag = ({ values, lack }: DrawnStart): Tag | undefined =>
  values || lack ? { name: 'Even', value: formatChances(values) } : undefined;
