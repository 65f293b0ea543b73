import {
  ConformanceError,
  checkGames,
  perftRows,
  playBeside,
  playCounts,
  type Referee,
  readVectors,
  refusedTurn,
  variants,
} from '@threefold-games/conformance';
import { type Action, type Game, type Position, seededRandom } from '@threefold-games/core';
import { STICKS_RULES, type SticksView, startSticks, sticks } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

type Overrides = Partial<Record<keyof Position<SticksView>, unknown>>;

/** The toy game with parts of its positions replaced: `change` sees the sound position and says what is different. */
const broken = (change: (sound: Position<SticksView>) => Overrides): Game<SticksView> => {
  const wrap = (sound: Position<SticksView>): Position<SticksView> => {
    const changes = change(sound);
    return new Proxy(sound, {
      get(target, key) {
        if (key in changes) return changes[key as keyof Overrides];
        if (key === 'copy') return () => wrap(target.copy());
        const value = target[key as keyof Position<SticksView>];
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  return {
    ...sticks,
    start: setup => wrap(sticks.start(setup)),
    decode: text => {
      const decoded = sticks.decode(text);
      return decoded.ok ? { ok: true, value: wrap(decoded.value) } : decoded;
    },
  };
};

const check = (game: Game): unknown =>
  variants(game).map(variant => checkGames(game, variant, STICKS_RULES, seededRandom('suite'), 6));

describe('the suite', () => {
  it('plays every value of every option with every number of seats', () => {
    expect(variants(sticks).map(({ seats, options }) => `${seats} ${options.pile}`)).toEqual([
      '2 7',
      '2 5',
      '3 5',
      '3 7',
      '4 5',
      '4 7',
    ]);
  });

  it('passes a sound game and says what it saw', () => {
    expect(check(sticks)).toEqual(
      expect.arrayContaining([expect.objectContaining({ states: expect.any(Number), widest: 3 })]),
    );
  });

  it.each<[string, (sound: Position<SticksView>) => Overrides]>([
    [
      'lists a step twice',
      sound => ({
        legal: (out: Int32Array) => {
          const n = sound.legal(out);
          out[n] = out[0]!;
          return n && n + 1;
        },
      }),
    ],
    [
      'lists other steps when asked again',
      sound => {
        let calls = 0;
        return {
          legal: (out: Int32Array) => {
            const n = sound.legal(out);
            if (calls++ % 2) out.subarray(0, n).reverse();
            return n;
          },
        };
      },
    ],
    ['writes two steps alike', () => ({ format: () => '1' })],
    ['does not take a step back', () => ({ unmake: () => undefined })],
    ['shares its past with its copies', sound => ({ copy: () => sound })],
    ['forgets something in its text', sound => ({ encode: () => sound.encode().replace(/ \d$/, ' 0') })],
    ['forgets how many play', () => ({ seats: 1 })],
    ['never ends', () => ({ outcome: () => undefined })],
    ['ends early', () => ({ outcome: () => ({ shares: [1, 0], rule: 'ST-2.1' }) })],
    [
      'quotes a rule that does not exist',
      sound => ({
        outcome: () => {
          const outcome = sound.outcome();
          return outcome && { ...outcome, rule: 'ST-9.9' };
        },
      }),
    ],
    [
      'shares out more than there is',
      sound => ({
        outcome: () => {
          const outcome = sound.outcome();
          return outcome && { ...outcome, shares: outcome.shares.map(() => 1) };
        },
      }),
    ],
    ['speaks against a legal step', () => ({ whyNot: () => ({ rule: 'ST-1.1', cells: [] }) })],
    ['never says why not', () => ({ whyNot: () => undefined })],
    ['points at nothing', () => ({ picks: () => [] })],
    ['shows a view that can be changed', sound => ({ view: () => ({ ...sound.view() }) })],
    ['weighs draws wrongly', () => ({ weight: (action: Action) => 1 + action })],
    [
      'has a hash of its own each time',
      () => {
        let n = 0;
        return {
          get hashLo() {
            return n++;
          },
        };
      },
    ],
  ])('finds a game that %s', (_, change) => {
    expect(() => check(broken(change))).toThrow(ConformanceError);
  });

  it('finds a game that shares a win though it says that it cannot', () => {
    const shares = broken(sound => ({
      outcome: () => {
        const outcome = sound.outcome();
        return outcome && { ...outcome, shares: outcome.shares.map(() => 1 / outcome.shares.length) };
      },
    }));
    expect(() => check(shares)).not.toThrow();
    expect(() => check({ ...shares, sharedResults: false })).toThrow(ConformanceError);
  });

  it('finds a game that is longer or wider than it says', () => {
    expect(() => check({ ...sticks, maxSteps: 5 })).toThrow(ConformanceError);
    expect(() => check({ ...sticks, maxActions: 2 })).toThrow(ConformanceError);
  });
});

describe('the referee beside the engine', () => {
  /** A referee that repeats what the engine does, but for what `change` says. */
  const echo = (change: Partial<Referee>): Referee => {
    const twin = startSticks();
    const out = new Int32Array(8);
    const legal = (): Action[] => Array.from(out.subarray(0, twin.legal(out))) as Action[];
    return {
      actor: () => (twin.actor === -1 ? 'chance' : twin.actor === -2 ? 'nobody' : twin.actor),
      legal: () => legal().map(action => twin.format(action)),
      play: step => twin.make(legal().find(action => twin.format(action) === step)!),
      state: () => twin.view().sticks,
      shares: () => twin.outcome()?.shares as number[] | undefined,
      ...change,
    };
  };
  const beside = (change: Partial<Referee>): number =>
    playBeside(sticks, startSticks(), echo(change), view => view.sticks, seededRandom(3));

  it('agrees to the end', () => expect(beside({})).toBeGreaterThan(5));
  it.each<[string, Partial<Referee>]>([
    ['actor', { actor: () => 0 }],
    ['legal steps', { legal: () => ['red'] }],
    ['state', { state: () => 7 }],
    ['shares', { shares: () => [1, 0] }],
  ])('notices other %s', (_, change) => expect(() => beside(change)).toThrow(ConformanceError));
});

describe('vectors', () => {
  const head = '[Game "sticks"]\n[Options "pile=7"]\n[Seats "A; B"]\n';
  const record = (tags: string, moves: string) => readVectors(`${head}${tags}\n\n${moves}`)[0]!;

  it('hold counts, refusals and perft rows against a game', () => {
    const played = playCounts(sticks, record('[Legal "? 3 2 2 3 ? 2 2"]', '1. blue 3 !\n2. blue 3 !\n3. red 1\n'));
    expect(played.counted).toEqual(['?', '3', '2', '2', '3', '?', '1', '1'].slice(0, played.counted.length));
    expect(played.detail).toMatchObject({ sticks: 0 });
    expect(refusedTurn(sticks, record('[Refused "four"]', '1. blue 3 !\n2. red 3 !\n'))).toMatchObject({
      turn: 2,
      step: 2,
    });
    const rows = perftRows(sticks, record('[Perft "2 4"]\n[Draws "red"]', ''));
    expect(rows.map(row => row.count())).toEqual([2, 4].map(value => ({ ok: true, value })));
  });

  it('cannot pass by accident', () => {
    expect(() => playCounts(sticks, record('[Legal ""]', '1. red 1 !\n'))).toThrow('not over');
    expect(() => playCounts(sticks, record('[Legal ""]', '1. red 3 !\n'))).toThrow('step.illegal');
    expect(() => refusedTurn(sticks, record('', '1. red 1 !\n'))).toThrow('nothing is refused');
    expect(() => refusedTurn(sticks, record('', '1. red 3 !\n2. red 3 !\n'))).toThrow('earlier');
    expect(() => readVectors('junk')).toThrow();
  });
});
