import { type Position, playSteps } from '@threefold-games/core';
import { type SticksView, setupOf, sticks } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import {
  type BranchText,
  branchOf,
  type Coach,
  type Moment,
  type ProvenWin,
  type ReasonRule,
  reasonsFor,
} from '../src/index.ts';

/** The toy game after its first draw: the first seat may take one or two. */
const place = (seats: number): Position<SticksView> => {
  const position = sticks.start(setupOf(sticks, seats));
  expect(playSteps(sticks, position, ['red']).ok).toBe(true);
  return position;
};

interface Told {
  readonly seats?: number;
  readonly better?: Partial<BranchText>;
  readonly played?: Partial<BranchText>;
  readonly win?: ProvenWin;
}

const momentOf = ({ seats = 2, better, played, win }: Told): Moment<SticksView> => {
  const before = place(seats);
  const branch = (text: BranchText) => {
    const made = branchOf(sticks, before, text);
    if (!made.ok) throw new Error(made.error.code);
    return made.value;
  };
  return {
    game: sticks,
    seat: before.actor,
    better: branch({ steps: ['1', '!'], ...better }),
    ...(played && { played: branch({ steps: ['2', '!'], ...played }) }),
    ...(win && { win }),
  };
};

const reasonsOf = (told: Told, coach?: Coach<SticksView>) => reasonsFor(coach, momentOf({ played: {}, ...told }));
const idsOf = (told: Told, coach?: Coach<SticksView>) => reasonsOf(told, coach).map(({ id }) => id);

describe('a win that was let go', () => {
  it('is told with how many own turns it takes', () => {
    const [reason] = reasonsOf({ win: { seat: 0, turns: 3 } });
    expect(reason).toMatchObject({ id: 'any.missedWin', values: { n: 2 }, ground: 'proof' });
    expect(idsOf({ win: { seat: 0 } })).toEqual(['any.missedSureWin']);
  });

  it('is not told where the turn keeps it, or where it is somebody else’s', () => {
    const kept = { win: { seat: 0, turns: 3 }, played: { win: { seat: 0, turns: 2 } } };
    expect(idsOf(kept)).toEqual(['any.line']);
    expect(idsOf({ win: { seat: 0 }, played: { win: { seat: 0 } } })).toEqual(['any.line']);
    expect(idsOf({ win: { seat: 1, turns: 3 } })).toEqual(['any.line']);
  });
});

describe('a win that was allowed', () => {
  it('is told with who has it, and in how many turns', () => {
    const [reason] = reasonsOf({ played: { win: { seat: 1, turns: 3 } } });
    expect(reason).toMatchObject({ id: 'any.allowsWin', values: { who: 1, n: 2 }, ground: 'proof' });
    expect(idsOf({ played: { win: { seat: 1 } } })).toEqual(['any.allowsSureWin']);
    expect(idsOf({ played: { win: { seat: 1, turns: 0 } } })).toEqual(['any.endsGame']);
  });

  it('is not told where the better turn allows it as well, or where it is one’s own', () => {
    for (const turns of [{ turns: 0 }, { turns: 3 }, {}]) {
      const win = { seat: 1, ...turns };
      expect(idsOf({ played: { win }, better: { win } })).toEqual(['any.line']);
      expect(idsOf({ played: { win: { seat: 0, ...turns } } })).toEqual(['any.line']);
    }
  });
});

describe('a gift', () => {
  const given = { better: { values: [0.5, 0.3, 0.2] }, played: { values: [0.4, 0.3, 0.3] } };

  it('is told with three: what it cost, and who gained most', () => {
    const [reason] = reasonsOf({ seats: 3, ...given });
    expect(reason).toMatchObject({ id: 'any.gift', values: { points: 10, who: 2, gained: 10 }, ground: 'count' });
  });

  it('is not told with two, and not where it was little', () => {
    expect(idsOf({ better: { values: [0.6, 0.4] }, played: { values: [0.4, 0.6] } })).toEqual(['any.line']);
    expect(idsOf({ seats: 3, better: given.better, played: { values: [0.46, 0.3, 0.24] } })).toEqual(['any.line']);
  });
});

describe('reasons', () => {
  const rule = (id: string, ground: 'rule' | 'line', weight: number, about: 'both' | 'better' = 'both') =>
    ({ id, about, find: () => ({ values: {}, ground, weight }) }) as ReasonRule<SticksView>;
  const coach = (...reasons: ReasonRule<SticksView>[]): Coach<SticksView> => ({ reasons, remark: () => undefined });

  it('come by their ground, then by their weight, two at most', () => {
    const own = coach(rule('light', 'line', 1), rule('heavy', 'line', 2), rule('rule', 'rule', 0));
    expect(idsOf({}, own)).toEqual(['rule', 'heavy']);
  });

  it('say how much better a turn is only where nothing else can be said', () => {
    expect(reasonsOf({ better: { values: [0.62, 0.38] } })).toEqual([
      { id: 'any.line', values: { points: 12 }, ground: 'count' },
    ]);
    expect(idsOf({}, coach(rule('light', 'line', 1)))).toEqual(['light']);
  });

  it('do not tell that a game ends where a rule has told how', () => {
    const told = { win: { seat: 0, turns: 1 } };
    expect(idsOf(told)).toEqual(['any.missedWin']);
    expect(idsOf(told, coach(rule('ends', 'rule', 1, 'better')))).toEqual(['ends']);
    // One about what was played says nothing of the win.
    expect(idsOf(told, coach(rule('ends', 'rule', 1, 'both')))).toEqual(['ends', 'any.missedWin']);
    const lost = { played: { win: { seat: 1, turns: 0 } } };
    expect(idsOf(lost, coach(rule('loses', 'rule', 1, 'both')))).toEqual(['loses']);
  });

  it('are only those about the better turn where nothing was played yet', () => {
    const own = coach(rule('both', 'rule', 1), rule('better', 'line', 1, 'better'));
    expect(reasonsFor(own, momentOf({})).map(({ id }) => id)).toEqual(['better']);
    expect(reasonsFor(undefined, momentOf({ win: { seat: 0, turns: 1 } }))).toEqual([]);
  });
});
