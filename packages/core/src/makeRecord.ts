import type { Game, Outcome, Setup } from './contract.ts';
import { formatOptions } from './options.ts';
import type { Comment, GameRecord, Tag } from './record.ts';

/** Shares as a record writes them: `1-0`, `0.5-0.5-0`, `1/3-1/3-1/3`. */
export const formatShares = (shares: readonly number[]): string =>
  shares
    .map(share => (share === 0 || share === 1 || share === 0.5 ? String(share) : `1/${Math.round(1 / share)}`))
    .join('-');

/** The shares that a record's Result gives, or undefined when it is none for this number of seats. */
export const parseShares = (text: string, seats: number): readonly number[] | undefined => {
  const shares = text.split('-').map(part => {
    const found = /^(\d{1,2})(?:\.(\d{1,9})|\/([1-9]\d?))?$/.exec(part);
    if (!found) return Number.NaN;
    return found[3] === undefined ? Number(part) : Number(found[1]) / Number(found[3]);
  });
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.length === seats && Math.abs(sum - 1) < 1e-6 ? shares : undefined;
};

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
