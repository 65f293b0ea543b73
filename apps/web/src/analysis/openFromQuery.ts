import { type Fault, ok, parseOptions, parseRecord, type Result, seededRandom } from '@threefold-games/core';
import { findGame, loadedGames, loadFace } from '../games/index.ts';
import { library } from '../library/index.ts';
import { freshId } from '../storage/index.ts';
import { readStudyAnchor } from './links.ts';
import { type OpenedStudy, studyOfPosition, studyOfRecord } from './studyRecord.ts';
import { openText } from './studyText.ts';
import { openStudy, ROOT } from './tree.ts';

/** The result of opening an address. */
type Opening =
  | { readonly kind: 'opened'; readonly opened: OpenedStudy }
  | { readonly kind: 'setUp'; readonly game: string; readonly seats: number }
  | { readonly kind: 'refused'; readonly why: Refusal }
  | { readonly kind: 'choose' }
  | { readonly kind: 'nothing' };

/** Why something could not be opened. */
export type Refusal = Fault | 'link';

const openingOf = (opened: Result<OpenedStudy>): Opening =>
  opened.ok ? { kind: 'opened', opened: opened.value } : { kind: 'refused', why: opened.error };

/** Opens what an address asks for: a link that brings its study along, a saved game, a position, a game. */
export const openFromQuery = async (query: Readonly<Record<string, string>>, hash: string): Promise<Opening> => {
  const text = await readStudyAnchor(hash);
  if (text === null) return { kind: 'refused', why: 'link' };
  if (text !== undefined) return openingOf(openText(loadedGames(), text));
  const { from, turn, position, game: id, setup, seats } = query;
  if (from !== undefined) return openingOf(await openSaved(from, turn));
  if (position !== undefined) return openingOf(studyOfPosition(findGame, position));
  const game = id === undefined ? undefined : findGame(id);
  if (!game) return { kind: setup === undefined ? 'nothing' : 'choose' };
  const count = game.seats.find(n => String(n) === seats) ?? game.seats[0]!;
  return setup === undefined
    ? openingOf(await beginGame(game.id, count))
    : { kind: 'setUp', game: game.id, seats: count };
};

/** A fresh game with what chance lays out before it. */
export const beginGame = async (id: string, seats: number): Promise<Result<OpenedStudy>> => {
  const game = findGame(id)!;
  const options = parseOptions(game.options, seats, {});
  if (!options.ok) return options;
  const setup = game.setup(options.value, seats, seededRandom(freshId(32)));
  const face = await loadFace(id);
  const names = Array.from({ length: seats }, (_, seat) => face.seatName(seat, seats));
  const study = openStudy(game, { kind: 'setup', setup, names, tags: [] });
  return study.ok ? ok({ study: study.value, at: ROOT, composed: [] }) : study;
};

const openSaved = async (id: string, turn: string | undefined): Promise<Result<OpenedStudy>> => {
  const saved = await library.load(id);
  if (!saved.ok) return saved;
  const record = parseRecord(saved.value.record);
  if (!record.ok) return record;
  return studyOfRecord(findGame, record.value, /^\d+$/.test(turn ?? '') ? Number(turn) : undefined);
};
