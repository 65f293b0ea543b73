import { legalActions, NOBODY, type Position, playTurn, seededRandom } from '@threefold-games/core';
import {
  ANY_TURNS,
  type Bot,
  type Level,
  Player,
  type Report,
  report,
  Search,
  sampleEdge,
  think,
  timeForTurn,
} from '@threefold-games/search';
import { gameOf, startOf } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { endings } from './endings.ts';
import { fussy, ignorant } from './evaluators.ts';
import { canForce } from './exact.ts';

/** A clock that goes on by a millisecond whenever somebody looks at it. */
const ticking = () => {
  let time = 0;
  let pauses = 0;
  return {
    now: () => time++,
    pause: async () => {
      pauses++;
    },
    get time() {
      return time;
    },
    get pauses() {
      return pauses;
    },
  };
};

const LEVEL: Level = { evaluator: 'hand', simulations: 50, turns: ANY_TURNS, temperature: 0, proof: 0 };
const botOf = (id: string, late = false): Bot => ({
  game: gameOf(id),
  hand: () => ignorant,
  levels: [LEVEL],
  isLate: () => late,
});
const player = (id: string, level: Partial<Level> = {}, late = false, around = ticking(), seed = 's') =>
  new Player({ bot: botOf(id, late), evaluator: ignorant, level: { ...LEVEL, ...level }, around, seed });

/** Seat 0 makes the last step of a game, and gets the share that stands at its number. */
const atLast = (shares: readonly number[]): Position => {
  let made = -1;
  const position: Pick<
    Position,
    | 'seats'
    | 'actor'
    | 'atTurnStart'
    | 'hashLo'
    | 'hashHi'
    | 'legal'
    | 'make'
    | 'unmake'
    | 'outcome'
    | 'format'
    | 'copy'
  > = {
    seats: 2,
    get actor() {
      return made < 0 ? 0 : NOBODY;
    },
    atTurnStart: true,
    get hashLo() {
      return made;
    },
    hashHi: 0,
    legal(out) {
      out.set([...shares.keys()]);
      return shares.length;
    },
    make: action => {
      made = action;
    },
    unmake: () => {
      made = -1;
    },
    outcome: () => ({ shares: [shares[made]!, 1 - shares[made]!], rule: 'TZ-5.1' }),
    format: String,
    copy: () => atLast(shares),
  };
  return position as Position;
};

describe('the time for a turn', () => {
  it('is what was given, where no clock runs', () => {
    expect(timeForTurn({})).toBeUndefined();
    expect(timeForTurn({ milliseconds: 300 })).toBe(300);
  });

  it('shares out what is left on the clock and always keeps some', () => {
    for (const left of [0, 10, 100, 1000, 60_000, 3_600_000]) {
      for (const increment of [0, 1000, 30_000]) {
        const time = timeForTurn({ clock: { left, increment } })!;
        expect(time).toBeGreaterThan(0);
        expect(time).toBeLessThanOrEqual(Math.max(1, 0.3 * left));
      }
    }
    const minute = timeForTurn({ clock: { left: 60_000, increment: 0 } })!;
    expect(timeForTurn({ clock: { left: 60_000, increment: 2000 } })!).toBeGreaterThan(minute + 1000);
    expect(timeForTurn({ clock: { left: 60_000, increment: 0, turns: 5 } })!).toBeGreaterThan(3 * minute);
    expect(timeForTurn({ milliseconds: 5, clock: { left: 60_000, increment: 0 } })).toBe(5);
  });
});

describe('thinking', () => {
  it('ends in time, and pauses on the way', async () => {
    const around = ticking();
    const search = new Search(gameOf('talat'), ignorant, startOf('talat'));
    await think(search, around, { milliseconds: 200 });
    expect(around.time).toBeGreaterThan(190);
    expect(around.time).toBeLessThan(230);
    expect(around.pauses).toBeGreaterThan(15);
  });

  it('ends soon after it is told to', async () => {
    const around = ticking();
    const stop = { aborted: false };
    const search = new Search(gameOf('talat'), ignorant, startOf('talat'));
    const pause = async (): Promise<void> => {
      stop.aborted = around.time > 100;
    };
    await think(search, { now: around.now, pause }, { stop });
    expect(around.time).toBeLessThan(100 + 20);
  });

  it('takes a first look and no more where it is told to before it begins', async () => {
    const search = new Search(gameOf('talat'), ignorant, startOf('talat'));
    const { simulations, variations } = await think(search, ticking(), { stop: { aborted: true } });
    expect(simulations).toBe(1);
    expect(variations).toHaveLength(1);
  });

  it('reports as it deepens, each time with more behind it', async () => {
    const seen: Report[] = [];
    const search = new Search(gameOf('tzaar'), ignorant, startOf('tzaar'));
    const last = await think(search, ticking(), { simulations: 500, variations: 3, onReport: now => seen.push(now) });
    expect(seen.length).toBeGreaterThan(3);
    const simulations = [...seen, last].map(now => now.simulations);
    expect(simulations).toEqual([...new Set(simulations)].sort((a, b) => a - b));
    expect(last.simulations).toBe(500);
    expect(last.variations).toHaveLength(3);
  });
});

