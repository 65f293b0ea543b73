import { ratingsOf } from '@threefold-games/bots/ratings';
import { findGame, games } from '@threefold-games/catalogue';
import { botLevel, seededRandom } from '@threefold-games/core';
import type { RoomResult, RoomState, Sitter } from '@threefold-games/room';
import { speaker } from '@threefold-games/speech';
import { loadLevelWords } from '@threefold-games/words';
import { beforeEach, describe, expect, it } from 'vitest';
import { SavedGame, type StoredGame } from '../src/library/savedGame.ts';
import {
  botsResult,
  chanceAgainst,
  isUnsure,
  learnFrom,
  levelOf,
  type OwnSkill,
  offeredLevel,
  offerOf,
} from '../src/match/level/estimate.ts';
import { forgetSkills, learn, type OwnLevel, ownLevel, skills } from '../src/match/level/ownSkills.ts';
import { readSkills } from '../src/match/level/readSkills.ts';
import { sayChance } from '../src/match/newGame/sayPlan.ts';
import { openGame } from '../src/match/startGame.ts';
import { withLevels } from '../src/match/startRematch.ts';
import { atLevel, type SeatPlan, withBots } from '../src/settings/plans.ts';
import { SECRET } from './sharedStore.ts';

const RATINGS = ratingsOf('tzaar')!;

const me: SeatPlan = { kind: 'me', name: '' };
const bot = (level: number): SeatPlan => ({ kind: 'bot', name: '', level });

let made = 0;

/** A game that has ended, with each seat's share, or as told. */
const ended = (
  seats: readonly SeatPlan[],
  shares: readonly number[],
  { why, ...rest }: Partial<StoredGame> & { readonly why?: RoomResult['why'] } = {},
  game = 'tzaar',
  options: Readonly<Record<string, string>> = {},
): StoredGame => {
  const id = `game${++made}`;
  const room: RoomState = {
    ...openGame(findGame(game)!, { seats, options }, { id, secret: SECRET, now: 1 }),
    phase: 'over',
    result: { shares, why: why ?? { kind: 'rule', rule: 'TZ-5.1' }, at: 2 },
  };
  return { id, revision: 1, form: 3, room, names: [], composed: [], updated: 2, ...rest };
};

const won = (level: number, rest: Partial<StoredGame> = {}): StoredGame => ended([me, bot(level)], [1, 0], rest);
const lost = (level: number, rest: Partial<StoredGame> = {}): StoredGame => ended([me, bot(level)], [0, 1], rest);
const after = (...played: readonly StoredGame[]): OwnSkill | undefined =>
  played.reduce<OwnSkill | undefined>((known, game) => learnFrom(known, game, RATINGS), undefined);

