import { formatOptions, History, ok, type Result, tagValue } from '@threefold-games/core';
import { type CommandFault, misuse } from '../faults.ts';
import { type Beginning, chooseGame, openGame } from '../openGame.ts';
import type { Context } from '../output.ts';
import { lastReplay } from '../readRecords.ts';
import { Computer } from './computer.ts';
import { playerName, type SeatKind, seatKinds, TerminalGame } from './game.ts';

/** What `threefold play` is told. */
export interface PlayOptions extends Beginning {
  /** Who sits on each seat; people where nothing is said. */
  readonly seat?: readonly SeatKind[] | undefined;
  /** A file to go on from. */
  readonly record?: string | undefined;
  readonly plain?: true | undefined;
}

/** A game that is ready to be played. */
export interface OpenedGame {
  readonly game: TerminalGame;
  readonly computer: Computer;
  /** The file that holds this game and nothing else, if there is one. */
  readonly file: string | undefined;
  /** The first line that the players read. */
  readonly greeting: string;
}

/** Begins a new game, or goes on with that of a record. */
export const openTerminalGame = async (
  context: Context,
  id: string | undefined,
  options: PlayOptions,
): Promise<Result<OpenedGame, CommandFault>> => {
  const seed = options.seed ?? context.io.freshSeed();
  if (options.record !== undefined) return resume(context, id, options, options.record, seed);
  const game = chooseGame(context, id ?? '');
  if (!game.ok) return game;
  const seats = options.seats ?? String(Math.max(options.seat?.length ?? 0, Math.min(...game.value.seats)));
  const setup = openGame(context, game.value, { ...options, seats, seed: `${seed}/setup` });
  if (!setup.ok) return setup;
  const kinds = seatAll(options.seat, setup.value.seats);
  if (!kinds.ok) return kinds;
  const computer = await Computer.open(context, game.value, kinds.value, seed);
  if (!computer.ok) return computer;
  const opened = new TerminalGame({
    history: History.of(game.value, setup.value),
    setup: setup.value,
    names: kinds.value.map(playerName),
    kinds: kinds.value,
    seed,
    tags: [{ name: 'Date', value: context.io.today() }],
  });
  return ok({ game: opened, computer: computer.value, file: undefined, greeting: greet(opened, `seed ${seed}`) });
};

const resume = async (
  context: Context,
  id: string | undefined,
  options: PlayOptions,
  file: string,
  seed: string,
): Promise<Result<OpenedGame, CommandFault>> => {
  if ([options.seats, options.option, options.setup].some(x => x !== undefined)) {
    const sentence = 'A record has its seats, options and set-up in itself.';
    return misuse(sentence, 'Leave --seats, --option and --setup away.');
  }
  const last = await lastReplay(context, file);
  if (!last.ok) return last;
  const { record, replay, count, foreign } = last.value;
  const { game, position } = replay.history;
  if (id !== undefined && id !== game.id) {
    return misuse(`The record is one of ${game.id}, not of ${id}.`, 'Leave the game away.');
  }
  const kinds = seatAll(options.seat, position.seats);
  if (!kinds.ok) return kinds;
  const computer = await Computer.open(context, game, kinds.value, seed);
  if (!computer.ok) return computer;
  const opened = TerminalGame.resume(record, replay, kinds.value, seed);
  // Saving into the file must not destroy other records in it, nor change its format.
  const own = count === 1 && file !== '-' && !foreign ? file : undefined;
  const end = position.outcome() ? undefined : tagValue(record, 'End');
  const left = end === undefined ? '' : `, ended by "${end}" (a further step goes on with it)`;
  const greeting = greet(opened, `${opened.length} steps played${left}`);
  return ok({ game: opened, computer: computer.value, file: own, greeting });
};

const seatAll = (given: readonly SeatKind[] = [], seats: number): Result<readonly SeatKind[], CommandFault> => {
  if (given.length > seats) {
    return misuse(`${given.length} times --seat, but ${seats} seats.`, 'Give --seats, or fewer of --seat.');
  }
  return ok(seatKinds(given, seats));
};

const greet = ({ game, setup }: TerminalGame, more: string): string =>
  `${game.id}, ${setup.seats} seats, ${formatOptions(setup.options)}, ${more}. Type help to see what can be typed.`;