describe('a player', () => {
  it.each(['tzaar', 'talat', 'taluva'])('chooses whole legal turns: %s', async id => {
    const position = startOf(id);
    const white = player(id);
    const draw = seededRandom('draws');
    for (let turn = 0; turn < 6; turn++) {
      while (position.actor < 0) {
        const draws = legalActions(gameOf(id), position);
        position.make(draws[draw.below(draws.length)]!);
      }
      const before = position.encode();
      const { steps } = await white.chooseTurn(position);
      expect(position.encode()).toBe(before);
      expect(playTurn(gameOf(id), position, steps)).toMatchObject({ ok: true });
    }
  });

  it('does the same again with the same seed, and something else with another', async () => {
    const turns = async (seed: string): Promise<string> => {
      const position = startOf('talat');
      const someone = player('talat', { temperature: 1 }, false, ticking(), seed);
      let all = '';
      for (let turn = 0; turn < 8; turn++) {
        const { steps } = await someone.chooseTurn(position);
        all += `${steps.join(' ')}; `;
        playTurn(gameOf('talat'), position, steps);
      }
      return all;
    };
    expect(await turns('a')).toBe(await turns('a'));
    expect(await turns('a')).not.toBe(await turns('b'));
  });

  it('never takes longer than it may', async () => {
    const around = ticking();
    await player('tzaar', { simulations: 1e6 }, false, around).chooseTurn(startOf('tzaar'), {
      limits: { clock: { left: 10_000, increment: 0 } },
    });
    expect(around.time).toBeLessThan(10_000 / 20);
  });

  it('has a turn ready where no time is left at all', async () => {
    const around = ticking();
    const position = startOf('tzaar');
    const { steps } = await player('tzaar', { simulations: 1e6, proof: 1000 }, true, around).chooseTurn(position, {
      limits: { clock: { left: 0, increment: 0 } },
    });
    expect(around.time).toBeLessThan(30);
    expect(playTurn(gameOf('tzaar'), position, steps)).toMatchObject({ ok: true });
  });

  it('thinks anew before every step, also where the positions in memory are limited', async () => {
    const position = startOf('tzaar');
    const someone = player('tzaar', { simulations: 1e6 });
    for (let turn = 0; turn < 3; turn++) {
      const before = someone.evaluations;
      const { steps } = await someone.chooseTurn(position, { limits: { nodes: 150 } });
      expect(someone.evaluations).toBeGreaterThan(before + 20);
      playTurn(gameOf('tzaar'), position, steps);
    }
  });

  it('proves a win where it looks late enough, and plays it', async () => {
    const game = gameOf('tzaar');
    let won = 0;
    for (const position of endings('tzaar', 3, 10)) {
      const { report: thought, actions } = await player('tzaar', { simulations: 2, proof: 5000 }, true).chooseTurn(
        position,
      );
      if (!thought?.solved || thought.values[position.actor] !== 1) continue;
      won++;
      const { actor } = position;
      for (const action of actions) position.make(action);
      expect(canForce(game, position, actor, 99)).not.toBe(false);
    }
    expect(won).toBeGreaterThan(3);
  });
});

describe('choosing by lot', () => {
  it('takes the best at temperature 0 and spreads out as it rises', () => {
    const search = new Search(gameOf('tzaar'), fussy, startOf('tzaar'));
    search.run({ simulations: 300 });
    const random = seededRandom('lot');
    const spread = (temperature: number): number =>
      new Set(Array.from({ length: 200 }, () => sampleEdge(search, temperature, random))).size;
    expect(spread(0)).toBe(1);
    expect(spread(0.2)).toBeLessThan(spread(1));
    expect(spread(1)).toBeGreaterThan(5);
  });

  it('takes the largest part of a win where every step is certain', () => {
    const search = new Search(gameOf('tzaar'), ignorant, atLast([0.25, 0.25, 0, 0.5]));
    expect(search.run({ simulations: 50 })).toBe('solved');
    expect(report(search, 1)).toMatchObject({ values: [0.5, 0.5], variations: [{ actions: [3], solvedIn: 1 }] });
    expect(search.tree.action[sampleEdge(search, 5, seededRandom('parts'))]).toBe(3);
  });

  it('never overlooks what it knows to win, and never takes what it knows to lose', () => {
    const random = seededRandom('known');
    for (const position of endings('tzaar', 1, 10)) {
      const search = new Search(gameOf('tzaar'), ignorant, position);
      search.run({ simulations: 3000 });
      const { values, solved, variations } = report(search, 200);
      const known = variations.filter(variation => variation.solved && variation.values[position.actor] === 0);
      for (let i = 0; i < 50; i++) {
        const action = search.tree.action[sampleEdge(search, 5, random)];
        if (solved && values[position.actor] === 1) expect(action).toBe(variations[0]!.actions[0]);
        else if (!solved) expect(known.map(variation => variation.actions[0])).not.toContain(action);
      }
    }
  });
});
