import {
  type Fault,
  type FaultCode,
  formatRecord,
  type GameRecord,
  History,
  makeRecord,
  parseOptions,
  parseRecord,
  parseSeats,
  type Result,
  readOptions,
  replay,
  rewriteRecord,
  type Setup,
  seededRandom,
  tagValue,
} from '@threefold-games/core';
import { type BoardGame, findBoardGame, onlyBoardGame } from './games.ts';
import type { Origin } from './plan.ts';

/** Why a board cannot show what it is asked for. */
export interface BoardFault {
  /** One of core's, or `board.turn` for a turn that there is not. */
  readonly code: FaultCode | 'board.turn';
  /** What exactly was wrong. */
  readonly detail: string;
  /** What could not be read. */
  readonly of: 'game' | 'record' | 'position' | 'fresh' | 'turn';
  /** Where in a record. */
  readonly turn?: number;
  readonly step?: number;
}

/** A game that a board can show. */
export interface Opened {
  readonly game: BoardGame;
  readonly history: History;
  /** By seat: who sits there, where a record says so. */
  readonly names: readonly string[];
  /** How it began; undefined where it begins with a position. */
  readonly setup: Setup | undefined;
  /** What it was read from. */
  readonly record: GameRecord | undefined;
}

/** Opens what the attributes ask for; `seed` is for what they leave to chance. */
export const open = (origin: Origin, seed: string): Result<Opened, BoardFault> => {
  if (origin.record !== undefined) return openRecord(origin.record, origin.game);
  const game = gameOf(origin.game ?? origin.position?.split('/', 1)[0]);
  if (!game.ok) return game;
  return origin.position === undefined
    ? openFresh(game.value, origin, seed)
    : openPosition(game.value, origin.position);
};

/** The game of a board as a record; undefined where it does not begin as games do. */
export const recordOf = (opened: Opened, history: History): string | undefined => {
  const { game, names, setup, record } = opened;
  if (!setup) return undefined;
  if (record && history === opened.history)
    return formatRecord(rewriteRecord(record, { setup, names, history: opened.history }));
  const outcome = history.position.outcome();
  return formatRecord(makeRecord(game.game, setup, namesOf(opened), history.texts, { outcome }));
};

/** By seat: who sits there, else what the seat is called. */
const namesOf = ({ names, history, game }: Opened): readonly string[] =>
  Array.from(
    { length: history.position.seats },
    (_, seat) => names[seat] ?? game.english.seatName(seat, history.position.seats),
  );

const gameOf = (id: string | undefined): Result<BoardGame, BoardFault> => {
  const game = id === undefined ? onlyBoardGame() : findBoardGame(id);
  return game ? { ok: true, value: game } : refuse('game', { code: 'game.unknown', detail: id ?? '' });
};

const openRecord = (text: string, id: string | undefined): Result<Opened, BoardFault> => {
  const record = parseRecord(text);
  if (!record.ok) return refuse('record', record.error);
  const told = tagValue(record.value, 'Game');
  const game = gameOf(told);
  if (!game.ok) return game;
  if (id !== undefined && id !== told) return refuse('record', { code: 'game.unknown', detail: `${told}, not ${id}` });
  const played = replay(() => game.value.game, record.value);
  if (!played.ok) return refuse('record', played.error);
  return { ok: true, value: { game: game.value, record: record.value, ...played.value } };
};

const openPosition = (game: BoardGame, text: string): Result<Opened, BoardFault> => {
  const position = game.game.decode(text);
  if (!position.ok) return refuse('position', position.error);
  const history = History.from(game.game, position.value);
  return { ok: true, value: { game, history, names: [], setup: undefined, record: undefined } };
};

const openFresh = (
  board: BoardGame,
  { seats, options, setup: layout }: Origin,
  seed: string,
): Result<Opened, BoardFault> => {
  const { game } = board;
  const count = parseSeats(game, seats ?? game.seats[0]!);
  if (!count.ok) return refuse('fresh', count.error);
  const given = readOptions(options);
  if (!given.ok) return refuse('fresh', given.error);
  const read = parseOptions(game.options, count.value, given.value);
  if (!read.ok) return refuse('fresh', read.error);
  const setup =
    layout === undefined
      ? { ok: true as const, value: game.setup(read.value, count.value, seededRandom(seed)) }
      : game.parseSetup(count.value, read.value, layout);
  if (!setup.ok) return refuse('fresh', setup.error);
  const history = History.of(game, setup.value);
  return { ok: true, value: { game: board, history, names: [], setup: setup.value, record: undefined } };
};

const refuse = (of: BoardFault['of'], fault: Fault): Result<never, BoardFault> => ({
  ok: false,
  error: { ...fault, of },
});
