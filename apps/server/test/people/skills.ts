import { expect, it } from 'vitest';
import type { House } from '../api/house.ts';

const PASSWORD = 'correct horse battery';
const SKILL = { game: 'tzaar', mean: 900.5, deviation: 150, volatility: 0.06, games: 4, wins: 1, last: 'abc', at: 5 };

/** How well an account plays against bots follows it from device to device, on both databases. */
export const keepsSkills = (house: () => House): void => {
  it('keep how well they play against bots, as the surest of their devices knows it', async () => {
    const first = house().device();
    await first.signsUp('Skilled', PASSWORD);
    const put = async (device: typeof first, ...skills: readonly object[]) =>
      (await device.ask('PUT /api/me/skills', { body: { skills: skills as (typeof SKILL)[] } })).body;
    expect(await put(first)).toEqual({ skills: [] });
    expect(await put(first, SKILL)).toEqual({ skills: [SKILL] });
    const second = house().device();
    await second.ask('POST /api/session', { body: { name: 'Skilled', password: PASSWORD } });
    // What fewer games stand behind does not count, nor what is older.
    expect(await put(second, { ...SKILL, mean: 1500, games: 3, at: 9 })).toEqual({ skills: [SKILL] });
    expect(await put(second, { ...SKILL, mean: 1500, at: 4 })).toEqual({ skills: [SKILL] });
    const newer = { ...SKILL, mean: 950, wins: 0, at: 6 };
    expect(await put(second, newer)).toEqual({ skills: [newer] });
    const more = { ...SKILL, mean: 1000, games: 5, at: 2 };
    const talat = { ...SKILL, game: 'talat' };
    expect(await put(second, more, talat)).toEqual({ skills: [talat, more] });
    expect(await put(first)).toEqual({ skills: [talat, more] });
  });

  it('refuse a skill that nobody has, of a game that there is not, and of guests', async () => {
    const device = house().device();
    const ask = async (...skills: readonly object[]): Promise<unknown> => {
      const { status, body } = await device.ask('PUT /api/me/skills', { body: { skills: skills as (typeof SKILL)[] } });
      return [status, body.code];
    };
    expect(await ask(SKILL)).toEqual([401, 'people.needed']);
    await device.becomes('Guest');
    expect(await ask(SKILL)).toEqual([403, 'people.account']);
    await device.ask('POST /api/account', { body: { name: 'Refused', password: PASSWORD } });
    for (const wrong of [
      { mean: 1e9 },
      { mean: '900' },
      { deviation: 0 },
      { volatility: 2 },
      { games: 1.5 },
      { wins: -1 },
      { last: '<b>' },
      { at: null },
      { game: 'Tzaar' },
      { more: 1 },
    ])
      expect([wrong, await ask({ ...SKILL, ...wrong })]).toEqual([wrong, [400, 'http.input']]);
    expect(await ask(...Array.from({ length: 21 }, () => SKILL))).toEqual([400, 'http.input']);
    expect(await ask(SKILL, { ...SKILL, game: 'chess' })).toEqual([400, 'game.unknown']);
    expect((await device.ask('PUT /api/me/skills', { body: { skills: [] } })).body).toEqual({ skills: [] });
  });
};
