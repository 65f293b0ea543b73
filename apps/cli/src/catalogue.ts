import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Game } from '@threefold/core';
import { findGame, games } from '@threefold/games';

/** The games that the command knows. */
export interface Catalogue {
  readonly games: readonly Game[];
  findGame(id: string): Game | undefined;
  /** The text of a game's RULES.md. */
  rulesText(id: string): string;
}

const require = createRequire(import.meta.url);
const texts = new Map<string, string>();

export const catalogue: Catalogue = {
  games,
  findGame,
  rulesText(id) {
    const text = texts.get(id) ?? readFileSync(require.resolve(`@threefold/games/${id}/RULES.md`), 'utf8');
    texts.set(id, text);
    return text;
  },
};
