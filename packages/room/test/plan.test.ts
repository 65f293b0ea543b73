import { type ClockPlan, isSlow, parsePlan } from '@threefold-games/room';
import { DAYS, FISCHER, planOf, world } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

const said = (change: object): string => {
  const parsed = parsePlan(world, { ...planOf('taluva', 3), ...change });
  return parsed.ok ? 'ok' : parsed.error.code;
};
const DAY = 86_400_000;

describe('a plan', () => {
  it('gets every option of its game', () => {
    const parsed = parsePlan(world, { ...planOf('taluva', 3), options: { tiles: '24' } });
    expect(parsed).toMatchObject({ ok: true, value: { options: { ...planOf('taluva', 3).options, tiles: '24' } } });
  });

  it.each([
    ['another game', { game: 'chess' }, 'game.unknown'],
    ['too many seats', { seats: 5 }, 'seats.count'],
    ['an unknown option', { options: { nothing: 'on' } }, 'options.unknown'],
    ['an impossible option', { options: { tiles: '49' } }, 'options.value'],
    ['odds for a seat that there is not', { options: { odds: 'seat3step1' } }, 'options.clash'],
    ['a bot that there is not', { leaver: { kind: 'bot', level: 0, of: 12 } }, 'room.level'],
    ['a bot that there never was', { leaver: { kind: 'bot', level: 9 } }, 'room.level'],
  ])('with %s is refused', (_, change, code) => expect(said(change)).toBe(code));

  it.each<ClockPlan>([
    { kind: 'none' },
    FISCHER,
    DAYS,
    { kind: 'fischer', base: 0, increment: 1000 },
    { kind: 'fischer', base: 1000, increment: 0 },
    { kind: 'delay', base: 0, delay: 1000 },
    { kind: 'byoyomi', base: 0, periods: 1, period: 1000 },
  ])('may have the clock %o', clock => expect(said({ clock })).toBe('ok'));

  it.each<ClockPlan>([
    { kind: 'fischer', base: 0, increment: 0 },
    { kind: 'fischer', base: -1, increment: 1000 },
    { kind: 'fischer', base: 1.5, increment: 1000 },
    { kind: 'fischer', base: DAY, increment: 0 },
    { kind: 'delay', base: 0, delay: 0 },
    { kind: 'byoyomi', base: 1000, periods: 0, period: 1000 },
    { kind: 'byoyomi', base: 1000, periods: 3, period: 999 },
    { kind: 'days', bank: 0, increment: DAY, cap: DAY },
    { kind: 'days', bank: 2 * DAY, increment: DAY, cap: DAY },
    { kind: 'days', bank: 61 * DAY, increment: 0, cap: 80 * DAY },
  ])('may not have the clock %o', clock => expect(said({ clock })).toBe('room.plan'));

  it('gives no rating to games with odds, and no even start that would take them away', () => {
    const plan = { ...planOf('tzaar', 2), rated: true, even: true };
    expect(parsePlan(world, plan)).toMatchObject({ ok: true, value: { rated: true, even: true } });
    const odds = parsePlan(world, { ...plan, options: { odds: 'seat0step2' } });
    expect(odds).toMatchObject({ ok: true, value: { rated: false, options: { setup: 'random', odds: 'seat0step2' } } });
    expect(odds.ok && 'even' in odds.value).toBe(false);
  });

  it('is slow when it is played over days', () => {
    expect([DAYS, FISCHER].map(clock => isSlow(planOf('talat', 2, { clock })))).toEqual([true, false]);
  });
});
