import { describe, expect, it } from 'vitest';
import { KEPT, refused, stack, start, steps, table, turn } from './table.ts';

describe('TZAAR 3: turns', () => {
  it('TZ-3.1: White opens with a single capture', () => {
    const position = start('fixed');
    expect(refused(position, '-')).toBe('TZ-3.1');
    expect(refused(position, 'E2+E3')).toBe('TZ-3.1');
    turn(position, 'D3xC3');
    expect(position.view()).toMatchObject({ actor: 1, phase: 'first' });
  });

  it('TZ-3.2: a turn has two steps, no more and no fewer', () => {
    expect(refused(start('fixed'), 'D3xC3', 'E2+E3')).toBe('TZ-3.2');
    const position = table({ ...KEPT, D3: 'O', D4: 'o', D5: 'o', D6: 'o' }, 'w1');
    expect(refused(position, 'D3xD4')).toBe('TZ-3.2');
    expect(refused(position, 'D3xD4', 'D4xD5', 'D5xD6')).toBe('TZ-3.2');
    expect(refused(position, 'D3xD4', 'D4xD5')).toBeUndefined();
  });

  it('TZ-3.3: the first step is a capture', () => {
    const position = table({ ...KEPT, D3: 'O', D4: 'O', D5: 'o' }, 'w1');
    expect(refused(position, 'D3+D4', '-')).toBe('TZ-3.3');
    expect(refused(position, '-')).toBe('TZ-3.3');
    expect(steps(position).every(step => step.includes('x'))).toBe(true);
  });

  it('TZ-3.4: the second step is a capture, a stacking or a pass, with the same stack or another', () => {
    const stacks = { ...KEPT, D3: 'O', D4: 'o', D5: 'o', C1: 'R', C2: 'R' };
    for (const second of ['D4xD5', 'C1+C2', '-']) expect(refused(table(stacks, 'w1'), 'D3xD4', second)).toBeUndefined();
    expect(steps(table(stacks, 'w2')).at(-1)).toBe('-');
  });
});

describe('TZAAR 4: moving', () => {
  it('TZ-4.1: moves own stacks alone', () => {
    const position = table({ ...KEPT, D3: 'O', D4: 'o' }, 'w1');
    expect(refused(position, 'D4xD3', '-')).toBe('TZ-4.1');
    expect(refused(position, 'E4xD4', '-')).toBe('TZ-4.1');
  });

  it('TZ-4.2: moves in a straight line to the first occupied space', () => {
    const position = table({ ...KEPT, D3: 'O', D6: 'o', F5: 'o' }, 'w1');
    expect(steps(position)).toContain('D3xD6');
    expect(refused(position, 'D3xF5', '-')).toBe('TZ-4.2');
  });

  it('TZ-4.3: never moves to an empty space', () => {
    expect(refused(table({ ...KEPT, D3: 'O', D4: 'o' }, 'w1'), 'D3xD2', '-')).toBe('TZ-4.3');
  });

  it('TZ-4.4: passes over empty spaces, never over a stack', () => {
    const position = table({ ...KEPT, D3: 'O', D4: 'o', D6: 'o' }, 'w1');
    expect(position.whyNot('D3xD6')).toEqual({ rule: 'TZ-4.4', cells: ['D4'] });
  });

  it('TZ-4.5: never crosses the hole', () => {
    const position = table({ ...KEPT, E3: 'O', E6: 'o', D3: 'o' }, 'w1');
    expect(refused(position, 'E3xE6', '-')).toBe('TZ-4.5');
    expect(steps(position)).not.toContain('E3xE6');
  });

  it('TZ-4.6: captures what is at most as tall, whatever the types', () => {
    const stacks = { ...KEPT, D3: 'O2', D4: 'a2', E3: 'r3', C2: 'o' };
    const position = table(stacks, 'w1');
    expect(steps(position)).toEqual(expect.arrayContaining(['D3xD4', 'D3xC2']));
    expect(position.whyNot('D3xE3')).toEqual({ rule: 'TZ-4.6', cells: ['D3', 'E3'] });
    expect(refused(table({ ...KEPT, D3: 'O', D4: 'R' }, 'w2'), 'D3xD4')).toBe('TZ-4.6');
    turn(position, 'D3xD4', '-');
    expect(stack(position, 'D4')).toEqual({ owner: 0, type: 'tott', height: 2 });
    expect(stack(position, 'D3')).toBeUndefined();
  });

  it('TZ-4.6, TZ-3.3: tell what keeps a stack where it is that is moved onto itself', () => {
    const stacks = { ...KEPT, B3: 'O', H2: 'O', H3: 'o' };
    expect(table({ ...stacks, B4: 'o2' }, 'w1').whyNot('B3xB3')).toEqual({ rule: 'TZ-4.6', cells: ['B3'] });
    expect(table(stacks, 'w1').whyNot('B3xB3')).toEqual({ rule: 'TZ-3.3', cells: ['B3'] });
    expect(table(stacks, 'w1').whyNot('H2xH2')).toEqual({ rule: 'TZ-4.2', cells: ['H2', 'H2'] });
  });

  it('TZ-4.7: a stacking adds the heights and shows the mover on top', () => {
    const position = table({ ...KEPT, D3: 'A7', D4: 'R12', E3: 'o' }, 'w2');
    expect(refused(position, 'D3+E3')).toBe('TZ-4.7');
    turn(position, 'D3+D4');
    expect(stack(position, 'D4')).toEqual({ owner: 0, type: 'tzaar', height: 19 });
    expect(position.view().left[0]).toEqual({ tzaar: 2, tzarra: 1, tott: 1 });
  });
});
