import { formatOptions, type Game, tagValue } from '@threefold/core';
import { lastReplay } from '../lastReplay.ts';
import { type Beginning, chooseGame, openGame } from '../openGame.ts';
import type { Context } from '../output.ts';
import { stop, type Tried, wrongUsage } from '../trouble.ts';
import { Bots } from './bots.ts';
import { type SeatKind, seatKinds } from './seatKind.ts';
import { Session } from './session.ts';

/** What `threefold play` is told. */
export interface PlayOptions extends Beginning {
  /** Who sits on each seat; people where nothing is said. */
  readonly seat?: readonly SeatKind[] | undefined;
  /** A file to go on from. */
  readonly record?: string | undefined;
  readonly plain?: true | undefined;
}

export interface OpenedSession {
  readonly session: Session;
  readonly bots: Bots;
  /** The file that holds this game and nothing else, if there is one. */
  readonly file: string | undefined;
  /** The first line that the players read. */
  readonly greeting: string;
}

/** Begins a new game, or goes on with that of a record. */
export const openSession = async (
  context: Context,
  id: string | undefined,
  options: PlayOptions,
): Promise<Tried<OpenedSession>> => {
  const seed = options.seed ?? context.io.freshSeed();
  if (options.record !== undefined) return resume(context, id, options, options.record, seed);
  const game = chooseGame(context, id ?? '');
  if (!game.ok) return game;
  const seats = options.seats ?? String(Math.max(options.seat?.length ?? 0, Math.min(...game.value.seats)));
  const setup = openGame(context, game.value, { ...options, seats, seed: `${seed}/setup` });
  if (!setup.ok) return setup;
  const kinds = seatAll(options.seat, setup.value.seats);
  if (!kinds.ok) return kinds;
  const bots = await Bots.open(context, game.value, kinds.value, seed);
  if (!bots.ok) return bots;
  const session = Session.start(game.value, setup.value, kinds.value, seed, context.io.today());
  return {
    ok: true,
    value: { session, bots: bots.value, file: undefined, greeting: greet(session, `seed ${seed}`) },
  };
};

const resume = async (
  context: Context,
  id: string | undefined,
  options: PlayOptions,
  file: string,
  seed: string,
): Promise<Tried<OpenedSession>> => {
  if ([options.seats, options.option, options.setup].some(x => x !== undefined)) {
    const sentence = 'A record has its seats, options and set-up in itself.';
    return stop(wrongUsage(sentence, 'Leave --seats, --option and --setup away.'));
  }
  const last = await lastReplay(context, file);
  if (!last.ok) return last;
  const { record, replay, count, foreign } = last.value;
  const { game, setup } = replay;
  if (id !== undefined && id !== game.id) {
    return stop(wrongUsage(`The record is one of ${game.id}, not of ${id}.`, 'Leave the game away.'));
  }
  const kinds = seatAll(options.seat, setup.seats);
  if (!kinds.ok) return kinds;
  const bots = await Bots.open(context, game, kinds.value, seed);
  if (!bots.ok) return bots;
  const session = Session.resume(record, replay, kinds.value, seed);
  // Saving into the file must not destroy other records in it, nor change its format.
  const own = count === 1 && file !== '-' && !foreign ? file : undefined;
  const end = replay.position.outcome() ? undefined : tagValue(record, 'End');
  const left = end === undefined ? '' : `, ended by "${end}" (a further step goes on with it)`;
  return {
    ok: true,
    value: {
      session,
      bots: bots.value,
      file: own,
      greeting: greet(session, `${replay.steps.length} steps played${left}`),
    },
  };
};

const seatAll = (given: readonly SeatKind[] = [], seats: number): Tried<readonly SeatKind[]> => {
  if (given.length > seats) {
    return stop(wrongUsage(`${given.length} times --seat, but ${seats} seats.`, 'Give --seats, or fewer of --seat.'));
  }
  return { ok: true, value: seatKinds(given, seats) };
};

const greet = ({ game, setup }: { readonly game: Game; readonly setup: Session['setup'] }, more: string): string =>
  `${game.id}, ${setup.seats} seats, ${formatOptions(setup.options)}, ${more}. Type help to see what can be typed.`;
