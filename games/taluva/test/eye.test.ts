import { type Action, CHANCE, NOBODY, type Position, seededRandom } from '@threefold-games/core';
import { CHARACTERS, type Level, Player } from '@threefold-games/search';
import { describe, expect, it } from 'vitest';
import { bot } from '../bot/index.ts';
import { taluva } from '../rules/index.ts';
import { FLAT, island, MOUNTAIN, type Picture, start } from './island.ts';

const actions = new Int32Array(taluva.maxActions);
const salience = new Float32Array(taluva.maxActions);
const liking = new Float32Array(taluva.maxActions);

/** How much each legal step catches a character's eye. */
const look = (position: Position, character = 0): Map<string, number> => {
  const count = position.legal(actions);
  bot.eye!.look(position, actions, count, character, salience, liking);
  return new Map(Array.from({ length: count }, (_, i) => [position.format(actions[i] as Action), salience[i]!]));
};

const at = (looks: number): Level => ({
  evaluator: 'hand',
  simulations: 1,
  turns: 1,
  temperature: 0,
  looks,
  proof: 0,
});
const around = { now: () => 0, pause: () => Promise.resolve() };

/** The first step that a player of so many looks chooses. */
const choose = async (position: Position, looks: number, seed: number, character = 0): Promise<string> => {
  const player = new Player({ bot, evaluator: bot.hand(), level: at(looks), around, seed, character });
  return (await player.chooseTurn(position)).steps[0]!;
};
/** The first steps that so many such players choose. */
const chooseAll = (position: Position, looks: number, players: number, character = 0): Promise<string[]> =>
  Promise.all(Array.from({ length: players }, (_, seed) => choose(position, looks, seed, character)));

const HOME: Picture = { tiles: FLAT, pieces: { '0,1': 'H0', '1,0': 'H0', '3,-1': 'H1' } };
const THREE: Picture = { tiles: FLAT, pieces: { '0,1': 'H0', '1,0': 'H0', '1,1': 'H0' } };

describe('what catches the eye', () => {
  it.each([2, 3, 4])('is something about every step of whole games of %i, for every character', seats => {
    const random = seededRandom(`eye ${seats}`);
    const position = start(seats);
    for (let n = 0; position.actor !== NOBODY; n++) {
      const count = position.legal(actions);
      if (position.actor !== CHANCE) {
        const before = [position.hashLo, position.hashHi];
        bot.eye!.look(position, actions, count, n % CHARACTERS, salience, liking);
        expect([position.hashLo, position.hashHi]).toEqual(before);
        expect(salience.subarray(0, count).every(each => each > 0 && each < 1000)).toBe(true);
        expect(liking.subarray(0, count).every(each => each > 0 && each < 1000)).toBe(true);
      }
      position.make(actions[random.below(count)] as Action);
    }
  });

  it('land beside one’s own settlement rather than beside another’s, and that rather than in the open sea', () => {
    const seen = look(island({ ...HOME, hand: 'SS' }));
    const [home, other, sea] = [seen.get('-2,1/0')!, seen.get('5,-2/3')!, seen.get('-1,0/3')!];
    expect(home).toBeGreaterThan(10 * other);
    expect(other).toBeGreaterThan(2 * sea);
  });

  it('a temple before all huts together', () => {
    const seen = [...look(island(THREE))];
    const total = (letter: string): number =>
      seen.filter(([step]) => step.startsWith(letter)).reduce((sum, [, each]) => sum + each, 0);
    expect(total('T')).toBeGreaterThan(total('H'));
  });

  it('hardly a hut by itself while a settlement waits for its temple', () => {
    const seen = look(island(HOME));
    expect(seen.get('H@1,1')).toBeGreaterThan(5 * seen.get('H@2,1')!);
  });

  it('hardly an eruption over one’s own huts', () => {
    const pieces = { '0,1': 'H0', '1,0': 'H0', '1,1': 'H0', '2,1': 'H0' };
    const covering = look(island({ tiles: FLAT, pieces, hand: 'SS' }));
    const eruptions = [...covering].filter(([step]) => ['0,0', '1,2', '2,0'].some(cell => step.startsWith(`${cell}/`)));
    expect(eruptions.length).toBeGreaterThan(0);
    expect(Math.min(...eruptions.map(([, each]) => each))).toBeLessThan(Math.max(...covering.values()) / 50);
  });
});

describe('a player who overlooks things', () => {
  it('sees the same position alike again', async () => {
    const position = island({ ...HOME, hand: 'SS' });
    for (let seed = 0; seed < 5; seed++)
      expect(await choose(position, 1.5, seed)).toBe(await choose(position, 1.5, seed));
  });

  it('builds a temple more often the more it looks, and nearly always with many looks', async () => {
    const temples = async (looks: number): Promise<number> =>
      (await chooseAll(island(THREE), looks, 40)).filter(step => step.startsWith('T')).length;
    const few = await temples(1);
    expect(few).toBeGreaterThan(12);
    expect(await temples(40)).toBeGreaterThanOrEqual(Math.max(few, 37));
  });

  it('takes a win in one that it notices', async () => {
    const won = island({ ...THREE, left: { 0: [1, 0, 9] } });
    const steps = await chooseAll(won, 200, 20);
    expect(steps.every(step => step.startsWith('T'))).toBe(true);
  });

  it('never goes out with its last hut where it has noticed a temple', async () => {
    const last = island({ ...THREE, left: { 0: [2, 2, 1], 1: [2, 2, 9] } });
    const steps = await chooseAll(last, 40, 20);
    expect(steps.every(step => step.startsWith('T'))).toBe(true);
  });

  it('has a taste: characters choose differently', async () => {
    const pieces = { '0,2': 'H0', '1,0': 'H1', '1,2': 'H1', '-1,0': 'H1' };
    const position = island({ tiles: MOUNTAIN, pieces, hand: 'SS' });
    const choices = await Promise.all([0, 1, 2].map(character => chooseAll(position, 3, 20, character)));
    const erupting = choices.map(steps => steps.filter(step => step.startsWith('0,0/')).length);
    expect(new Set(choices.map(steps => steps.join(' '))).size).toBe(CHARACTERS);
    expect(Math.max(...erupting.slice(1))).toBeGreaterThanOrEqual(erupting[0]!);
  });
});
