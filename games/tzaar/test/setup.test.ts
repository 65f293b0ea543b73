import { seededRandom } from '@threefold-games/core';
import { tzaar } from '@threefold-games/tzaar';
import { describe, expect, it } from 'vitest';
import { NEIGHBOUR, SPACE_NAMES, SPACES } from '../rules/tables.ts';
import { refused, stack, start, steps, turn } from './table.ts';

const at = (name: string): number => SPACE_NAMES.indexOf(name);
const neighbours = (name: string): string[] =>
  Array.from(NEIGHBOUR.subarray(6 * at(name), 6 * at(name) + 6), i => SPACE_NAMES[i] ?? '');

describe('TZAAR 1: board and pieces', () => {
  it('TZ-1.1: has 60 spaces with 300 directed neighbour pairs', () => {
    expect(SPACE_NAMES).toHaveLength(60);
    expect(SPACE_NAMES.filter(name => name.startsWith('E'))).toHaveLength(8);
    expect(NEIGHBOUR.filter(to => to < SPACES)).toHaveLength(300);
  });

  it('TZ-1.2: has a hole between E4 and E5', () => {
    expect(neighbours('E4')).not.toContain('E5');
    expect(neighbours('E4').filter(Boolean).sort()).toEqual(['D3', 'D4', 'E3', 'F3', 'F4']);
    expect(neighbours('D4')).not.toContain('F5');
    expect(neighbours('D5')).not.toContain('F4');
  });

  it('TZ-1.3: gives each side 6 Tzaars, 9 Tzarras and 15 Totts', () => {
    const full = { tzaar: 6, tzarra: 9, tott: 15 };
    expect(start('fixed').view().left).toEqual([full, full]);
    expect(start('tournament').view().hand).toEqual([full, full]);
  });
});

describe('TZAAR 2: set-up', () => {
  it('TZ-2.1: lays out all pieces at random, reproducibly', () => {
    const layout = (seed: number): string => tzaar.setup({ setup: 'random' }, 2, seededRandom(seed)).layout;
    expect(layout(1)).toBe(layout(1));
    expect(layout(1)).not.toBe(layout(2));
    expect([...layout(3)].sort().join('')).toBe(
      'A'.repeat(6) + 'O'.repeat(15) + 'R'.repeat(9) + 'a'.repeat(6) + 'o'.repeat(15) + 'r'.repeat(9),
    );
  });

  it('TZ-2.1: varies a layout by two pieces that differ and change places', () => {
    const setup = tzaar.setup({ setup: 'random' }, 2, seededRandom(1));
    for (let seed = 0; seed < 50; seed++) {
      const { layout } = tzaar.varySetup!(setup, seededRandom(seed));
      const changed = [...layout].flatMap((letter, i) => (letter === setup.layout[i] ? [] : [i]));
      expect(changed).toHaveLength(2);
      const [i, j] = changed as [number, number];
      expect(layout[i]! + layout[j]!).toBe(setup.layout[j]! + setup.layout[i]!);
    }
  });

  it('TZ-2.2: lays out the fixed start of the rulebook', () => {
    const position = start('fixed');
    expect(stack(position, 'D3')).toEqual({ owner: 0, type: 'tzaar', height: 1 });
    expect(stack(position, 'B4')).toEqual({ owner: 1, type: 'tzarra', height: 1 });
    expect(stack(position, 'E5')).toEqual({ owner: 1, type: 'tott', height: 1 });
    expect(steps(position)).toHaveLength(42);
  });

  it('TZ-2.3: lets the sides place in turn, White first, one piece a turn', () => {
    const position = start('tournament');
    expect(steps(position)).toHaveLength(180);
    expect(position.actor).toBe(0);
    turn(position, 'A@E1');
    expect(position.actor).toBe(1);
    expect(steps(position)).toHaveLength(177);
    expect(refused(position, '-')).toBe('TZ-2.3');
    expect(refused(position, 'E1xE2')).toBe('TZ-2.3');
  });

  it('TZ-2.4: places on free spaces, from what is in hand', () => {
    const position = start('tournament');
    turn(position, 'A@E1');
    expect(refused(position, 'A@E1')).toBe('TZ-2.4');
    for (let i = 1; i < 6; i++) {
      turn(position, `O@B${i}`);
      turn(position, `A@C${i}`);
    }
    turn(position, 'O@H1');
    expect(refused(position, 'A@H2')).toBe('TZ-2.4');
    expect(position.view().hand[0]?.tzaar).toBe(0);
  });

  it('TZ-2.5: places nothing once play has begun', () => {
    expect(refused(start('fixed'), 'A@E1')).toBe('TZ-2.5');
  });

  it('TZ-5.5: neither wins nor loses while pieces are placed; TZ-3.1: White then opens', () => {
    const position = start('tournament');
    const random = seededRandom('placing');
    for (let i = 0; i < 60; i++) {
      expect(position.outcome()).toBeUndefined();
      const legal = steps(position);
      turn(position, legal[random.below(legal.length)]!);
    }
    expect(position.view()).toMatchObject({ actor: 0, phase: 'opening' });
  });
});