describe('one’s level', () => {
  /** How many levels the estimate is off for people who play like a level, after so many games at the levels that are offered. */
  const errors = (level: number, ratings: readonly number[], count: number): readonly number[] => {
    // Thousands of games: only the level and the result differ.
    const game = won(1);
    let played = 0;
    const play = (at: number, wins: boolean): StoredGame => {
      const { room } = game;
      const result = { ...room.result!, shares: wins ? [1, 0] : [0, 1] };
      return { ...game, id: `played${++played}`, room: { ...room, seats: withLevels(room.seats, at - 1), result } };
    };
    const random = seededRandom(level);
    const truth = { mean: ratings[level - 1]!, deviation: 1, volatility: 0.06 };
    return Array.from({ length: 60 }, () => {
      let known: OwnSkill | undefined;
      for (let i = 0; i < count; i++) {
        const offered = known ? offeredLevel(known, ratings) : 1;
        const wins = random.below(1000) < 1000 * chanceAgainst(truth, offered, ratings);
        known = learnFrom(known, play(offered, wins), ratings);
      }
      return Math.abs(levelOf(known!, ratings) - level);
    });
  };

  it('is found within one after fifteen games at the levels that are offered', () => {
    // Each step takes two games of three from the one below.
    const ladder = Array.from({ length: 12 }, (_, i) => 800 + 120 * i);
    for (const level of [1, 3, 5]) {
      const off = errors(level, ladder, 15).filter(distance => distance > 1).length;
      // One in twenty is unlucky for fifteen games.
      expect(off, `level ${level}`).toBeLessThanOrEqual(6);
    }
  });

  it.each(games.map(({ id }) => id))('of %s is near after fifteen games, by the strength of its bots', id => {
    for (const level of [1, 4, 7]) {
      const off = errors(level, ratingsOf(id)!, 15);
      expect(off.reduce((sum, distance) => sum + distance) / off.length, `level ${level}`).toBeLessThan(2);
    }
  });

  it('is offered where one wins about 45 games of 100', () => {
    for (const level of [1, 4, 9, 12]) {
      const skill = { mean: RATINGS[level - 1]!, deviation: 100, volatility: 0.06 };
      const offered = offeredLevel(skill, RATINGS);
      const share = chanceAgainst(skill, offered, RATINGS);
      for (const other of RATINGS.keys())
        expect(Math.abs(share - 0.45)).toBeLessThanOrEqual(Math.abs(chanceAgainst(skill, other + 1, RATINGS) - 0.45));
      expect(levelOf(skill, RATINGS)).toBe(level);
    }
  });

  it('is perhaps one’s level until three even games are played', () => {
    expect(isUnsure(after(won(1), lost(1))!)).toBe(true);
    expect(isUnsure(after(won(1), lost(1), lost(1))!)).toBe(false);
  });

  it('moves by wins and losses, and by a resignation and a flag as by a loss', () => {
    const turns = [0, 1].map(seat => ({ seat, steps: [], used: 0, left: 0 }));
    const leave = (kind: 'resign' | 'time'): StoredGame => {
      const game = ended([me, bot(3)], [0, 1], { why: { kind, seat: 0 } });
      return { ...game, room: { ...game.room, turns } };
    };
    expect(after(won(3))!.mean).toBeGreaterThan(RATINGS[0]!);
    expect(after(lost(3))!.mean).toBeLessThan(RATINGS[0]!);
    for (const kind of ['resign', 'time'] as const) expect(after(leave(kind))!.mean).toBe(after(lost(3))!.mean);
  });

  it('learns nothing from games that say nothing', () => {
    const person: SeatPlan = { kind: 'person', name: 'Ben' };
    expect(after(ended([me, person], [1, 0]))).toBeUndefined();
    expect(after(ended([person, bot(3)], [1, 0]))).toBeUndefined();
    expect(after(ended([bot(2), bot(3)], [1, 0]))).toBeUndefined();
    expect(after(ended([me, person, bot(2)], [1, 0, 0], {}, 'talat'))).toBeUndefined();
    // Given up before both had made a turn, called off, unfinished, imported.
    expect(after(ended([me, bot(3)], [0, 1], { why: { kind: 'resign', seat: 0 } }))).toBeUndefined();
    const { room, ...game } = won(3);
    const { result: _, ...running } = room;
    expect(after({ ...game, room: { ...room, result: { why: { kind: 'abort' }, at: 2 } } })).toBeUndefined();
    expect(after({ ...game, room: { ...running, phase: 'playing' } })).toBeUndefined();
    expect(after(won(3, { said: { tags: [], comments: [] } }))).toBeUndefined();
    // With odds the result is known, the strength is not.
    const odds = after(ended([me, bot(3)], [1, 0], {}, 'tzaar', { odds: 'seat1step2' }))!;
    expect([odds.mean, odds.games, odds.wins]).toEqual([RATINGS[0], 0, 1]);
  });

  it('counts a game once', () => {
    const game = won(3);
    expect(after(game, game)).toEqual(after(game));
  });

  it('learns less from a game in which turns were taken back or hints asked for', () => {
    const moved = [0, 1, 2, 10].map(aided => after(won(3, { aided }))!.mean - RATINGS[0]!);
    expect(moved).toEqual(moved.toSorted((a, b) => b - a));
    expect(moved[1]).toBeGreaterThan(moved[0]! / 3);
    expect(moved[3]).toBeLessThan(1);
  });

  it('learns as much from a table of four as from one of two, by places', () => {
    const table = (places: readonly number[]): OwnSkill => {
      const why = { kind: 'rule', rule: 'TV-6.1', ranking: places } as const;
      const shares = places.map(place => (place === 1 ? 1 : 0));
      return after(ended([me, bot(1), bot(1), bot(1)], shares, { why }, 'taluva'))!;
    };
    const [first, second, last] = [
      [1, 2, 3, 4],
      [2, 1, 3, 4],
      [4, 1, 2, 3],
    ].map(table);
    expect(first!.mean).toBeCloseTo(after(won(1))!.mean, 6);
    expect(first!.deviation).toBeCloseTo(after(won(1))!.deviation, 6);
    expect(last!.mean).toBeCloseTo(after(lost(1))!.mean, 6);
    expect(second!.mean).toBeLessThan(first!.mean);
    expect(second!.mean).toBeGreaterThan(RATINGS[0]!);
  });
});

