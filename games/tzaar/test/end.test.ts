import { describe, expect, it } from 'vitest';
import { KEPT, refused, steps, table, turn } from './table.ts';

describe('TZAAR 5: end', () => {
  it('TZ-5.1: ends with the capture of the last visible piece of a type, already on the first step', () => {
    const { I1: _, ...kept } = KEPT;
    const position = table({ ...kept, D3: 'O', D4: 'a', E2: 'o5' }, 'w1');
    turn(position, 'D3xD4');
    expect(position.outcome()).toEqual({ shares: [1, 0], rule: 'TZ-5.1' });
    expect(position.view().left[1]).toEqual({ tzaar: 0, tzarra: 1, tott: 2 });
  });

  it('TZ-5.1: counts the tops of stacks alone', () => {
    const { I1: _, ...kept } = KEPT;
    // Black's other Tzaars may well lie inside the tall stack: they do not count.
    const position = table({ ...kept, D3: 'O', D4: 'a', H1: 'o9' }, 'w1');
    turn(position, 'D3xD4');
    expect(position.outcome()?.shares).toEqual([1, 0]);
  });

  it('TZ-5.2: is lost for a side that cannot capture at the start of its turn', () => {
    const position = table({ A1: 'A', A2: 'R', A3: 'O', I1: 'a', I2: 'r', I3: 'o', C1: 'O', D1: 'o', E2: 'O' }, 'w1');
    turn(position, 'C1xD1', 'E2+D1');
    expect(position.outcome()).toEqual({ shares: [1, 0], rule: 'TZ-5.2' });
    const stuck = table({ A1: 'A', A2: 'R', A3: 'O', I1: 'a', I2: 'r', I3: 'o' }, 'b1');
    expect(steps(stuck)).toEqual([]);
    expect(stuck.outcome()).toEqual({ shares: [1, 0], rule: 'TZ-5.2' });
  });

  it('TZ-5.2: a taller target is no capture', () => {
    const position = table({ A1: 'A2', A2: 'R2', A3: 'O2', B1: 'a', B2: 'r', I3: 'o' }, 'b1');
    expect(position.outcome()).toEqual({ shares: [1, 0], rule: 'TZ-5.2' });
  });

  it('TZ-5.3: is lost for a side that buries its own last piece of a type, before the enemy is tested', () => {
    const position = table({ A1: 'A', A2: 'R2', A3: 'O2', I1: 'a', I2: 'r', I3: 'o' }, 'w2');
    turn(position, 'A2+A1');
    expect(position.outcome()).toEqual({ shares: [0, 1], rule: 'TZ-5.3' });
    expect(position.encode().endsWith(' +')).toBe(true);
  });

  it('TZ-5.4: nothing is played after the end', () => {
    const stuck = table({ A1: 'A', A2: 'R', A3: 'O', I1: 'a', I2: 'r', I3: 'o' }, 'b1');
    expect(refused(stuck, '-')).toBe('TZ-5.4');
    expect(stuck.whyNot('I1xI2')).toEqual({ rule: 'TZ-5.4', cells: [] });
    expect(stuck.atTurnStart).toBe(true);
  });
});
