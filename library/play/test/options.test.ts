import { games } from '@threefold-games/games';
import { type GameOptions, gameIds, type NewGameOptions, newGame } from '@threefold-games/play';
import { describe, expect, it } from 'vitest';

/** Every option that the types know, with a value that is not the standard one; one that is missing here does not compile. */
const OPTIONS: {
  readonly [Id in keyof GameOptions]: { readonly [Name in keyof Required<GameOptions[Id]>]: NewGameOptions<Id> };
} = {
  talat: {
    davidGoliath: { davidGoliath: false },
    endAfterFrozen: { endAfterFrozen: 3 },
    tieBreak: { tieBreak: 'none' },
    zihinScope: { zihinScope: 'bothZihinBoards' },
    firstMover: { firstMover: 'startPlayer' },
    komi: { komi: 2.5 },
    swap: { swap: true },
    odds: { odds: 'seat1step2' },
  },
  tzaar: { setup: { setup: 'tournament' }, odds: { odds: 'seat0step3' } },
  taluva: {
    tiles: { tiles: 36 },
    hutMayTouchOwn: { hutMayTouchOwn: 'off' },
    ranking: { ranking: true },
    odds: { odds: 'seat1step1' },
  },
};

describe('the options that the types know', () => {
  it('are those of the games', () => {
    expect(gameIds).toEqual(games.map(({ id }) => id));
    for (const { id, options } of games)
      expect(Object.keys(OPTIONS[id as keyof GameOptions])).toEqual(Object.keys(options));
  });

  it('have no name that means something else at the beginning', () => {
    const names = games.flatMap(({ options }) => Object.keys(options));
    for (const name of ['seats', 'seed', 'layout', 'names']) expect(names).not.toContain(name);
  });

  it.each(
    gameIds.flatMap(id => Object.entries(OPTIONS[id]).map(([name, options]) => [id, name, options as object] as const)),
  )('%s: %s', (id, name, options) => {
    const said = Object.values(options)[0];
    expect(newGame(id, options).options[name]).toBe(said === 'off' ? false : said);
  });
});