describe('after a game against bots alone', () => {
  it('one level lower is offered after a loss, unless there is none', () => {
    expect(offerOf(lost(4), undefined)).toBe(-1);
    expect(offerOf(lost(1), undefined)).toBe(0);
    const draw = ended([me, bot(4)], [0.5, 0.5]);
    expect(offerOf(draw, after(draw))).toBe(0);
    expect(botsResult(draw)?.won).toBeUndefined();
  });

  it('one level higher is offered after two wins in a row', () => {
    const [loss, first, second, top] = [lost(4), won(4), won(4), won(12)];
    expect(offerOf(first, after(first))).toBe(0);
    expect(offerOf(second, after(first, second))).toBe(1);
    expect(offerOf(second, after(first, loss, second))).toBe(0);
    expect(offerOf(top, after(second, top))).toBe(0);
    // Who looks at it again later is offered nothing for it.
    expect(offerOf(first, after(first, second))).toBe(0);
  });

  it('nothing is offered after games with other people', () => {
    expect(offerOf(ended([me, { kind: 'person', name: '' }], [0, 1]), undefined)).toBe(0);
  });

  it('the bots keep their characters at the other level, and no two are the same', () => {
    const [person, ...bots] = ended([me, bot(2), bot(2), bot(1)], [0, 1, 0, 0], {}, 'taluva').room.seats;
    const lower = withLevels([person!, ...bots], -1) as readonly Extract<Sitter, { kind: 'bot' }>[];
    expect(lower[0]).toBe(person);
    expect(lower.slice(1).map(({ level }) => level)).toEqual([1, 1, 1]);
    expect(new Set(lower.slice(1).map(({ character }) => character)).size).toBe(3);
    expect(withLevels([person!, { kind: 'bot', ...botLevel(12), character: 2 }], 1)[1]).toMatchObject({
      level: 12,
      character: 2,
    });
  });
});

describe('a game that is begun with one click', () => {
  it('has bots of the level that suits me, where I alone play bots', () => {
    expect(atLevel(withBots([bot(7), me]), 3)[0]).toMatchObject({ kind: 'bot', level: 3, of: 12, character: 0 });
    const hotSeat = withBots([me, { kind: 'person', name: '' }, bot(7)]);
    expect(atLevel(hotSeat, 3)).toEqual(hotSeat);
  });
});

describe('what is said of a level', () => {
  it('is how it compares with mine, and how often I would win; nothing where nobody can tell', async () => {
    const said = await loadLevelWords('en');
    const own = (chance: number | undefined): OwnLevel => ({
      about: 4,
      unsure: false,
      offered: 4,
      chance: () => chance,
    });
    const say = (level: number, chance: number | undefined): string | undefined =>
      sayChance(own(chance), level, said, speaker('en'));
    expect(say(5, 0.31)).toBe('A step above you: you would win about 3 in 10.');
    expect(say(4, 0.5)).toBe('About your level: you would win about 5 in 10.');
    expect(say(3, 0.66)).toBe('A step below you: you would win about 7 in 10.');
    expect(say(1, 0.97)).toBe('Well below you: you would nearly always win.');
    expect(say(12, 0.01)).toBe('Well above you: you would hardly ever win.');
    expect(say(12, undefined)).toBeUndefined();
  });
});

describe('what is kept of one’s level', () => {
  const skill: OwnSkill = { mean: 900, deviation: 200, volatility: 0.06, games: 2, wins: 1, last: 'x', at: 5 };

  beforeEach(forgetSkills);

  it('is read as it was kept', () => {
    expect(readSkills({ tzaar: skill })).toEqual({ tzaar: skill });
  });

  it.each([undefined, '', [], 7, null])('is nothing when %s was kept', raw => {
    expect(readSkills(raw)).toEqual({});
  });

  it('is lost for a game of which it is damaged, and for no other', () => {
    for (const damage of [
      { mean: null },
      { mean: 1e9 },
      { deviation: 0 },
      { deviation: 'x' },
      { volatility: -1 },
      { games: 1.5 },
      { wins: -1 },
      { last: 4 },
      { last: 'x'.repeat(41) },
      { at: null },
    ])
      expect(readSkills({ tzaar: { ...skill, ...damage }, talat: skill })).toEqual({ talat: skill });
  });

  it('tells a level from the first game on, and how often one wins once that is known', () => {
    const saved = (stored: StoredGame): SavedGame => new SavedGame(findGame, stored);
    expect(ownLevel('tzaar')).toBeUndefined();
    learn(saved(lost(2)));
    expect(ownLevel('tzaar')).toMatchObject({ about: 1, unsure: true, offered: 1 });
    expect(ownLevel('tzaar')?.chance(2)).toBeUndefined();
    for (const game of [won(1), lost(2), won(1), won(1)]) learn(saved(game));
    expect(ownLevel('tzaar')?.unsure).toBe(false);
    expect(ownLevel('tzaar')?.chance(12)).toBeLessThan(0.01);
    expect(ownLevel('talat')).toBeUndefined();
    expect(skills.value.tzaar?.games).toBe(5);
  });
});
