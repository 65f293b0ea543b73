import { readFile } from 'node:fs/promises';
import { bot, gameIds, newGame, ThreefoldError } from '@threefold-games/play';
import * as tzaar from '@threefold-games/play/tzaar';
import { describe, expect, it } from 'vitest';

const game = () => newGame('tzaar', { setup: 'fixed' });

describe('a bot', () => {
  it.each(gameIds)('plays %s to its end', async id => {
    const g = newGame(id, { seed: 1, ...(id === 'taluva' ? { tiles: 24 } : {}) });
    const players = [bot(id, 1, { seed: 1 }), bot(id, 3, { seed: 2 })];
    while (!g.isOver()) {
      const { seat, number } = await players[g.seat!]!.turn(g);
      expect(players[seat]).toBeDefined();
      expect(number).toBe(g.turnNumber - 1);
    }
    expect(g.result()?.shares).toHaveLength(2);
  });

  it('plays the rest of a turn that is begun', async () => {
    const g = game();
    g.turn('D3xC3');
    g.step('E6xD6');
    expect((await bot('tzaar', 2, { seed: 1 }).turn(g)).steps[0]).toBe('E6xD6');
    expect(g.history()).toHaveLength(2);
  });

  it('chooses without playing, the same with the same seed', async () => {
    const g = game();
    g.turn('D3xC3');
    const steps = await bot('tzaar', 1, { seed: 'a' }).choose(g);
    expect(await tzaar.bot(1, { seed: 'a' }).choose(g)).toEqual(steps);
    expect(g.history()).toEqual(['D3xC3']);
    expect(g.canPlay(steps)).toBe(true);
  });

  it('tells what it expects, with its net', async () => {
    const g = game();
    const shares = await bot('tzaar', 6, { seed: 1 }).evaluate(g, { simulations: 20 });
    expect(shares).toHaveLength(2);
    expect(shares[0]! + shares[1]!).toBeCloseTo(1);
    while (!g.isOver()) g.step(g.legal()[0]!);
    expect(await bot('tzaar', 6).evaluate(g)).toEqual(g.result()!.shares);
  });

  it('answers one question after the other', async () => {
    const one = bot('tzaar', 4, { seed: 1 });
    const [a, b] = [game(), game()];
    await Promise.all([one.turn(a), one.turn(b)]);
    expect([a.turnNumber, b.turnNumber]).toEqual([2, 2]);
  });

  it('stops thinking when it is told to, with the best that was found', async () => {
    const g = game();
    const steps = await bot('tzaar', 12, { seed: 1 }).choose(g, { signal: { aborted: true } });
    expect(g.canPlay(steps)).toBe(true);
    expect(g.canPlay(await bot('tzaar', 12, { seed: 1 }).choose(g, { simulations: 2 }))).toBe(true);
  });

  it('gets its net from wherever it is told, when it first thinks, and tries again', async () => {
    const asked: string[] = [];
    const player = bot('tzaar', 3, {
      seed: 1,
      load: address => {
        asked.push(address.href);
        return asked.length === 1 ? Promise.reject(new Error('no network')) : readFile(new URL(address.href));
      },
    });
    const g = game();
    expect(asked).toEqual([]);
    await expect(player.turn(g)).rejects.toMatchObject({
      code: 'net.fetch',
      message: 'The weights of the bot cannot be loaded: no network.',
    });
    expect(g.history()).toEqual([]);
    await player.turn(g);
    expect(g.history()).toHaveLength(1);
    expect(asked).toEqual([expect.stringMatching(/tzaar-small\.net$/), asked[0]]);
  });

  it('refuses weights that are none', async () => {
    const player = bot('tzaar', 3, { load: () => Promise.resolve(new TextEncoder().encode('<!doctype html>')) });
    await expect(player.turn(game())).rejects.toMatchObject({ code: 'net.fetch' });
  });

  it('refuses a level, a game and an end that are not its own', async () => {
    expect(() => bot('tzaar', 13)).toThrow('There is no level 13: a bot has one from 1 to 12.');
    expect(() => bot('tzaar', 1.5)).toThrow(ThreefoldError);
    expect(() => (bot as (id: string) => unknown)('chess')).toThrow('There is no such game');
    const other = newGame('talat') as unknown as ReturnType<typeof game>;
    await expect(bot('tzaar', 1).turn(other)).rejects.toMatchObject({ code: 'bot.game' });
    const g = game();
    while (!g.isOver()) g.step(g.legal()[0]!);
    await expect(bot('tzaar', 1).turn(g)).rejects.toMatchObject({ code: 'game.over', rule: 'TZ-5.4' });
  });

  it('does not play on a game that has gone on meanwhile', async () => {
    const g = game();
    const turn = bot('tzaar', 1, { seed: 1 }).turn(g);
    g.turn('D3xC3');
    await expect(turn).rejects.toMatchObject({ code: 'bot.late' });
    expect(g.history()).toEqual(['D3xC3']);
  });
});
