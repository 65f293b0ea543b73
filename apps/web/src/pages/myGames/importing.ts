import { type Fault, fail } from '@threefold-games/core';
import type { Source } from '../../state/files.ts';
import { findGame, loadedGames } from '../../state/games.ts';
import { type ImportGround, readRecords } from '../../state/importRecords.ts';
import { freshId, freshSecret, library, SavedGame } from '../../state/library.ts';

/** What came of an import. */
export interface ImportReport {
  /** The ids of the games that are new. */
  readonly taken: readonly string[];
  /** How many were here before. */
  readonly known: number;
  readonly broken: readonly { readonly fault: Fault; readonly number: number; readonly name: string }[];
}

/** What imported games are read with. */
const ground = (): ImportGround => ({
  games: loadedGames(),
  fresh: () => ({ id: freshId(), secret: freshSecret() }),
});

/** Keeps every game of the texts that can be read; those that cannot are reported, each with what was wrong. */
export const importTexts = async (sources: readonly Source[]): Promise<ImportReport> => {
  const here = new Set((await library.list()).map(({ record }) => record));
  const taken: string[] = [];
  const broken: { fault: Fault; number: number; name: string }[] = [];
  let known = 0;
  for (const { name, text } of sources) {
    const read = text === undefined ? [fail('record.encoding')] : readRecords(text, ground(), Date.now());
    for (const [at, one] of (read.length === 0 ? [fail('record.empty')] : read).entries()) {
      if (!one.ok) broken.push({ fault: one.error, number: at + 1, name });
      else {
        const { record } = new SavedGame(findGame, { ...one.value, revision: 0 });
        if (here.has(record)) known++;
        else taken.push((await library.create(one.value)).id);
        here.add(record);
      }
    }
  }
  return { taken, known, broken };
};
