import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameRecord, parseRecord, splitRecords } from '@threefold-games/core';

/** The first record of the vectors of a game with this id, or the first of all. */
export const vectorRecord = (game: string, id?: string): GameRecord => {
  const path = fileURLToPath(new URL(`../../../games/${game}/vectors/games.play`, import.meta.url));
  const texts = splitRecords(readFileSync(path, 'utf8'));
  const text = texts.find(each => id === undefined || each.includes(`[Id "${id}"]`));
  const record = parseRecord(text ?? '');
  if (!record.ok) throw new Error(record.error.code);
  // The vectors' own tags are no part of a record.
  const tags = record.value.tags.filter(({ name }) => ['Game', 'Options', 'Setup', 'Seats'].includes(name));
  return { ...record.value, tags };
};
