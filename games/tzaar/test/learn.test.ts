import type { Position } from '@threefold-games/core';
import { legalActions, playSteps } from '@threefold-games/core';
import { describe, expect, it } from 'vitest';
import { facts } from '../learn/facts.ts';
import { tzaar } from '../rules/index.ts';
import type { TzaarView } from '../rules/view.ts';

const open = (fields: string): Position<TzaarView> => {
  const position = tzaar.decode(`tzaar/1 2 - ${fields}`);
  if (!position.ok) throw new Error(position.error.detail);
  return position.value;
};

/** White: Tzaar of height 2 on D3, Tzarras on A1 and I5; Black: what can be captured from there. */
const TABLE = 'R..../.o..../......o/..A2.r.../.......a/.......a/....r../..r.../o...O w1';

describe('facts of a position of TZAAR', () => {
  it('count the types that are to be seen, for both sides', () => {
    const position = open(TABLE);
    const counted = (seat: number) =>
      (['tzaar.me', 'tzarra.me', 'tott.me', 'tzaar.other', 'tzarra.other', 'tott.other'] as const).map(name =>
        facts.standing[name](position, seat),
      );
    expect(counted(0)).toEqual([1, 1, 1, 2, 3, 3]);
    expect(counted(1)).toEqual([2, 3, 3, 1, 1, 1]);
  });

  it('tell the tallest own stack of a type; what lies below the top does not count', () => {
    const position = open(TABLE);
    expect(facts.standing['tall.tzaar.me'](position, 0)).toBe(2);
    expect(facts.standing['tall.tzaar.me'](position, 1)).toBe(1);
    expect(facts.standing['tall.tott.me'](position, 0)).toBe(1);
    expect(facts.standing['tall.me'](position, 0)).toBe(2);
    expect(facts.standing['tall.other'](position, 0)).toBe(1);
  });

  it('count the captures that each side could begin a turn with, whoever acts', () => {
    const white = open(TABLE);
    const black = open(TABLE.replace('w1', 'b1'));
    const counted = (['captures.me', 'captures.other'] as const).map(name => facts.standing[name](white, 0));
    expect(counted[0]).toBe(legalActions(tzaar, white).length);
    expect(counted[1]).toBe(legalActions(tzaar, black).length);
    expect(facts.standing['captures.me'](black, 1)).toBe(counted[1]);
  });

  it('count the own stacks of a type that the enemy could capture', () => {
    const fields = 'a..../..R..r/..A..o2./..R.o.../.O.....a/..O...o./.r...R./...a../r...O w1';
    const reached = (at: string) =>
      (['reach.tzaar.me', 'reach.tzarra.me', 'reach.tott.me'] as const).map(name => facts.standing[name](open(at), 0));
    expect(reached(fields)[0]).toBe(1);
    // Neither the Tzaar on A1 nor the stack on C6 reaches what is taller.
    expect(reached(fields.replace('..A..o2.', '..A3..o2.'))[0]).toBe(0);
  });

  it('count nothing after the end', () => {
    const over = open('...a2./.R2..../..R2..../...O..o3./....O..o/..O...o./.r...../...a../r2.... +');
    expect(facts.standing['captures.me'](over, 1)).toBe(0);
    expect(facts.standing['reach.tzarra.me'](over, 0)).toBe(0);
  });
});

describe('facts of a turn of TZAAR', () => {
  const turnOf = (fields: string, ...steps: string[]) => {
    const before = open(fields);
    const after = before.copy();
    const played = playSteps(tzaar, after, steps);
    if (!played.ok) throw new Error(played.error.detail);
    return { seat: before.actor, before, after, steps };
  };

  it('count what it captured by type, and how tall', () => {
    const twice = turnOf(TABLE, 'D3xD5', 'I5xG5');
    expect(facts.turn['took.tzarra'](twice)).toBe(2);
    expect(facts.turn['took.tzaar'](twice)).toBe(0);
    expect(facts.turn['took.tall'](twice)).toBe(1);
    expect(facts.turn.made(twice)).toBe(0);
    const stack = turnOf('....A/.....o/..o3..../......../..R3...../......../a.r4..../.....a/...rO w2', 'E3xC3');
    expect(facts.turn['took.tott'](stack)).toBe(1);
    expect(facts.turn['took.tall'](stack)).toBe(3);
  });

  it('tell the height of the stack that it made', () => {
    const made = turnOf('...a2./.R2..../..AR.../...O..o3./....O..o/..O...o./.r...../...a../r2.... w2', 'C3+B2');
    expect(facts.turn.made(made)).toBe(3);
    expect(facts.turn['took.tall'](made)).toBe(0);
  });

  it('know nothing of a pass', () => {
    const pass = turnOf('...../.o.R4../.A8...../o......a5/.......r/.......o2/....o3../....../O3.... w1', 'C2xB2', '-');
    expect(facts.turn.made(pass)).toBe(0);
    expect(facts.turn['took.tott'](pass)).toBe(1);
  });
});
