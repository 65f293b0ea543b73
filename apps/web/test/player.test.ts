import { games } from '@threefold-games/catalogue';
import { loadFace } from '@threefold-games/catalogue/load';
import { seededRandom } from '@threefold-games/core';
import { speaker } from '@threefold-games/speech';
import { playByLot, startOf } from '@threefold-games/testkit';
import type { PlayerGame, Rating } from '@threefold-games/wire';
import { loadOnlineWords, loadWords } from '@threefold-games/words';
import { describe, expect, it } from 'vitest';
import {
  curvePoints,
  dayShort,
  mainRating,
  otherRatings,
  ratingIcon,
  sayDay,
  sayPeople,
  sayRating,
  sayResult,
  saySeats,
  sayWhy,
} from '../src/account/player/playerTexts.ts';
import { loadGames } from '../src/games/games.ts';

await loadGames();

const words = await loadWords('en');
const online = await loadOnlineWords('en');
const speak = speaker('en');
const face = (await loadFace(games[0]!.id, 'en'))!;
const [first, second] = games as [(typeof games)[number], (typeof games)[number]];

const rating = (part: Partial<Rating>): Rating => ({
  game: first.id,
  pace: 'live',
  versus: 'people',
  seats: 'two',
  rating: 1500,
  doubt: 350,
  games: 1,
  won: 0,
  history: [1500],
  ...part,
});

describe('the ratings of a player', () => {
  const live = rating({ games: 3 });
  const often = rating({ seats: 'more', games: 9 });
  const days = rating({ pace: 'days', games: 50 });
  const bots = rating({ game: null, pace: null, versus: 'bots', games: 99 });
  const all = [days, live, often, bots, rating({ game: second.id })];

  it('show for each game the live one that was played most, whatever was played against bots or over days', () => {
    expect(mainRating(all, first.id)).toBe(often);
    expect(mainRating([days, bots], first.id)).toBeUndefined();
  });

  it('have all others beside them, those against bots first', () => {
    expect(otherRatings(all, games)).toEqual([bots, days, live]);
  });

  it('are told apart by a sign and by words', () => {
    const say = (of: Rating, most: number): string => sayRating(of, 'Gomoku', most, online, speak);
    expect(say(bots, 2)).toBe('Against bots, all games');
    expect(say(days, 2)).toBe('Gomoku, correspondence');
    expect(say(often, 3)).toBe('Gomoku for three');
    expect(say(often, 4)).toBe('Gomoku for three or four');
    expect(say(rating({ seats: 'more', pace: 'days' }), 4)).toBe('Gomoku for three or four, correspondence');
    expect([bots, days, often].map(ratingIcon)).toEqual(['bot', 'calendar', 'together']);
    expect(saySeats(often, 3, online, speak)).toBe('three seats');
    expect(saySeats(live, 3, online, speak)).toBe('two seats');
  });

  it('draw a curve from the lowest to the highest, and none out of its box', () => {
    expect(curvePoints([10, 30, 20], 100, 40)).toEqual([
      [0, 40],
      [50, 0],
      [100, 20],
    ]);
    expect(curvePoints([5, 5], 100, 40)).toEqual([
      [0, 20],
      [100, 20],
    ]);
    expect(curvePoints([5], 100, 40)).toEqual([[100, 20]]);
    expect(curvePoints([], 100, 40)).toEqual([]);
  });
});

const game = (part: Partial<PlayerGame>): PlayerGame => ({
  room: 'aaaa-bbbb',
  game: first.id,
  pace: 'live',
  at: 0,
  seat: 0,
  seats: [{ name: 'Ada' }, { name: 'Ben' }],
  shares: [1, 0],
  why: { kind: 'rule', rule: 'X-1.1' },
  position: null,
  place: 1,
  change: null,
  ...part,
});
const three = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }];

describe('a game of a player', () => {
  const word = (of: PlayerGame): string => sayResult(of, online, speak).word;

  it('says how it ended for that player', () => {
    expect(sayResult(game({}), online, speak)).toEqual({ icon: 'crown', word: 'Won', won: true });
    expect(word(game({ shares: [0, 1], place: 2 }))).toBe('Lost');
    expect(word(game({ shares: [0.5, 0.5] }))).toBe('Shared');
    expect(word(game({ shares: [] }))).toBe('Called off');
  });

  it('says the place where there are more than two, and the last has lost', () => {
    const placed = (place: number, seats = three): string =>
      word(game({ seats, place, shares: seats.map((_, seat) => (seat === 1 ? 1 : 0)) }));
    expect([placed(2), placed(3)]).toEqual(['Second', 'Lost']);
    const four = [...three, { name: 'Dan' }];
    expect([placed(2, four), placed(3, four), placed(4, four)]).toEqual(['Second', 'Third', 'Lost']);
  });

  it('says why it ended, by name', () => {
    const why = (said: PlayerGame['why']): string => sayWhy(game({ why: said }), face, ['Ada', 'Ben'], online, speak);
    expect(why({ kind: 'time', seat: 1 })).toBe('Ben ran out of time');
    expect(why({ kind: 'gone', seat: 0 })).toBe('Ada left');
    expect(why({ kind: 'agreed' })).toBe('By agreement');
    expect(why({ kind: 'abort' })).toBe('Counts for nobody');
  });

  it.each(games)('says by which rule it ended where the last position of $id is known', async each => {
    const own = (await loadFace(each.id, 'en'))!;
    const seats = each.seats[0]!;
    const random = seededRandom('ended');
    const last = playByLot(each, startOf(each, seats, random), random);
    const why = (position: string | null): string =>
      sayWhy(game({ game: each.id, position }), own, ['Ada', 'Ben'], online, speak);
    expect(why(last.encode())).toBe(own.ending(last.view(), last.outcome()!));
    expect(why(null)).toBe('Played to the end');
    expect(why('unreadable')).toBe('Played to the end');
  });

  it('calls bots by their names and levels, those of older games as the interface does', () => {
    const seats = [{ name: 'Ada' }, { name: 'Mirko', level: 7 }, { name: '', level: 7 }];
    expect(sayPeople(game({ seats }), words, speak)).toEqual(['Ada', 'Mirko (level 7)', 'Threefold 7']);
  });
});

describe('a day', () => {
  const now = new Date(2026, 10, 15, 19, 40).getTime();
  const short = (year: number, month: number, day: number): string =>
    dayShort(new Date(year, month, day, 18, 5).getTime(), now, online, speak);

  it('is the time of today, yesterday, a date, and a date with its year', () => {
    expect(short(2026, 10, 15)).toBe('18:05');
    expect(short(2026, 10, 14)).toBe('yesterday');
    expect(short(2026, 10, 12)).toBe('12 Nov');
    expect(short(2025, 10, 12)).toBe('12 Nov 2025');
    expect(sayDay(now, now, online, speak)).toBe('today at 19:40');
  });
});
