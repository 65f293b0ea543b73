import { findGame } from '@threefold-games/catalogue';
import { botName } from '@threefold-games/room';
import { describe, expect, it } from 'vitest';
import { fitOptions, fitPlan, seatsFor, sit, standardPlan, withBots } from '../src/settings/plans.ts';

const game = findGame('taluva')!;

describe('the plan of a new game', () => {
  it('is me against a bot at first', () => {
    expect(standardPlan(game, 'Ada').seats).toEqual([
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', name: '', level: 1, of: 12, character: 0 },
    ]);
  });

  it('is that of last time, with the name that I have now', () => {
    const last = {
      seats: seatsFor(3, [
        { kind: 'bot', name: '', level: 5 },
        { kind: 'me', name: 'Old' },
      ]),
      options: { tiles: '24' },
    };
    const plan = fitPlan(game, last, 'New');
    expect(plan.options).toEqual({ tiles: '24' });
    expect(plan.seats.map(({ name }) => name)).toEqual(['', 'New', '']);
  });

  it('forgets seats and options that the game does not know', () => {
    const seats = seatsFor(2, []);
    expect(fitPlan(game, { seats, options: { colour: 'red' } }, '').options).toEqual({});
    expect(fitPlan(game, { seats: seatsFor(7, []), options: {} }, '').seats).toHaveLength(2);
  });

  it('has bots of the level that is asked for where some are added', () => {
    const two = standardPlan(game, '').seats;
    expect(seatsFor(4, two, 5).map(({ level, character }) => [level, character])).toEqual([
      [undefined, undefined],
      [1, 0],
      [5, 0],
      [5, 1],
    ]);
    expect(sit(two, 0, 'bot', '', 3)[0]).toMatchObject({ kind: 'bot', level: 3, of: 12 });
  });

  it('has three bots of one level by its three names, whoever is chosen first', () => {
    const bot = { kind: 'bot', name: '', level: 4 } as const;
    expect(withBots([bot, bot, bot]).map(({ character }) => character)).toEqual([0, 1, 2]);
    expect(withBots([{ ...bot, character: 2 }, bot, bot]).map(({ character }) => character)).toEqual([2, 0, 1]);
    const four = withBots(withBots([bot, bot, bot, bot]));
    expect(four.map(({ level = 0, character = 0 }) => botName({ level, character }))).toEqual([
      'Rosa',
      'Felix',
      'Ida',
      'Rosa 2',
    ]);
    expect(withBots([bot, { ...bot, level: 5 }]).map(({ character }) => character)).toEqual([0, 0]);
  });

  it('forgets house rules that do not go with its seats or with each other, and nothing else', () => {
    const talat = findGame('talat')!;
    const chosen = { tieBreak: 'none', komi: '6.5' };
    expect(fitOptions(talat, 2, chosen)).toEqual(chosen);
    expect(fitOptions(talat, 3, chosen)).toEqual({ tieBreak: 'none' });
    expect(fitOptions(talat, 2, { ...chosen, odds: 'seat1step1' })).toEqual({ tieBreak: 'none' });
  });

  it('has me on one seat only', () => {
    const seats = sit(seatsFor(3, [{ kind: 'me', name: 'Ada' }]), 2, 'me', 'Ada');
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'me']);
    expect(seats[2]).toEqual({ kind: 'me', name: 'Ada' });
  });
});
