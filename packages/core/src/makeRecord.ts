import type { Game, Outcome, Setup } from './contract.ts';
import { formatOptions } from './options.ts';
import type { Comment, GameRecord, Tag } from './record.ts';
import { formatShares } from './shares.ts';

/** The record of a game: every tag that a writer writes, then the caller's own. */
export const makeRecord = (
  game: Game,
  setup: Setup,
  names: readonly string[],
  turns: readonly (readonly string[])[],
  end: {
    readonly outcome?: Outcome | undefined;
    readonly tags?: readonly Tag[];
    readonly comments?: readonly Comment[];
  } = {},
): GameRecord => {
  const { outcome, tags = [], comments = [] } = end;
  return {
    tags: [
      { name: 'Game', value: game.id },
      { name: 'Rules', value: String(game.version) },
      { name: 'Options', value: formatOptions(setup.options) },
      ...(setup.layout === '' ? [] : [{ name: 'Setup', value: setup.layout }]),
      { name: 'Seats', value: names.join('; ') },
      { name: 'Result', value: outcome ? formatShares(outcome.shares) : '*' },
      ...(outcome ? [{ name: 'End', value: outcome.rule }] : []),
      ...(outcome?.ranking ? [{ name: 'Ranking', value: outcome.ranking.join('-') }] : []),
      ...tags,
    ],
    turns,
    comments,
  };
};
