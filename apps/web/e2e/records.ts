import { readFileSync } from 'node:fs';
import { botLevel, formatRecord, parseRecord, splitRecords, tagValue } from '@threefold-games/core';
import type { SeatPlan } from '../src/settings/plans.ts';

/** Games that are there to be played in tests. */
export const GAMES = ['talat', 'tzaar', 'taluva'] as const;
export type GameId = (typeof GAMES)[number];

/** Tags of the test vectors that say what they test; no record of ours has them. */
const FOREIGN = ['Id', 'Source', 'Reason', 'Legal', 'Detail', 'Note'];

const vectorsOf = (game: GameId): readonly string[] =>
  splitRecords(readFileSync(new URL(`../../../games/${game}/vectors/games.play`, import.meta.url), 'utf8'));

/** A real game from the test vectors, as its record. */
export const realRecord = (game: GameId, number = 0): string => {
  const record = parseRecord(vectorsOf(game)[number] ?? '');
  if (!record.ok) throw new Error(record.error.detail);
  return formatRecord({ ...record.value, tags: record.value.tags.filter(({ name }) => !FOREIGN.includes(name)) });
};

/** The same by its name among the vectors. */
export const recordWith = (game: GameId, id: string): string =>
  realRecord(
    game,
    vectorsOf(game).findIndex(text => text.includes(`[Id "${id}"]`)),
  );

/** A record up to a turn, as if it had just been played so far. */
export const cutRecord = (text: string, turns: number): string => {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.error.detail);
  const tags = record.value.tags
    .filter(({ name }) => name !== 'End' && name !== 'Ranking')
    .map(tag => (tag.name === 'Result' ? { ...tag, value: '*' } : tag));
  return formatRecord({ tags, turns: record.value.turns.slice(0, turns), comments: [] });
};

/** Who plays a saved game, and what it is called. */
export interface SavedAs {
  readonly id?: string;
  /** The seat on which I sit. */
  readonly me?: number;
  /** Who the others are. */
  readonly others?: 'person' | 'bot';
  /** Whether the record has come to its end. */
  readonly over?: boolean;
}

/** A saved game of the first form: the app makes a match of it when it meets one. */
export interface OldGame {
  readonly id: string;
  readonly revision: number;
  readonly game: string;
  readonly record: string;
  readonly composed: readonly string[];
  readonly seats: readonly SeatPlan[];
  readonly started: number;
  readonly updated: number;
  readonly status: 'running' | 'over' | 'stopped';
  readonly draws?: string;
}

/** A saved game of a record in which I sit on the seat that is next, or wherever said; the others are people or bots. */
export const savedOf = (
  game: GameId,
  record: string,
  { id = `real-${game}`, me = 0, others = 'person', over = false }: SavedAs = {},
): OldGame => {
  const parsed = parseRecord(record);
  if (!parsed.ok) throw new Error(parsed.error.detail);
  const seats = (tagValue(parsed.value, 'Seats') ?? '').split('; ');
  return {
    id,
    revision: 1,
    game,
    record,
    composed: [],
    seats: seats.map((name, seat) =>
      seat === me
        ? { kind: 'me', name: '' }
        : { kind: others, name: others === 'bot' ? '' : name, ...(others === 'bot' && botLevel(1)) },
    ),
    started: Date.UTC(2026, 5, 1, 12),
    updated: Date.UTC(2026, 5, 1, 13),
    status: over ? 'over' : 'running',
    draws: `draws of ${id}`,
  };
};
