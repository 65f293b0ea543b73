import { definitions } from '@threefold-games/catalogue/definitions';
import { findGame, games } from '@threefold-games/games';
import { describe, expect, it } from 'vitest';

describe('the rules of every game', () => {
  it('are those of the definitions, in their order', async () => {
    expect(games).toEqual(await Promise.all(definitions.map(({ game }) => game())));
    expect(games.map(({ id }) => id)).toEqual(definitions.map(({ head }) => head.id));
  });

  it('are found by their ids', () => {
    expect(games.map(({ id }) => findGame(id))).toEqual(games);
    expect(findGame('chess')).toBeUndefined();
  });
});
