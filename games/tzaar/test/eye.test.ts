import { type Action, NOBODY, type Position, parseOptions, seededRandom } from '@threefold-games/core';
import { CHARACTERS, type Level, Player } from '@threefold-games/search';
import { must } from '@threefold-games/testkit';
import { type TzaarView, tzaar } from '@threefold-games/tzaar';
import { describe, expect, it } from 'vitest';
import { bot } from '../bot/index.ts';
import { KEPT, steps, table } from './table.ts';

const around = { now: () => 0, pause: () => Promise.resolve() };
const actions = new Int32Array(tzaar.maxActions);
const characters = Array.from({ length: CHARACTERS }, (_, character) => character);
const begin = (seed: number, setup = 'random'): Position<TzaarView> =>
  tzaar.start(tzaar.setup(must(parseOptions(tzaar.options, 2, { setup })), 2, seededRandom(seed)));

const playerOf = (level: Level, seed: number, character = 0): Player =>
  new Player({ bot, evaluator: bot.hand(), level, around, seed, character });
const LEVEL_1 = bot.levels[0]!;
/** As the first level, but it overlooks nothing to speak of. */
const WATCHFUL: Level = { ...LEVEL_1, looks: 10_000 };

const stepOf = async (position: Position, player: Player): Promise<string> =>
  (await player.chooseTurn(position)).steps[0]!;
/** What players who differ only in their seeds play. */
const stepsBySeed = (position: Position, level: Level, character = 0): Promise<string[]> =>
  Promise.all(Array.from({ length: 60 }, (_, seed) => stepOf(position, playerOf(level, seed, character))));
const shareOf = <T>(list: readonly T[], holds: (each: T) => boolean): number => list.filter(holds).length / list.length;

const salience = new Float32Array(tzaar.maxActions);
const liking = new Float32Array(tzaar.maxActions);
/** How much each step of a position catches a character's eye. */
const seen = (position: Position, character: number): ReadonlyMap<string, number> => {
  const count = position.legal(actions);
  bot.eye!.look(position, actions, count, character, salience, liking);
  return new Map(Array.from(actions.subarray(0, count), (each, i) => [position.format(each as Action), salience[i]!]));
};

describe('an eye for TZAAR', () => {
  it.each(['random', 'fixed', 'tournament'])(
    'sees something in every legal step and leaves the position as it was: %s',
    setup => {
      const random = seededRandom(`eye ${setup}`);
      for (let game = 0; game < 3; game++) {
        const position = begin(game, setup);
        while (position.actor !== NOBODY) {
          const count = position.legal(actions);
          const before = position.encode();
          for (const character of characters) {
            bot.eye!.look(position, actions, count, character, salience, liking);
            for (const felt of [salience, liking])
              expect(felt.subarray(0, count).every(each => each > 0 && Number.isFinite(each))).toBe(true);
          }
          expect(position.encode()).toBe(before);
          position.make(actions[random.below(count)]! as Action);
        }
      }
    },
  );

  it.each(characters)('falls on a tall stack and on a rare type: character %i', who => {
    const tall = seen(table({ ...KEPT, D4: 'A2', D5: 'o2', D3: 'o', H1: 'a', H6: 'o' }, 'w1'), who);
    expect(tall.get('D4xD5')!).toBeGreaterThan(2 * tall.get('D4xD3')!);
    const rare = seen(table({ ...KEPT, D4: 'A', D5: 'a', D3: 'o', H1: 'a', H6: 'o' }, 'w1'), who);
    expect(rare.get('D4xD5')!).toBeGreaterThan(2 * rare.get('D4xD3')!);
  });

  it.each(characters)('hardly thinks of covering a Tzaar with a Tott: character %i', who => {
    const position = table({ ...KEPT, D4: 'O', D5: 'A', D3: 'O', A2: 'A', H6: 'A' }, 'w2');
    const covers = seen(position, who);
    expect(covers.get('D4+D3')!).toBeGreaterThanOrEqual(5 * covers.get('D4+D5')!);
  });

  it('is one for each character: who stacks, who captures twice, and who runs along the lines', async () => {
    const [stacker, hunter, runner] = await Promise.all(characters.map(playedBy));
    expect(shareOf(hunter!, isSecondCapture)).toBeGreaterThan(shareOf(stacker!, isSecondCapture) + 0.05);
    expect(shareOf(hunter!, isSecondCapture)).toBeGreaterThan(shareOf(runner!, isSecondCapture));
    for (const other of [stacker!, hunter!])
      expect(shareOf(runner!, isFar)).toBeGreaterThan(shareOf(other, isFar) + 0.1);
  });
});

/** The turns of a character of the first level in some games against itself. */
const playedBy = async (character: number): Promise<(readonly string[])[]> => {
  const played: (readonly string[])[] = [];
  for (let seed = 0; seed < 12; seed++) {
    const position = begin(seed);
    const players = [0, 1].map(seat => playerOf(LEVEL_1, 2 * seed + seat, character));
    while (position.actor !== NOBODY) {
      const turn = await players[position.actor]!.chooseTurn(position);
      played.push(turn.steps);
      for (const action of turn.actions) position.make(action);
    }
  }
  return played;
};
const isSecondCapture = (turn: readonly string[]): boolean => turn[1]?.[2] === 'x';
/** Whether a turn's first step leads along a line, not to the next space: by the letters and numbers of its spaces. */
const isFar = ([step]: readonly string[]): boolean =>
  Math.abs(step!.charCodeAt(0) - step!.charCodeAt(3)) > 1 || Math.abs(Number(step![1]) - Number(step![4])) > 1;

describe('a level that overlooks', () => {
  it('sees the same position always alike', async () => {
    const position = begin(5);
    const player = playerOf(LEVEL_1, 7);
    const first = await stepOf(position, player);
    await stepOf(begin(6), player);
    expect(await stepOf(position, player)).toBe(first);
    expect(await stepOf(position, playerOf(LEVEL_1, 7))).toBe(first);
    expect(new Set(await stepsBySeed(position, LEVEL_1)).size).toBeGreaterThan(3);
  });

  it('plays legal steps only, to the end', async () => {
    const players = [0, 1].map(seat => playerOf(LEVEL_1, seat, seat));
    const position = begin(2);
    while (position.actor !== NOBODY)
      for (const step of (await players[position.actor]!.chooseTurn(position)).steps) {
        expect(steps(position)).toContain(step);
        position.make(position.parse(step)!);
      }
  });

  it('takes a win that it notices', async () => {
    const { I1: _, ...others } = KEPT;
    const position = table({ ...others, D4: 'O', D5: 'a', D3: 'o', C4: 'r' }, 'w1');
    for (const character of characters)
      for (const step of await stepsBySeed(position, WATCHFUL, character)) expect(step.slice(2)).toBe('xD5');
  });

  it('does not bury its last of a type when it notices another step', async () => {
    const position = table({ ...KEPT, A2: 'O', D4: 'O', D5: 'o' }, 'w2');
    const losing = ['A2+A1', 'A2+A3'];
    expect(steps(position)).toEqual(expect.arrayContaining(losing));
    for (const character of characters)
      for (const step of await stepsBySeed(position, LEVEL_1, character)) expect(losing).not.toContain(step);
  });
});
