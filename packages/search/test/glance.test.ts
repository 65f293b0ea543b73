import { type Action, legalActions, type Position, seededRandom } from '@threefold-games/core';
import { ANY_TURNS, type Bot, type Eye, type Level, Player, Search } from '@threefold-games/search';
import { gameOf, startOf } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { Glance } from '../src/glance.ts';
import { ignorant } from './evaluators.ts';

const game = gameOf('tzaar');
const around = { now: () => 0, pause: () => Promise.resolve() };
const legal = new Int32Array(game.maxActions);

/** Sees even actions nine times as soon as odd ones; the character says which of them it likes. */
const eye: Eye = {
  look(_position, actions, count, character, salience, liking) {
    for (let i = 0; i < count; i++) {
      salience[i] = actions[i]! % 2 === 0 ? 9 : 1;
      liking[i] = actions[i]! % 2 === character ? 4 : 1;
    }
  },
};

const glanceOf = (looks: number, seed = 1, eyes: { readonly eye?: Eye } = { eye }): Glance =>
  new Glance({ game, ...eyes, looks, character: 0, seed });

/** The steps that are noticed. */
const noticed = (glance: Glance, position: Position): number[] => {
  const count = glance.notice(position, legal, position.legal(legal));
  return [...legal.subarray(0, count)];
};

/** Positions of some games by lot. */
const positions = (): Position[] => {
  const random = seededRandom('glance');
  const met: Position[] = [];
  for (let n = 0; n < 4; n++) {
    const position = startOf(game, 2, `glance ${n}`);
    for (let actions = legalActions(game, position); actions.length > 0; actions = legalActions(game, position)) {
      met.push(position.copy());
      position.make(actions[random.below(actions.length)]!);
    }
  }
  return met;
};
const POSITIONS = positions();

describe('a glance', () => {
  it('notices some of the legal steps, each once, and always the same in the same position', () => {
    const glance = glanceOf(5);
    const first = POSITIONS.map(position => noticed(glance, position));
    for (const [i, position] of POSITIONS.entries()) {
      const seen = first[i]!;
      expect(seen.length).toBeGreaterThan(0);
      expect(new Set(seen).size).toBe(seen.length);
      expect(legalActions(game, position)).toEqual(expect.arrayContaining(seen));
      expect(noticed(glanceOf(5), position)).toEqual(seen);
    }
    // Another player sees it otherwise.
    expect(POSITIONS.map(position => noticed(glanceOf(5, 2), position))).not.toEqual(first);
  });

  it('falls on about as many steps as it is told, and on all with looks enough', () => {
    const start = startOf(game);
    const all = start.legal(legal);
    const seeds = Array.from({ length: 200 }, (_, seed) => seed);
    const mean = (looks: number): number =>
      seeds.reduce((sum, seed) => sum + noticed(glanceOf(looks, seed), start).length, 0) / seeds.length;
    expect(mean(4)).toBeGreaterThan(3);
    expect(mean(4)).toBeLessThan(5);
    expect(mean(12)).toBeGreaterThan(mean(4) + 5);
    expect(mean(1e9)).toBe(all);
  });

  it('falls on what is salient more often, and on everything alike without an eye', () => {
    const isEven = (action: number): boolean => action % 2 === 0;
    const shareOfEven = (eyes: { readonly eye?: Eye }): number => {
      const list = POSITIONS.flatMap((position, seed) => noticed(glanceOf(6, seed, eyes), position));
      return list.filter(isEven).length / list.length;
    };
    expect(shareOfEven({ eye })).toBeGreaterThan(0.75);
    expect(shareOfEven({})).toBeLessThan(0.65);
  });

  it('tells how fond the player is of each step that it noticed', () => {
    const glance = glanceOf(8);
    for (const position of POSITIONS)
      for (const [i, action] of noticed(glance, position).entries())
        expect(glance.liking[i]).toBe(action % 2 === 0 ? 4 : 1);
  });
});

const LEVEL: Level = { evaluator: 'hand', simulations: 1, turns: ANY_TURNS, temperature: 0, proof: 0 };
const bot: Bot = { game, hand: () => ignorant, eye, levels: [LEVEL], isLate: () => false };
const chosen = async (position: Position, looks: number, character: number): Promise<Action> => {
  const player = new Player({ bot, evaluator: ignorant, level: { ...LEVEL, looks }, around, seed: 3, character });
  return (await player.chooseTurn(position)).actions[0]!;
};

/** Steps that end the game with a win for who takes them. */
const wins = (position: Position): Action[] =>
  legalActions(game, position).filter(action => {
    const { actor } = position;
    position.make(action);
    const won = position.outcome()?.shares[actor] === 1;
    position.unmake();
    return won;
  });

describe('a player that overlooks', () => {
  it('takes a win that it notices', async () => {
    const winning = POSITIONS.filter(position => wins(position).length > 0);
    expect(winning.length).toBeGreaterThan(0);
    for (const position of winning) expect(wins(position)).toContain(await chosen(position, 1e9, 0));
  });

  it('chooses by its taste among steps that are alike to it', async () => {
    for (const position of POSITIONS.filter(each => wins(each).length === 0)) {
      const parities = new Set(legalActions(game, position).map(action => action % 2));
      if (parities.size < 2) continue;
      for (const character of [0, 1]) expect((await chosen(position, 1e9, character)) % 2).toBe(character);
    }
  });

  it('looks at everything when all that it noticed is thrown away by the evaluator', () => {
    const position = startOf(game);
    const glance = glanceOf(1);
    const [only] = noticed(glance, position);
    const search = new Search(
      game,
      {
        evaluate(_position, actions, count, priors, values) {
          for (let i = 0; i < count; i++) priors[i] = actions[i] === only ? 0 : 1;
          values.fill(0.5);
        },
      },
      position,
      { glance },
    );
    search.run({ simulations: 1 });
    expect(search.tree.edgeCount[search.root]).toBe(legalActions(game, position).length - 1);
  });
});
