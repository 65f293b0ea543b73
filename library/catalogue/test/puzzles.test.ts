import { readFileSync } from 'node:fs';
import { heads, loadGame, puzzlesOf } from '@threefold-games/catalogue/load';
import type { Referee } from '@threefold-games/conformance';
import { type Game, legalActions, parseRecord, replay, splitRecords } from '@threefold-games/core';
import { CHUNK, parseEntries, parsePuzzles } from '@threefold-games/learn';
import { amount } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { type RefereeOptions, talatReferee } from '../../../games/talat/test/referee.ts';
import { taluvaReferee } from '../../../games/taluva/test/referee.ts';
import { tzaarReferee } from '../../../games/tzaar/test/referee.ts';

interface Begun {
  readonly seats: number;
  readonly options: object;
  readonly layout: string;
}

/** The slow second reading of each game. */
const REFEREES: Readonly<Record<string, (begun: Begun) => Referee>> = {
  talat: ({ seats, options }) => talatReferee(seats as 2 | 3, options as RefereeOptions),
  tzaar: ({ layout }) => tzaarReferee(layout),
  taluva: ({ seats, options }) =>
    taluvaReferee(seats as 2 | 3 | 4, options as unknown as Parameters<typeof taluvaReferee>[1]),
};

/** Some of the shipped puzzles of a game, each with the game that it comes from. */
const shipped = (id: string) => {
  const shelf = puzzlesOf(id)!;
  const entries = parseEntries(readFileSync(shelf.index, 'utf8'));
  if (!entries.ok) throw new Error(entries.error.detail);
  const chunks = Math.ceil(entries.value.length / CHUNK);
  return Array.from({ length: chunks }, (_, chunk) => {
    const puzzles = parsePuzzles(readFileSync(shelf.chunk(chunk + 1), 'utf8'));
    if (!puzzles.ok) throw new Error(puzzles.error.detail);
    const records = splitRecords(readFileSync(shelf.sources(chunk + 1), 'utf8'));
    return puzzles.value.map((puzzle, i) => ({ puzzle, record: records[i]! })).slice(0, amount(1, CHUNK));
  }).flat();
};

const replayed = (game: Game, text: string) => {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.error.detail);
  const played = replay(() => game, record.value);
  if (!played.ok) throw new Error(played.error.detail);
  return played.value;
};

describe.each(heads.map(({ id }) => id))('the puzzles of %s', id => {
  it('are at least 600', () => {
    const entries = parseEntries(readFileSync(puzzlesOf(id)!.index, 'utf8'));
    expect(entries.ok && entries.value.length).toBeGreaterThanOrEqual(600);
  });

  it('have lines that the referee allows, step by step, and whose end it sees as we do', async () => {
    const game = (await loadGame(id))!;
    for (const { puzzle, record } of shipped(id)) {
      const { history, setup } = replayed(game, record);
      const referee = REFEREES[id]!(setup);
      const turn = history.turns[puzzle.from.turn - 1]!;
      const before = history.before(puzzle.from.turn - 1).withActions(turn.actions.slice(0, turn.drawn.length));
      for (const text of before.texts.flat()) referee.play(text);
      const { position } = before;
      for (const step of puzzle.line.flat()) {
        // What comes between the turns of a line is no draw: those lines are one turn long.
        const legal = legalActions(game, position).map(action => position.format(action));
        expect([puzzle.id, referee.legal().sort()]).toEqual([puzzle.id, legal.sort()]);
        referee.play(step);
        position.make(position.parse(step)!);
      }
      expect([puzzle.id, referee.shares()]).toEqual([puzzle.id, position.outcome()?.shares]);
    }
  });
});
